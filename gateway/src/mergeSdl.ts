import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  Kind,
  parse,
  print,
  Source,
  type DefinitionNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql'

const modulesDir = join(import.meta.dirname, 'modules')

/** All SDL modules as one document: `base` first, then the rooms by name, extensions folded into their types. */
export function mergeSdl(dir: string = modulesDir, { noLocation = true } = {}): DocumentNode {
  const definitions = readModules(dir).flatMap((source) => parse(source, { noLocation }).definitions)
  const extensions = definitions.filter((node): node is ObjectTypeExtensionNode => node.kind === Kind.OBJECT_TYPE_EXTENSION)
  const merged = definitions.filter((node) => node.kind !== Kind.OBJECT_TYPE_EXTENSION).map((node) => fold(node, extensions))
  const known = new Set(merged.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [])))
  const stray = extensions.find((extension) => !known.has(extension.name.value))
  if (stray) throw new Error(`A module extends ${stray.name.value}, which no module defines`)
  return { kind: Kind.DOCUMENT, definitions: merged }
}

/** The text of schema.graphql; printed from the syntax tree, because printSchema drops applied directives. */
export function printSdl(document: DocumentNode): string {
  return `# Printed by gateway/src/printSchema.ts from gateway/src/modules/*/*.graphql; edit those.\n\n${print(document)}\n`
}

function readModules(dir: string): Source[] {
  const rooms = readdirSync(dir)
    .filter((room) => room !== 'base')
    .toSorted()
  return ['base', ...rooms].flatMap((room) =>
    readdirSync(join(dir, room))
      .filter((file) => file.endsWith('.graphql'))
      .toSorted()
      .map((file) => join(dir, room, file))
      .map((file) => new Source(readFileSync(file, 'utf8'), relative('', file))),
  )
}

function fold(node: DefinitionNode, extensions: readonly ObjectTypeExtensionNode[]): DefinitionNode {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node
  const own = extensions.filter((extension) => extension.name.value === node.name.value)
  if (own.length === 0) return node
  const folded: ObjectTypeDefinitionNode = {
    ...node,
    interfaces: [...(node.interfaces ?? []), ...own.flatMap((extension) => extension.interfaces ?? [])],
    fields: [...(node.fields ?? []), ...own.flatMap((extension) => extension.fields ?? [])],
  }
  return folded
}
