import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/postgres.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { OtlpReceiver, type Span } from '../support/otlpReceiver.ts'
import { type Stack, startStack } from '../support/stack.ts'

const receiver = new OtlpReceiver()
const lines: string[] = []
let stack: Stack
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.listen(), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'trace' }
  stack = await startStack({ env, onOutput: (text) => lines.push(text) })
})
afterAll(async () => {
  await stack.stop()
  await receiver.close()
})

const traceId = '0af7651916cd43dd8448eb211c80319c'
const browserSpan = 'b7ad6b7169203331'
const ask = async (client: GraphQLClient, query: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
  const { data, errors } = await client.ask(query, variables)
  expect(errors).toBeUndefined()
  return data
}

describe('one trace from the browser to the database', () => {
  it('one trace goes through operation, call, route and statement', async () => {
    const response = await fetch(`${stack.gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-${browserSpan}-01` },
      body: JSON.stringify({ query: '{ goodsList(filter: { keywords: "阿莫西林" }, first: 3) { totalCount edges { node { name } } } }' }),
    })
    await response.text()
    const requestId = response.headers.get('x-request-id')
    const spans = (
      await receiver.until(
        (all) =>
          all.some(({ service, name }) => service === 'gateway' && name === 'POST /graphql') &&
          all.some(({ service, name }) => service === 'api' && name === 'GET /api/goods/list'),
      )
    ).filter((span) => span.traceId === traceId)
    const child = (parent: string | undefined, service: string, name: RegExp): Span | undefined =>
      spans.find((span) => span.parentSpanId === parent && span.service === service && name.test(span.name))
    const request = child(browserSpan, 'gateway', /^POST \/graphql$/)
    const operation = child(request?.spanId, 'gateway', /^query adhoc$/)
    const call = child(operation?.spanId, 'gateway', /^GET \/api\/goods\/list$/)
    const route = child(call?.spanId, 'api', /^GET \/api\/goods\/list$/)
    const statements = spans.filter(
      ({ parentSpanId, service, attributes }) =>
        parentSpanId === route?.spanId && service === 'api' && attributes['db.system.name'] === 'postgresql',
    )
    expect([request, operation, call, route].map((span) => span?.name)).not.toContain(undefined)
    expect([request?.attributes['request.id'], route?.attributes['request.id']]).toEqual([requestId, requestId])
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('$1')
    expect(receiver.texts.join('')).not.toContain('阿莫西林')
  })

  it('one trace follows a form into its transaction', async () => {
    const client = new GraphQLClient(stack.gateway)
    await client.logIn('demo')
    const spans = await receiver.until((all) => all.some(({ name }) => name === 'insert session'))
    const insert = spans.find(({ name }) => name === 'insert session')
    const route = spans.find(({ spanId }) => spanId === insert?.parentSpanId)
    expect(route).toMatchObject({ service: 'api', name: 'POST /api/auth/login' })
  })
})

describe('metrics', () => {
  it('the metrics of both servers are on their own port', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toMatch(/gateway_call_seconds_count\{method="GET",route="\/api\/goods\/list"\} [1-9]/)
    const page = await fetch(`${stack.gateway}/metrics`)
    expect(await page.text()).not.toContain('gateway_call_seconds')
  })
})

describe('one request id', () => {
  it('one request id is in every line about a request, on both floors', async () => {
    const response = await fetch(`${stack.gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ serverTime }"}',
    })
    await response.text()
    const id = response.headers.get('x-request-id') ?? 'none'
    const about = (): Record<string, unknown>[] =>
      lines
        .join('')
        .split('\n')
        .filter((line) => line.includes(id))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    await expect
      .poll(() =>
        about()
          .map(({ msg }) => msg)
          .toSorted(),
      )
      .toEqual(['graphql', 'request'])
    expect(about().map(({ requestId }) => requestId)).toEqual([id, id])
  })
})

describe('nothing personal', () => {
  const phone = '13912345678'
  const secrets = {
    phone,
    password: 'Geheim-2026-xyz',
    wrong: 'Falsch-Pass-9',
    street: '江岸区中山大道唯一路9876号',
    keywords: '特别的检索词',
    person: '欧阳独一',
    account: '6222020200112233445',
    taxNo: '91420102MA4KTEST9X',
  }

  it('nothing personal is in logs or traces, whatever is asked, refused or broken', async () => {
    const client = new GraphQLClient(stack.gateway)
    await ask(client, 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { company } } }')
    await client.ask('mutation ($input: LoginInput!) { login(input: $input) { viewer { company } } }', {
      input: { username: secrets.phone, password: secrets.wrong },
    })
    for (const amount of ['12.50', '9999999.00'])
      await client.ask('mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { refusals { message } } }', {
        input: { amount, holder: secrets.person, bank: '某行', accountNumber: secrets.account, clientKey: `no-trace-${amount}` },
      })
    await client.ask('mutation ($input: UpdateShopInput!) { updateShop(input: $input) { refusals { message } } }', {
      input: { company: secrets.person, provinceID: '1', address: secrets.street, taxNo: secrets.taxNo, bankAccount: secrets.account },
    })
    await client.ask(`{ goodsList(filter: { keywords: "${secrets.keywords}" }) { totalCount } }`)
    await client.ask(`{ goods(goodsID: "${secrets.phone}") { name } }`)
    await client.ask(`query Named { unknown(phone: "${secrets.phone}") }`)
    await client.ask(`mutation { login(input: { username: "${secrets.phone}", password: "${secrets.password}`)
    const token = 'bearer-token-that-nobody-may-see'
    await (
      await fetch(`${stack.gateway}/graphql?query=%7Bviewer%7Bid%7D%7D&phone=${secrets.phone}`, {
        headers: { authorization: `Bearer ${token}`, 'x-csrf': '1' },
      })
    ).text()
    await (await fetch(`${stack.gateway}/list?keywords=${encodeURIComponent(secrets.keywords)}&phone=${secrets.phone}`)).text()
    for (const [path, form] of [
      ['/api/user/create_code', { phone: secrets.phone, scene: 'login' }],
      ['/api/auth/login', { username: secrets.phone, password: secrets.password }],
      ['/api/user/registerStepOne', { phone: secrets.phone, password: secrets.password, name: secrets.person, address: secrets.street }],
      ['/api/cart', { goods_id: secrets.phone, number: secrets.street }],
    ] as const) {
      await (await fetch(`${stack.api}${path}`, { method: 'POST', body: new URLSearchParams(form) })).text()
    }
    const last = await fetch(`${stack.gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ serverTime }"}',
    })
    const id = last.headers.get('x-request-id') ?? 'none'
    await expect.poll(() => lines.join('').split(id).length).toBeGreaterThan(2)
    const written = lines.join('')
    expect(written.split('\n').length).toBeGreaterThan(20)
    for (const [what, secret] of Object.entries({ ...secrets, token, session: client.session, demo: 'Demo-2026' })) {
      expect(written.includes(secret), `${what} in the log`).toBe(false)
      expect(receiver.texts.join('').includes(secret), `${what} in a trace`).toBe(false)
    }
    expect(written).not.toMatch(/\b1[3-9]\d{9}\b/)
  })
})
