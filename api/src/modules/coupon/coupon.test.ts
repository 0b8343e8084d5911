import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { addLine, buyer, cartOf, give, goodsAt, openTrade, template, type Buyer } from '../promotion/testShop.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import type { CouponWire } from './coupon.schemas.ts'
import { grantVoucher } from './coupon.service.ts'

let h: Harness
let b: Buyer
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  b = await buyer(h)
})

const claim = (who: Buyer, id: number, key: string) => who.client.post(`/api/coupon/${id}/claim`, { client_key: key })
const DAY_MS = 86_400_000

describe('claiming', () => {
  it('claiming a coupon takes one off the number, once per key and as often as each may', async () => {
    const id = await template(h, { face: 1_000, min: 30_000, total: 3, perMember: 2 })
    const first = await claim(b, id, 'first-key')
    expect(first.data).toMatchObject({ coupon: { template_id: String(id), status: 'unused', face: '10.00', min: '300.00' } })
    expect((await claim(b, id, 'first-key')).data).toEqual(first.data)
    const center = async () =>
      ((await b.client.get('/api/coupon/center?per_page=100')).data as { data: { id: string }[] }).data.find(
        (coupon) => coupon.id === String(id),
      )
    expect(await center()).toMatchObject({ claimed: 1, can_claim: 1, left_percent: 66, per_member: 2 })
    expect((await claim(b, id, 'second-key')).status).toBe(200)
    expect(await claim(b, id, 'third-key')).toMatchObject({
      status: 400,
      message: '该优惠券每位会员限领 2 张',
      data: { reason: 'COUPON_LIMIT', value: 2 },
    })
    expect((await claim(await buyer(h), id, 'first-key')).status).toBe(200)
    expect(await claim(await buyer(h), id, 'first-key')).toMatchObject({ status: 400, data: { reason: 'COUPON_EMPTY' } })
    expect(await center()).toMatchObject({ claimed: 2, can_claim: 0, left_percent: 0 })
    expect(await h.deps.db.selectFrom('coupon_template').where('id', '=', id).select('issued').execute()).toEqual([{ issued: 3 }])
  })

  it('claiming a coupon knows the key of another call, the time and the code', async () => {
    const [first, second, coded] = [
      await template(h, { face: 100, min: 400 }),
      await template(h, { face: 100, min: 400 }),
      await template(h, { face: 100, min: 400, code: 'SECRET1' }),
    ]
    await claim(b, first, 'same-key')
    expect(await claim(b, second, 'same-key')).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
    expect(await claim(b, coded, 'another-key')).toMatchObject({ status: 404 })
    expect(await claim(b, 999_999, 'another-key')).toMatchObject({ status: 404 })
    expect(await claim(b, first, 'short')).toMatchObject({ status: 422, data: { errors: { client_key: ['请求标识不能少于8个字符'] } } })
    const redeemed = await b.client.post('/api/coupon/redeem', { code: ' secret1 ', client_key: 'redeem-once' })
    expect(redeemed).toMatchObject({ status: 200, data: { coupon: { template_id: String(coded) } } })
    expect((await b.client.post('/api/coupon/redeem', { code: 'secret1', client_key: 'redeem-once' })).data).toEqual(redeemed.data)
    expect(await b.client.post('/api/coupon/redeem', { code: 'SECRET2', client_key: 'redeem-once' })).toMatchObject({
      status: 409,
      data: { reason: 'IDEMPOTENCY_REUSED' },
    })
    expect(await b.client.post('/api/coupon/redeem', { code: 'SECRET1' })).toMatchObject({ status: 400, data: { reason: 'COUPON_USED' } })
    expect(await b.client.post('/api/coupon/redeem', { code: 'NOTHING' })).toMatchObject({ status: 404, message: '兑换码无效' })
    h.clock.advance(DAY_MS)
    expect(await claim(await buyer(h), second, 'late-enough')).toMatchObject({ status: 400, data: { reason: 'COUPON_EXPIRED' } })
  })

  it('claiming a coupon slows down a shop that guesses at codes', async () => {
    const answers = []
    for (let n = 0; n < 11; n++) answers.push((await b.client.post('/api/coupon/redeem', { code: `GUESS${n}` })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })

  it.runIf(onPostgres)('40 claims of a coupon at once get no more than there are, nor one shop more than its part', async () => {
    const id = await template(h, { face: 1_000, min: 30_000, total: 10 })
    const all = await Promise.all(Array.from({ length: 40 }, () => buyer(h)))
    const won = (await Promise.all(all.map((who) => claim(who, id, 'race-key')))).filter((answer) => answer.status === 200)
    const limited = await template(h, { face: 1_000, min: 30_000, total: 100, perMember: 3 })
    const mine = (await Promise.all(Array.from({ length: 40 }, (_, n) => claim(b, limited, `race-key-${n}`)))).filter(
      (answer) => answer.status === 200,
    )
    const again = await template(h, { face: 1_000, min: 30_000, total: 100, perMember: 3 })
    const same = await Promise.all(Array.from({ length: 30 }, () => claim(b, again, 'only-one-key')))
    const pieces = await h.deps.db
      .selectFrom('coupon')
      .where('template_id', 'in', [id, limited, again])
      .groupBy('template_id')
      .orderBy('template_id')
      .select((eb) => ['template_id', eb.fn.countAll<number>().as('pieces')])
      .execute()
    const issued = await h.deps.db
      .selectFrom('coupon_template')
      .where('id', 'in', [id, limited, again])
      .orderBy('id')
      .select(['id as template_id', 'issued as pieces'])
      .execute()
    expect([won.length, mine.length, new Set(same.map((answer) => JSON.stringify(answer.data))).size, pieces]).toEqual([10, 3, 1, issued])
    expect(pieces.map((row) => row.pieces)).toEqual([10, 3, 1])
    const races = `40 shops for the last 10 → ${won.length}; 40 claims of one shop that may have 3 → ${mine.length}`
    const counts = issued.map((row) => row.pieces).join(', ')
    process.stdout.write(`  coupons: ${races}; one key 30 times → 1 piece; issued ${counts} = pieces\n`)
  })
})

describe('the member’s coupons', () => {
  it('the member’s coupons are counted and listed by state; one that ran out is expired from that moment', async () => {
    await give(h, b, { face: 100, min: 400, days: 1 })
    await give(h, b, { face: null, min: 0, kind: 'shipping' })
    const list = async (query: string) =>
      ((await b.client.get(query)).data as { data: CouponWire[]; total: number }).data.map((coupon) => [coupon.kind, coupon.status])
    expect(await list('/api/user/coupon')).toEqual([
      ['shipping', 'unused'],
      ['threshold', 'unused'],
    ])
    expect(await list('/api/user/availableCoupon?type=shipping')).toEqual([['shipping', 'unused']])
    h.clock.advance(DAY_MS)
    expect(await list('/api/user/availableCoupon')).toEqual([['shipping', 'unused']])
    expect(await list('/api/user/coupon?status=expired')).toEqual([['threshold', 'expired']])
    expect((await b.client.get('/api/user/couponNum')).data).toEqual({ unused: 1, used: 0, expired: 1 })
    expect(await list('/api/user/coupon?status=used')).toEqual([])
  })
})

describe('coupons at checkout', () => {
  const quote = async (who: Buyer, more: Readonly<Record<string, string | number>> = {}) => {
    const ids = (await cartOf(who)).data.map((line) => line.id).join(',')
    return who.client.post('/api/cart/checkout', { ids, ...more })
  }

  it('checkout picks the best of each kind by itself, and says why the others cannot be used', async () => {
    const goods = await goodsAt(h, 50_000)
    const [small, big] = [await give(h, b, { face: 1_000, min: 10_000 }), await give(h, b, { face: 5_000, min: 40_000 })]
    const [far, other, free] = [
      await give(h, b, { face: 8_000, min: 60_000 }),
      await give(h, b, { face: 100, min: 0, goodsIds: [await goodsAt(h, 100)] }),
      await give(h, b, { face: null, min: 0, kind: 'shipping' }),
    ]
    await addLine(b, goods, 1)
    const auto = (await quote(b)).data as QuoteWire
    expect(auto).toMatchObject({
      payable: '450.00',
      goods: '450.00',
      shipping: '0.00',
      orders: [{ lines: [{ adjustments: [{ phase: 'P4_COUPON', source: String(big), amount: '50.00', title: '优惠券（测试券）' }] }] }],
    })
    expect(auto.coupons.usable.map((coupon) => [coupon.id, coupon.saves, coupon.is_used])).toEqual([
      [String(big), '50.00', 1],
      [String(free), '12.00', 1],
      [String(small), '10.00', 0],
    ])
    expect(auto.coupons.unusable.map((coupon) => [coupon.id, coupon.reason, coupon.short, coupon.message])).toEqual([
      [String(far), 'COUPON_MIN', '100.00', '该优惠券满 600.00 元可用'],
      [String(other), 'COUPON_MIN', '0.00', '所选商品不适用该优惠券'],
    ])
    const chosen = (await quote(b, { coupon_ids: small })).data as QuoteWire
    expect(chosen).toMatchObject({
      payable: '502.00',
      coupons: {
        usable: [
          { id: String(big), is_used: 0 },
          { id: String(free), is_used: 0 },
          { id: String(small), is_used: 1 },
        ],
      },
    })
    expect((await quote(b, { coupon_ids: '' })).data).toMatchObject({ payable: '512.00' })
    expect((await quote(b, { coupon_ids: far })).data).toMatchObject({
      payable: '512.00',
      warnings: [{ code: 'COUPON_MIN', target: `coupon:${far}` }],
    })
    expect(new Set([auto.hash, chosen.hash, ((await quote(b)).data as QuoteWire).hash]).size).toBe(2)
  })

  it('8: refuses a foreign, a used and an expired coupon, and two of a kind', async () => {
    const goods = await goodsAt(h, 50_000)
    await addLine(b, goods, 1)
    const mine = await give(h, b, { face: 1_000, min: 10_000, days: 1 })
    const second = await give(h, b, { face: 1_000, min: 10_000 })
    expect(await quote(b, { coupon_ids: await give(h, await buyer(h), { face: 1_000, min: 10_000 }) })).toMatchObject({
      status: 404,
      message: '该优惠券不存在',
    })
    expect(await quote(b, { coupon_ids: `${mine},${second}` })).toMatchObject({
      status: 422,
      data: { errors: { coupon_ids: ['每种优惠券只能使用一张'] } },
    })
    expect(await quote(b, { coupon_ids: '1,2,3' })).toMatchObject({ status: 422 })
    h.clock.advance(DAY_MS)
    expect(await quote(b, { coupon_ids: mine })).toMatchObject({ status: 400, data: { reason: 'COUPON_EXPIRED', coupon_id: String(mine) } })
  })

  it('checkout keeps what it was priced from, and shows none of it', async () => {
    const goods = await goodsAt(h, 50_000)
    const coupon = await give(h, b, { face: 1_000, min: 10_000 })
    await grantVoucher(h.deps, { memberId: b.memberId, cents: 2_000, reason: '礼金', validDays: 1 })
    await addLine(b, goods, 1)
    const wire = (await quote(b, { use_voucher: 1 })).data as QuoteWire
    expect(wire).not.toHaveProperty('document')
    expect(wire.tenders).toMatchObject({ voucher: '20.00', online: '482.00' })
    const { content } = await h.deps.db
      .selectFrom('quote')
      .where('id', '=', Number(wire.quote_id))
      .select('content')
      .executeTakeFirstOrThrow()
    expect(content).toMatchObject({
      choice: { couponIds: null, useVoucher: true, useBalance: false },
      sources: [{ kind: 'coupon', id: coupon }],
      document: { vouchers: 2_000 },
      priced: { payable: 50_200 },
    })
    h.clock.advance(DAY_MS)
    expect(((await quote(b, { use_voucher: 1 })).data as QuoteWire).tenders).toMatchObject({ voucher: '0.00', voucher_available: '0.00' })
  })
})
