import { globSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { restCalls } from '../../gateway/src/restDirective.ts'
import { read, ROOT } from './sources.ts'

const schema = buildSchema(read('schema.graphql'))
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type) => type !== null && type !== undefined,
)

/** Calls that are not the schema's to make, each kind with its reason. */
const NOT_FOR_GRAPHQL: readonly { readonly calls: RegExp; readonly because: string }[] = [
  { calls: /^[A-Z]+ \/api\/erp\//, because: 'staff and trade partners call the marketplace themselves' },
  { calls: /^GET \/api\/events$/, because: 'the gateway itself listens to it' },
  { calls: /^GET \/api\/many$/, because: 'the gateway gathers by it what several fields ask of their objects' },
  { calls: /^GET \/(healthz|readyz)$/, because: 'it is for whoever runs the processes' },
  { calls: /^[A-Z]+ \/files\//, because: 'the gateway streams files, GraphQL carries their addresses' },
  { calls: /^GET \/api\/goods\/\{id\}\/report$/, because: 'it answers the address of a page to print, which the goods carry already' },
  { calls: /^GET \/api\/(invoice\/\{id\}\/pdf)$/, because: 'it answers the address of a paper, which its invoice carries already' },
  { calls: /^POST \/api\/upload$/, because: 'the gateway streams forms with files at /upload, GraphQL carries their keys' },
  { calls: /^POST \/api\/shop\/multi\/\{id\}\/switch$/, because: 'it does what POST /api/auth/switch does, which switchShop calls' },
  { calls: /^POST \/api\/pay\/notify\//, because: 'payment channels call it' },
]

/** Root fields of GraphQL itself and of the gateway. */
const OWN_FIELDS = new Set(['Query.node', 'Query.nodes', 'Query.gateway'])
/** What the gateway knows by itself. */
const OWN_TYPES = /^(GatewayFacts|ErrorKind|DocumentLimits|Uploads|UploadRule)\./

const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, unknown>> }
const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
const wanted = calls.filter((call) => !NOT_FOR_GRAPHQL.some((exception) => exception.calls.test(call)))

type Place = { readonly at: string; readonly calls: readonly string[] }

/** Every field that a document can reach, with the calls that it or the way to it takes. */
function reachableFields(): Place[] {
  const found: Place[] = []
  const seen = new Set<string>()
  const enter = (type: GraphQLNamedType, way: readonly string[]): void => {
    if (isUnionType(type)) for (const member of type.getTypes()) enter(member, way)
    if (!isObjectType(type) || seen.has(type.name)) return
    seen.add(type.name)
    for (const field of Object.values(type.getFields())) visit(type.name, field, way)
  }
  const visit = (parent: string, field: GraphQLField<unknown, unknown>, way: readonly string[]): void => {
    const here = [...way, ...restCalls(field.astNode)]
    found.push({ at: `${parent}.${field.name}`, calls: here })
    enter(getNamedType(field.type), here)
  }
  for (const root of roots) for (const field of Object.values(root.getFields())) visit(root.name, field, [])
  return found
}

type Described = { readonly at: string; readonly description: string | null | undefined }

function describedParts(type: GraphQLNamedType): Described[] {
  const described = { at: type.name, description: type.description }
  if (isEnumType(type))
    return [described, ...type.getValues().map(({ name, description }) => ({ at: `${type.name}.${name}`, description }))]
  if (isInputObjectType(type))
    return [described, ...Object.values(type.getFields()).map(({ name, description }) => ({ at: `${type.name}.${name}`, description }))]
  if (!isObjectType(type) && !isInterfaceType(type)) return [described]
  return [
    described,
    ...Object.values(type.getFields()).flatMap(({ name, description, args }) => [
      { at: `${type.name}.${name}`, description },
      ...args.map((argument) => ({ at: `${type.name}.${name}(${argument.name})`, description: argument.description })),
    ]),
  ]
}

describe('the schema covers the marketplace', () => {
  const fields = reachableFields()
  const named = types.flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).flatMap(({ astNode }) => restCalls(astNode)) : [],
  )
  const made = globSync('gateway/src/modules/*/*.rest.ts', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/\.(get|post|put|delete)\('(\/api\/[^']+)'/g)].map((match) => `${match[1]?.toUpperCase()} ${match[2]}`),
  )

  it('the schema reaches every call of openapi.json by a field that names it', () => {
    const reached = new Set(fields.flatMap((field) => field.calls))
    expect(wanted.length).toBeGreaterThan(60)
    expect(
      wanted.filter((call) => !reached.has(call)),
      'name the call as @rest(call: "METHOD /path") behind the field that takes it',
    ).toEqual([])
  })

  it('the schema makes every call of openapi.json in a room', () => {
    expect(wanted.filter((call) => !made.includes(call))).toEqual([])
  })

  it('the schema names no call that openapi.json does not have', () => {
    expect(named.filter((call) => !calls.includes(call))).toEqual([])
    expect(made.filter((call) => !calls.includes(call))).toEqual([])
  })

  it('the schema has no field that reaches no call', () => {
    expect(
      fields.filter(({ at, calls: reached }) => reached.length === 0 && !OWN_FIELDS.has(at) && !OWN_TYPES.test(at)).map(({ at }) => at),
    ).toEqual([])
  })

  it('the schema has no type that no document can reach', () => {
    const reachable = new Set(fields.map(({ at }) => at.split('.')[0]))
    const objects = types.filter((type) => isObjectType(type) && !roots.includes(type))
    expect(objects.filter(({ name }) => !reachable.has(name)).map(({ name }) => name)).toEqual([])
  })

  it('the schema has no exception that excepts nothing, except for what is built later', () => {
    const later = new Set([String(/^GET \/api\/events$/)])
    expect(
      NOT_FOR_GRAPHQL.filter((exception) => !calls.some((call) => exception.calls.test(call)) && !later.has(String(exception.calls))),
    ).toEqual([])
  })
})

