import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { GATEWAY_SECRET, openHarness, type Harness } from '../../testing/harness.ts'
import { setDatabaseClock } from '../../testing/databaseClock.ts'
import { openTestDatabase, onPostgres } from '../../testing/testDatabase.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { addToCart, buy, createShopper, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { eventStream, placeIn } from './event.service.ts'
import { getEvents, openStream } from './testEvents.ts'

let h: Harness
let url: string
let shopper: Shopper
let goodsId: number
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  shopper = await createShopper(h)
  goodsId = await createGoods(h, { stock: 1_000 })
  url = `${await h.app.listen({ host: '127.0.0.1', port: 0 })}/api/events`
})
afterAll(() => h.close())

const listen = (lastId?: string) => openStream(url, lastId)
const mine = (topic: string, id: string, version = 0) => ({ member_id: String(shopper.person.memberId), topic, id, version })
const told = (topic: string, id: string, version = 0) => ({ ...mine(topic, id, version), late_ms: expect.any(Number) as number })

describe('the stream of events', () => {
  it('the stream of events is for gateways alone', async () => {
    for (const headers of [{}, { 'x-gateway-secret': 'wrong' }] as Record<string, string>[]) {
      expect((await getEvents(url, headers)).statusCode).toBe(404)
    }
  })

  it('the stream of events tells of every change of a cart: added, edited, selected, deleted', async () => {
    const stream = await listen()
    expect(await stream.next()).toMatchObject({ event: 'ready', data: {} })
    const lineId = await addToCart(shopper.client, { goodsId, number: 10 })
    expect((await stream.next()).data).toEqual(told('cart', String(shopper.person.memberId)))
    await shopper.client.post(`/api/cart/${lineId}/edit`, { number: 20 })
    expect((await stream.next()).data).toMatchObject({ topic: 'cart' })
    await shopper.client.post('/api/cart/batch_select', { ids: lineId, is_selected: 0 })
    expect((await stream.next()).data).toMatchObject({ topic: 'cart' })
    await shopper.client.post('/api/cart/batch_delete', { ids: lineId })
    expect((await stream.next()).data).toMatchObject({ topic: 'cart' })
    stream.leave()
  })

  it('the stream of events tells of every status an order comes to, with its version', async () => {
    const stream = await listen()
    await stream.next()
    const placed = await buy(shopper.client, [{ goodsId, number: 20 }])
    await payAtCashier(h, shopper.client, placed.trade_id)
    const orderId = placed.orders[0]?.id ?? ''
    const heard: Record<string, unknown>[] = []
    while (heard.filter(({ topic }) => topic === 'order').length < 2) heard.push((await stream.next()).data)
    expect(heard.filter(({ topic }) => topic === 'order')).toEqual([told('order', orderId), told('order', orderId, 1)])
    stream.leave()
  })

  it('the stream of events tells of each favourite that comes and goes, and of none twice', async () => {
    const stream = await listen()
    await stream.next()
    await shopper.client.post('/api/favorite', { goods_ids: String(goodsId) })
    expect((await stream.next()).data).toEqual(told('favorite', String(goodsId), 1))
    await shopper.client.post('/api/favorite', { goods_ids: String(goodsId) })
    await shopper.client.post('/api/favorite/cancel', { goods_ids: String(goodsId) })
    expect((await stream.next()).data).toEqual(told('favorite', String(goodsId)))
    stream.leave()
  })

  it('the stream of events tells nothing of what was rolled back', async () => {
    const stream = await listen()
    await stream.next()
    await h.deps.db
      .transaction()
      .execute(async (tx) => {
        await sql`insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at)
          values (${shopper.person.memberId}, ${goodsId}, 1, 5, 1000, now())`.execute(tx)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    const lineId = await addToCart(shopper.client, { goodsId, number: 10 })
    const first = await stream.next()
    const { count } = await h.deps.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<string | number>().as('count'))
      .where('seq', '>=', Number(first.id))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
    await shopper.client.post('/api/cart/batch_delete', { ids: lineId })
    stream.leave()
  })

  it('the stream of events begins with what has just happened, for pages that were read before', async () => {
    const lineId = await addToCart(shopper.client, { goodsId, number: 10 })
    await shopper.client.post('/api/cart/batch_delete', { ids: lineId })
    await sql`insert into outbox (member_id, topic, ref_id, at)
      values (${shopper.person.memberId}, 'cart', 'old', ${new Date(h.clock.now().getTime() - 120_000)})`.execute(h.deps.db)
    const stream = await listen()
    const { id } = await stream.next()
    const at = h.clock.now().getTime() / 1000
    expect(stream.past.at(-1)).toEqual({ id: '', event: 'past', data: { ...mine('cart', String(shopper.person.memberId)), at } })
    expect(stream.past.filter((event) => event.data['id'] === 'old')).toEqual([])
    stream.leave()
    const resumed = await listen(id)
    await resumed.next()
    expect(resumed.past).toEqual([])
    resumed.leave()
  })

  it('the stream of events goes on where a gateway left', async () => {
    const before = await listen()
    const { id } = await before.next()
    before.leave()
    const lineId = await addToCart(shopper.client, { goodsId, number: 10 })
    await shopper.client.post('/api/cart/batch_delete', { ids: lineId })
    const after = await listen(id)
    const heard = [await after.next(), await after.next(), await after.next()]
    expect(heard.map(({ event }) => event)).toEqual(['ready', 'change', 'change'])
    after.leave()
    const again = await listen(heard[1]?.id ?? '')
    await again.next()
    expect((await again.next()).id).toBe(heard[2]?.id)
    again.leave()
  })

  it.each(['rubbish', '-', '-1', '999999999999999', '9'.repeat(40), '7-3', "1'; drop table outbox"])(
    'the stream of events says so when it cannot go on after %j',
    async (lastId) => {
      const stream = await listen(lastId)
      expect(await stream.next()).toMatchObject({ event: 'reset', data: {} })
      stream.leave()
    },
  )

  it.runIf(onPostgres)(
    'the stream of events waits for nobody’s transaction, in this database or another, and passes over none',
    async () => {
      const foreign = await openTestDatabase(2)
      const others = await foreign.db.startTransaction().execute()
      await sql`create table import_of_another_shop as select 1 as row`.execute(others)
      const slow = await h.deps.db.startTransaction().execute()
      await tellOf('slow', slow)
      let looks = 0
      const leave = new AbortController()
      const stream = eventStream({ ...h.deps, pause: () => Promise.resolve(void looks++) }, undefined, leave.signal, () => undefined)
      const next = async () => [...String((await stream.next()).value).matchAll(/"id":"(\w+)"/g)].map(([, id]) => id)
      await stream.next()
      await tellOf('quick')
      expect([await next(), looks]).toEqual([['quick'], 0])
      await slow.commit().execute()
      await tellOf('last')
      expect([await next(), looks]).toEqual([['slow', 'last'], 0])
      leave.abort()
      await others.rollback().execute()
      await foreign.close()
    },
  )

  it.runIf(onPostgres)('the stream of events is the same for all who read it, however many tell it at once', async () => {
    const leave = new AbortController()
    // Readers that never rest tell at the same moment again and again.
    const streams = Array.from({ length: 6 }, () =>
      eventStream({ ...h.deps, pause: () => Promise.resolve() }, undefined, leave.signal, () => undefined),
    )
    await Promise.all(streams.map((stream) => stream.next()))
    const written = Array.from({ length: 200 }, (_, nth) => `n${nth}`)
    const reading = streams.map(async (stream) => {
      const seen: (readonly [place: number, id: string])[] = []
      while (seen.length < written.length)
        for (const [, place, id] of String((await stream.next()).value).matchAll(/id: (\d+)\n.*\n.*"id":"(\w+)"/g))
          seen.push([Number(place), id ?? ''])
      return seen
    })
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (const id of written.filter((name) => Number(name.slice(1)) % 8 === writer)) {
          await h.deps.db.transaction().execute(async (tx) => {
            await tellOf(id, tx)
            await sql`select pg_sleep(${writer / 400})`.execute(tx)
          })
        }
      }),
    )
    const orders = await Promise.all(reading)
    leave.abort()
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1)
    expect(orders[0]?.map(([, id]) => id).toSorted()).toEqual(written.toSorted())
    expect(orders[0]?.map(([place]) => place)).toEqual(orders[0]?.map(([place]) => place).toSorted((a, b) => a - b))
  })

  it('the stream of events tells those who come at once nothing of what had waited before them', async () => {
    await h.deps.db
      .insertInto('outbox')
      .values(
        Array.from({ length: 2_000 }, (_, nth) => ({
          member_id: shopper.person.memberId,
          topic: 'cart',
          ref_id: `old${nth}`,
          at: new Date(h.clock.now().getTime() - 120_000),
        })),
      )
      .execute()
    const streams = await Promise.all([1, 2, 3, 4].map(() => listen()))
    await Promise.all(streams.map((stream) => stream.next()))
    await tellOf('news')
    expect(await Promise.all(streams.map(async (stream) => (await stream.next()).data['id']))).toEqual(['news', 'news', 'news', 'news'])
    for (const stream of streams) stream.leave()
  })

  it('the stream of events says how long a change has waited: to operators at /readyz until it is told, and a line when that was too long', async () => {
    const waits = async () => (await h.app.inject('/readyz')).json<{ events_wait_ms: number }>().events_wait_ms
    await setDatabaseClock(h.deps.db, h.clock.now())
    const late: number[] = []
    const leave = new AbortController()
    const stream = eventStream(h.deps, undefined, leave.signal, (ms) => late.push(ms))
    const nextChange = async (): Promise<void> => {
      let heard = ''
      while (!heard.includes('event: change')) heard = String((await stream.next()).value)
    }
    await stream.next()
    expect(await waits()).toBe(0)
    await tellOf('late', h.deps.db, 1_500)
    expect(await waits()).toBe(1_500)
    await nextChange()
    await tellOf('quick', h.deps.db, 900)
    await nextChange()
    leave.abort()
    await stream.next()
    expect([await waits(), late]).toEqual([0, [1_500]])
  })
})

function tellOf(id: string, db = h.deps.db, agoMs = 0): Promise<unknown> {
  return db
    .insertInto('outbox')
    .values({ member_id: shopper.person.memberId, topic: 'cart', ref_id: id, at: new Date(h.clock.now().getTime() - agoMs) })
    .execute()
}

describe('a place in the stream', () => {
  it.each([
    ['7', 7],
    ['4', 4],
    ['9', 9],
    ['3', null],
    ['10', null],
    ['', null],
    ['7-3', null],
    ['-7', null],
    ['7 ', null],
  ])('%j of what is kept from 5 to 9', (given, place) => {
    expect(placeIn({ first: 5, last: 9 }, given)).toBe(place)
  })
})

describe('closing', () => {
  it('closing the server ends the streams, so that it can leave', async () => {
    const closing = await openHarness()
    const at = await closing.app.listen({ host: '127.0.0.1', port: 0 })
    const response = await getEvents(`${at}/api/events`, { 'x-gateway-secret': GATEWAY_SECRET })
    const heard = text(response)
    await closing.close()
    expect(await heard).toContain('event: ready')
  })
})
