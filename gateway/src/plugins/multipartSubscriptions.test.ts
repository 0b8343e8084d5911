import { afterEach, describe, expect, it } from 'vitest'
import { cartBody, userBody } from '../testing/bodies.ts'
import { EventFeed } from '../testing/eventFeed.ts'
import { manualMachine } from '../testing/manualMachine.ts'
import { json, openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubRoutes } from '../testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const cart = '{"payload":{"data":{"cartChanged":{"lineCount":1}}}}'
const part = (content: string): string => `\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${content}\r\n--graphql`
/** As Apollo Client, Kotlin and iOS ask. */
const accept = 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0,application/graphql-response+json,application/json'

async function start(routes: StubRoutes = {}) {
  const feed = new EventFeed()
  const machine = manualMachine()
  const rest = stubRest({ 'GET /api/user/base': ok(userBody()), 'GET /api/cart/list': ok(cartBody()), ...routes }, feed.answer)
  open = await openServer(rest, { machine })
  const controller = new AbortController()
  const response = await fetch(`${open.url}/graphql`, {
    ...json({ query: 'subscription { cartChanged { lineCount } }' }, { accept, authorization: 'Bearer app-token' }),
    signal: controller.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (length: number): Promise<string> => {
    while (text.length < length) {
      const { value, done } = (await reader?.read()) ?? { value: '', done: true }
      if (done) break
      text += value
    }
    return text
  }
  return { feed, machine, response, until, leave: () => controller.abort() }
}

describe("a subscription by Apollo's multipart protocol", () => {
  it('a subscription in parts shows each event, and a sign of life while nothing happens', async () => {
    const { feed, machine, response, until, leave } = await start()
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual([
      200,
      'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
      null,
    ])
    let expected = `--graphql${part(cart)}`
    expect(await until(expected.length)).toBe(expected)
    feed.tell('7', 'cart', '7')
    expected += part(cart)
    expect(await until(expected.length)).toBe(expected)
    machine.advance(12_000)
    expected += part('{}')
    expect(await until(expected.length)).toBe(expected)
    leave()
  })

  it('a subscription in parts says why it cannot go on, and ends', async () => {
    const { until } = await start({ 'GET /api/user/base': refused(401, '请先登录') })
    const text = await until(100_000)
    expect(text).toMatch(
      /^--graphql\r\ncontent-type: application\/json; charset=utf-8\r\n\r\n\{"payload":\{.*"code":"LOGIN_REQUIRED".*\}\}\r\n--graphql--\r\n$/,
    )
  })
})
