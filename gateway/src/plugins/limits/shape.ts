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

/** How an operation is built, seen from its text alone. */
export type Shape = {
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  /** Introspection is deep by nature and counted apart. */
  readonly introspectionDepth: number
  readonly introspectionLists: number
}

const nothing: Shape = { depth: 0, aliases: 0, directives: 0, introspectionDepth: 0, introspectionLists: 0 }

type Scale = {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly known: Map<string, Shape>
}

/** Each fragment is looked at once, however often it is spread: a counter that walks every spread is itself the attack. */
export function shapeOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Shape {
  const scale: Scale = { schema, fragments: fragmentsOf(document), known: new Map() }
  const root = schema.getRootType(operation.operation)
  const whole = root ? ofSelections(scale, operation.selectionSet, root) : nothing
  return { ...whole, directives: whole.directives + (operation.directives?.length ?? 0) }
}

export function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])))
}

function ofSelections(scale: Scale, { selections }: SelectionSetNode, type: GraphQLNamedType): Shape {
  return selections.map((selection) => ofSelection(scale, selection, type)).reduce(together, nothing)
}

function ofSelection(scale: Scale, node: SelectionNode, type: GraphQLNamedType): Shape {
  const directives = { ...nothing, directives: node.directives?.length ?? 0 }
  if (node.kind === Kind.FIELD) return together(directives, ofField(scale, node, type))
  if (node.kind === Kind.FRAGMENT_SPREAD) return together(directives, ofFragment(scale, node.name.value))
  const condition = node.typeCondition === undefined ? type : scale.schema.getType(node.typeCondition.name.value)
  return together(directives, condition === undefined ? nothing : ofSelections(scale, node.selectionSet, condition))
}

function ofFragment(scale: Scale, name: string): Shape {
  const known = scale.known.get(name)
  if (known !== undefined) return known
  // A fragment that spreads itself is refused by validation; until then it is nothing.
  scale.known.set(name, nothing)
  const fragment = scale.fragments.get(name)
  const type = fragment === undefined ? undefined : scale.schema.getType(fragment.typeCondition.name.value)
  const shape = fragment === undefined || type === undefined ? nothing : ofSelections(scale, fragment.selectionSet, type)
  scale.known.set(name, shape)
  return shape
}

function ofField(scale: Scale, node: FieldNode, parent: GraphQLNamedType): Shape {
  const alias = { ...nothing, depth: 1, aliases: node.alias === undefined ? 0 : 1 }
  const field = isObjectType(parent) || isInterfaceType(parent) ? scale.schema.getField(parent, node.name.value) : undefined
  if (field === undefined || field.name === '__typename') return alias
  const type = getNamedType(field.type)
  const inner = node.selectionSet === undefined || !isCompositeType(type) ? nothing : ofSelections(scale, node.selectionSet, type)
  const isIntrospection = parent.name.startsWith('__') || type.name.startsWith('__')
  return together(alias, isIntrospection ? introspected(inner, String(field.type).includes('[')) : { ...inner, depth: 1 + inner.depth })
}

function introspected(inner: Shape, isList: boolean): Shape {
  return {
    ...inner,
    depth: 0,
    introspectionDepth: inner.introspectionDepth + 1,
    introspectionLists: inner.introspectionLists + (isList ? 1 : 0),
  }
}

function together(a: Shape, b: Shape): Shape {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
    introspectionLists: Math.max(a.introspectionLists, b.introspectionLists),
  }
}
