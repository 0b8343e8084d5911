import { expect } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { createTrade, MAIN } from '../../testing/catalogue.ts'
import type { Harness } from '../../testing/harness.ts'
import { logIn } from '../../testing/people.ts'
import { linesOf } from '../../testing/returns.ts'
import { addToCart, createShopper, office, payAtCashier, submit, type Shopper, type Wanted } from '../../testing/trading.ts'
import { decideRefund, openRefund } from '../after-sale/refund.service.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import { goodsAt, promote } from '../promotion/testShop.ts'

export interface TestYear {
  readonly me: Shopper
  readonly other: Shopper
  /** Two makers and two categories; the first has a lot with six months left, and a name that is a formula. */
  readonly near: number
  readonly far: number
  readonly november: string
  readonly december: string
  readonly refunded: string
}

export const FORMULA = '=HYPERLINK("http://x.cn")'

/** November: 30 plain and a gift, 4 in a flash sale, 2 combinations; 7 and 1 come back. December: 20 dearer ones, and 25 refunded whole. */
export async function buyAYear(h: Harness): Promise<TestYear> {
  await createTrade(h)
  await h.deps.db.insertInto('manufacturer').values({ name: '白榆制药有限公司', pinyin: 'byzy', pinyin_full: 'baiyuzhiyao' }).execute()
  await h.deps.db
    .insertInto('category')
    .values([
      { id: 101, tree: 'common', parent_id: 100, name: '抗感染' },
      { id: 200, tree: 'common', parent_id: null, name: '中成药' },
    ])
    .execute()
  const near = await goodsAt(h, 1_000, {
    name: FORMULA,
    category_id: 101,
    lots: [
      { lot: 'L1', number: 20, expires: '2027-07-20' },
      { lot: 'L2', number: 500, expires: '2027-07-22' },
    ],
  })
  const far = await goodsAt(h, 3_000, { name: '丹参片', sccj_id: 2, category_id: 200 })
  const gift = await goodsAt(h, 500, { name: '赠品贴' })
  await promote(h, { kind: 'gift', rules: [{ goodsId: near, type: 2, need: 10, give: 1, giftGoodsId: gift, total: 100 }] })
  await promote(h, { kind: 'flash', name: '周五秒杀', items: [{ goodsId: far, price: 2_500, total: 100, perMember: 100 }] })
  const items = [near, far].map((goodsId) => ({ goodsId, qty: 1 }))
  await promote(h, { kind: 'combo', name: '搭着买', combos: [{ name: '同行', price: 3_800, total: 100, perMember: 100, items }] })
  const { id: combo } = await h.deps.db.selectFrom('combo').select('id').executeTakeFirstOrThrow()
  const [before, stranger] = [await createShopper(h), await createShopper(h)]

  const november = await order(h, before, [
    { goodsId: near, number: 30 },
    { goodsId: far, number: 4, type: 1 },
    { goodsId: combo, number: 2, type: 3 },
  ])
  await send(h, november)
  const lines = await linesOf(h, [Number(november)])
  for (const [lineNo, number] of [
    [0, 7],
    [1, 1],
  ] as const)
    expect(
      await office(h).post(`/api/erp/order/${november}/return`, {
        line_id: String(lines[lineNo]?.id),
        number: String(number),
        note: '退货',
      }),
    ).toMatchObject({ status: 200 })

  h.clock.advance(30 * 86_400_000)
  const [me, other] = [await again(h, before), await again(h, stranger)]
  await h.deps.db.updateTable('goods').set({ base_price: 1_100 }).where('id', '=', near).execute()
  const december = await order(h, me, [{ goodsId: near, number: 20 }])
  const refunded = await order(h, me, [{ goodsId: near, number: 25 }])
  await takeBack(h, refunded)
  await order(h, other, [{ goodsId: near, number: 40 }])
  return { me, other, near, far, november, december, refunded }
}

/** After a month nobody is logged in any more. */
const again = async (h: Harness, { person }: Shopper): Promise<Shopper> => ({ person, client: await logIn(h, person) })

async function order(h: Harness, { client }: Shopper, wanted: readonly Wanted[]): Promise<string> {
  const ids: string[] = []
  for (const line of wanted) ids.push(await addToCart(client, { ck: MAIN, ...line }))
  const { data: quote } = await client.post('/api/cart/checkout', { ids: ids.join(',') })
  const { data } = await submit(client, quote as QuoteWire)
  const { trade_id: tradeId, orders } = data as { trade_id: string; orders: { id: string }[] }
  await payAtCashier(h, client, tradeId)
  return orders[0]?.id ?? ''
}

async function send(h: Harness, id: string): Promise<void> {
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  const sent = await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF${1_000 + Number(id)}` })
  expect(sent.status).toBe(200)
}

/** The whole order, freight included, before it was shipped. */
async function takeBack(h: Harness, id: string): Promise<void> {
  await office(h).post(`/api/erp/order/${id}/advance`, { to: 'billed' })
  await inTransaction(h.deps, (tx) => openRefund(tx, Number(id), '李会计'))
  const { status } = await inTransaction(h.deps, (tx) => decideRefund(tx, Number(id), { agree: true, note: '同意' }))
  expect(status).toBe('refunded')
}
