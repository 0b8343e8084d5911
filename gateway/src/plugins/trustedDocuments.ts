import { existsSync, readFileSync } from 'node:fs'
import { Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { inOnePiece } from '../execute/inOnePiece.ts'

/** The documents that clients may send by their id alone, read and checked once. */
export type TrustedDocuments = {
  readonly get: (id: string) => DocumentNode | null
  /** As `get`, in one piece: what is rendered on the server has no later. */
  readonly whole: (id: string) => DocumentNode | null
  readonly has: (document: DocumentNode) => boolean
  readonly all: ReadonlyMap<string, DocumentNode>
  readonly refused: readonly string[]
}

/** Each file is a JSON object from id to text, or the manifest that Apollo's generators write; a later file wins. What the schema does not understand is refused by id. */
export function readTrustedDocuments(schema: GraphQLSchema, files: readonly string[]): TrustedDocuments {
  const texts = Object.assign({}, ...files.map(readTexts)) as Record<string, string>
  const documents = new Map<string, DocumentNode>()
  const refused: string[] = []
  for (const [id, text] of Object.entries(texts)) {
    const document = parseChecked(schema, text)
    if (document === null) refused.push(id)
    else documents.set(bare(id), document)
  }
  const whole = new Map([...documents].map(([id, document]) => [id, inOnePiece(document)]))
  const known = new WeakSet([...documents.values(), ...whole.values()])
  return {
    get: (id) => documents.get(bare(id)) ?? null,
    whole: (id) => whole.get(bare(id)) ?? null,
    has: (document) => known.has(document),
    all: documents,
    refused,
  }
}

/** Some generators say before a hash how it was made. */
function bare(id: string): string {
  return id.startsWith('sha256:') ? id.slice('sha256:'.length) : id
}

export function isQuery(document: DocumentNode): boolean {
  return document.definitions.every((node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'query')
}

function readTexts(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content !== 'object' || content === null) return {}
  const entries =
    'operations' in content && Array.isArray(content.operations) ? content.operations.map(manifestEntry) : Object.entries(content)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[0] === 'string' && typeof entry[1] === 'string'),
  )
}

/** An operation of an `apollo-persisted-query-manifest`. */
function manifestEntry(operation: unknown): readonly [unknown, unknown] {
  return typeof operation === 'object' && operation !== null && 'id' in operation && 'body' in operation
    ? [operation.id, operation.body]
    : [null, null]
}

function parseChecked(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text, { noLocation: true })
    return validate(schema, document).length === 0 ? document : null
  } catch {
    return null
  }
}
