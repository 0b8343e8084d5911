import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { entriesOf, type Arguments } from './entries.ts'

/** What an operation may cost at most, seen from its text and variables alone. */
export type Weight = {
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  /** Entries of lists that the marketplace has to find. */
  readonly rows: number
  /** Calls to the marketplace. */
  readonly calls: number
  /** Introspection is deep by nature and counted apart. */
  readonly introspectionDepth: number
  readonly introspectionLists: number
}

const nothing: Weight = { depth: 0, aliases: 0, directives: 0, rows: 0, calls: 0, introspectionDepth: 0, introspectionLists: 0 }

type Scale = Arguments & {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly weighed: Map<string, Weight>
}

/** Each fragment is weighed once, however often it is spread: a counter that walks every spread is itself the attack. */
export function weigh(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Weight {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  const scale: Scale = { schema, fragments, weighed: new Map(), operation, variables }
  const root = schema.getRootType(operation.operation)
  const whole = root ? weighSelections(scale, operation.selectionSet, root) : nothing
  return { ...whole, directives: whole.directives + (operation.directives?.length ?? 0) }
}

function weighSelections(scale: Scale, { selections }: SelectionSetNode, type: GraphQLNamedType): Weight {
  return selections.map((selection) => weighSelection(scale, selection, type)).reduce(together, nothing)
}

function weighSelection(scale: Scale, node: SelectionNode, type: GraphQLNamedType): Weight {
  const directiveWeight = { ...nothing, directives: node.directives?.length ?? 0 }
  if (node.kind === Kind.FIELD) return together(directiveWeight, weighField(scale, node, type))
  if (node.kind === Kind.FRAGMENT_SPREAD) return together(directiveWeight, weighFragment(scale, node.name.value))
  const condition = node.typeCondition === undefined ? type : scale.schema.getType(node.typeCondition.name.value)
  return together(directiveWeight, condition === undefined ? nothing : weighSelections(scale, node.selectionSet, condition))
}

function weighFragment(scale: Scale, name: string): Weight {
  const known = scale.weighed.get(name)
  if (known !== undefined) return known
  // A fragment that spreads itself is refused by validation; until then it weighs nothing.
  scale.weighed.set(name, nothing)
  const fragment = scale.fragments.get(name)
  const type = fragment === undefined ? undefined : scale.schema.getType(fragment.typeCondition.name.value)
  const weight = fragment === undefined || type === undefined ? nothing : weighSelections(scale, fragment.selectionSet, type)
  scale.weighed.set(name, weight)
  return weight
}

function weighField(scale: Scale, node: FieldNode, parent: GraphQLNamedType): Weight {
  const alias = { ...nothing, depth: 1, aliases: node.alias === undefined ? 0 : 1 }
  const field = isObjectType(parent) || isInterfaceType(parent) ? scale.schema.getField(parent, node.name.value) : undefined
  if (field === undefined || field.name === '__typename') return alias
  const type = getNamedType(field.type)
  const inner = node.selectionSet === undefined || !isCompositeType(type) ? nothing : weighSelections(scale, node.selectionSet, type)
  if (parent.name.startsWith('__') || type.name.startsWith('__'))
    return together(alias, introspected(inner, String(field.type).includes('[')))
  const entries = entriesOf(node, field, scale)
  const isRoot = parent === scale.schema.getRootType(scale.operation.operation)
  const calls = isRoot || field.resolve !== undefined ? 1 : 0
  const times = Math.max(1, entries)
  return {
    ...together(alias, inner),
    depth: 1 + inner.depth,
    rows: entries + times * inner.rows,
    calls: calls + times * inner.calls,
  }
}

function introspected(inner: Weight, isList: boolean): Weight {
  return {
    ...inner,
    depth: 0,
    introspectionDepth: inner.introspectionDepth + 1,
    introspectionLists: inner.introspectionLists + (isList ? 1 : 0),
  }
}

function together(a: Weight, b: Weight): Weight {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    rows: a.rows + b.rows,
    calls: a.calls + b.calls,
    introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
    introspectionLists: Math.max(a.introspectionLists, b.introspectionLists),
  }
}
