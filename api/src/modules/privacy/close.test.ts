import { afterAll, beforeAll, expect, it } from 'vitest'
import { busyShopper, columnsHolding, WORDS } from '../../testing/closing.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { createPerson, logIn, PASSWORD } from '../../testing/people.ts'
import { buy, createShopper, newKey, office, payAtCashier, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import { post } from '../ledger/ledger.service.ts'
import { joinShop } from '../shop/shop.repo.ts'
import { forgetClosedNames } from './close.service.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

const words = Object.values(WORDS)
const close = (client: Shopper['client'], password = PASSWORD) => client.post('/api/user/close', { password })
const logInAs = (username: string, password: string) => h.client().post('/api/auth/login', { username, password })

let busy: Shopper
let placed: PlacedWire
it('an account that was busy is found all over, its bank account nowhere, its tax number as a licence', async () => {
  ;({ me: busy, placed } = await busyShopper(h))
  expect(await columnsHolding(h, words)).toEqual(
    `account.email account.name account.phone account_mail.address address.detail address.name address.phone
      chat_message.content feedback.content idempotency.response
      import_line.after import_line.cells import_line.key mail_code.address member.address member.contact member.licence_no
      member.phone orders.address plan.name quote.content sms_code.phone sms_outbox.phone sms_quota.subject
      trade.remark wanted.remark webhook.url wechat_binding.nickname wechat_binding.open_id wechat_follower.nickname wechat_follower.open_id
      withdrawal.holder`.split(/\s+/),
  )
})

it('a wrong password closes no account and says so at its field', async () => {
  expect(await close(busy.client, 'Wrong-2026')).toMatchObject({ status: 422, data: { errors: { password: ['密码不正确'] } } })
  expect((await busy.client.get('/api/user/base')).status).toBe(200)
})

it('after an account was closed only the street that goods went to is found, and orders, invoices and books still agree', async () => {
  const before = await h.deps.db.selectFrom('orders').select('id').execute()
  expect(await close(busy.client)).toMatchObject({ status: 200 })
  expect(await columnsHolding(h, words)).toEqual(['orders.address'])
  expect(await columnsHolding(h, [WORDS.name, WORDS.phone, WORDS.bankAccount, WORDS.taxNo, WORDS.email])).toEqual([])
  expect(await h.deps.db.selectFrom('orders').select('id').execute()).toEqual(before)
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  const order = await h.deps.db
    .selectFrom('orders')
    .where('no', '=', placed.orders[0]?.no ?? '')
    .select('address')
    .executeTakeFirstOrThrow()
  expect(order.address).toMatchObject({ name: '欧**', phone: '139****8888' })
  const shop = await h.deps.db.selectFrom('member').where('id', '=', busy.person.memberId).selectAll().executeTakeFirstOrThrow()
  expect(shop).toMatchObject({ company: `远见测试药房（已注销${busy.person.memberId}）`, review: 'frozen', contact: null, phone: null })
})

it('the sessions of a closed account have ended, and its name with the right password is told that it was closed', async () => {
  expect((await busy.client.get('/api/user/base')).status).toBe(401)
  expect(await logInAs(busy.person.username, PASSWORD)).toMatchObject({
    status: 400,
    message: '该账号已注销，如需采购请重新注册',
    data: { reason: 'ACCOUNT_CLOSED' },
  })
  expect(await logInAs(busy.person.username, 'Wrong-2026')).toMatchObject({ status: 422, message: '账号或密码错误' })
})

it('the name, phone and company of a closed account are free for whoever registers next', async () => {
  const next = await createPerson(h, { company: '远见测试药房', licenceNo: WORDS.taxNo })
  await h.deps.db
    .updateTable('account')
    .set({ username: busy.person.username, phone: WORDS.phone })
    .where('id', '=', next.accountId)
    .execute()
  expect((await logInAs(busy.person.username, PASSWORD)).status).toBe(200)
})

it('after half a year nothing tells any more what a closed account was called', async () => {
  const held = () => h.deps.db.selectFrom('account').where('known_by', 'is not', null).select('id').execute()
  expect(await forgetClosedNames(h.deps)).toBe(0)
  expect(await held()).toEqual([{ id: busy.person.accountId }])
  h.clock.advance(181 * 86_400_000)
  expect(await forgetClosedNames(h.deps)).toBe(1)
  expect(await held()).toEqual([])
})

it('an account cannot be closed while an order, a withdrawal, money or a colleague is there, each with its sentence', async () => {
  const me = await createShopper(h)
  const goodsId = await createGoods(h)
  const bought = await buy(me.client, [{ goodsId, number: 30 }])
  const refusal = async (): Promise<unknown> => {
    const { status, message, data } = await close(me.client)
    return [status, (data as { reason?: string } | null)?.reason, message]
  }
  expect(await refusal()).toEqual([400, 'ORDERS_OPEN', '还有 1 个未完成的订单，完成或取消后才能注销'])
  await me.client.post(`/api/order/${bought.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })

  await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 12_050, reason: 'recharge', ref: 'closing' })
  expect(await refusal()).toEqual([400, 'BALANCE_LEFT', '账户余额还有 120.50 元，请先提现或联系客户经理'])
  const account = { holder: '王店长', bank: '演示银行', bank_account: '6222000011112222', client_key: newKey() }
  const asked = (await me.client.post('/api/user/withdraw', { amount: '120.50', ...account })).data as { id: string }
  expect(await refusal()).toEqual([400, 'MONEY_UNDERWAY', '还有处理中的充值、提现或退款，到账后才能注销'])
  await office(h).post(`/api/erp/withdraw/${asked.id}/approve`, { txn: 'BANK-88' })

  const colleague = await createPerson(h)
  await joinShop(h.deps.db, colleague.accountId, me.person.memberId, 'buyer', h.clock.now())
  expect(await refusal()).toEqual([400, 'COLLEAGUES_LEFT', '门店还有 1 位其他人员，请先收回其权限'])

  expect((await close(await logIn(h, colleague))).status).toBe(200)
  const left = await h.deps.db.selectFrom('account_member').where('account_id', '=', colleague.accountId).selectAll().execute()
  expect(left.map(({ member_id: id, left_at: at }) => [id, at !== null]).toSorted()).toEqual(
    [
      [me.person.memberId, true],
      [colleague.memberId, false],
    ].toSorted(),
  )
  expect((await close(me.client)).status).toBe(200)
})

it('an open after-sale keeps its account from being closed', async () => {
  const me = await createShopper(h)
  const bought = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, me.client, bought.trade_id)
  const order = Number(bought.orders[0]?.id)
  await me.client.post(`/api/order/${order}/refund`, { reason: '不要了', client_key: newKey() })
  await h.deps.db
    .insertInto('after_sale')
    .values({
      no: 'S2026112110000000000001',
      order_id: order,
      member_id: me.person.memberId,
      account_id: me.person.accountId,
      type: 'return_refund',
      reason: '商品破损',
      cents: 100,
      created_at: h.clock.now(),
    })
    .execute()
  const { data } = await close(me.client)
  expect(data).toMatchObject({ reason: expect.stringMatching(/^(ORDERS|AFTER_SALES)_OPEN$/) as string })
})

it('the office closes an account at the wish of its person, and that is written down', async () => {
  const { person, client } = await createShopper(h)
  expect(await office(h).post(`/api/erp/account/${person.accountId}/close`, {})).toMatchObject({ status: 200 })
  expect((await client.get('/api/user/base')).status).toBe(401)
  const log = await h.deps.db
    .selectFrom('audit_log')
    .where('action', '=', 'account.close')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  expect(log).toMatchObject({ object: `account:${person.accountId}`, account_id: null, after: { shops: [person.memberId] } })
  expect((await office(h).post(`/api/erp/account/${person.accountId}/close`, {})).status).toBe(404)
})
