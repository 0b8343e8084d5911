import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import shellQuery from '../__generated__/ShellQuery.graphql.ts'
import { createBrowserEnvironment } from '../relay/environment.ts'
import { toasts } from '../ui/toastStore.ts'
import { chatNews } from '../features/self-service/chat/chatNews.ts'
import { pageShop } from '../relay/pageShop.ts'
import { sessionTabs } from '../features/ground/session/sessionTabs.ts'
import { liveNews } from '../features/ground/live/liveNews.ts'
import { startLive } from '../features/ground/live/startLive.ts'
import { applyNews } from './applyNews.ts'

const event = (changes: unknown): string => `event: next\ndata: ${JSON.stringify({ data: { changes } })}\n\n`
const cart = (lineCount: number): unknown => ({
  __typename: 'CartChanged',
  cart: { lineCount, selectedCount: lineCount, totals: { payable: '1.00' } },
})

class Line {
  asked = 0
  variables: unknown[] = []
  #writer: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly send = async (_?: unknown, init?: RequestInit): Promise<Response> => {
    this.asked += 1
    this.variables.push((JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { variables: unknown }).variables)
    return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (this.#writer = controller) }), {
      headers: { 'content-type': 'text/event-stream' },
    })
  }
  say(text: string): void {
    this.#writer?.enqueue(new TextEncoder().encode(text))
  }
  hangUp(): void {
    this.#writer?.close()
  }
}

const badge = (environment: ReturnType<typeof createBrowserEnvironment>): unknown =>
  environment.getStore().getSource().get('client:root')?.['cartBadge']

function tab(): ReturnType<typeof createBrowserEnvironment> {
  const environment = createBrowserEnvironment()
  environment.commitPayload(createOperationDescriptor(getRequest(shellQuery), {}), {
    cartBadge: 1,
    viewer: null,
    site: null,
    announcement: null,
  })
  return environment
}

const start = (environment: ReturnType<typeof tab>, signal: AbortSignal, send: typeof fetch): void =>
  startLive((news) => void applyNews(environment, news), signal, send)

let controller: AbortController
let asked: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  controller = new AbortController()
  asked = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(typeof body === 'string' ? body : '')
    return Response.json({ data: { cartBadge: 7, viewer: null, orderCounts: null } })
  })
})
afterEach(() => {
  controller.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = async (ms: number): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
}

it('a page with a stream renders a burst of changes once, however the stream is cut, and asks for nothing that is not shown', async () => {
  const [line, environment] = [new Line(), tab()]
  start(environment, controller.signal, line.send)
  await settle(0)
  const [first, second] = [event(cart(2)), event(cart(3))]
  line.say(`:\n\n${first.slice(0, 30)}`)
  line.say(first.slice(30) + second)
  await settle(249)
  expect(badge(environment)).toBe(1)
  await settle(1)
  expect([badge(environment), asked, line.asked]).toEqual([3, [], 1])
})

it('a page with a stream renders what changes without a pause while it changes', async () => {
  const [line, environment] = [new Line(), tab()]
  start(environment, controller.signal, line.send)
  await settle(0)
  for (const count of [2, 3, 4]) {
    line.say(event(cart(count)))
    await settle(200)
  }
  expect(badge(environment)).toBe(3)
})

it('a page whose stream has ended asks and listens again as soon as the network is back', async () => {
  const [line, environment] = [new Line(), tab()]
  start(environment, controller.signal, line.send)
  await settle(0)
  line.hangUp()
  await settle(0)
  expect(line.asked).toBe(1)
  window.dispatchEvent(new Event('online'))
  await settle(250)
  expect([line.asked, asked.length]).toEqual([2, 1])
})

it('a page with a stream tells the other tabs', async () => {
  const [line, other] = [new Line(), tab()]
  start(tab(), controller.signal, line.send)
  start(other, controller.signal, async () => Promise.reject(new Error('this one reads no stream')))
  await settle(0)
  line.say(event(cart(5)))
  await settle(0)
  await settle(1100)
  expect(badge(other)).toBe(5)
})

it('a page with a stream knows from the tab that reads whether there is a stream', async () => {
  const line = new Line()
  const [heard, other] = [vi.fn(), new BroadcastChannel('live')]
  other.addEventListener('message', ({ data }) => heard(data))
  start(tab(), controller.signal, line.send)
  await settle(0)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  other.postMessage('isOpen?')
  await settle(0)
  expect([heard.mock.calls, liveNews.isOpen()]).toEqual([[['isOpen?'], [{ isOpen: true }], [{ isOpen: true }]], true])
  controller.abort()
  expect(liveNews.isOpen()).toBe(false)
  controller = new AbortController()
  vi.stubGlobal('navigator', { ...navigator, locks: { request: () => new Promise(() => {}) } })
  start(tab(), controller.signal, line.send)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  other.postMessage({ isOpen: true })
  await settle(0)
  expect([liveNews.isOpen(), line.asked]).toEqual([true, 1])
  other.close()
})

it('a page with a stream asks again after thirty seconds when the stream has ended, and listens again', async () => {
  const [line, environment] = [new Line(), tab()]
  start(environment, controller.signal, line.send)
  await settle(0)
  const told = vi.fn()
  liveNews.subscribe(told)
  line.hangUp()
  await settle(29_000)
  expect([asked, told.mock.calls, liveNews.isOpen()]).toEqual([[], [], false])
  await settle(2000)
  await settle(1100)
  expect([asked.length, line.asked, told.mock.calls, liveNews.isOpen()]).toEqual([1, 2, [[null]], true])
})

it('a page with a stream asks for what has changed since the page was read, once, and for everything where that is not known', async () => {
  const [line, environment] = [new Line(), tab()]
  document.body.innerHTML = '<script type="application/json" data-at="1795226702">{}</script>'
  start(environment, controller.signal, line.send)
  await settle(0)
  line.say(event({ __typename: 'StreamBegan' }))
  await settle(1100)
  expect([badge(environment), asked.length]).toEqual([1, 0])
  line.say(event({ __typename: 'AnythingChanged' }))
  await settle(1100)
  expect([badge(environment), asked.length]).toEqual([7, 1])
  line.hangUp()
  await settle(31_000)
  await settle(1100)
  expect(line.variables).toEqual([{ since: '2026-11-21T02:05:02Z' }, { since: null }])
  document.body.innerHTML = ''
})

it('a page with a stream tells a tab that has just come what it may have missed', async () => {
  const [line, late] = [new Line(), tab()]
  start(tab(), controller.signal, line.send)
  await settle(0)
  line.say(event(cart(6)))
  await settle(1100)
  vi.stubGlobal('navigator', { ...navigator, locks: { request: () => new Promise(() => {}) } })
  start(late, controller.signal, line.send)
  await settle(0)
  await settle(1100)
  expect(badge(late)).toBe(6)
})

it('a page with a stream tells a tab that has just come nothing that is older than ten seconds', async () => {
  const [line, late] = [new Line(), tab()]
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_795_226_702_000)
  start(tab(), controller.signal, line.send)
  await settle(0)
  line.say(event(cart(6)))
  await settle(1100)
  now.mockReturnValue(1_795_226_712_000)
  vi.stubGlobal('navigator', { ...navigator, locks: { request: () => new Promise(() => {}) } })
  start(late, controller.signal, line.send)
  await settle(0)
  await settle(1100)
  expect(badge(late)).toBe(1)
  now.mockRestore()
})

