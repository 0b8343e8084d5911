import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cheapestCart, runThrough } from 'rules/cheapest/cheapestCart'
import { HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { addLine, buyer, cartOf, goodsAt, openTrade, promote, type Buyer } from '../promotion/testShop.ts'
import type { CartMakers } from './makers.service.ts'

let h: Harness
let b: Buyer
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  for (const name of ['二', '三', '四', '五', '六'])
    await h.deps.db
      .insertInto('manufacturer')
      .values({ name: `${name}号制药有限公司`, pinyin: 'zy', pinyin_full: 'zhiyao' })
      .execute()
})
afterAll(() => h.close())
beforeEach(async () => {
  b = await buyer(h)
})

type MakersWire = { pricing: CartMakers['document']; goods: { id: string }[]; lines: { id: string; goods: string[] }[] }
const makersOf = async (client = b.client) => (await client.get('/api/cart/makers')).data as MakersWire

let article = 0
/** Goods of one article, each of another maker. */
const ofMakers = async (...changes: Parameters<typeof goodsAt>[2][]): Promise<number[]> => {
  const common_name = `换厂胶囊${++article}`
  const ids: number[] = []
  for (const [at, change] of changes.entries()) ids.push(await goodsAt(h, 1_000 + at, { common_name, sccj_id: at + 1, ...change }))
  return ids
}

it('a line may be bought of other makers: the same name, form, class, unit and specification, however that is written', async () => {
  const [inCart = 0, same = 0, ...others] = await ofMakers(
    {},
    { ypgg: '250mg×24粒/盒' },
    { ypgg: '0.25g*48粒' },
    { jx: '片剂' },
    { rx_class: 'rx' },
    { bzdw: '瓶' },
  )
  await addLine(b, inCart, 10)
  const { pricing, goods, lines } = await makersOf()
  expect(lines).toEqual([{ id: String(pricing.lines[0]?.id), goods: [String(same)] }])
  expect(goods.map(({ id }) => id)).toEqual([String(same)])
  expect(Object.keys(pricing.goods).map(Number)).toEqual([inCart, same])
  expect(others).toHaveLength(4)
})

it('no line is led to goods that this member may not buy, that are gone, or that are near their date', async () => {
  const near = { lots: [{ lot: 'N1', number: 99, expires: '2027-01-01' }] }
  const [inCart = 0] = await ofMakers({}, { is_controlled: true }, { stock: 0 }, { is_on_sale: false }, near)
  await addLine(b, inCart, 10)
  expect((await makersOf()).lines).toEqual([])
  const [old = 0, also = 0] = await ofMakers(near, near)
  await addLine(b, old, 10)
  expect((await makersOf()).lines).toEqual([{ id: expect.any(String), goods: [String(also)] }])
})

it('the document prices the cart as it is, and a maker by the promotions that name only its goods', async () => {
  const [inCart = 0, other = 0] = await ofMakers({}, {})
  await promote(h, {
    kind: 'manjian',
    priority: 1,
    goodsIds: [other],
    tiers: [{ full: 10_000, minus: 500 }],
  })
  await addLine(b, inCart, 10)
  const { pricing, lines } = await makersOf()
  expect({ ...pricing, goods: {}, manjian: [] }).toEqual({ ...(await cartOf(b)).pricing, goods: {}, manjian: [] })
  const makers = Object.fromEntries(lines.map(({ id, goods }) => [id, goods]))
  const found = runThrough(cheapestCart({ document: pricing, makers, isMoreAllowed: false }))
  // 10 × 10.01 less 5.00 against 10 × 10.00.
  expect([found.saves, [...found.plan]]).toEqual([490, [[String(other), 10]]])
  // Bought so, the cart costs what was said.
  const line = (await cartOf(b)).data[0]?.id ?? ''
  await b.client.post('/api/cart/batch_delete', { ids: line })
  await addLine(b, other, 10)
  expect((await cartOf(b)).total).toBe('95.10')
})

it('lines of combinations and add-ons, and carts without other makers, have no choice; a visitor has no cart', async () => {
  await addLine(b, await goodsAt(h, 1_000, { common_name: '独家胶囊', ck_id: HERBS }), 1, { ck_id: HERBS })
  expect(await makersOf()).toMatchObject({ goods: [], lines: [] })
  expect((await h.client().get('/api/cart/makers')).status).toBe(401)
})
