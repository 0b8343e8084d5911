import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setStock } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { onPostgres } from '../../../testing/testDatabase.ts'
import { createShopper, stockOf, submit, type PlacedWire } from '../../../testing/trading.ts'
import { openTrade } from '../../promotion/testShop.ts'
import { offerEveryWay, quoteForWays, WAYS } from './testOffers.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 40 } : {})
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
})
afterAll(() => h.close())
beforeEach(() => {
  h.clock.advance(1_000)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const linesOf = (goodsId: number) =>
  h.deps.db.selectFrom('order_line').where('goods_id', '=', goodsId).orderBy('type').select(['type', 'qty']).execute()

describe('goods bought by themselves, in a flash sale, in a combination, as an add-on, with a team, and given as a gift', () => {
  it('in one order are one demand: six ways of one unit each are six of the shelf', async () => {
    const offers = await offerEveryWay(h, { stock: 6 })
    const me = await createShopper(h)
    expect((await submit(me.client, await quoteForWays(me, offers, WAYS))).status).toBe(200)
    expect(await linesOf(offers.goods)).toEqual([0, 1, 2, 3, 4, 9].map((type) => ({ type, qty: 1 })))
    expect(await stockOf(h, offers.goods)).toEqual({ on_hand: 6, reserved: 6 })
  })

  it('are not sold where the shelf holds one unit less than the six ways come to', async () => {
    const offers = await offerEveryWay(h, { stock: 6 })
    const me = await createShopper(h)
    const quote = await quoteForWays(me, offers, WAYS)
    await setStock(h, offers.goods, 5)
    expect(await submit(me.client, quote)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED' } })
    expect(await linesOf(offers.goods)).toEqual([])
    expect(await stockOf(h, offers.goods)).toEqual({ on_hand: 5, reserved: 0 })
  })

  it('in racing orders, each in another way, are sold out and not oversold', async () => {
    const offers = await offerEveryWay(h, { stock: 10 })
    const quoted = await Promise.all(
      [...WAYS, ...WAYS, ...WAYS, ...WAYS].map(async (way) => {
        const shopper = await createShopper(h)
        return { shopper, quote: await quoteForWays(shopper, offers, [way]) }
      }),
    )
    const answers = await Promise.all(quoted.map(({ shopper, quote }) => submit(shopper.client, quote)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await linesOf(offers.goods)).map(({ qty }) => qty)).toEqual(Array.from({ length: 10 }, () => 1))
    expect(await stockOf(h, offers.goods)).toEqual({ on_hand: 10, reserved: 10 })
  })

  it('in racing orders of all ways at once are sold to as many as the shelf has whole orders for', async () => {
    const offers = await offerEveryWay(h, { stock: 27 })
    const quoted = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const shopper = await createShopper(h)
        return { shopper, quote: await quoteForWays(shopper, offers, WAYS) }
      }),
    )
    const answers = await Promise.all(quoted.map(({ shopper, quote }) => submit(shopper.client, quote)))
    const won = answers.filter(({ status }) => status === 200)
    expect(new Set(won.map(({ data }) => (data as PlacedWire).trade_id)).size).toBe(4)
    expect(await stockOf(h, offers.goods)).toEqual({ on_hand: 27, reserved: 24 })
  })
})
