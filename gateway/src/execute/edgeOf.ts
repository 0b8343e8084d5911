import { Kind, type GraphQLField } from 'graphql'

/** How a field finds the thing that its object names: by which of the object's fields, and within what where a call needs that. */
export type Edge = { readonly by: string; readonly within: string | null }

const known = new WeakMap<object, Edge | null>()

/** What `@edge` says of a field; null where it says nothing. */
export function edgeOf(field: GraphQLField<unknown, unknown>): Edge | null {
  const before = known.get(field)
  if (before !== undefined) return before
  const given = field.astNode?.directives?.find(({ name }) => name.value === 'edge')?.arguments ?? []
  const textOf = (argument: string): string | null => {
    const value = given.find(({ name }) => name.value === argument)?.value
    return value?.kind === Kind.STRING ? value.value : null
  }
  const by = textOf('by')
  const edge = by === null ? null : { by, within: textOf('within') }
  known.set(field, edge)
  return edge
}
