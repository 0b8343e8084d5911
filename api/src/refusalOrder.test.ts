import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTrade } from './testing/catalogue.ts'
import { openHarness, type Harness } from './testing/harness.ts'
import { PASSWORD } from './testing/people.ts'
import { addToCart, createShopper, newKey, quoteFor, submit, type Shopper } from './testing/trading.ts'
import { askCode, askTicket, freshPhone, otherThan, personForm } from './modules/account-entry/testEntry.ts'
import { give, goodsAt, template } from './modules/promotion/testShop.ts'

const DAY_MS = 86_400_000

let h: Harness
let me: Shopper
let contractId = 1
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(DAY_MS)
  me = await createShopper(h)
  await signContract()
})

const setShop = (values: object): Promise<unknown> =>
  h.deps.db.updateTable('member').set(values).where('id', '=', me.person.memberId).execute()

const signContract = () => me.client.post('/api/contract/sign', { id: contractId, agree: 1 })

/** From now on a text is in force that nobody has signed yet. */
async function newContract(): Promise<void> {
  const values = { version: newKey(), title: '电子合同', body: '条款'.repeat(50), published_at: h.clock.now() }
  contractId = (await h.deps.db.insertInto('contract').values(values).returning('id').executeTakeFirstOrThrow()).id
}

it.each([
  '/api/user/resetPassword',
  '/api/cart',
  '/api/cart/1/edit',
  '/api/cart/checkout',
  '/api/order',
  '/api/draw/1/join',
  '/api/jfsc/exchange',
  '/api/coupon/1/claim',
  '/api/coupon/redeem',
  '/api/afterSale',
])('%s asks a visitor to log in before it looks at the form, and a member for the form before what the form names', async (url) => {
  expect(await h.client().post(url, { client_key: 'x' })).toMatchObject({ status: 401, message: '请先登录' })
  await setShop({ review: 'pending' })
  expect(await me.client.post(url, { client_key: 'x' })).toMatchObject({ status: 422 })
})

it('a log-in tells what the form lacks even while it is locked, and the lock before a wrong password', async () => {
  const { username } = me.person
  const logIn = (form: object) => h.client().post('/api/auth/login', form as Record<string, string>)
  for (let n = 0; n < 5; n++)
    expect(await logIn({ username, password: `wrong ${n}` })).toMatchObject({
      status: 422,
      message: '账号或密码错误',
      data: { errors: { username: ['账号或密码错误'] } },
    })
  expect((await logIn({})).data).toEqual({ errors: { username: ['请填写用户名或手机号'], password: ['请填写密码'] } })
  for (const password of ['wrong again', PASSWORD])
    expect(await logIn({ username, password })).toMatchObject({
      status: 400,
      message: '密码错误次数过多，请 15 分钟后再试',
      data: { reason: 'LOCKED' },
    })
})

it('the first step of registration judges the form, then the code, and only then says that the phone is known', async () => {
  const { phone } = me.person
  const step1 = (form: Record<string, string>) => h.client().post('/api/register/step1', form)
  expect((await step1({ phone: '12800000001', code: '1' })).data).toEqual({
    errors: { phone: ['请输入正确的手机号'], code: ['请输入6位数字验证码'] },
  })
  const fresh = freshPhone()
  const code = await askCode(h, fresh, 'register')
  await h.deps.db.updateTable('account').set({ phone: fresh }).where('id', '=', me.person.accountId).execute()
  expect(await step1({ phone: fresh, code: otherThan(code) })).toMatchObject({ status: 400, message: '验证码错误或已失效' })
  expect(await step1({ phone: fresh, code })).toMatchObject({
    status: 422,
    message: '该手机号已注册，请直接登录',
    data: { errors: { phone: ['该手机号已注册，请直接登录'] } },
  })
  expect(phone).not.toBe(fresh)
})

it('the second step of registration tells the fields in TRADE’s order before a ticket that has run out', async () => {
  const ticket = await askTicket(h, '/api/register/step1', freshPhone(), 'register')
  h.clock.advance(1_800_000)
  const step2 = (form: Record<string, string>) => h.client().post('/api/register/step2', { ticket, ...form })
  const wrong = {
    kind: 'hotel',
    username: 'a',
    password: '12345678',
    password_confirmation: '',
    company: '店',
    name: '长'.repeat(31),
    province: 'x',
    city: 'x',
    district: 'x',
  }
  const { data, message } = await step2(wrong)
  expect(Object.keys((data as { errors: object }).errors)).toEqual(Object.keys(wrong))
  expect(message).toBe('请选择会员类型')
  expect(await step2(personForm({ company: '店' }))).toMatchObject({ status: 422, message: '企业名称不能少于2个字符' })
  expect(await step2(personForm())).toMatchObject({ status: 410, message: '页面已失效，请从第一步重新开始' })
})

