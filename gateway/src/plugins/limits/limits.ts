import { GraphQLError, parse, type DocumentNode, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming, RequestArgs } from '../../context.ts'
import type { GatewayErrorCode } from '../../generated/resolvers-types.ts'
import { most } from '../../modules/base/mostOfDocument.ts'
import { brokenBound, type Weight } from './bounds.ts'
import { weigher } from './weigher.ts'

export type Limits = {
  /** Why a document may not be executed; null where it may. */
  readonly excess: (args: RequestArgs) => GraphQLError | null
  /** A whole answer with what its document was thought to cost, where that was weighed. */
  readonly withCost: <R extends Pick<ExecutionResult, 'extensions'>>(result: R, incoming: Incoming) => R
  readonly plugin: Plugin<{ incoming: Incoming }, { incoming: Incoming }>
}

const limit = { rows: most.rows, calls: most.calls }

/**
 * Bounds what an ad-hoc document may cost before any of it is done. Trusted ones were read when they were built: they are
 * weighed only for who asks what they cost.
 */
export function documentLimits(isTrusted: (document: DocumentNode) => boolean): Limits {
  const weigh = weigher()
  const costs = new WeakMap<Incoming, Weight>()
  const asking = new WeakSet<Incoming>()
  const excess = (args: RequestArgs): GraphQLError | null => {
    const { incoming } = args.contextValue
    const isFree = isTrusted(args.document)
    const weight = isFree && !asking.has(incoming) ? null : weigh(args)
    if (weight === null) return null
    costs.set(incoming, weight)
    return isFree ? null : excessOf(weight)
  }
  const plugin: Limits['plugin'] = {
    onRequestParse({ request, serverContext }) {
      if (request.headers.get('x-show-calls') === '1') asking.add(serverContext.incoming)
    },
    onParse({ params, setParseFn }) {
      // Before yoga's cache of texts, which bounds their number alone.
      if ((typeof params.source === 'string' ? params.source : params.source.body).length > most.characters)
        throw refusal('BAD_REQUEST', `The document is longer than ${most.characters} characters.`)
      setParseFn((source, options) => parse(source, { ...options, maxTokens: most.tokens }))
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const error = excess(args)
      if (error !== null) setResultAndStopExecution({ errors: [error] })
    },
  }
  return {
    excess,
    plugin,
    withCost(result, incoming) {
      const weight = costs.get(incoming)
      if (weight === undefined) return result
      const { rows, calls } = weight
      return { ...result, extensions: { ...result.extensions, cost: { rows, calls, limit } } }
    },
  }
}

/** Why a document of this weight is refused; null where it is not. */
export function excessOf(weight: Weight): GraphQLError | null {
  const broken = brokenBound(weight)
  return broken === undefined
    ? null
    : refusal(broken.code, `The operation has ${weight[broken.key]} ${broken.words}; ${most[broken.key]} are allowed.`)
}

function refusal(code: GatewayErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
