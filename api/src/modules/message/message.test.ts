import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { buy, createEph, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { addNotice } from '../goods/goodsHistory.repo.ts'
import { runAutopilot } from '../job/autopilot.ts'
import { closeOverdueTrades } from '../job/jobs.ts'
import { publishCoupon } from '../coupon/coupon.service.ts'
import { tell } from './message.service.ts'
import type { MessageWire } from './message.schemas.ts'
import { tellOfTime } from './notices.ts'

interface Listed {
  data: MessageWire[]
  total: number
  last_page: number
  unread: number
  unread_by_type: Record<string, number>
}

const DAY_MS = 86_400_000
const fail = (error: unknown) => {
  throw error
}

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness({ demo: true, autopilotSeconds: 20 })
  await createTrade(h)
  await runAutopilot(h.deps, fail)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})

const listed = async (who: Shopper, query = ''): Promise<Listed> => (await who.client.get(`/api/message${query}`)).data as Listed
const titles = async (who: Shopper): Promise<string[]> => (await listed(who)).data.map((message) => message.title)
const badge = async (who: Shopper): Promise<number> =>
  ((await who.client.get('/api/user/base')).data as { message_count: number }).message_count
const tellSome = (count: number, type: 'order' | 'promo' = 'promo') =>
  tell(
    h.deps,
    ...Array.from({ length: count }, (_, n) => ({
      memberId: me.person.memberId,
      kind: type === 'order' ? ('order_received' as const) : ('promotion' as const),
      ref: `test:${type}:${n}`,
      title: `消息 ${n}`,
      body: '正文',
      url: null,
    })),
  )

describe('a shop’s messages', () => {
  it('a shop’s messages come newest first, in pages, by type and unread, with what is unread counted everywhere', async () => {
    expect(await listed(me)).toMatchObject({
      data: [],
      total: 0,
      last_page: 1,
      unread: 0,
      unread_by_type: { order: 0, promo: 0, notice: 0, cert: 0 },
    })
    await tellSome(5)
    await tellSome(2, 'order')
    expect(await tellSome(5)).toBe(0)
    expect(await listed(me, '?per_page=3&page=2&type=promo')).toMatchObject({
      total: 5,
      last_page: 2,
      unread: 7,
      unread_by_type: { order: 2, promo: 5 },
      data: [{ title: '消息 1' }, { title: '消息 0', is_read: 0 }],
    })
    const [first, second] = (await listed(me, '?type=promo')).data
    expect((await me.client.get(`/api/message/${first?.id}`)).data).toEqual(first)
    expect(await badge(me)).toBe(7)
    expect((await me.client.post('/api/message/read', { ids: `${first?.id},${second?.id}` })).data).toEqual({
      unread: 5,
      unread_by_type: { order: 2, promo: 3, notice: 0, cert: 0 },
    })
    expect((await listed(me, '?unread=1&type=promo')).total).toBe(3)
    expect((await me.client.post('/api/message/read', { all: 1, type: 'order' })).data).toMatchObject({ unread: 3 })
    for (let twice = 0; twice < 2; twice++)
      expect((await me.client.post('/api/message/delete', { ids: first?.id ?? '' })).data).toMatchObject({ unread: 3 })
    expect((await me.client.get(`/api/message/${first?.id}`)).status).toBe(404)
    expect((await me.client.post('/api/message/read', { all: 1 })).data).toMatchObject({ unread: 0 })
    expect([(await listed(me)).total, await badge(me)]).toEqual([6, 0])
    const { rows } = await h.deps.db
      .selectFrom('outbox')
      .where('member_id', '=', me.person.memberId)
      .where('topic', '=', 'message')
      .select('ref_id')
      .execute()
      .then((all) => ({ rows: all }))
    expect(rows.length).toBeGreaterThanOrEqual(5)
  })

  it('a shop’s messages are the shop’s own: of another’s, none is read, changed or deleted', async () => {
    await tellSome(1)
    const [mine] = (await listed(me)).data
    const stranger = await createShopper(h)
    await tell(h.deps, {
      memberId: stranger.person.memberId,
      kind: 'announcement',
      ref: 'test:own',
      title: '自己的',
      body: '正文',
      url: null,
    })
    const [theirs] = (await listed(stranger)).data
    expect((await stranger.client.get(`/api/message/${mine?.id}`)).status).toBe(404)
    for (const call of ['read', 'delete'])
      expect(await stranger.client.post(`/api/message/${call}`, { ids: `${theirs?.id},${mine?.id}` })).toMatchObject({
        status: 404,
        message: '消息不存在',
      })
    expect([(await listed(me)).unread, (await listed(stranger)).unread]).toEqual([1, 1])
  })

  it.each([
    ['read', {}, '请选择消息'],
    ['read', { ids: '' }, '消息编号格式不正确'],
    ['read', { ids: 'x' }, '消息编号格式不正确'],
    ['read', { all: '1', type: 'sms' }, '消息类型格式不正确'],
    ['delete', {}, '请填写消息编号'],
    ['delete', { ids: Array.from({ length: 101 }, (_, n) => n + 1).join(',') }, '消息编号格式不正确'],
  ])('%s refuses %j', async (call, form, message) => {
    expect(await me.client.post(`/api/message/${call}`, { ...form })).toMatchObject({ status: 422, message })
  })
})

