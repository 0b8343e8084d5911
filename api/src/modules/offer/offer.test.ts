import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const later = (hours: number): string => new Date(h.clock.now().getTime() + hours * 3_600_000).toISOString()
const publish = (draft: unknown, more: Record<string, string> = {}) =>
  office(h).post('/api/erp/offer', { draft: JSON.stringify(draft), ...more })
const end = (which: unknown) => office(h).post('/api/erp/offer/end', { draft: JSON.stringify(which) })
const listed = async (kind: string): Promise<{ id: string; words: string }[]> =>
  (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/offer?kind=${kind}`)).data as never
/** What the shop pays. */
const priceOf = async (goodsId: number): Promise<string> => {
  const goods = (await me.client.get(`/api/goods/detail/${goodsId}`)).data as { special_price: string | null; base_price: string }
  return goods.special_price ?? goods.base_price
}
const claim = (who: Shopper, id = '') => who.client.post(`/api/coupon/${id}/claim`, { client_key: newKey() })

/** What buyers pay before, while each kind runs, and after it has been ended. */
it.each([
  ['special', '7.00', (id: number) => ({ kind: 'special', until: later(5), goods: [{ goodsId: id, price: 700 }] })],
  ['day_price', '6.50', (id: number) => ({ kind: 'day_price', day: chinaDay(), goods: [{ goodsId: id, price: 650 }] })],
  ['zone_price', '9.40', (id: number) => ({ kind: 'zone_price', zone: 'welfare', bp: 9_400, until: null, goodsIds: [id] })],
])('a %s is paid from when it is published until it is ended', async (kind, price, draftOf) => {
  const id = await createGoods(h, { base_price: 1_000 })
  const { goods: _goods, until: _until, bp: _bp, ...which } = draftOf(id) as Record<string, unknown>
  expect(await publish(draftOf(id), { only_check: '1' })).toMatchObject({ status: 200, data: { ids: [] } })
  expect(await priceOf(id)).toBe('10.00')
  expect(await publish(draftOf(id))).toMatchObject({ status: 200, data: { ids: [String(id)] } })
  expect(await priceOf(id)).toBe(price)
  expect((await listed(kind)).filter((row) => row.id === String(id))).toHaveLength(1)
  expect(await end({ ...which, goodsIds: [id] })).toMatchObject({ status: 200, data: { ids: [String(id)] } })
  expect(await priceOf(id)).toBe('10.00')
  expect((await listed(kind)).filter((row) => row.id === String(id))).toEqual([])
  expect((await end({ ...which, goodsIds: [id] })).status).toBe(404)
})

const chinaDay = (): string => new Date(h.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

const coupon = (more: Record<string, unknown> = {}) => ({
  kind: 'coupon',
  name: '满100减10',
  use: 'threshold',
  face: 1_000,
  min: 10_000,
  goodsIds: null,
  total: 5,
  perMember: 1,
  claimTo: later(24),
  validDays: 7,
  ...more,
})

it('a coupon is claimed once it is published, and no more once it is ended', async () => {
  const published = await publish(coupon(), { client_key: 'coupon-of-today' })
  expect(published).toMatchObject({ status: 200, data: { ids: [expect.any(String)] } })
  const [id] = (published.data as { ids: string[] }).ids
  expect((await publish(coupon(), { client_key: 'coupon-of-today' })).data).toEqual({ ids: [id], version: null })
  expect((await claim(me, id)).status).toBe(200)
  expect((await listed('coupon')).find((row) => row.id === id)?.words).toBe('已领 1/5 张')
  expect((await end({ kind: 'coupon', id: Number(id) })).status).toBe(200)
  expect((await listed('coupon')).find((row) => row.id === id)).toBeUndefined()
  const other = await createShopper(h)
  expect((await claim(other, id)).status).not.toBe(200)
})

it('a coupon that is to begin tomorrow is ended before anybody could claim it', async () => {
  const published = await publish(coupon({ claimFrom: later(12) }))
  const [id] = (published.data as { ids: string[] }).ids
  expect((await end({ kind: 'coupon', id: Number(id) })).status).toBe(200)
  h.clock.advance(13 * 3_600_000)
  expect((await claim(me, id)).status).not.toBe(200)
})

it('what the checks find is said and nothing is published', async () => {
  const id = await createGoods(h, { base_price: 1_000 })
  const special = (more: Record<string, unknown>) => ({ kind: 'special', until: later(5), goods: [{ goodsId: id, price: 700 }], ...more })
  const refused: readonly (readonly [Record<string, unknown>, string])[] = [
    [special({ goods: [{ goodsId: id, price: 1_000 }] }), 'PRICE_NOT_LOWER'],
    [special({ goods: [{ goodsId: 999_999, price: 1 }] }), 'GOODS_UNKNOWN'],
    [special({ goods: [700, 600].map((price) => ({ goodsId: id, price })) }), 'ROW_TWICE'],
    [special({ until: later(-1) }), 'TIMES'],
    [{ kind: 'day_price', day: '2020-01-01', goods: [{ goodsId: id, price: 700 }] }, 'DAY_PAST'],
    [coupon({ face: 2_501 }), 'FACE_TOO_LARGE'],
    [coupon({ face: null }), 'FACE_MISSING'],
    [coupon({ perMember: 6 }), 'PER_MEMBER'],
    [coupon({ claimFrom: later(30) }), 'TIMES'],
  ]
  for (const [draft, code] of refused) {
    expect(await publish(draft), code).toMatchObject({ status: 400, data: { problems: [{ code }] } })
  }
  for (const draft of [{ kind: 'other' }, null, special({ goods: [] }), { ...special({}), more: 1 }, special({ until: 'tomorrow 12' })])
    expect((await publish(draft)).status).toBe(422)
  expect(await priceOf(id)).toBe('10.00')
})

it('who published and ended what is in the audit log', async () => {
  const id = await createGoods(h, { base_price: 1_000 })
  const draft = { kind: 'zone_price', zone: 'welfare', bp: 9_000, until: null, goodsIds: [id] }
  await publish(draft)
  await end({ kind: 'zone_price', zone: 'welfare', goodsIds: [id] })
  const rows = await h.deps.db
    .selectFrom('audit_log')
    .where('action', 'like', 'offer.%')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(rows.map(({ action, object, after }) => [action, object, after])).toEqual([
    ['offer.end', 'zone_price', { staff: expect.any(String), draft: { kind: 'zone_price', zone: 'welfare', goodsIds: [id] } }],
    ['offer.publish', 'zone_price', { staff: expect.any(String), draft }],
  ])
})

it('an offer names goods by the codes of their files, and by numbers as texts where there is no such code', async () => {
  const [coded, plain] = [await createGoods(h, { base_price: 1_000 }), await createGoods(h, { base_price: 1_000 })]
  await sql`insert into import_key (kind, key, id) values ('goods', '0088', ${coded})`.execute(h.deps.db)
  const goods = [
    { goodsId: '0088', price: 700 },
    { goodsId: String(plain), price: 800 },
  ]
  expect(await publish({ kind: 'special', until: later(5), goods })).toMatchObject({ data: { ids: [String(coded), String(plain)] } })
  expect([await priceOf(coded), await priceOf(plain)]).toEqual(['7.00', '8.00'])
  expect(await end({ kind: 'special', goodsIds: ['0088'] })).toMatchObject({ data: { ids: [String(coded)] } })
  expect(await end({ kind: 'special', goodsIds: ['0099'] })).toMatchObject({ data: { errors: { draft: ['商品编码不存在：0099'] } } })
})
