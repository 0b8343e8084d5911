import type { DocumentNode } from 'graphql'
import { isPlainQuery } from '../execute/plainQuery.ts'
import type { Answer } from '../http/answers.ts'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerSteps } from './answerSteps.ts'
import { executeDocument, type Engine } from './executeDocument.ts'
import type { DocumentFor } from './trustedOperations.ts'

export type PlainQueriesParts = { readonly engine: Engine; readonly find: DocumentFor; readonly steps: AnswerSteps }

/** The answer, or null for whatever is not as usual: nothing has been asked of the marketplace by then. */
export type Entrance = (exchange: Exchange, body: string) => Promise<Answer | null>

/** Values of `accept` that leave no choice, and the media type they mean. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/json, text/plain, */*', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

/** The short entrance: answers plain queries by the same steps as yoga, without its requests and hooks. */
export function plainQueries({ engine, find, steps }: PlainQueriesParts): Entrance {
  const isPlain = remembered(isPlainQuery)
  return async (exchange, body) => {
    const { incoming } = exchange
    const mediaType = mediaTypeFor(exchange)
    const params = mediaType === null ? null : plainParams(body)
    if (mediaType === null || params === null) return null
    const document = documentOf(params, find, () => engine.reader({ incoming, request: exchange.req }))
    if (document === null || !isPlain(document)) return null
    return steps.answer(
      await executeDocument(engine, { document, variables: params.variables ?? undefined }, incoming),
      incoming,
      mediaType,
    )
  }
}

function mediaTypeFor({ req: { headers, url } }: Exchange): string | null {
  if (url !== '/graphql' || headers['x-show-calls'] !== undefined || headers['content-encoding'] !== undefined) return null
  const type = headers['content-type']
  if (type !== 'application/json' && type !== 'application/json; charset=utf-8') return null
  return mediaTypes.get(headers.accept ?? '*/*') ?? null
}

type Params = {
  readonly doc_id?: unknown
  readonly documentId?: unknown
  readonly query?: unknown
  readonly variables?: Record<string, unknown> | null
  readonly extensions?: object | null
}

/** What yoga would refuse, and what names one of several operations, is yoga's. */
function plainParams(text: string): Params | null {
  const body = parseJson(text)
  if (!isObject(body)) return null
  const { doc_id, documentId, query, variables, extensions, operationName, ...others } = body
  if (Object.keys(others).length > 0 || !isAbsent(operationName)) return null
  if (!(isAbsent(variables) || isObject(variables)) || !(isAbsent(extensions) || isObject(extensions))) return null
  return { doc_id, documentId, query, variables: variables ?? null, extensions: extensions ?? null }
}

/** A refusal is worded by yoga, which comes to the same. */
function documentOf(params: Params, find: DocumentFor, reader: () => ReturnType<Engine['reader']>): DocumentNode | null {
  try {
    const trusted = find(params)
    if (trusted !== null || typeof params.query !== 'string') return trusted
    const { schema, parse, validate } = reader()
    const document = parse(params.query)
    return validate(schema, document).length === 0 ? document : null
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function remembered(test: (document: DocumentNode) => boolean): (document: DocumentNode) => boolean {
  const known = new WeakMap<DocumentNode, boolean>()
  return (document) => {
    const before = known.get(document)
    if (before !== undefined) return before
    const result = test(document)
    known.set(document, result)
    return result
  }
}