describe('an order', () => {
  it('an order is told of when it is paid, shipped and refused its refund, and owes its receipt', async () => {
    const placed = await buy(me.client, [
      { goodsId: await createGoods(h), number: 30 },
      { goodsId: await createEph(h), number: 30 },
    ])
    await payAtCashier(h, me.client, placed.trade_id)
    expect((await listed(me)).data).toMatchObject([
      { type: 'order', title: '付款成功，等待发货', body: expect.stringContaining('2 张订单已付款'), url: '/order', is_read: 0 },
    ])
    const [plain, eph] = ['plain', 'ephedrine'].map((kind) => placed.orders.find((order) => order.kind === kind)?.id ?? '')
    await me.client.post(`/api/order/${plain}/refund_apply`, { reason: '不要了' })
    await office(h).post(`/api/erp/order/${plain}/refund`, { agree: '0', note: '已经拣货' })
    for (let step = 0; step < 4; step++) {
      h.clock.advance(20_000)
      await runAutopilot(h.deps, fail)
    }
    await me.client.post(`/api/order/${eph}/confirm`)
    const all = (await listed(me)).data
    expect(all.map((message) => message.title).toSorted()).toEqual(
      ['付款成功，等待发货', '订单已发货', '订单已发货', '订单退款未通过', '请交回麻黄碱回执'].toSorted(),
    )
    expect(all.find((message) => message.title === '订单退款未通过')).toMatchObject({
      body: expect.stringContaining('原因：已经拣货'),
      url: `/order/info/${plain}`,
    })
    expect(all.find((message) => message.url === '/hmdd')?.body).toContain('15 日内')
  })

  it('an order is told of as closed where nobody paid, and as nothing where the buyer cancelled', async () => {
    const goodsId = await createGoods(h)
    const first = await buy(me.client, [{ goodsId, number: 30 }])
    await me.client.post(`/api/order/${first.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
    expect(await titles(me)).toEqual([])
    await buy(me.client, [{ goodsId, number: 30 }])
    h.clock.advance(31 * 60_000)
    await closeOverdueTrades(h.deps, fail)
    expect(await titles(me)).toEqual(['订单超时未付款，已关闭'])
  })

  it('an order has its refund and its after-sales told of, step by step', async () => {
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(h, me.client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' })
    h.clock.advance(20_000)
    await runAutopilot(h.deps, fail)
    expect(await titles(me)).toEqual(['退款已到账', '订单退款已同意', '付款成功，等待发货'])
  })
})

describe('time and stock', () => {
  it('time and stock bring what the shop waits for, each thing once', async () => {
    const [back, cheaper, still] = [await createGoods(h, { stock: 0 }), await createGoods(h), await createGoods(h, { stock: 0 })]
    for (const [goodsId, kind] of [
      [back, 'arrival'],
      [cheaper, 'price'],
      [still, 'arrival'],
    ] as const)
      await addNotice(h.deps.db, me.person.memberId, goodsId, kind, h.clock.now())
    expect(await tellOfTime(h.deps)).toBe(0)
    h.clock.advance(60_000)
    await setStock(h, back, 100)
    await h.deps.db.insertInto('goods_price_log').values({ goods_id: cheaper, was: 1_000, price: 900, at: h.clock.now() }).execute()
    await h.deps.db.updateTable('goods').set({ base_price: 900 }).where('id', '=', cheaper).execute()
    expect([await tellOfTime(h.deps), await tellOfTime(h.deps)]).toEqual([2, 0])
    expect((await listed(me, '?type=notice')).data.map((message) => [message.title, message.url]).toSorted()).toEqual(
      [
        ['您关注的商品降价了', `/list/info/${cheaper}`],
        ['您等的商品到货了', `/list/info/${back}`],
      ].toSorted(),
    )
    expect(await h.deps.db.selectFrom('goods_notice').select('goods_id').execute()).toEqual([{ goods_id: still }])
  })

  it('time and stock bring papers near their end, in their last week and after it, and a coupon to all shops in order', async () => {
    const day = (days: number) => new Date(h.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
    const paper = (days: number) => ({
      kind: 'gsp' as const,
      no: 'G1',
      validFrom: '2020-01-01',
      validTo: day(days),
      fileKey: 'certificate/x',
      status: 'passed' as const,
    })
    const person = await createPerson(h, { certificates: [paper(20)] })
    const shop = { person, client: await logIn(h, person) }
    const pending = await createPerson(h, { review: 'pending' })
    await tellOfTime(h.deps)
    h.clock.advance(15 * DAY_MS)
    await tellOfTime(h.deps)
    h.clock.advance(6 * DAY_MS)
    await tellOfTime(h.deps)
    const again = { person, client: await logIn(h, person) }
    expect((await listed(again, '?type=cert')).data.map((message) => [message.title, message.url])).toEqual([
      ['GSP证书已过期', '/zzzj'],
      ['GSP证书还有 5 天到期', '/zzzj'],
      ['GSP证书还有 20 天到期', '/zzzj'],
    ])
    expect((await shop.client.get('/api/message')).status).toBe(401)
    await publishCoupon(h.deps, {
      name: '满300减15',
      kind: 'threshold',
      face: 1_500,
      minCents: 30_000,
      isUnconditional: false,
      code: null,
      perMember: 1,
      goodsIds: null,
      total: 100,
      claimFrom: h.clock.now(),
      claimTo: new Date(h.clock.now().getTime() + DAY_MS),
      validDays: 7,
    })
    await tellOfTime(h.deps)
    expect((await listed(again, '?type=promo')).data).toMatchObject([
      { title: '新优惠券可领', body: expect.stringContaining('满300减15'), url: '/lqzx' },
    ])
    expect((await listed({ person: pending, client: await logIn(h, pending) })).total).toBe(0)
    expect(await tellOfTime(h.deps)).toBe(0)
  })

  it('time and stock let the office’s decision about a paper be read', async () => {
    const { id } = await h.deps.db
      .insertInto('certificate')
      .values({
        member_id: me.person.memberId,
        kind: 'xkz',
        no: 'X1',
        valid_from: '2026-01-01',
        valid_to: '2030-01-01',
        file_key: 'x',
        status: 'pending',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await office(h).post(`/api/erp/certificate/${id}/decide`, { agree: '0', note: '照片不清晰' })
    expect((await listed(me)).data).toMatchObject([
      { type: 'cert', title: '药品经营许可证未通过审核', body: expect.stringContaining('原因：照片不清晰'), url: '/zzzj' },
    ])
  })
})
