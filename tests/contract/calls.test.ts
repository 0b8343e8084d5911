import { globSync, readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isCompositeType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeOf } from '../../gateway/src/execute/edgeOf.ts'
import { resolvers } from '../../gateway/src/resolvers.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { checkHost } from '../../scripts/upstream/checkHost.ts'
import type { FaultProxy } from '../support/faultProxy.ts'
import { type Answer, GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { nothingKnown, type Known, type Row } from './rows/row.ts'
import { ROWS } from './rows/rows.ts'
import { keyedMutation, sendAgain } from './rows/sendAgain.ts'

let stack: Stack
let proxy: FaultProxy
let client: GraphQLClient
const known: Known = nothingKnown()
const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))
const sentAgain = new Set<string>()

beforeAll(async () => {
  stack = await startStack({ faults: true, embedded: true })
  if (!stack.proxy) throw new Error('the stack has no proxy')
  proxy = stack.proxy
  client = new GraphQLClient(stack.gateway)
})
afterAll(() => stack.stop())

/** For a marketplace that tells a lot's report apart from its goods; ours tells it with them (gateway search.test.ts tries the call). */
const FOR_OTHERS = new Set(['GET /api/goods/{id}/batches'])

/** The code last sent to a phone, as the demo's outbox shows it. */
async function codeSentTo(phone: string): Promise<string> {
  const page = await (await fetch(`${stack.api}/outbox`)).text()
  const row = page.split('<tr>').find((part) => part.includes(phone))
  return /验证码 (\d{6})/.exec(row ?? '')?.[1] ?? ''
}

/** The smallest picture there is, sent as a browser would. */
async function uploadedPicture(scene: string): Promise<string> {
  const form = new FormData()
  form.set('scene', scene)
  form.set(
    'file',
    new Blob([Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')], {
      type: 'image/png',
    }),
    'proof.png',
  )
  const answer = await fetch(`${stack.gateway}/upload`, { method: 'POST', headers: { cookie: client.cookie, 'x-csrf': '1' }, body: form })
  const { key } = (await answer.json()) as { key: string }
  return key
}

/** With a key where its mutation goes by one. */
function variablesOf(row: Row, mutation: string | null): Record<string, unknown> {
  const given = row.variables?.(known) ?? {}
  if (mutation === null) return given
  return { ...given, input: { clientKey: `contract-${ROWS.indexOf(row)}-${mutation}`, ...(given['input'] as object) } }
}

const pattern = (rest: string): RegExp =>
  new RegExp(`^${rest.replaceAll(/\{url\d?\}/g, '[\\w-]+').replaceAll(/\{\w+\}/g, '[0-9]+')}(\\?|$)`)
const dataOf = (answer: Answer): Record<string, unknown> => {
  expect(answer.errors).toBeUndefined()
  return answer.data ?? {}
}

describe('every REST call, through the gateway', () => {
  it.each(ROWS)('the call $rest through the gateway', async (row) => {
    for (const [document, variables] of row.before?.(known) ?? []) dataOf(await client.ask(document, variables))
    if (row.phone !== undefined) known.code = await codeSentTo(row.phone(known))
    if (row.upload !== undefined) known.fileKey = await uploadedPicture(row.upload)
    proxy.seen.length = 0
    const mutation = keyedMutation(schema, row.document)
    const variables = variablesOf(row, mutation)
    const answer = await client.ask(row.document, variables)
    row.check(row.isRefused === true ? (answer.data ?? {}) : dataOf(answer), known)
    expect(proxy.seen.filter((call) => pattern(row.rest).test(call))).toHaveLength(1)
    if (mutation === null || row.isRefused === true) return
    await sendAgain({ client, api: stack.api }, mutation, { document: row.document, variables }, answer.data)
    sentAgain.add(mutation)
  })

  it('every mutation that goes by a key was sent again, but those of issued invoices', () => {
    const keyed = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
      (name) => keyedMutation(schema, `mutation { ${name} }`) !== null,
    )
    // The office has issued no invoice here; invoice.test.ts and redLetter.test.ts of the api send these again.
    expect(keyed.filter((name) => !sentAgain.has(name))).toEqual(['mailInvoice', 'requestRedLetter'])
  })

  it('every REST call that the gateway makes has its row here, and openapi.json describes them all', () => {
    const { paths } = JSON.parse(readFileSync(inRoot('openapi.json'), 'utf8')) as { paths: Record<string, Record<string, unknown>> }
    const described = new Set(
      Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)),
    )
    const files = globSync('gateway/src/modules/*/*.rest.ts', { cwd: inRoot() })
    const made = files.flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(/\.(get|post|put|delete)\('(\/api\/[^']+)'/g)].map(
        (match) => `${match[1]?.toUpperCase()} ${match[2]}`,
      ),
    )
    expect(made.length).toBeGreaterThan(60)
    expect(made.filter((call) => !described.has(call))).toEqual([])
    expect(made.filter((call) => !FOR_OTHERS.has(call) && !ROWS.some((row) => row.rest === call))).toEqual([])
  })
})

