import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { GatewayError } from '../errors/gatewayError.ts'
import { thisMachine } from '../machine.ts'
import { EventFeed } from '../testing/eventFeed.ts'
import { stubRest } from '../testing/stubRest.ts'
import { EventHub, everything } from './eventHub.ts'

const signal = (): AbortSignal => new AbortController().signal

function open(): { hub: EventHub; feed: EventFeed } {
  const feed = new EventFeed()
  return { feed, hub: new EventHub(stubRest({}, feed.answer), pino({ level: 'silent' }), thisMachine) }
}
const idsOf = async (changes: AsyncIterableIterator<{ id: string }>, count: number): Promise<string[]> => {
  const ids: string[] = []
  while (ids.length < count) {
    const { value } = await changes.next()
    ids.push(value.id)
  }
  return ids
}

describe('the hub of events', () => {
  it('the hub of events serves all subscribers from one stream, and closes it after the last', async () => {
    const { hub, feed } = open()
    const many = await Promise.all(Array.from({ length: 30 }, (_, index) => hub.subscribe(String(index % 3), ['order'], signal())))
    expect([feed.asked.length, feed.open, hub.size]).toEqual([1, 1, 30])
    feed.tell('1', 'order', '5')
    expect(await Promise.all(many.filter((_, index) => index % 3 === 1).map((changes) => idsOf(changes, 1)))).toEqual(
      Array.from({ length: 10 }, () => ['5']),
    )
    for (const changes of many) await changes.return?.()
    expect([feed.open, hub.size]).toEqual([0, 0])
  })

  it('the hub of events tells each member of its changes alone, and of the topics asked for', async () => {
    const { hub, feed } = open()
    const mine = await hub.subscribe('7', ['order'], signal())
    feed.tell('8', 'order', '1')
    feed.tell('7', 'cart', '7')
    feed.tell('7', 'order', '2')
    expect(await idsOf(mine, 1)).toEqual(['2'])
    hub.close()
  })

  it('the hub of events tells the slow of a thing once, however often it changed', async () => {
    const { hub, feed } = open()
    const slow = await hub.subscribe('7', ['cart', 'order'], signal())
    const quick = await hub.subscribe('7', ['order'], signal())
    for (let index = 0; index < 50; index++) feed.tell('7', 'cart', '7')
    feed.tell('7', 'order', '1')
    await idsOf(quick, 1)
    expect(await idsOf(slow, 2)).toEqual(['7', '1'])
    hub.close()
    expect(await slow.next()).toEqual({ done: true, value: undefined })
  })

  it('the hub of events ends a subscriber that is hopelessly behind', async () => {
    const { hub, feed } = open()
    const slow = await hub.subscribe('7', ['order'], signal())
    const other = await hub.subscribe('7', ['cart'], signal())
    for (let index = 0; index < 300; index++) feed.tell('7', 'order', String(index))
    feed.tell('7', 'cart', '7')
    await idsOf(other, 1)
    expect(await slow.next()).toEqual({ done: true, value: undefined })
    expect(hub.size).toBe(1)
    hub.close()
  })

  it('the hub of events notes how long each change had waited to be told, none where the marketplace does not say', async () => {
    const feed = new EventFeed()
    const late: number[] = []
    const hub = new EventHub(stubRest({}, feed.answer), pino({ level: 'silent' }), thisMachine, (ms) => late.push(ms))
    const mine = await hub.subscribe('7', ['order'], signal())
    feed.tell('8', 'order', '1', { late_ms: 120 })
    feed.tell('7', 'order', '2', { late_ms: 4_000 })
    feed.tell('7', 'order', '3')
    await idsOf(mine, 2)
    expect(late).toEqual([120, 4_000, 0])
    hub.close()
  })

  it('the hub of events resumes where the stream broke off', async () => {
    const { hub, feed } = open()
    const mine = await hub.subscribe('7', ['order'], signal())
    feed.tell('7', 'order', '1')
    await idsOf(mine, 1)
    await feed.breakOff()
    expect(feed.asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1-1'])
    feed.tell('7', 'order', '2')
    expect(await idsOf(mine, 1)).toEqual(['2'])
    hub.close()
  })

  it('the hub of events ends every subscription where it cannot be resumed', async () => {
    const { hub, feed } = open()
    const mine = await hub.subscribe('7', ['order'], signal())
    feed.send('reset')
    expect(await mine.next()).toEqual({ done: true, value: undefined })
    expect([hub.size, feed.open]).toEqual([0, 0])
  })

  it('the hub of events tells a subscriber with a moment what has changed for its member since, and once', async () => {
    const { hub, feed } = open()
    const now = Date.now()
    feed.past('7', 'order', '1', now - 30_000)
    feed.past('7', 'order', '2', now - 10_000)
    feed.past('8', 'order', '3', now - 5_000)
    const first = await hub.subscribe('7', ['order'], signal(), now - 20_000)
    expect(await idsOf(first, 1)).toEqual(['2'])
    feed.tell('7', 'order', '4')
    expect(await idsOf(first, 1)).toEqual(['4'])
    const late = await hub.subscribe('7', ['order'], signal(), now - 1_000)
    feed.tell('7', 'order', '5')
    expect(await idsOf(late, 2)).toEqual(['4', '5'])
    hub.close()
  })

  it('the hub of events tells nothing of the past to a new subscriber, and of everything to one that looked long ago', async () => {
    const { hub, feed } = open()
    feed.past('7', 'order', '1', Date.now() - 1_000)
    const topics = ['order', everything]
    const [plain, old] = [await hub.subscribe('7', topics, signal()), await hub.subscribe('7', topics, signal(), Date.now() - 600_000)]
    feed.tell('7', 'order', '2')
    expect([await idsOf(plain, 1), await idsOf(old, 2)]).toEqual([['2'], ['', '2']])
    hub.close()
  })

  it('the hub of events says so where the marketplace has no such stream', async () => {
    const { hub, feed } = open()
    feed.status = 404
    await expect(hub.subscribe('7', ['order'], signal())).rejects.toMatchObject({
      code: 'SYSTEM_BUSY',
      message: 'The marketplace has no stream of events; ask at intervals.',
    })
    expect(hub.size).toBe(0)
    feed.status = 200
    await hub.subscribe('7', ['order'], signal())
    expect([hub.size, feed.open]).toEqual([1, 1])
    hub.close()
  })

  it('the hub of events does not try again where the host is known to have none, and says the reason', async () => {
    const reason = new GatewayError('BUSINESS_REJECTED', { reason: 'NOT_OFFERED' })
    const hub = new EventHub(
      stubRest({}, () => Promise.reject(reason)),
      pino({ level: 'silent' }),
      thisMachine,
    )
    await expect(hub.subscribe('7', ['order'], signal())).rejects.toBe(reason)
    expect(hub.size).toBe(0)
  })

  it('the hub of events tries again while the marketplace is away', async () => {
    const { hub, feed } = open()
    feed.status = 503
    const waiting = hub.subscribe('7', ['order'], signal())
    feed.status = 200
    const mine = await waiting
    feed.tell('7', 'order', '1')
    expect(await idsOf(mine, 1)).toEqual(['1'])
    hub.close()
  })

  it('the hub of events lets go of a subscriber that leaves, and of all when it closes', async () => {
    const { hub, feed } = open()
    const controller = new AbortController()
    const mine = await hub.subscribe('7', ['order'], controller.signal)
    const other = await hub.subscribe('8', ['order'], signal())
    controller.abort()
    expect(await mine.next()).toEqual({ done: true, value: undefined })
    hub.close()
    expect(await other.next()).toEqual({ done: true, value: undefined })
    expect([hub.size, feed.open]).toEqual([0, 0])
    expect(await (await hub.subscribe('9', ['order'], signal())).next()).toEqual({ done: true, value: undefined })
  })

  it('the hub of events bounds what one member may open', async () => {
    const { hub } = open()
    await Promise.all(Array.from({ length: 50 }, () => hub.subscribe('7', ['order'], signal())))
    await expect(hub.subscribe('7', ['order'], signal())).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { http: { status: 429, headers: { 'retry-after': '30' } } },
    })
    await hub.subscribe('8', ['order'], signal())
    hub.close()
  })
})
