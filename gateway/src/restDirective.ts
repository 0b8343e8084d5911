import { Kind, type FieldDefinitionNode } from 'graphql'

/** The REST calls that the schema says a field takes, such as `GET /api/goods/detail/{id}`. */
export function restCalls(field: Pick<FieldDefinitionNode, 'directives'> | null | undefined): readonly string[] {
  return (field?.directives ?? []).flatMap(({ name, arguments: parts }) => {
    const call = parts?.[0]?.value
    return name.value === 'rest' && call?.kind === Kind.STRING ? [call.value] : []
  })
}
