import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  Kind,
  parse,
  print,
  Source,
  type DefinitionNode,
  type DocumentNode,
  type EnumTypeExtensionNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql'

const modulesDir = join(import.meta.dirname, 'modules')
/** Made from the reasons that the REST calls declare (printRefusals.ts). */
const refusalsFile = join(import.meta.dirname, 'generated/refusals.graphql')

type MergeOptions = { readonly noLocation?: boolean; readonly refusals?: string | null }

type Extension = ObjectTypeExtensionNode | EnumTypeExtensionNode
const isExtension = (node: DefinitionNode): node is Extension =>
  node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.ENUM_TYPE_EXTENSION

/** All SDL modules as one document: `base` first, then the rooms by name, extensions folded into their types; the refusals last. */
export function mergeSdl(dir: string = modulesDir, { noLocation = true, refusals = refusalsFile }: MergeOptions = {}): DocumentNode {
  const definitions = [...readModules(dir), ...(refusals === null ? [] : [readSource(refusals)])].flatMap(
    (source) => parse(source, { noLocation }).definitions,
  )
  const extensions = definitions.filter(isExtension)
  const merged = definitions.filter((node) => !isExtension(node)).map((node) => fold(node, extensions))
  const known = new Set(
    merged.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION ? [node.name.value] : [],
    ),
  )
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
      .map((file) => readSource(join(dir, room, file))),
  )
}

const readSource = (file: string): Source => new Source(readFileSync(file, 'utf8'), relative('', file))

function fold(node: DefinitionNode, extensions: readonly Extension[]): DefinitionNode {
  if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
    const more = extensions.flatMap((extension) =>
      extension.kind === Kind.ENUM_TYPE_EXTENSION && extension.name.value === node.name.value ? (extension.values ?? []) : [],
    )
    return more.length === 0 ? node : { ...node, values: [...(node.values ?? []), ...more] }
  }
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node
  const parts = extensions.filter(
    (extension): extension is ObjectTypeExtensionNode =>
      extension.kind === Kind.OBJECT_TYPE_EXTENSION && extension.name.value === node.name.value,
  )
  if (parts.length === 0) return node
  const folded: ObjectTypeDefinitionNode = {
    ...node,
    interfaces: [...(node.interfaces ?? []), ...parts.flatMap((extension) => extension.interfaces ?? [])],
    fields: [...(node.fields ?? []), ...parts.flatMap((extension) => extension.fields ?? [])],
  }
  return folded
}
