import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { EventFeed } from '../testing/eventFeed.ts'
import { manualMachine, type ManualMachine } from '../testing/manualMachine.ts'
import { stubRest } from '../testing/stubRest.ts'
import { EventHub, everything } from './eventHub.ts'
const signal = (): AbortSignal => new AbortController().signal

describe('what visitors are shown', () => {
  const flush = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
  function watch(): { hub: EventHub; feed: EventFeed; kinds: string[]; machine: ManualMachine } {
    const [feed, machine, kinds]: [EventFeed, ManualMachine, string[]] = [new EventFeed(), manualMachine(), []]
    const hub = new EventHub(stubRest({}, feed.answer), pino({ level: 'silent' }), machine)
    hub.tellOfShown((kind) => void kinds.push(kind))
    return { hub, feed, kinds, machine }
  }

  it('what visitors are shown is told by its kind, while nobody subscribes, and to no subscriber', async () => {
    const { hub, feed, kinds } = watch()
    const mine = await hub.subscribe('', ['public'], signal())
    feed.tell('', 'public', 'goods')
    feed.tell('', 'order', '1')
    feed.tell('', 'public', 'pages')
    await flush()
    expect(kinds).toEqual(['goods', 'pages'])
    await mine.return?.()
    expect(feed.open).toBe(1)
    hub.close()
    expect(feed.open).toBe(0)
  })

  it('what visitors are shown may be kept for three quarters of a second after each sign of life', async () => {
    const { hub, feed, machine } = watch()
    expect(hub.telling).toBe('silent')
    await flush()
    expect(hub.telling).toBe('live')
    machine.advance(750)
    expect(hub.telling).toBe('live')
    machine.advance(1)
    expect(hub.telling).toBe('silent')
    feed.comment()
    await flush()
    expect(hub.telling).toBe('live')
    hub.close()
    expect(hub.telling).toBe('silent')
  })

  it('what visitors are shown must be read no earlier than where the marketplace was when it told of it last', async () => {
    const { hub, feed } = watch()
    const seen: (number | null)[] = []
    hub.tellOfShown(() => void seen.push(hub.readAfter))
    await flush()
    expect(hub.readAfter).toBe(null)
    feed.tell('', 'public', 'goods', { position: 4_000 })
    feed.tell('7', 'cart', '7', { position: 5_000 })
    await flush()
    expect([hub.readAfter, seen]).toEqual([4_000, [4_000]])
    feed.send('reset', '{"position":6000}')
    await flush()
    expect([hub.readAfter, seen]).toEqual([6_000, [4_000, 6_000]])
    hub.close()
  })

  it('what visitors are shown is not known while the stream is away, and all of it may be another where it cannot be resumed', async () => {
    const { hub, feed, kinds, machine } = watch()
    await flush()
    const back = feed.breakOff()
    await flush()
    expect(hub.telling).toBe('silent')
    machine.advance(250)
    await back
    await flush()
    expect([hub.telling, kinds]).toEqual(['live', []])
    feed.send('reset')
    await flush()
    expect(kinds).toEqual([everything])
    hub.close()
  })

  it('what visitors are shown is not known where a change was lost on its way: subscribers ask again, and the stream is begun again', async () => {
    const { hub, feed, kinds, machine } = watch()
    await flush()
    const mine = await hub.subscribe('7', ['cart'], signal())
    feed.send('ready', '{"at":5000}')
    feed.comment('0 5000')
    feed.tell('', 'public', 'goods')
    feed.comment('1 5000')
    await flush()
    expect(kinds).toEqual(['goods'])
    feed.comment('2 5000')
    await flush()
    expect(kinds).toEqual(['goods', everything])
    expect(await mine.next()).toEqual({ done: true, value: undefined })
    machine.advance(250)
    await flush()
    expect(feed.asked).toHaveLength(2)
    hub.close()
  })

  it('what visitors are shown is not known while the stream is late by its own clock, and it is begun again after five seconds', async () => {
    const { hub, feed, machine } = watch()
    await flush()
    feed.send('ready', '{"at":5000}')
    feed.comment('0 5000')
    await flush()
    machine.advance(750)
    expect(hub.telling).toBe('live')
    machine.advance(1)
    expect(hub.telling).toBe('silent')
    feed.comment('0 5001')
    await flush()
    expect(hub.telling).toBe('live')
    machine.advance(4_251)
    feed.comment('0 5001')
    await flush()
    expect([hub.telling, feed.asked.length]).toEqual(['silent', 1])
    machine.advance(250)
    await flush()
    expect(feed.asked).toHaveLength(2)
    hub.close()
  })

  it('what visitors are shown is kept for a time where the marketplace has no stream, until it has one', async () => {
    const feed = new EventFeed()
    feed.status = 404
    const hub = new EventHub(stubRest({}, feed.answer), pino({ level: 'silent' }), manualMachine())
    hub.tellOfShown(() => undefined)
    await flush()
    expect(hub.telling).toBe('never')
    feed.status = 200
    await (await hub.subscribe('7', ['cart'], signal())).return?.()
    expect(hub.telling).toBe('live')
    hub.close()
  })
})
