import {
  Kind,
  type ConstValueNode,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValueNode,
} from 'graphql'
import { mostPerPage } from '../../modules/base/connection.ts'

export type Arguments = {
  readonly operation: OperationDefinitionNode
  readonly variables: Readonly<Record<string, unknown>>
  /** The names of those that were looked at. */
  readonly read: Set<string>
}

type Field = GraphQLField<unknown, unknown>

export type Entries = {
  readonly count: number
  /** Whether nobody can ask for a part of it. */
  readonly isWhole: boolean
}

/**
 * How many entries a field may bring: `last` or else `first` of a connection, the ids asked for, or what the schema declares by
 * @listSize. Other lists ride in their parent's own body and bring none.
 */
export function entriesOf(node: FieldNode, field: Field, scale: Arguments): Entries {
  if (has(field, 'first')) {
    const last = has(field, 'last') ? argumentValue(node, field, 'last', scale) : null
    return { count: pageSize(last ?? argumentValue(node, field, 'first', scale)), isWhole: false }
  }
  if (has(field, 'ids')) return { count: idsOf(node, field, scale).length, isWhole: false }
  return { count: declaredSize(field), isWhole: true }
}

/** The global ids that a field is asked for. */
export function idsOf(node: FieldNode, field: Field, scale: Arguments): readonly unknown[] {
  const ids = argumentValue(node, field, has(field, 'ids') ? 'ids' : 'id', scale)
  return Array.isArray(ids) ? ids : [ids]
}

function has(field: Field, name: string): boolean {
  return field.args.some((argument) => argument.name === name)
}

function pageSize(first: unknown): number {
  return typeof first === 'number' && Number.isFinite(first) ? Math.min(Math.max(first, 1), mostPerPage) : mostPerPage
}

function declaredSize(field: Field): number {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'listSize')
  const size = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value
  return size?.kind === Kind.INT ? Number(size.value) : 0
}

/** Whether a directive leaves it out, with these variables. */
export function isLeftOut({ directives = [] }: SelectionNode, scale: Arguments): boolean {
  return directives.some(({ name, arguments: given }) => {
    if (name.value !== 'skip' && name.value !== 'include') return false
    const condition = given?.find((argument) => argument.name.value === 'if')?.value
    return valueOf(condition, scale) === (name.value === 'skip')
  })
}

/** The argument as it will be: given, from a variable, by the variable's default, by the schema's default. */
function argumentValue(node: FieldNode, field: Field, name: string, scale: Arguments): unknown {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value
  return valueOf(given, scale, field.args.find((argument) => argument.name === name)?.astNode?.defaultValue)
}

function valueOf(given: ValueNode | undefined, { operation, variables, read }: Arguments, fallback?: ConstValueNode): unknown {
  if (given?.kind !== Kind.VARIABLE) return plain(given ?? fallback)
  const variable = given.name.value
  read.add(variable)
  if (Object.hasOwn(variables, variable) && variables[variable] !== undefined) return variables[variable]
  const definition = operation.variableDefinitions?.find((candidate) => candidate.variable.name.value === variable)
  return plain(definition?.defaultValue ?? fallback)
}

function plain(value: ValueNode | undefined): unknown {
  if (value?.kind === Kind.INT) return Number(value.value)
  if (value?.kind === Kind.STRING || value?.kind === Kind.BOOLEAN) return value.value
  return value?.kind === Kind.LIST ? value.values.map(plain) : undefined
}
