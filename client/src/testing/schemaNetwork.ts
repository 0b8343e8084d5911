import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getNamedType,
  GraphQLError,
  GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from 'graphql'
import type { DocumentNode, GraphQLFieldResolver, GraphQLOutputType } from 'graphql'
import type { WireError } from '../errors/gatewayError.ts'

const root = join(import.meta.dirname, '../../..')
// The gateway's tests check the schema, and its documents against it: for each file again that took longer than many a test.
const sdl = readFileSync(join(root, 'schema.graphql'), 'utf8')
const printed = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true, noLocation: true }).toConfig()
// The plain executor refuses a schema that knows them; no document of ours uses them.
const schema = new GraphQLSchema({ ...printed, directives: printed.directives.filter(({ name }) => name !== 'defer' && name !== 'stream') })
const documents = JSON.parse(readFileSync(join(root, 'client/persisted.json'), 'utf8')) as Record<string, string>
const parsed = new Map<string, DocumentNode>()

function documentOf(id: string): DocumentNode {
  const source = documents[id]
  if (source === undefined) throw new Error(`no trusted document ${id}: run the client's gen`)
  const document = parsed.get(id) ?? parse(source, { noLocation: true })
  parsed.set(id, document)
  return document
}

export type Body = { data?: unknown; errors?: readonly WireError[] }
type Mock = (source: never, args: never) => unknown
/** What is known, by type and field; everything else is made up by its type. */
export type Mocks = Readonly<Record<string, Readonly<Record<string, Mock>>>>

const scalars: Record<string, (field: string, count: number) => unknown> = {
  ID: (field, count) => `${field}-${count}`,
  String: (field) => field.split('.')[1],
  Int: () => 1,
  Boolean: () => true,
  Float: () => 1,
  Money: () => '1.00',
  DateTime: () => '2026-11-21T02:05:00Z',
  Date: () => '2028-08-31',
  URL: () => '/files/goods/1.svg',
  PageURL: () => '/',
}

function makeUp(type: GraphQLOutputType, field: string, next: () => number): unknown {
  if (isNonNullType(type)) return makeUp(type.ofType, field, next)
  if (isListType(type)) return []
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (isScalarType(named)) return scalars[named.name]?.(field, next()) ?? null
  return {}
}

/** Executes the storefront's own trusted documents against the real schema. */
export async function executeDocument(documentId: string, variables: Readonly<Record<string, unknown>>, mocks: Mocks): Promise<Body> {
  const document = documentOf(documentId)
  let count = 0
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (parent, args, context, info) => {
    const mock = mocks[info.parentType.name]?.[info.fieldName]
    if (mock !== undefined) return mock(parent as never, args as never)
    const mocked: unknown = defaultFieldResolver(parent, args, context, info)
    return mocked === undefined ? makeUp(info.returnType, `${info.parentType.name}.${info.fieldName}`, () => (count += 1)) : mocked
  }
  const result = await execute({ schema, document, variableValues: { ...variables }, rootValue: {}, fieldResolver })
  const errors = result.errors?.map(({ message, path, extensions }) => ({ message, ...(path ? { path } : {}), extensions }))
  return { ...(result.data === undefined ? {} : { data: structuredClone(result.data) }), ...(errors ? { errors } : {}) }
}

/** A failure as the gateway words it. */
export function gatewayFailure(code: string, extensions: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(code, { extensions: { code, requestId: 'request-1', ...extensions } })
}

export type Call = { readonly name: string; readonly variables: Record<string, unknown> }

export function readCall(init: RequestInit | undefined): Call & { readonly id: string } {
  const { doc_id: id, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
    doc_id: string
    variables: Record<string, unknown>
  }
  return { id, name: /(?:query|mutation) (\w+)/.exec(documents[id] ?? '')?.[1] ?? '', variables }
}

/** A `fetch` that answers as the gateway would; queries and mutations are kept in their order. When the stream of events opens is chance. */
export function schemaFetch(mocks: Mocks): { fetch: typeof globalThis.fetch; calls: Call[] } {
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const { id, ...call } = readCall(init)
    if (call.name !== '') calls.push(call)
    const body = await executeDocument(id, call.variables, mocks)
    return Response.json(body, { headers: { 'x-request-id': 'request-1' } })
  }
  return { fetch, calls }
}
