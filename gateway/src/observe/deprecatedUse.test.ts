import { buildSchema, parse } from 'graphql'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { askedFields } from '../execute/askedFields.ts'
import { userBody } from '../testing/bodies.ts'
import { testSchema } from '../testing/harness.ts'
import { manualMachine } from '../testing/manualMachine.ts'
import { json, openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { appOf, deprecatedUse } from './deprecatedUse.ts'
import { createMetrics } from './metrics.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

it('a document says once which of its fields, arguments and values are deprecated', () => {
  const schema = buildSchema(`
    enum Colour { RED OLD @deprecated(reason: "2026-11-23: use RED") }
    input Filter { colour: Colour, was: Int @deprecated(reason: "2026-11-23: use colour") }
    interface Named { name: String, label: String @deprecated(reason: "2026-11-23: use name") }
    type Goods implements Named { name: String, label: String @deprecated(reason: "2026-11-23: use name") }
    type Query { goods(filter: Filter, page: Int @deprecated(reason: "2026-11-23: use filter")): Goods, named: Named }
  `)
  const read = (text: string): readonly string[] => askedFields(schema, parse(text)).deprecated
  expect(read('{ goods(filter: { colour: RED }) { name } named { name } }')).toEqual([])
  expect(read('{ goods(page: 1, filter: { colour: OLD, was: 3 }) { label again: label } named { ... on Goods { label } label } }')).toEqual(
    ['Query.goods(page)', 'Colour.OLD', 'Filter.was', 'Goods.label', 'Named.label'],
  )
})

it.each([
  [{ 'x-client-name': 'shop-ios', 'x-client-version': '3.1.0' }, 'shop-ios', '3.1.0'],
  [{ 'apollographql-client-name': 'Android', 'apollographql-client-version': '7+b1' }, 'Android', '7+b1'],
  [{ 'x-client-name': 'ours', 'apollographql-client-name': 'apollo' }, 'ours', 'none'],
  [{ 'x-client-name': ' "}\n 采购 ' }, 'none', 'none'],
  [{ 'x-client-name': 'n'.repeat(400) }, 'n'.repeat(40), 'none'],
  [{}, 'none', 'none'],
])('a client that sends %j is called %s %s', (headers, name, version) => {
  expect(appOf(headers)).toEqual({ name, version })
})

it('the hundred-and-first client is «other», and those before it keep their names', async () => {
  const metrics = createMetrics(() => 0)
  const note = deprecatedUse(metrics, () => 0)
  const ask = (name: string): void => note(['Query.old'], { headers: { 'x-client-name': name }, log: pino({ level: 'silent' }) } as never)
  for (let client = 0; client < 150; client++) ask(`client-${client}`)
  ask('client-7')
  const text = await metrics.text()
  expect(text).toContain('gateway_deprecated_total{field="Query.old",name="client-7",version="none"} 2')
  expect(text).toContain('gateway_deprecated_total{field="Query.old",name="other",version="other"} 50')
  expect(text.match(/^gateway_deprecated_total\{/gm)).toHaveLength(101)
})

it('what is deprecated is counted for each client that asks for it, and logged once a day; the rest is neither', async () => {
  expect(askedFields(testSchema, parse('subscription { changed { isEverything } }')).deprecated).toEqual(['Subscription.changed'])
  const machine = manualMachine()
  const metrics = createMetrics(() => 0)
  open = await openServer(stubRest({ 'GET /api/user/base': ok(userBody()) }), {
    machine,
    observers: { metrics, spans: null, now: machine.now },
  })
  const { url, logs } = open
  const subscribe = async (): Promise<void> => {
    const init = json({ query: 'subscription { changed { isEverything } }' }, { accept: 'text/event-stream', 'x-client-name': 'old-app' })
    const { body } = await fetch(`${url}/graphql`, init)
    await body?.cancel()
  }
  const warnings = (): unknown[] => logs.filter(({ msg }) => msg === 'a deprecated field is asked for')
  await subscribe()
  await subscribe()
  await (await fetch(`${url}/graphql`, json({ query: '{ viewer { company } }' }, { 'x-client-name': 'old-app' }))).text()
  expect(warnings()).toMatchObject([{ client: 'old-app', version: 'none', field: 'Subscription.changed' }])
  machine.advance(86_400_000)
  await subscribe()
  expect(warnings()).toHaveLength(2)
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('gateway_deprecated_total{'))
  expect(lines).toEqual(['gateway_deprecated_total{field="Subscription.changed",name="old-app",version="none"} 3'])
})
