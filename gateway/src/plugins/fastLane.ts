import { getOperationAST, Kind, visit, type DocumentNode, type ExecutionResult } from 'graphql'
import type { Incoming } from '../context.ts'
import type { KnownTexts } from '../execute/knownTexts.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { keepText, mostBytes, readWhole } from './bodyReader.ts'
import type { Engine } from './executeTrusted.ts'
import type { OperationLog } from './operationLog.ts'
import { presentAnswer } from './presentedErrors.ts'
import type { TrustedDocuments } from './trustedDocuments.ts'

export type FastLaneParts = {
  readonly engine: Engine
  readonly documents: () => TrustedDocuments
  /** Null where only trusted documents are answered. */
  readonly texts: KnownTexts | null
  readonly log: OperationLog
}

type Params = { readonly document: DocumentNode; readonly variables: Record<string, unknown> | undefined }

/** Answers whose media type nothing but the first of these words decides. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/json, text/plain, */*', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json; charset=utf-8'],
])

/**
 * Answers plain queries without yoga's requests and responses, through the same plugins' execute.
 * Whatever is not as usual goes on to yoga, with the body that was read; nothing has been asked of the marketplace by then.
 */
export function fastLane(parts: FastLaneParts): HttpPlugin {
  const isPlainQuery = remembered(plainQuery)
  const answer = async (exchange: Exchange, mediaType: string): Promise<boolean> => {
    const { req, incoming } = exchange
    const text = await readWhole(req)
    if (text === null) return true
    const params = readParams(text, parts)
    if (params === null || !isPlainQuery(params.document)) {
      keepText(req, text)
      return false
    }
    parts.log.begin(incoming)
    const result = await run(parts.engine, params, incoming)
    if (result === null) {
      keepText(req, text)
      return false
    }
    respond(exchange, mediaType, presentAnswer(result, incoming), parts.log)
    return true
  }
  return (exchange) => {
    const mediaType = mediaTypeFor(exchange)
    return mediaType === null ? false : answer(exchange, mediaType)
  }
}

/** Null for whatever did not get as far as its first field; yoga then words the refusal. */
async function run(engine: Engine, { document, variables }: Params, incoming: Incoming): Promise<ExecutionResult | null> {
  try {
    const contextValue = { incoming }
    const { schema, execute } = engine(contextValue)
    const result = (await execute({ schema, document, contextValue, variableValues: variables })) as
      | ExecutionResult
      | AsyncIterable<ExecutionResult>
    return Symbol.asyncIterator in result || !('data' in result) ? null : result
  } catch {
    return null
  }
}

function mediaTypeFor({ method, path, req }: Exchange): string | null {
  const { headers } = req
  if (
    method !== 'POST' ||
    path !== '/graphql' ||
    req.url !== '/graphql' ||
    headers['x-show-calls'] !== undefined ||
    headers['content-encoding'] !== undefined
  )
    return null
  const type = headers['content-type']
  if (type !== 'application/json' && type?.toLowerCase() !== 'application/json; charset=utf-8') return null
  const length = Number(headers['content-length'] ?? Number.NaN)
  return length > 0 && length <= mostBytes ? (mediaTypes.get(headers.accept ?? '*/*') ?? null) : null
}

function readParams(text: string, { documents, texts }: FastLaneParts): Params | null {
  const body = parseObject(text)
  if (body === null) return null
  const { doc_id: id, query, variables, operationName, ...others } = body
  if (Object.keys(others).length > 0 || !isAbsent(operationName) || !isVariables(variables)) return null
  const document = findDocument(id, query, documents, texts)
  return document === null ? null : { document, variables: variables ?? undefined }
}

function findDocument(id: unknown, query: unknown, documents: () => TrustedDocuments, texts: KnownTexts | null): DocumentNode | null {
  if (typeof id === 'string') return query === undefined ? documents().get(id) : null
  return id === undefined && typeof query === 'string' ? (texts?.get(query) ?? null) : null
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    return null
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isVariables(value: unknown): value is Record<string, unknown> | null | undefined {
  return isAbsent(value) || (typeof value === 'object' && !Array.isArray(value))
}

function plainQuery(document: DocumentNode): boolean {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1 || getOperationAST(document)?.operation !== 'query') return false
  let isPlain = true
  visit(document, { Directive: (node) => void (isPlain &&= node.name.value !== 'defer' && node.name.value !== 'stream') })
  return isPlain
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

function respond({ res, incoming }: Exchange, mediaType: string, result: ExecutionResult, log: OperationLog): void {
  const body = JSON.stringify(result)
  log.end(incoming, result)
  const { setCookie } = incoming.jar
  if (setCookie !== null) res.appendHeader('set-cookie', setCookie)
  res.writeHead(200, { 'content-type': mediaType, 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' })
  // A text leaves in one piece with the head; a Buffer would be a second one.
  res.end(body)
}
