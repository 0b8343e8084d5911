import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

/** Types of objects by name; those that stand for operations and for the schema itself left out. */
function objectsOf(schema: GraphQLSchema): GraphQLObjectType[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
  return objects.filter((type) => !roots.has(type) && !type.name.startsWith('__')).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a normalised cache cannot key: it belongs to the object that holds it. */
export function keylessTypes(schema: GraphQLSchema): string[] {
  const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'Node')
  return objectsOf(schema).flatMap((type) => (isNode(type) ? [] : [type.name]))
}

/** The members of each union and interface. */
export function possibleTypesOf(schema: GraphQLSchema): Record<string, string[]> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType)
  return Object.fromEntries(
    abstract.map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .toSorted(),
    ]),
  )
}

/** The arguments that say which part of a list is meant, but for numbered pages, which are lists of their own to a cache. */
const CURSORS = new Set(['first', 'after', 'last', 'before'])

/** By type, the plain lists: a cache keeps them whole. */
export function listsOf(schema: GraphQLSchema): Record<string, string[]> {
  const query = schema.getQueryType()
  const types = [...(query ? [query] : []), ...objectsOf(schema)]
  const found = types.map((type) => {
    const lists = Object.values(type.getFields()).filter((field) => isListType(getNullableType(field.type)))
    return [type.name, lists.map(({ name }) => name)] as const
  })
  return Object.fromEntries(found.filter(([, lists]) => lists.length > 0))
}

/** By type and field, each connection with the arguments that say which list it is. */
export function connectionsOf(schema: GraphQLSchema): Record<string, Record<string, string[]>> {
  const query = schema.getQueryType()
  const types = [...(query ? [query] : []), ...objectsOf(schema)]
  const found = types.map((type) => {
    const fields = Object.values(type.getFields()).filter(
      ({ args, type: answer }) => getNamedType(answer).name.endsWith('Connection') && args.some(({ name }) => name === 'after'),
    )
    return [
      type.name,
      Object.fromEntries(fields.map((field) => [field.name, field.args.map(({ name }) => name).filter((name) => !CURSORS.has(name))])),
    ] as const
  })
  return Object.fromEntries(found.filter(([, fields]) => Object.keys(fields).length > 0))
}

/** The mutations that may wait while a device is offline, as `@repeat` says; in a schema that does not say it, those that may be given a clientKey. */
export function waitingOf(schema: GraphQLSchema): string[] {
  if (!schema.getDirective('repeat'))
    return Object.entries(clientKeysOf(schema)).flatMap(([name, key]) => (key === 'optional' ? [name] : []))
  const marks = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, astNode }) => {
    const mark = astNode?.directives?.find((directive) => directive.name.value === 'repeat')
    const value = mark?.arguments?.find((argument) => argument.name.value === 'mayWait')?.value
    return [name, value?.kind === Kind.BOOLEAN && value.value] as const
  })
  return marks.flatMap(([name, mayWait]) => (mayWait ? [name] : []))
}

/** The mutations that take a clientKey, and whether they must be given one. */
export function clientKeysOf(schema: GraphQLSchema): Record<string, 'required' | 'optional'> {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  return Object.fromEntries(
    mutations.flatMap(({ name, args }) => {
      const input = getNamedType(args.find((argument) => argument.name === 'input')?.type)
      const key = isInputObjectType(input) ? input.getFields()['clientKey'] : undefined
      return key === undefined ? [] : [[name, isNonNullType(key.type) ? ('required' as const) : ('optional' as const)]]
    }),
  )
}
