import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { goodsOf, goToMidnight, lasting, settle, tonight } from '../../testing/lapsing.ts'
import { buy, createShopper, newKey, office, payAtCashier, stockOf, type Shopper } from '../../testing/trading.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  goToMidnight(h, 60_000)
  me = await createShopper(h)
})

const turnDay = () => h.clock.advance(60_000)
const row = async (id: number) => ((await me.client.get(`/api/goods/batch?ids=${id}`)).data as GoodsWire[])[0]

describe('the office', () => {
  const stock = async (goods: number) =>
    (await h.client({ authorization: 'Bearer the-token-of-the-tests' }).get(`/api/erp/stock?goods_id=${goods}`)).data
  const call = (verb: string, goods: number, lot: string, number: number, more: Record<string, string> = {}) =>
    office(h).post(`/api/erp/stock/${verb}`, {
      goods_id: String(goods),
      ck_id: '1',
      lot,
      number: String(number),
      client_key: newKey(),
      ...more,
    })

  it('the office sees lapsed units apart and writes them off, and them alone', async () => {
    const goods = await goodsOf(h, [tonight(h, 20), lasting(10)])
    expect(await call('write_off', goods, 'E1', 20)).toMatchObject({
      status: 422,
      data: { errors: { lot: ['该批号尚在有效期内，也未被召回或判为不合格，不能报废'] } },
    })
    turnDay()
    expect(await stock(goods)).toMatchObject([
      {
        on_hand: 30,
        lapsed: 20,
        lots: [
          { lot: 'E1', number: 20, is_lapsed: 1 },
          { lot: 'G1', number: 10, is_lapsed: 0 },
        ],
      },
    ])
    expect(await call('out', goods, 'E1', 5)).toMatchObject({ status: 422, data: { errors: { lot: ['该批号已到有效期，请办理报废'] } } })
    expect(await call('in', goods, 'E1', 5)).toMatchObject({ status: 422, data: { errors: { expires: ['该批号已到有效期，不能入库'] } } })
    const key = newKey()
    for (let time = 0; time < 2; time++) expect((await call('write_off', goods, 'E1', 15, { client_key: key })).status).toBe(200)
    expect(await call('write_off', goods, 'E1', 6)).toMatchObject({ status: 422, data: { errors: { lot: ['该批号库存不足'] } } })
    expect(await stock(goods)).toMatchObject([
      {
        on_hand: 15,
        lapsed: 5,
        reserved: 0,
        lots: [
          { lot: 'E1', number: 5 },
          { lot: 'G1', number: 10 },
        ],
      },
    ])
    expect(await row(goods)).toMatchObject({ number: 10 })
    expect(
      await h.deps.db.selectFrom('stock_move').where('goods_id', '=', goods).select(['reason', 'd_on_hand', 'd_reserved', 'ref']).execute(),
    ).toEqual([{ reason: 'write_off', d_on_hand: -15, d_reserved: 0, ref: key }])
  })

  it('the office writes off nothing that orders were promised until they have given way', async () => {
    const goods = await goodsOf(h, [tonight(h, 20), lasting(10)])
    const placed = await buy(me.client, [{ goodsId: goods, number: 25 }])
    await payAtCashier(h, me.client, placed.trade_id)
    turnDay()
    expect(await call('write_off', goods, 'E1', 20)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    await settle(h)
    expect((await call('write_off', goods, 'E1', 20)).status).toBe(200)
    expect(await stockOf(h, goods)).toEqual({ on_hand: 10, reserved: 10 })
  })
})
