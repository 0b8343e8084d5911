import type { Plugin } from 'vite'

const ID = '\0lean-react-relay'

/** Where each hook lives inside react-relay. One that is missing here fails the build by its name: add it. */
const hooks = ['useFragment', 'useLazyLoadQuery', 'usePreloadedQuery', 'useRelayEnvironment', 'RelayEnvironmentProvider']

const facade = [
  ...hooks.map((hook) => `export { default as ${hook} } from 'react-relay/lib/relay-hooks/${hook}.js'`),
  "import loading from 'react-relay/lib/relay-hooks/loadQuery.js'",
  'export const { loadQuery } = loading',
  "export { fetchQuery, graphql } from 'relay-runtime'",
].join('\n')

/**
 * Parts of Relay that are required by its index or stand behind a flag, and that this storefront never calls:
 * the store's old fragment containers, updatable queries, declarative edges, subscriptions, the client-side resolvers' reader.
 * A call of one of them fails with its name. Measured: 8 kB of each page's JavaScript.
 */
const unused = [
  'relay-hooks/useFragmentInternal_CURRENT',
  'store/observeFragmentExperimental',
  'store/observeQueryExperimental',
  'store/waitForFragmentExperimental',
  'store/NormalizationEngine',
  'store/RelayModernFragmentSpecResolver',
  'store/createFragmentSpecResolver',
  'store/live-resolvers/resolverDataInjector',
  'mutations/applyOptimisticMutation',
  'mutations/createUpdatableProxy',
  'mutations/readUpdatableFragment',
  'mutations/readUpdatableQuery',
  'mutations/RelayDeclarativeMutationConfig',
  'handlers/connection/ConnectionHandler',
  'handlers/connection/MutationHandlers',
  'network/RelayQueryResponseCache',
  'query/fetchQuery_DEPRECATED',
  'subscription/requestSubscription',
  'util/getPaginationMetadata',
  'util/getPaginationVariables',
  'util/getRefetchMetadata',
]
/** The index of relay-runtime names all there is of Relay, and so would keep it. This one names what react-relay's hooks above and our own sources ask for. */
const runtime: Readonly<Record<string, string>> = {
  Environment: 'store/RelayModernEnvironment',
  Network: 'network/RelayNetwork',
  Observable: 'network/RelayObservable',
  PreloadableQueryRegistry: 'query/PreloadableQueryRegistry',
  RecordSource: 'store/RelayRecordSource',
  RelayFeatureFlags: 'util/RelayFeatureFlags',
  ReplaySubject: 'util/RelayReplaySubject',
  Store: 'store/RelayModernStore',
  areEqualSelectors: 'store/RelayModernSelector#areEqualSelectors',
  commitLocalUpdate: 'mutations/commitLocalUpdate',
  commitMutation: 'mutations/commitMutation',
  createOperationDescriptor: 'store/RelayModernOperationDescriptor#createOperationDescriptor',
  fetchQuery: 'query/fetchQuery',
  getFragment: 'query/GraphQLTag#getFragment',
  getPendingOperationsForFragment: 'util/getPendingOperationsForFragment',
  getRequest: 'query/GraphQLTag#getRequest',
  getRequestIdentifier: 'util/getRequestIdentifier',
  getSelector: 'store/RelayModernSelector#getSelector',
  getVariablesFromFragment: 'store/RelayModernSelector#getVariablesFromFragment',
  graphql: 'query/GraphQLTag#graphql',
  handlePotentialSnapshotErrors: 'util/handlePotentialSnapshotErrors#handlePotentialSnapshotErrors',
  isPromise: 'util/isPromise',
  recycleNodesInto: 'util/recycleNodesInto',
}
const internals: Readonly<Record<string, string>> = {
  createRelayContext: 'store/createRelayContext',
  createRelayLoggingContext: 'store/createRelayLoggingContext',
  fetchQuery: 'query/fetchQueryInternal#fetchQuery',
  fetchQueryDeduped: 'query/fetchQueryInternal#fetchQueryDeduped',
  getPromiseForActiveRequest: 'query/fetchQueryInternal#getPromiseForActiveRequest',
}
const IMPORTED = /^import \{([^}]*)\} from 'relay-runtime'/m
const INDEX = /\/relay-runtime\/lib\/index\.js$/

/** `a/b#c` is what the module a/b calls c; without # it is the module itself. */
function taken([name, from]: readonly [string, string]): string {
  const [path, property] = from.split('#')
  return `${name}: require('./${path}')${property === undefined ? '' : `.${property}`},`
}
const index = `module.exports = { ${Object.entries(runtime).map(taken).join(' ')} __internal: { ${Object.entries(internals).map(taken).join(' ')} } }`

/** The store asks it on every change, so it gets an answer: there are no client-side resolvers. */
const resolverCache = `
exports.LiveResolverCache = class {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
  getLiveResolverPromise() { throw new Error('no client-side resolvers, see tools/leanRelay.ts') }
  batchLiveStateUpdates(callback) { callback() }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return true }
}
exports.getUpdatedDataIDs = (ids) => ids`
const RESOLVER_CACHE = /\/relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/

/** Babel's helpers for engines older than the build's target. */
const helpers: Readonly<Record<string, string>> = {
  objectSpread2: 'module.exports = Object.assign',
  createForOfIteratorHelper: `module.exports = (list) => {
    let iterator, isDone = true, failure = null
    return {
      s() { iterator = list[Symbol.iterator]() },
      n() { const step = iterator.next(); isDone = step.done; return step },
      e(error) { failure = { error } },
      f() {
        try { if (!isDone) iterator.return?.() }
        finally { if (failure) throw failure.error }
      },
    }
  }`,
}
const HELPER = /\/@babel\/runtime\/helpers\/(\w+)\.js$/

const UNUSED = new RegExp(String.raw`/(?:react-relay|relay-runtime)/lib/(${unused.join('|')})\.js$`)

/** `react-relay/hooks` is CommonJS and cannot be shaken: its pagination, entry points and mutations would cost every page 4 kB. */
export function leanRelay(): Plugin {
  return {
    name: 'lean-relay',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /client\/src\/.*\.tsx?$/, code: /from 'relay-runtime'/ },
      handler(code) {
        for (const name of IMPORTED.exec(code)?.[1]?.split(',') ?? []) {
          if (name.trim() !== '' && !name.includes('type ') && runtime[name.trim()] === undefined)
            throw new Error(`relay-runtime's${name} is not in this build's index, see tools/leanRelay.ts`)
        }
        return null
      },
    },
    resolveId: (id) => (id === 'react-relay/hooks' ? ID : null),
    load(id) {
      if (id === ID) return facade
      if (RESOLVER_CACHE.test(id)) return resolverCache
      if (INDEX.test(id)) return index
      const helper = helpers[HELPER.exec(id)?.[1] ?? '']
      if (helper !== undefined) return helper
      const name = UNUSED.exec(id)?.[1]
      if (name === undefined) return null
      return `module.exports = function () { throw new Error(${JSON.stringify(`${name} is left out of this build, see tools/leanRelay.ts`)}) }`
    },
  }
}