it('a page with a stream waits in the background until the tab is looked at', async () => {
  const [line, environment] = [new Line(), tab()]
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  start(environment, controller.signal, line.send)
  await settle(0)
  line.say(event(cart(4)))
  await settle(1100)
  expect(badge(environment)).toBe(1)
  looked.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(badge(environment)).toBe(4)
})

it('a page with a stream takes over how much is unread, and says that the account manager has answered where nobody shows the thread', async () => {
  const [line, environment] = [new Line(), tab()]
  commitLocalUpdate(
    environment,
    (store) => void store.getRoot().setLinkedRecord(store.create('Viewer:1', 'Viewer').setValue(1, 'messageCount'), 'viewer'),
  )
  start(environment, controller.signal, line.send)
  await settle(0)
  line.say(event({ __typename: 'UnreadChanged', messageCount: 3 }) + event({ __typename: 'ChatChanged', chatMessage: { isOwn: false } }))
  await settle(1100)
  expect(environment.getStore().getSource().get('Viewer:1')?.['messageCount']).toBe(3)
  expect(toasts.snapshot().map(({ text }) => text)).toEqual(['客户经理答复了您的留言'])
  toasts.clear()
  const shown = vi.fn()
  const leave = chatNews.subscribe(shown)
  line.say(event({ __typename: 'ChatChanged', chatMessage: { isOwn: false } }))
  await settle(1100)
  expect([shown.mock.calls.length, toasts.snapshot(), asked]).toEqual([1, [], []])
  leave()
})

it.each([
  ['LOGIN_REQUIRED', undefined, 1],
  ['BUSINESS_REJECTED', 'SHOP_CHANGED', 1],
  ['SYSTEM_BUSY', undefined, 0],
])('a page with a stream doubts its session when the stream says %s %s: %i times', async (code, reason, times) => {
  const [line, doubt] = [new Line(), vi.fn()]
  sessionTabs.hear(doubt, controller.signal)
  start(tab(), controller.signal, line.send)
  await settle(0)
  line.say(
    `event: next\ndata: ${JSON.stringify({ data: { changes: null }, errors: [{ message: 'x', extensions: { code, reason } }] })}\n\n`,
  )
  await settle(0)
  expect(doubt).toHaveBeenCalledTimes(times)
})

it('a page with a stream tells nothing to a tab of another shop', async () => {
  const [line, other] = [new Line(), tab()]
  pageShop.set('7')
  start(tab(), controller.signal, line.send)
  pageShop.set('8')
  start(other, controller.signal, async () => Promise.reject(new Error('this one reads no stream')))
  pageShop.set(null)
  await settle(0)
  line.say(event(cart(5)))
  await settle(0)
  await settle(1100)
  expect(badge(other)).toBe(1)
})
