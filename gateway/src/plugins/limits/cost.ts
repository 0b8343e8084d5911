import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { entriesOf, idsOf, isLeftOut, type Arguments } from './entries.ts'
import { broughtBy, fetchingOf, fetchingOfNode, type Fetching } from './fetching.ts'
import { fragmentsOf } from './shape.ts'

/** What an operation asks of the marketplace at most, seen from its text and variables alone. */
export type Cost = {
  /** Entries of lists: as many as are asked for, and all of what cannot be asked for in part. */
  readonly rows: number
  /** Calls, as they are made: what is gathered is one. */
  readonly calls: number
  /** Fields, as they are executed: one that stands in several fragments is one. */
  readonly fields: number
}

/** What is needed to tell a cost, and the variables that it hangs on. */
export type Costed = { readonly cost: Cost; readonly variables: readonly string[] }

type Load = {
  readonly rows: number
  /** Entries of lists that nobody can ask a part of: they ride in the body of what they belong to. */
  readonly whole: number
  readonly calls: number
  /** Places whose ids are gathered, and the ids. */
  readonly gathered: number
  readonly ids: number
}

const nothing: Load = { rows: 0, whole: 0, calls: 0, gathered: 0, ids: 0 }

/** The page that comes with what a list belongs to. */
const broughtPage = 20
/** As many ids as are asked for at a time. */
const idsPerCall = 100

type Scale = Arguments & {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly mostFields: number
  /** What is read once for all who ask for it. */
  readonly once: Set<string>
  fields: number
}

/** Where a selection stands: what came with its object without a call, and how many edges it has. */
type Place = { readonly brought: string; readonly edges: number }
/** One field as it is executed: all its nodes in one answer's place. */
type Field = { readonly parent: GraphQLNamedType; readonly nodes: FieldNode[] }

/** Walks the fields as an executor does, as far as `mostFields` of them. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { variables, mostFields }: { readonly variables: Arguments['variables']; readonly mostFields: number },
): Costed {
  const read = new Set<string>()
  const scale: Scale = { schema, fragments: fragmentsOf(document), mostFields, operation, variables, read, once: new Set(), fields: 0 }
  const root = schema.getRootType(operation.operation)
  const load = root ? ofSelections(scale, [operation.selectionSet], root, { brought: '', edges: 0 }) : nothing
  const { rows, whole, calls, gathered, ids } = load
  const batches = gathered + Math.floor(Math.max(0, ids - gathered) / idsPerCall)
  return { cost: { rows: rows + whole, calls: calls + scale.once.size + batches, fields: scale.fields }, variables: [...read] }
}

function ofSelections(scale: Scale, sets: readonly SelectionSetNode[], type: GraphQLNamedType, place: Place): Load {
  const fields = new Map<string, Field>()
  const seen = new Set<string>()
  for (const set of sets) collect(scale, set, type, fields, seen)
  return [...fields.values()].map((field) => ofField(scale, field, place)).reduce(together, nothing)
}

function collect(
  scale: Scale,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  fields: Map<string, Field>,
  seen: Set<string>,
): void {
  for (const node of selections) {
    if (isLeftOut(node, scale)) continue
    if (node.kind === Kind.FIELD) {
      const key = `${type.name}.${(node.alias ?? node.name).value}`
      const known = fields.get(key)
      if (known === undefined) fields.set(key, { parent: type, nodes: [node] })
      else known.nodes.push(node)
      continue
    }
    const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null
    if (name !== null && seen.has(name)) continue
    if (name !== null) seen.add(name)
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? scale.fragments.get(node.name.value) : node
    const condition = fragment?.typeCondition === undefined ? type : scale.schema.getType(fragment.typeCondition.name.value)
    if (fragment !== undefined && condition !== undefined) collect(scale, fragment.selectionSet, condition, fields, seen)
  }
}

function ofField(scale: Scale, { parent, nodes }: Field, place: Place): Load {
  const [node] = nodes
  const isKnown = isObjectType(parent) || isInterfaceType(parent)
  const field = isKnown && node !== undefined ? scale.schema.getField(parent, node.name.value) : undefined
  scale.fields += 1
  if (node === undefined || field === undefined || field.name.startsWith('__') || scale.fields > scale.mostFields) return nothing
  const type = getNamedType(field.type)
  const isRoot = parent === scale.schema.getRootType(scale.operation.operation)
  const fetchings = isRoot && type.name === 'Node' ? idsOf(node, field, scale).map(fetchingOfNode) : [fetchingOf(parent, field, isRoot)]
  const { count, isWhole } = entriesOf(node, field, scale)
  const isBrought = field.name === place.brought && (isWhole || count === broughtPage)
  const made = isBrought ? nothing : fetchings.map((fetching) => callsOf(fetching, scale)).reduce(together, nothing)
  const isConnection = type.name.endsWith('Connection')
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const inner = ofSelections(scale, sets, type, { brought: broughtBy(parent, field), edges: isConnection ? count : 0 })
  const times = isConnection ? 1 : field.name === 'edges' ? place.edges : count
  const isAsked = field.name === 'edges' || !(isWhole || isConnection)
  return [
    { ...made, gathered: Math.min(1, made.gathered) },
    { ...manyTimes(inner, times), whole: isAsked ? 0 : inner.whole },
    { ...nothing, ...(isWhole ? { whole: Math.max(0, count - inner.whole) } : { rows: count }) },
  ].reduce(together)
}

function callsOf(fetching: Fetching, { once }: Scale): Load {
  if (fetching === 'each') return { ...nothing, calls: 1 }
  if (fetching === 'batched') return { ...nothing, gathered: 1, ids: 1 }
  if (fetching !== 'none') once.add(fetching.once)
  return nothing
}

/** What stands in a list is done for each of its entries. */
function manyTimes(inner: Load, times: number): Load {
  return times <= 1 ? inner : { ...inner, rows: times * inner.rows, calls: times * inner.calls, ids: times * inner.ids }
}

function together(a: Load, b: Load): Load {
  return {
    rows: a.rows + b.rows,
    whole: a.whole + b.whole,
    calls: a.calls + b.calls,
    gathered: a.gathered + b.gathered,
    ids: a.ids + b.ids,
  }
}
