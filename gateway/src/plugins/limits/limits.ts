import { getOperationAST, GraphQLError, parse, type DocumentNode, type ExecutionArgs } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayErrorCode } from '../../generated/resolvers-types.ts'
import { weigh, type Weight } from './weigh.ts'

export const most = {
  characters: 64_000,
  tokens: 1_000,
  depth: 10,
  aliases: 15,
  directives: 5,
  rows: 1_000,
  calls: 50,
  introspectionDepth: 20,
  introspectionLists: 3,
} as const

type Bound = { readonly key: keyof Weight; readonly words: string; readonly code: GatewayErrorCode }

const bounds: readonly Bound[] = [
  { key: 'depth', words: 'levels deep', code: 'BAD_REQUEST' },
  { key: 'introspectionDepth', words: 'levels deep in introspection', code: 'BAD_REQUEST' },
  { key: 'introspectionLists', words: 'lists within each other in introspection', code: 'BAD_REQUEST' },
  { key: 'aliases', words: 'aliases', code: 'BAD_REQUEST' },
  { key: 'directives', words: 'directives', code: 'BAD_REQUEST' },
  { key: 'rows', words: 'rows', code: 'RATE_LIMITED' },
  { key: 'calls', words: 'calls to the marketplace', code: 'RATE_LIMITED' },
]

export type Limits = {
  /** Why a document may not be executed; null where it may. */
  readonly excess: (args: ExecutionArgs) => GraphQLError | null
  readonly plugin: Plugin
}

/** Bounds what an ad-hoc document may cost before any of it is done; trusted ones were read when they were built. */
export function documentLimits(isTrusted: (document: DocumentNode) => boolean): Limits {
  const excess = (args: ExecutionArgs): GraphQLError | null => (isTrusted(args.document) ? null : excessOf(args))
  const plugin: Plugin = {
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
  return { excess, plugin }
}

function excessOf({ schema, document, operationName, variableValues }: ExecutionArgs): GraphQLError | null {
  const operation = getOperationAST(document, operationName)
  if (operation === null || operation === undefined) return null
  const weight = weigh(schema, document, operation, variableValues ?? {})
  const broken = bounds.find(({ key }) => weight[key] > most[key])
  return broken === undefined
    ? null
    : refusal(broken.code, `The operation has ${weight[broken.key]} ${broken.words}; ${most[broken.key]} are allowed.`)
}

function refusal(code: GatewayErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
