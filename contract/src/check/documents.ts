import { globSync, readFileSync, statSync } from 'node:fs'
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'

/** One operation of an app, with the fragments it spreads. */
export interface Operation {
  readonly file: string
  readonly name: string
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  /** From a manifest: such a document is registered, and no bound holds for it. */
  readonly isTrusted: boolean
}

export interface Unreadable {
  readonly file: string
  readonly name: string
  readonly message: string
}

export interface Read {
  readonly operations: readonly Operation[]
  readonly unreadable: readonly Unreadable[]
  readonly files: number
}

interface Text {
  readonly file: string
  readonly name: string
  readonly text: string
}

/** `graphql`, `gql`, and both as functions: what the clients' tools look for. What is put into a text stands elsewhere as a text. */
const TAG = /\b(?:graphql|gql)\s*\(?\s*(?:\/\*[^]*?\*\/\s*)?`([^`]*)`/g
const FRAGMENT_PUT_IN = /\$\{[^}]*\}/g

/** The documents of manifests (`.json`), of `.graphql` files and of tags in the code. */
export function readDocuments(patterns: readonly string[]): Read {
  const files = [...new Set(patterns.flatMap((pattern) => (isFile(pattern) ? pattern : globSync(pattern))))].filter(isFile).toSorted()
  const manifests = files.filter((file) => file.endsWith('.json')).flatMap(readManifest)
  const sources = files.filter((file) => !file.endsWith('.json')).flatMap(readSource)
  const unreadable: Unreadable[] = []
  const parsed = (texts: readonly Text[]): (Text & { document: DocumentNode })[] =>
    texts.flatMap(({ file, name, text }) => {
      try {
        return [{ file, name, text, document: parse(text) }]
      } catch (error) {
        unreadable.push({ file, name, message: error instanceof Error ? error.message : String(error) })
        return []
      }
    })
  const trusted = parsed(manifests).flatMap(({ file, document }) => operationsOf(file, document, fragmentsOf([document]), true))
  const loose = parsed(sources)
  const fragments = fragmentsOf(loose.map(({ document }) => document))
  const asked = loose.flatMap(({ file, document }) => operationsOf(file, document, fragments, false))
  return { operations: [...trusted, ...asked], unreadable, files: files.length }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function readManifest(file: string): Text[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const operations: unknown = Reflect.get(Object(content), 'operations')
  const entries = Array.isArray(operations)
    ? operations.map((operation: unknown) => [Reflect.get(Object(operation), 'id'), Reflect.get(Object(operation), 'body')] as const)
    : Object.entries(Object(content) as Record<string, unknown>)
  return entries.map(([id, text]) => ({ file, name: String(id), text: String(text) }))
}

function readSource(file: string): Text[] {
  const text = readFileSync(file, 'utf8')
  if (/\.g(raph)?ql$/.test(file)) return [{ file, name: '', text }]
  return [...text.matchAll(TAG)].map(([, tag = '']) => ({ file, name: '', text: tag.replaceAll(FRAGMENT_PUT_IN, '') }))
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function fragmentsOf(documents: readonly DocumentNode[]): Fragments {
  const definitions = documents.flatMap((document) => document.definitions)
  return new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])))
}

function operationsOf(file: string, document: DocumentNode, fragments: Fragments, isTrusted: boolean): Operation[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ file, name: definition.name?.value ?? definition.operation, document: whole(definition, fragments), definition, isTrusted }]
      : [],
  )
}

/** The operation and what it spreads, directly or not. */
function whole(operation: OperationDefinitionNode, fragments: Fragments): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment === undefined || used.has(name.value)) return
        used.set(name.value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] }
}
