import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import { restCalls } from '../restDirective.ts'

/** Which REST calls a field takes, by its coordinate: introspection tells nothing of directives. */
export function callsByField(schema: GraphQLSchema): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) => {
      const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
      return fields.flatMap(({ name, astNode }) => {
        const calls = restCalls(astNode)
        return calls.length === 0 ? [] : [[`${type.name}.${name}`, calls.join('、')]]
      })
    }),
  )
}
