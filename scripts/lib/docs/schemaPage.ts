import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  print,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql'

const HEAD = `# Schema

Every type of the public schema with its fields, made from schema.graphql. The calls of the marketplace behind it: [calls](calls.md).
`

/** Everything of a schema as one page to read and to search. */
export function schemaPage(sdl: string): string {
  const schema = buildSchema(sdl)
  const named = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const roots = named.flatMap((root) => root ?? [])
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
  )
  return [HEAD, ...[...roots, ...types.toSorted((a, b) => (a.name < b.name ? -1 : 1))].map(section)].join('\n')
}

function section(type: GraphQLNamedType): string {
  return [`## ${heading(type)}`, '', ...(type.description ? [type.description, ''] : []), ...members(type), ''].join('\n')
}

function heading(type: GraphQLNamedType): string {
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = type.getInterfaces().map(({ name }) => name)
    const kept = interfaces.length > 0 ? ` implements ${interfaces.join(' & ')}` : ''
    return `${isObjectType(type) ? 'type' : 'interface'} ${type.name}${kept}`
  }
  if (isUnionType(type)) return `union ${type.name}`
  if (isEnumType(type)) return `enum ${type.name}`
  return `${isScalarType(type) ? 'scalar' : 'input'} ${type.name}`
}

function members(type: GraphQLNamedType): string[] {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).flatMap(fieldLines)
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => entry(inputText(field), field))
  if (isEnumType(type)) return type.getValues().map((value) => entry(value.name, value))
  return isUnionType(type)
    ? [
        type
          .getTypes()
          .map(({ name }) => `\`${name}\``)
          .join(' | '),
      ]
    : []
}

function fieldLines(field: GraphQLField<unknown, unknown>): string[] {
  const names = field.args.map(({ name }) => name).join(', ')
  return [
    `${entry(`${field.name}${names === '' ? '' : `(${names})`}: ${String(field.type)}`, field)}${callsOf(field)}`,
    ...field.args.filter(({ name }) => name !== 'input').map((argument) => `  ${entry(inputText(argument), argument)}`),
  ]
}

/** The REST calls it takes, as `@rest` says. */
function callsOf({ astNode }: GraphQLField<unknown, unknown>): string {
  const calls = (astNode?.directives ?? [])
    .filter(({ name }) => name.value === 'rest')
    .flatMap(({ arguments: given = [] }) => given.map(({ value }) => print(value).replaceAll('"', '`')))
  return calls.length === 0 ? '' : ` REST: ${calls.join(', ')}.`
}

function inputText({ name, type, astNode }: Pick<GraphQLInputField, 'name' | 'type' | 'astNode'>): string {
  const value = astNode?.kind === Kind.INPUT_VALUE_DEFINITION ? astNode.defaultValue : undefined
  return `${name}: ${String(type)}${value === undefined ? '' : ` = ${print(value)}`}`
}

type Described = { readonly description?: string | null | undefined; readonly deprecationReason?: string | null | undefined }

function entry(code: string, { description, deprecationReason }: Described): string {
  const words = [description, deprecationReason ? `**Deprecated** ${deprecationReason}` : ''].filter(Boolean).join(' ')
  return `* \`${code}\`${words === '' ? '' : ` ${words.replaceAll('\n', ' ')}`}`
}
