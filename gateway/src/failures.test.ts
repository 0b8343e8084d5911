import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createContext, type Context } from './context.ts'
import { GatewayError } from './errors/gatewayError.ts'
import { toGlobalId } from './modules/base/globalId.ts'
import { SessionJar } from './rest/session.ts'
import { member, openHarness, testSchema } from './testing/harness.ts'
import { stubRest, type StubRest } from './testing/stubRest.ts'

/** A marketplace that gives no answer to anything. */
const away = new Proxy({}, { get: () => new GatewayError('SYSTEM_BUSY') })

type Field = GraphQLField<unknown, Context>
const fieldsOf = (name: string): Field[] =>
  Object.values((testSchema.getType(name) as ReturnType<typeof testSchema.getQueryType>)?.getFields() ?? {}) as Field[]

function sample(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(name, type.ofType)
  if (isListType(type)) return [sample(name, type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field, at) => (type.isOneOf ? at === 0 : isRequiredInputField(field)))
        .map((field) => [field.name, sample(field.name, field.type)]),
    )
  return name === 'id' || name === 'ids' ? toGlobalId('Goods', '1') : ({ Int: 1, Boolean: true }[type.name] ?? '1')
}

const sampleArguments = ({ args }: Field): Record<string, unknown> =>
  Object.fromEntries(args.filter(isRequiredArgument).map(({ name, type }) => [name, sample(name, type)]))

function ask(field: Field, session: typeof member | null): Promise<{ fails: boolean; calls: readonly string[] }> {
  const needed = field.args.filter(isRequiredArgument)
  const variables = needed.length === 0 ? '' : `(${needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})`
  const given = needed.length === 0 ? '' : `(${needed.map(({ name }) => `${name}: $${name}`).join(', ')})`
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''
  const { ask: send, rest } = openHarness(away)
  return send(`query Q${variables} { ${field.name}${given} ${selection} }`, { variables: sampleArguments(field), session }).then(
    ({ errors = [] }) => ({
      fails: errors.some(({ path }) => path?.[0] === field.name),
      calls: rest.calls,
    }),
  )
}

describe('a call that fails is told by an error at its field', () => {
  it.each(
    fieldsOf('Query')
      .filter(({ name }) => name !== 'gateway')
      .map((field) => [field.name, field] as const),
  )('a failed call is told by an error at its field: %s', async (name, field) => {
    const [asMember, asVisitor] = [await ask(field, member), await ask(field, null)]
    expect([name, asMember.fails, asMember.calls.length > 0]).toEqual([name, true, true])
    // A visitor's own things are known without asking.
    if (asVisitor.calls.length > 0) expect(asVisitor.fails).toBe(true)
    else if (!asVisitor.fails) expect(['viewer', 'cartBadge', 'session']).toContain(name)
  })

  const nested = Object.values(testSchema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(type.name))
    .flatMap(({ name }) =>
      fieldsOf(name)
        // What was refused is known without asking.
        .filter(({ name: part, resolve }) => resolve !== undefined && part !== 'refusals')
        .map((field) => [`${name}.${field.name}`, field] as const),
    )

  /** Those below whose parents bring what they give, whatever they are asked. */
  const asksNothing = new Set(
    'GoodsFacts.firstLot Home.floor InvoiceDetail.lines InvoiceDetail.taxLines PurchasePlan.lines Statement.orders'.split(' '),
  )

  it.each(nested)('a failed call is told by an error at its field: %s', async (name, field) => {
    const { outcome, calls } = await resolved(field)
    expect([name, calls > 0]).toEqual([name, !asksNothing.has(name)])
    if (calls > 0) expect(outcome).toBeInstanceOf(GatewayError)
  })
})

function known(name: string | symbol): unknown {
  if (typeof name === 'symbol' || /^(then|detail|items|report|others|substitutes)$/.test(name)) return undefined
  if (name === 'aboutID') return toGlobalId('Order', '1')
  if (/^(order|afterSale)$/.test(name)) return { orderID: '1', tradeID: '1' }
  return name.endsWith('IDs') ? ['1'] : '1'
}

/** What a field's resolver makes of a parent that knows every id and nothing else. */
async function resolved(field: Field): Promise<{ outcome: unknown; calls: number }> {
  const rest: StubRest = stubRest(away)
  const log = pino({ level: 'silent' })
  const incoming = {
    requestId: 'test-request',
    arrivedAt: 0,
    headers: {},
    clientIp: '192.0.2.1',
    page: { shop: null, agent: null },
    signal: new AbortController().signal,
    jar: new SessionJar(member, true),
    log,
  }
  const context = createContext(rest, incoming, { schema: testSchema, document: parse('{ __typename }') })
  const parent = new Proxy({}, { get: (_, name) => known(name) })
  const args = { first: 1, ...sampleArguments(field) }
  const outcome: unknown = await Promise.resolve()
    .then(() => field.resolve?.(parent, args, context, { fieldName: field.name } as never))
    .catch((error: unknown) => error)
  return { outcome, calls: rest.calls.length }
}