it('a new password is judged by itself before its repetition, and both before the ticket or the old password', async () => {
  const ticket = await askTicket(h, '/api/forget/step1', me.person.phone, 'forget')
  h.clock.advance(1_800_000)
  const forgotten = (password: string, password_confirmation: string) =>
    h.client().post('/api/forget/step2', { ticket, password, password_confirmation })
  expect((await forgotten('12345678', '1')).data).toEqual({ errors: { password: ['密码过于常见，请换一个'] } })
  expect((await forgotten('a long new one', '1')).data).toEqual({ errors: { password_confirmation: ['两次输入的密码不一致'] } })
  expect(await forgotten('a long new one', 'a long new one')).toMatchObject({ status: 410, data: { reason: 'TICKET_EXPIRED' } })

  const changed = (old_password: string, password: string, password_confirmation: string) =>
    me.client.post('/api/user/resetPassword', { old_password, password, password_confirmation })
  expect((await changed('Wrong-pass', '12345678', '1')).data).toEqual({ errors: { password: ['密码过于常见，请换一个'] } })
  expect((await changed('Wrong-pass', 'a long new one', '1')).data).toEqual({ errors: { password_confirmation: ['两次输入的密码不一致'] } })
  expect((await changed('Wrong-pass', 'a long new one', 'a long new one')).data).toEqual({ errors: { old_password: ['原密码不正确'] } })
})

it('an edit of a line that is gone is told so only when its number is one', async () => {
  expect(await me.client.post('/api/cart/999999/edit', { number: 0 })).toMatchObject({
    status: 422,
    data: { errors: { number: ['购买数量不能小于1'] } },
  })
  await setShop({ review: 'pending' })
  expect(await me.client.post('/api/cart/999999/edit', { number: 5 })).toMatchObject({ status: 404, message: '该商品已不在采购单中' })
})

it('a checkout asks for the contract, then for the review, then for its lines, then for its coupons', async () => {
  const { db } = h.deps
  const id = await addToCart(me.client, { goodsId: await goodsAt(h, 1_000), number: 30 })
  const used = await give(h, { ...me.person }, { face: 1_000, min: 30_000 })
  await db.updateTable('coupon').set({ status: 'expired' }).where('id', '=', used).execute()
  await newContract()
  await setShop({ review: 'pending' })
  const checkout = (ids: string) => me.client.post('/api/cart/checkout', { ids, coupon_ids: String(used) })

  expect(await checkout('')).toMatchObject({ status: 422 })
  expect(await checkout('999999')).toMatchObject({ status: 459, message: '请先签署电子合同', data: { url: '/dzht' } })
  await signContract()
  expect(await checkout('999999')).toMatchObject({ status: 403, message: '您的资质尚未审核通过，审核通过后即可购买' })
  await setShop({ review: 'passed' })
  expect(await checkout('999999')).toMatchObject({ status: 404, message: '该商品已不在采购单中' })
  expect(await checkout(id)).toMatchObject({ status: 400, message: '该优惠券已过期', data: { reason: 'COUPON_EXPIRED' } })
})

it('an order asks for its quote, the contract, the review, the coupon and the price, in this order', async () => {
  const { db } = h.deps
  const goodsId = await goodsAt(h, 1_000)
  const coupon = await give(h, { ...me.person }, { face: 1_000, min: 20_000 })
  const quote = await quoteFor(me.client, [{ goodsId, number: 25 }])
  const couponed = await quoteFor(me.client, [{ goodsId, number: 1 }], { coupon_ids: coupon })
  const late = { ...quote, quote_id: '999999' }
  await newContract()
  await setShop({ review: 'pending' })
  await db.updateTable('coupon').set({ status: 'expired' }).where('id', '=', coupon).execute()
  // Dearer than the quote says, and below what the warehouse delivers at.
  await db.updateTable('goods').set({ base_price: 700 }).where('id', '=', goodsId).execute()

  expect(await submit(me.client, late, { pay_mode: 'cash' })).toMatchObject({ status: 422 })
  expect(await submit(me.client, late)).toMatchObject({ status: 404 })
  expect(await submit(me.client, quote)).toMatchObject({ status: 459, message: '请先签署电子合同' })
  await signContract()
  expect(await submit(me.client, quote)).toMatchObject({ status: 403, data: { reason: 'NOT_REVIEWED' } })
  await setShop({ review: 'passed' })
  expect(await submit(me.client, couponed)).toMatchObject({ status: 400, message: '该优惠券已过期', data: { reason: 'COUPON_EXPIRED' } })
  expect(await submit(me.client, quote)).toMatchObject({
    status: 409,
    message: '商品价格或优惠有变动，请核对后重新提交',
    data: { reason: 'QUOTE_CHANGED' },
  })
  h.clock.advance(900_000)
  await setShop({ review: 'pending' })
  expect(await submit(me.client, quote)).toMatchObject({
    status: 410,
    message: '订单确认已超时，请重新结算',
    data: { reason: 'QUOTE_EXPIRED' },
  })
})

