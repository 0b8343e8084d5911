import { getNamedType, isAbstractType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { edgeOf, type Edge } from './execute/edgeOf.ts'
import { fetchNode, isNodeName, type AnyNode, type NodeTypes } from './modules/base/nodeTypes.ts'

type Fetch = (id: string, context: Context, within: string | null) => Promise<AnyNode | null>

/** Fields with `@edge` are fetched as `node` fetches: gathered, and null for what is gone or not the caller's. */
export function joinEdges(schema: GraphQLSchema, nodeTypes: NodeTypes): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, Context>[]) {
      const edge = edgeOf(field as GraphQLField<unknown, unknown>)
      if (edge === null) continue
      const fetch = fetcherOf(field, nodeTypes)
      field.resolve = (source, _, context) => follow(source, edge, fetch, context)
    }
  }
  return schema
}

function fetcherOf(field: GraphQLField<unknown, Context>, nodeTypes: NodeTypes): Fetch {
  const { name } = getNamedType(field.type)
  // Which of several types it is, its global id says.
  if (isAbstractType(getNamedType(field.type))) return (id, context) => fetchNode(nodeTypes, id, context)
  if (!isNodeName(nodeTypes, name)) throw new Error(`The edge ${field.name} leads to ${name}, which is no Node.`)
  return nodeTypes[name]
}

async function follow(source: unknown, { by, within }: Edge, fetch: Fetch, context: Context): Promise<unknown> {
  const id = valueOf(source, by)
  const place = within === null ? null : valueOf(source, within)
  const fetchFrom = (upstreamId: unknown) => fetch(String(upstreamId), context, typeof place === 'string' ? place : null)
  if (id === null || id === '') return null
  return Array.isArray(id) ? (await Promise.all(id.map(fetchFrom))).filter((node) => node !== null) : fetchFrom(id)
}

/** A field of a lazy model may hold the error of reading it. */
function valueOf(source: unknown, name: string): unknown {
  const value: unknown = Reflect.get(Object(source), name)
  if (value instanceof Error) throw value
  return value ?? null
}