describe('the schema explains itself', () => {
  it('the schema describes every type, field, argument, input and value: 0 missing', () => {
    const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive))
    const parts = [
      ...types.flatMap(describedParts),
      ...directives.flatMap(({ name, description, args }) => [
        { at: `@${name}`, description },
        ...args.map((argument) => ({ at: `@${name}(${argument.name})`, description: argument.description })),
      ]),
    ]
    expect(parts.length).toBeGreaterThan(1000)
    expect(parts.filter(({ description }) => (description ?? '').trim() === '').map(({ at }) => at)).toEqual([])
  })

  it('no description speaks of what is behind the gateway', () => {
    const telling = types
      .flatMap(describedParts)
      .filter(({ description }) => /[Uu]pstream|\bREST\b|\/api\/|^The input\.$/.test(description ?? ''))
    expect(telling.map(({ at, description }) => `${at}: ${description}`)).toEqual([])
  })

  it('an amount in cents says so in its name, and nothing else does', () => {
    const numbers = types.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields()).filter(({ type: kind }) => /^\[?Int\b/.test(kind.toString()))
        : [],
    )
    const misnamed = numbers.filter(({ name, description }) => name.endsWith('Cents') !== /\bcents\b/.test(description ?? ''))
    expect(numbers.filter(({ name }) => name.endsWith('Cents')).length).toBeGreaterThan(20)
    expect(misnamed.map(({ name, description }) => `${name}: ${description}`)).toEqual([])
  })

  it('the schema says with every root field the call behind it', () => {
    const bare = roots.flatMap((root) =>
      Object.values(root.getFields())
        .filter(({ name, astNode }) => !OWN_FIELDS.has(`${root.name}.${name}`) && restCalls(astNode).length === 0)
        .map(({ name }) => name),
    )
    expect(bare).toEqual([])
  })

  it('the schema asks for a client key wherever the marketplace takes one', () => {
    const keyed = calls.filter((call) => {
      const [method = '', path = ''] = call.split(' ')
      return JSON.stringify(paths[path]?.[method.toLowerCase()] ?? {}).includes('"client_key"')
    })
    // A call that an order's state lets happen once takes the key when there is one.
    const isAsked = (call: string): boolean => {
      const [method = '', path = ''] = call.split(' ')
      return /"required":\[[^\]]*"client_key"/.test(JSON.stringify(paths[path]?.[method.toLowerCase()] ?? {}))
    }
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    const without = mutations
      .filter(({ astNode }) => restCalls(astNode).some((call) => keyed.includes(call) && wanted.includes(call)))
      .filter(({ args, astNode }) => {
        const input = args[0] === undefined ? undefined : getNamedType(args[0].type)
        if (!isInputObjectType(input)) return true
        const key = String(input.getFields()['clientKey']?.type)
        return key !== 'String!' && (key !== 'String' || restCalls(astNode).some(isAsked))
      })
    expect(keyed.length).toBeGreaterThan(3)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('the schema says since when and what instead wherever something is deprecated', () => {
    const deprecated = types.flatMap((type) => {
      const parts = isEnumType(type)
        ? type.getValues()
        : isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)
          ? Object.values(type.getFields())
          : []
      return parts.flatMap((part) =>
        typeof part.deprecationReason === 'string' ? [{ at: `${type.name}.${part.name}`, reason: part.deprecationReason }] : [],
      )
    })
    expect(deprecated.filter(({ reason }) => !/\b\d{4}-\d{2}-\d{2}\b/.test(reason) || reason.length < 20)).toEqual([])
  })
})