it('a draw that is over is said before that it was joined, and that before the order it asks for', async () => {
  const now = h.clock.now().getTime()
  const { id } = await h.deps.db
    .insertInto('draw')
    .values({
      name: '测试抽奖',
      remarks: '付款即抽',
      rules: '每店一次。',
      needs_order: false,
      starts_at: new Date(now - DAY_MS),
      ends_at: new Date(now + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await h.deps.db
    .insertInto('draw_prize')
    .values({ draw_id: id, name: '谢谢参与', remarks: '', kind: 'none', amount: null, weight: 1, total: null, sort: 0 })
    .execute()
  const join = () => me.client.post(`/api/draw/${id}/join`, { client_key: newKey() })
  expect((await join()).status).toBe(200)
  await h.deps.db.updateTable('draw').set({ needs_order: true }).where('id', '=', id).execute()
  expect(await join()).toMatchObject({ status: 400, message: '您已参加过本次抽奖', data: { reason: 'DRAW_DONE' } })
  h.clock.advance(DAY_MS)
  expect(await join()).toMatchObject({ status: 400, message: '抽奖活动已结束', data: { reason: 'DRAW_ENDED' } })
})

it('an exchange asks for the gift, the review, the gift’s stock, its limit and the points, in this order', async () => {
  const { db } = h.deps
  await db.insertInto('points_category').values({ id: 1, name: '测试' }).execute()
  const gift = { category_id: 1, name: '测试礼品', spec: '一只', points: 500, worth: 5_000, stock: 1, per_member: 2 }
  const { id } = await db
    .insertInto('points_goods')
    .values({ ...gift, created_at: h.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const exchange = (giftId: number) => me.client.post('/api/jfsc/exchange', { id: giftId, number: 3, client_key: newKey() })
  await setShop({ review: 'pending' })
  expect(await exchange(999_999)).toMatchObject({ status: 404, message: '您访问的礼品不存在或已下架' })
  expect(await exchange(id)).toMatchObject({ status: 403, data: { reason: 'NOT_REVIEWED' } })
  await setShop({ review: 'passed' })
  expect(await exchange(id)).toMatchObject({ status: 400, data: { reason: 'OUT_OF_STOCK', available: 1 } })
  await db.updateTable('points_goods').set({ stock: 10 }).where('id', '=', id).execute()
  expect(await exchange(id)).toMatchObject({ status: 400, message: '该商品限购，您还可购买 2', data: { reason: 'BUY_LIMIT' } })
  await db.updateTable('points_goods').set({ per_member: null }).where('id', '=', id).execute()
  expect(await exchange(id)).toMatchObject({ status: 400, message: '积分不足，当前可用 0 积分', data: { reason: 'POINTS_SHORT' } })
})

it('a coupon that is over is said before that none is left, and that before that the shop has its part', async () => {
  const id = await template(h, { face: 1_000, min: 30_000, total: 1 })
  const coded = await template(h, { face: 1_000, min: 30_000, total: 1, code: 'ORDER1' })
  const claim = () => me.client.post(`/api/coupon/${id}/claim`, { client_key: newKey() })
  const redeem = () => me.client.post('/api/coupon/redeem', { code: 'ORDER1' })
  expect([(await claim()).status, (await redeem()).status]).toEqual([200, 200])
  for (const answer of [await claim(), await redeem()])
    expect(answer).toMatchObject({ status: 400, message: '优惠券已领完', data: { reason: 'COUPON_EMPTY' } })
  await h.deps.db.updateTable('coupon_template').set({ total: 5 }).where('id', 'in', [id, coded]).execute()
  expect(await claim()).toMatchObject({ status: 400, message: '该优惠券每位会员限领 1 张', data: { reason: 'COUPON_LIMIT' } })
  expect(await redeem()).toMatchObject({ status: 400, message: '该优惠券已被使用', data: { reason: 'COUPON_USED' } })
  h.clock.advance(DAY_MS)
  for (const answer of [await claim(), await redeem()])
    expect(answer).toMatchObject({ status: 400, message: '该优惠券已过期', data: { reason: 'COUPON_EXPIRED' } })
})
