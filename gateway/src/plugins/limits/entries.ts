import { Kind, type FieldNode, type GraphQLField, type OperationDefinitionNode, type ValueNode } from 'graphql'
import { mostPerPage } from '../../modules/base/connection.ts'

export type Arguments = { readonly operation: OperationDefinitionNode; readonly variables: Readonly<Record<string, unknown>> }

type Field = GraphQLField<unknown, unknown>

/**
 * How many entries a field may bring: `last` or else `first` of a connection, the ids asked for, or what the schema declares by
 * @listSize. Other lists ride in their parent's own body and bring none.
 */
export function entriesOf(node: FieldNode, field: Field, scale: Arguments): number {
  const has = (name: string): boolean => field.args.some((argument) => argument.name === name)
  if (has('first'))
    return pageSize((has('last') ? argumentValue(node, field, 'last', scale) : null) ?? argumentValue(node, field, 'first', scale))
  if (has('ids')) return listLength(argumentValue(node, field, 'ids', scale))
  return declaredSize(field)
}

function pageSize(first: unknown): number {
  return typeof first === 'number' && Number.isFinite(first) ? Math.min(Math.max(first, 1), mostPerPage) : mostPerPage
}

function listLength(ids: unknown): number {
  return Array.isArray(ids) ? ids.length : 1
}

function declaredSize(field: Field): number {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'listSize')
  const size = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value
  return size?.kind === Kind.INT ? Number(size.value) : 0
}

/** The argument as it will be: given, from a variable, by the variable's default, by the schema's default. */
function argumentValue(node: FieldNode, field: Field, name: string, { operation, variables }: Arguments): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value
  const fallback = field.args.find((argument) => argument.name === name)?.astNode?.defaultValue
  if (given?.kind !== Kind.VARIABLE) return plain(given ?? fallback)
  const variable = given.name.value
  if (Object.hasOwn(variables, variable) && variables[variable] !== undefined) return variables[variable]
  const definition = operation.variableDefinitions?.find((candidate) => candidate.variable.name.value === variable)
  return plain(definition?.defaultValue ?? fallback)
}

/** Of a list only its length is of interest. */
function plain(value: ValueNode | undefined): unknown {
  if (value?.kind === Kind.INT) return Number(value.value)
  return value?.kind === Kind.LIST ? value.values : undefined
}