/** What the gateway resolves of an entry of a connection: nothing else can ask the marketplace. */
function childrenOf(connection: GraphQLObjectType): string[] {
  const edge = getNamedType(connection.getFields()['edges']?.type)
  const entry = isObjectType(edge) ? getNamedType(edge.getFields()['node']?.type) : undefined
  if (!isObjectType(entry)) throw new Error(`${connection.name} has no entries`)
  const resolved = resolvers
    .flatMap((room) => Object.keys(Reflect.get(room, entry.name) ?? {}))
    .flatMap((name) => {
      const field = entry.getFields()[name]
      if (field === undefined || field.args.some(isRequiredArgument)) return []
      return [isCompositeType(getNamedType(field.type)) ? `${name} { __typename }` : name]
    })
  // Edges are fetched alike: those of an entry are counted together.
  const edges = Object.values(entry.getFields()).flatMap((field) => (edgeOf(field) === null ? [] : [`${field.name} { __typename }`]))
  return edges.length === 0 ? resolved : [...resolved, edges.join(' ')]
}

it('no list asks more calls for twenty entries than for two, whatever is asked of each', async () => {
  await client.logIn('demo')
  // An edge may lead to things of several kinds, each read by a call of its own: how often each kind of call was made.
  const kindOf = (call: string): string =>
    (new URL(call.slice(4), 'http://api').searchParams.get('call') ?? call.slice(4))
      .split('?', 1)
      .join()
      .replaceAll(/\/(\d+|\{id\})/g, '/N')
  const callsOf = async (document: string): Promise<Map<string, number>> => {
    proxy.seen.length = 0
    dataOf(await client.ask(document))
    return new Map([...Map.groupBy(proxy.seen, kindOf)].map(([kind, calls]) => [kind, calls.length]))
  }
  const found: string[] = []
  let asked = 0
  for (const { name, type, args } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const connection = getNamedType(type)
    if (!isObjectType(connection) || !connection.name.endsWith('Connection') || args.some(isRequiredArgument)) continue
    for (const child of childrenOf(connection)) {
      const document = (first: number): string => `{ ${name}(first: ${first}) { edges { node { ${child} } } } }`
      const [few, many] = [await callsOf(document(2)), await callsOf(document(20))]
      asked += 1
      for (const [kind, times] of many) if (times > (few.get(kind) ?? 1)) found.push(`${name}.${child}: ${kind} ${times} times for twenty`)
    }
  }
  expect(found).toEqual([])
  expect(asked).toBeGreaterThan(30)
})

/** Only a person knows these: a number on an invoice, a code on a screen, an order to be returned. */
const FOR_PEOPLE = ['GET /api/user/wechat/qr', 'GET /api/user/wechat/scan', 'GET /api/afterSale/options', 'GET /api/invoice/query']

it('our own api passes the check of a host whole: each call is answered, and no field is missing or unreadable', async () => {
  const findings = await checkHost({ url: stack.api, cookie: 'sid', member: { username: 'demo', password: 'Demo-2026' } })
  const reads = findings.filter(({ call }) => call.startsWith('GET '))
  expect(reads.length).toBeGreaterThan(100)
  expect(reads.filter(({ answered }) => answered.startsWith('no'))).toEqual(
    reads.filter(({ call, consequence }) => FOR_PEOPLE.includes(call) || consequence === 'no list before it named anything'),
  )
  expect(reads.filter(({ answered, shape }) => answered === 'yes' && shape !== 'whole')).toEqual([])
})
