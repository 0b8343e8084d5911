import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { invalidInput } from './errors/gatewayError.ts'

/** Throws for a list that is longer than its place declares. */
type Check = (value: unknown) => void
type Checks = Map<string, readonly Check[]>

/** No list of an argument or an input may be longer than its `@maxItems` says; one that says nothing is a mistake of the schema. */
export function boundLists(schema: GraphQLSchema): GraphQLSchema {
  const ofInputs: Checks = new Map()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) boundField(field, checksOf(field.args, ofInputs))
  }
  return schema
}

function boundField(field: GraphQLField<unknown, unknown>, checks: readonly Check[]): void {
  if (checks.length === 0) return
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = (source, args, context, info) => {
    for (const check of checks) check(args)
    return resolve(source, args, context, info)
  }
}

function checksOf(places: readonly (GraphQLArgument | GraphQLInputField)[], ofInputs: Checks): readonly Check[] {
  return places.flatMap((place) => {
    const checks = [...lengthChecks(place), ...inputChecks(place.type, ofInputs)]
    if (checks.length === 0) return []
    return [
      (values: unknown) => {
        const value: unknown = Reflect.get(Object(values), place.name)
        if (value !== null && value !== undefined) for (const check of checks) check(value)
      },
    ]
  })
}

function lengthChecks({ name, type, astNode }: GraphQLArgument | GraphQLInputField): readonly Check[] {
  if (!isListType(getNullableType(type))) return []
  const count = astNode?.directives
    ?.find((directive) => directive.name.value === 'maxItems')
    ?.arguments?.find((argument) => argument.name.value === 'count')?.value
  if (count?.kind !== Kind.INT) throw new Error(`The list ${name} declares no @maxItems.`)
  const most = Number(count.value)
  return [
    (value) => {
      if (Array.isArray(value) && value.length > most) throw invalidInput(name, `一次最多 ${most} 项`)
    },
  ]
}

/** What the fields of an input ask of it, and of each of its entries where it stands in a list. */
function inputChecks(type: GraphQLInputType, ofInputs: Checks): readonly Check[] {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return []
  const known = ofInputs.get(named.name)
  const checks = known ?? checksOf(Object.values(named.getFields()), ofInputs)
  ofInputs.set(named.name, checks)
  return checks.map((check) => (value) => (Array.isArray(value) ? value.forEach(check) : check(value)))
}
