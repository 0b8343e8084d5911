import { buildClientSchema, buildSchema, isObjectType, type GraphQLSchema, type IntrospectionQuery } from 'graphql'

/**
 * A schema as the gateway's estimate reads it. What introspection does not tell (sizes of lists) comes from the schema that was
 * published; `resolved` names the fields that are fetched, `Type.field`.
 */
export function costedSchema(text: string, published: string, resolved: readonly string[]): GraphQLSchema {
  const [schema, known] = [schemaOf(text), buildSchema(published)]
  const fetched = new Set(resolved)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const knownType = known.getType(type.name)
    for (const field of Object.values(type.getFields())) {
      field.astNode ??= isObjectType(knownType) ? knownType.getFields()[field.name]?.astNode : undefined
      if (fetched.has(`${type.name}.${field.name}`)) field.resolve = () => null
    }
  }
  return schema
}

/** SDL, or the answer to an introspection. */
function schemaOf(text: string): GraphQLSchema {
  if (!text.trimStart().startsWith('{')) return buildSchema(text)
  const answer = JSON.parse(text) as { readonly data?: IntrospectionQuery } & IntrospectionQuery
  return buildClientSchema(answer.data ?? answer)
}
