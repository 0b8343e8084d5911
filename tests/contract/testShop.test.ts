import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let id: string
beforeAll(async () => {
  stack = await startStack()
  ;({ id } = (await manage('')) as { id: string })
  await ask(LOGIN)
})
afterAll(() => stack.stop())

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(`${stack.gateway}/graphql${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}

type Answer = Record<string, unknown> & { data?: Record<string, unknown>; time?: string; errors?: { message: string }[] }

const inShop = (): Record<string, string> => (id === undefined ? {} : { 'x-test-shop': id })
const manage = async (path: string, body: object = {}): Promise<Answer> => (await post(`/explorer/shop${path}`, body, inShop())).answer
const ask = async (query: string): Promise<Answer> => (await post('', { query }, inShop())).answer
const setTo = (time: number): Promise<Answer> => manage('/clock', { to: new Date(time).toISOString() })
const LOGIN = 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { username } } }'

type Unpaid = { orders: { edges: { node: { orderID: string; payDueAt: string; statusText: string } }[] } }
type Flash = { flashSale: { serverTime: string; sessions: { sessionID: string; status: string; startsAt: string }[] } }
type Papers = { viewer: { certificates: { name: string; status: string; expiresOn: string | null }[] } }

describe('a test shop', () => {
  it('a flash sale begins in the test shop when its clock is set to it', async () => {
    const sessions = async (): Promise<Flash['flashSale']> =>
      ((await ask('{ flashSale { serverTime sessions { sessionID status startsAt } } }')).data as Flash).flashSale
    const next = (await sessions()).sessions.find(({ status }) => status === 'WAITING')
    await setTo(Date.parse(next?.startsAt ?? '') + 1_000)
    expect((await sessions()).sessions.find(({ sessionID }) => sessionID === next?.sessionID)).toMatchObject({ status: 'RUNNING' })
  })

  it('an order that is not paid is closed in the test shop when its time is over', async () => {
    const { orders } = (await ask('{ orders(filter: { tab: UNPAID }) { edges { node { orderID payDueAt statusText } } } }')).data as Unpaid
    const order = orders.edges[0]?.node
    expect(order?.statusText).toBe('待付款')
    const set = await setTo(Date.parse(order?.payDueAt ?? '') + 1_000)
    expect(set).toMatchObject({ done: { close_unpaid: expect.any(Number) as number } })
    expect((await ask(`{ order(orderID: "${order?.orderID}") { status } }`)).data).toEqual({ order: { status: 'TIMEOUT' } })
  })

  it('a paper lapses in the test shop on the day after its last, and its member may not go on as before', async () => {
    const papers = async (): Promise<Papers['viewer']['certificates']> =>
      ((await ask('{ viewer { certificates { name status expiresOn } } }')).data as Papers).viewer.certificates
    const first = (await papers())
      .filter(({ expiresOn }) => expiresOn !== null)
      .toSorted((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''))[0]
    await setTo(Date.parse(`${first?.expiresOn}T00:00:00+08:00`) + 86_460_000)
    await ask(LOGIN)
    expect((await papers()).find(({ name }) => name === first?.name)).toMatchObject({ status: 'EXPIRED' })
  })

  it('every answer of the test shop tells its time, the demo beside it tells none and stands where it stood', async () => {
    const { extensions } = (await ask('{ serverTime }')) as { extensions?: { shop?: { time: string } } }
    expect(extensions).toMatchObject({ shop: { time: expect.stringMatching(/^\d{4}-.*Z$/) as string } })
    const beside = (await post('', { query: '{ serverTime }' })).answer as { extensions?: object }
    expect(beside.extensions).not.toHaveProperty('shop')
  })

  it("the session of the test shop stays in the gateway: the browser's own cookie is left alone", async () => {
    const response = await fetch(`${stack.gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1', ...inShop() },
      body: JSON.stringify({ query: LOGIN }),
    })
    expect([response.headers.get('set-cookie'), (await ask('{ viewer { username } }')).data]).toEqual([
      null,
      { viewer: { username: 'demo' } },
    ])
    expect((await post('', { query: '{ viewer { username } }' })).answer.data).toEqual({ viewer: null })
  })

  it('the clock of the test shop is never set back, and a wrong time is told in Chinese', async () => {
    expect(await setTo(Date.parse('2026-01-01'))).toMatchObject({
      errors: [{ message: expect.stringMatching(/^时间只能向前拨/) as string }],
    })
    expect(await manage('/clock', { to: 'soon' })).toMatchObject({
      errors: [{ message: expect.stringMatching(/^时间写法不对/) as string }],
    })
  })

  it('a test shop that was closed says so in Chinese', async () => {
    await manage('/close')
    expect(await post('', { query: '{ serverTime }' }, inShop())).toMatchObject({
      status: 410,
      answer: { errors: [{ message: expect.stringContaining('已关闭') as string }] },
    })
  })
})
