import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { invariantsReport } from '../../testing/invariants.ts'
import { goodsOf, lasting, settle } from '../../testing/lapsing.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, newKey, office, payAtCashier, quoteFor, stockOf, submit, type Shopper } from '../../testing/trading.ts'

const BUYERS = 40

let h: Harness
let shoppers: Shopper[] = []
const bad = (number: number) => ({ lot: 'BAD', number, expires: '2028-06-30' as const })
const recall = (goods: number) =>
  office(h).post('/api/erp/recall', {
    level: '1',
    reason: '含量测定不合格',
    instruction: '停售并隔离',
    'lots[0][goods_id]': String(goods),
    'lots[0][lot]': 'BAD',
  })
/** What is left of the frozen lot, and what it had left when the freeze came to stand, by the parcels that were there then. */
const lotOf = async (goods: number) =>
  h.deps.db.selectFrom('goods_batch').where('goods_id', '=', goods).where('lot_no', '=', 'BAD').select('on_hand').executeTakeFirstOrThrow()
const shippedOf = async (goods: number): Promise<number> => {
  const { rows } = await sql<{ units: number }>`select coalesce(sum(x.qty), 0)::int as units from shipment_line x
    join goods_batch b on b.id = x.batch_id where b.goods_id = ${goods} and b.lot_no = 'BAD'`.execute(h.deps.db)
  return rows[0]?.units ?? 0
}
const held = async (line: string) => process.stdout.write(`  ${line}; ${await invariantsReport(h.deps.db)}\n`)

describe.runIf(onPostgres)('the freeze of a lot, raced', () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: 24 })
    await createTrade(h)
    shoppers = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(h)))
  })
  afterAll(() => h.close())

  it('forty buyers order while a lot freezes: each is refused or gives way, and the good lot is all that is promised', async () => {
    const goods = await goodsOf(h, [bad(400), lasting(30)])
    const quotes = await Promise.all(
      shoppers.map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 8 }]) })),
    )
    const first = quotes.slice(0, BUYERS / 2).map(({ client, quote }) => submit(client, quote))
    const frozen = recall(goods)
    const answers = await Promise.all([...first, ...quotes.slice(BUYERS / 2).map(({ client, quote }) => submit(client, quote))])
    expect((await frozen).status).toBe(200)
    await settle(h)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { data } of refused) expect(['RECALLED', 'STOCK_SHORT']).toContain((data as { reason: string }).reason)
    const { reserved } = await stockOf(h, goods)
    expect(reserved).toBeLessThanOrEqual(30)
    expect(await lotOf(goods)).toEqual({ on_hand: 400 })
    expect(await shippedOf(goods)).toBe(0)
    await held(`${BUYERS} orders of 8 race the freeze: ${answers.length - refused.length} came before it, ${reserved} of 30 stay promised`)
  })

  it('parcels race the freeze: what left before it was told, and nothing leaves after it', async () => {
    const goods = await goodsOf(h, [bad(400)])
    const senders = shoppers.slice(0, 16)
    const orders: string[] = []
    const send = (id: string) => office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `RC${id}00` })
    for (const { client } of senders) {
      const placed = await buy(client, [{ goodsId: goods, number: 8 }])
      await payAtCashier(h, client, placed.trade_id)
      const id = placed.orders[0]?.id ?? ''
      for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
      orders.push(id)
    }
    const sending = orders.slice(0, 8).map((id) => send(id))
    const frozen = recall(goods)
    const parcels = await Promise.all([...sending, ...orders.slice(8).map((id) => send(id))])
    const { id, holders } = (await frozen).data as { id: string; holders: number }
    const left = parcels.filter(({ status }) => status === 200).length
    expect([await shippedOf(goods), (await lotOf(goods)).on_hand, holders]).toEqual([left * 8, 400 - left * 8, left])
    const again = await Promise.all(
      orders.map((order) => office(h).post(`/api/erp/order/${order}/ship`, { carrier: '顺丰', tracking_no: newKey() })),
    )
    expect(again.filter(({ status }) => status === 200)).toEqual([])
    await settle(h)
    expect([await shippedOf(goods), await stockOf(h, goods)]).toEqual([left * 8, { on_hand: 400 - left * 8, reserved: 0 }])
    await held(`16 parcels race recall ${id}: ${left} left before it and are told, none after`)
  })
})
