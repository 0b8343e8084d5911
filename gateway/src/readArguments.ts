import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLID,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { invalidInput } from './errors/gatewayError.ts'
import { fromGlobalId } from './modules/base/globalId.ts'

type Place = GraphQLArgument | GraphQLInputField
/** Gives what resolvers see of a value that was sent, or throws where it is refused. */
type Read = (value: unknown) => unknown
type Reads = Map<string, Read | null>

/**
 * What the schema declares of arguments and inputs holds before a resolver sees them. No list is longer than its `@maxItems`; an id
 * is a number, whichever of its two forms was sent, and of a type that `@idOf` names. A list or an id without one is a mistake.
 */
export function readArguments(schema: GraphQLSchema): GraphQLSchema {
  const ofInputs: Reads = new Map()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      // These are asked for the global ids themselves.
      const isOfNodes = type === schema.getQueryType() && (field.name === 'node' || field.name === 'nodes')
      readField(field, readOf(field.args, ofInputs, isOfNodes))
    }
  }
  return schema
}

function readField(field: GraphQLField<unknown, unknown>, read: Read | null): void {
  if (read === null) return
  const { resolve = defaultFieldResolver, subscribe } = field
  field.resolve = (source, args, context, info) => resolve(source, read(args) as typeof args, context, info)
  if (subscribe) field.subscribe = (source, args, context, info) => subscribe(source, read(args) as typeof args, context, info)
}

/** Reads an object of arguments or of an input; null where there is nothing to read. */
function readOf(places: readonly Place[], ofInputs: Reads, keepsIds = false): Read | null {
  const reads = places.flatMap((place) => {
    const parts = [lengthRead(place), keepsIds ? null : idRead(place), inputRead(place.type, ofInputs)].filter((read) => read !== null)
    return parts.length === 0 ? [] : [{ name: place.name, read: (value: unknown) => parts.reduce((last, part) => part(last), value) }]
  })
  if (reads.length === 0) return null
  return (values) => {
    const seen: Record<string, unknown> = { ...Object(values) }
    for (const { name, read } of reads) if (seen[name] !== null && seen[name] !== undefined) seen[name] = read(seen[name])
    return seen
  }
}

function lengthRead(place: Place): Read | null {
  if (!isListType(getNullableType(place.type))) return null
  const most = declared(place, 'maxItems', 'count')
  if (typeof most !== 'number') throw new Error(`The list ${place.name} declares no @maxItems.`)
  return (value) => {
    if (Array.isArray(value) && value.length > most) throw invalidInput(place.name, `一次最多 ${most} 项`)
    return value
  }
}

function idRead(place: Place): Read | null {
  if (getNamedType(place.type) !== GraphQLID) return null
  const types = declared(place, 'idOf', 'types')
  if (!Array.isArray(types)) throw new Error(`The id ${place.name} declares no @idOf.`)
  return eachOf((value) => {
    const global = fromGlobalId(String(value))
    if (global === null) return value
    if (!types.includes(global.type)) throw invalidInput(place.name, '编号类型不符，请填写对应内容的编号')
    return global.upstreamId
  })
}

/** What the fields of an input ask of it, and of each of its entries where it stands in a list. */
function inputRead(type: GraphQLInputType, ofInputs: Reads): Read | null {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return null
  const known = ofInputs.get(named.name)
  const read = known === undefined ? readOf(Object.values(named.getFields()), ofInputs) : known
  ofInputs.set(named.name, read)
  return read === null ? null : eachOf(read)
}

const eachOf =
  (read: Read): Read =>
  (value) =>
    Array.isArray(value) ? value.map((entry) => (entry === null ? null : read(entry))) : read(value)

function declared({ astNode }: Place, directive: string, argument: string): unknown {
  const value = astNode?.directives
    ?.find(({ name }) => name.value === directive)
    ?.arguments?.find(({ name }) => name.value === argument)?.value
  return value === undefined ? undefined : valueFromASTUntyped(value)
}
