import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buy, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { readSettings } from '../../settings.ts'
import { clientOf, issueToken, type TestToken } from '../access/testToken.ts'
import { approve as approveProposal } from './approval.service.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { inTransaction } from '../../db/transaction.ts'

/** Above 100.00 two persons are needed. */
const LIMIT = 10_000
let h: Harness
let me: Shopper
let wang: TestToken
let li: TestToken
let program: TestToken
let parcels = 0
beforeAll(async () => {
  h = await openHarness({ secondPersonFrom: LIMIT })
  await createTrade(h)
  me = await createShopper(h)
  wang = await issueToken(h, '王会计', 'money,orders,access')
  li = await issueToken(h, '李出纳', 'money,orders')
  program = await issueToken(h, '财务程序', 'money,orders', 'program')
  await inTransaction(h.deps, (tx) =>
    post(tx, { memberId: me.person.memberId, kind: 'balance', delta: 100_000, reason: 'recharge', ref: 'test:1' }),
  )
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

interface Answer {
  id: string
  status: string
  approval_id?: string
}
const call = async ({ token }: Pick<TestToken, 'token'>, path: string, form: Record<string, string> = {}) => {
  const { status, message, data } = await clientOf(h, token).post(path, { client_key: newKey(), ...form })
  return { status, message, data: data as Answer }
}
const approve = (by: Pick<TestToken, 'token'>, id: string) => call(by, `/api/erp/approval/${id}/approve`)
const listed = async (state = 'waiting') =>
  ((await clientOf(h, li.token).get(`/api/erp/approval?state=${state}`)).data as { data: Record<string, unknown>[] }).data
const audited = (action: string) =>
  h.deps.db.selectFrom('audit_log').where('action', '=', action).orderBy('id', 'desc').select(['token', 'said', 'after']).execute()

async function asked(amount: string): Promise<string> {
  const bank = { holder: '江岸示范药房', bank: '演示银行江岸支行', bank_account: '6222000011118888' }
  const answer = await me.client.post('/api/user/withdraw', { amount, ...bank, client_key: newKey() })
  return (answer.data as { id: string }).id
}
const payOut = (by: Pick<TestToken, 'token'>, id: string, more: Record<string, string> = {}) =>
  call(by, `/api/erp/withdraw/${id}/approve`, { txn: `BANK-${id}`, ...more })

async function paidOrder(end: 'paid' | 'shipped'): Promise<{ id: string; line: string; tradeId: string }> {
  const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  if (end === 'shipped') {
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SFB${1_000 + ++parcels}` })
  }
  const order = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
  return { id, line: order.lines[0]?.id ?? '', tradeId: placed.trade_id }
}
const refunded = async (tradeId: string) =>
  (await h.deps.db.selectFrom('refund').where('trade_id', '=', Number(tradeId)).select('cents').execute()).map(({ cents }) => cents)

it('a payout up to the amount is one person’s; above it nothing has moved until another person agrees', async () => {
  const small = await payOut(wang, await asked('100.00'))
  expect(small.data).toMatchObject({ status: 'paid' })
  expect(small.data.approval_id).toBeUndefined()
  const id = await asked('100.01')
  const key = newKey()
  const first = await payOut(wang, id, { client_key: key })
  expect([first.status, first.data.status]).toEqual([200, 'requested'])
  const approval = first.data.approval_id ?? ''
  expect((await payOut(wang, id, { client_key: key })).data.approval_id).toBe(approval)
  expect((await payOut(li, id)).message).toBe(`已有一项申请等待另一人批准（编号 ${approval}）`)
  expect(await listed()).toMatchObject([
    {
      id: approval,
      action_text: '提现打款',
      company: expect.stringContaining('测试药房') as string,
      amount: '100.01',
      proposed_by: '王会计',
      staff: '王会计',
    },
  ])
  expect((await approve(li, approval)).status).toBe(200)
  expect((await payOut(wang, id, { client_key: key })).data).toMatchObject({ status: 'paid' })
  expect([await listed(), (await listed('approved'))[0]]).toMatchObject([[], { id: approval, decided_by: '李出纳' }])
  expect((await audited('approval.propose'))[0]).toMatchObject({ token: '王会计', after: { cents: 10_001 } })
  expect((await audited('approval.approve'))[0]).toMatchObject({ token: '李出纳', after: { proposedBy: '王会计' } })
})

it('nobody agrees to their own proposal: not its person, not a token they made, no program, not the owner’s key', async () => {
  const id = await asked('150.00')
  const approval = (await payOut(wang, id)).data.approval_id ?? ''
  const made = await clientOf(h, wang.token).post('/api/erp/token', { name: '王会计二', kind: 'person', scopes: 'money' })
  const refusals = [
    await approve(wang, approval),
    await approve(made.data as TestToken, approval),
    await approve(program, approval),
    await call({ token: ERP_TOKEN }, `/api/erp/approval/${approval}/approve`, { staff: '李出纳' }),
    await call(wang, `/api/erp/approval/${approval}/decline`, { note: '撤回' }),
  ]
  expect(refusals.map(({ status, message }) => [status, message])).toEqual([
    [403, '不能办理自己提出的申请，请由另一位人员办理'],
    [403, '您的令牌由申请人建立，请由另一位人员办理'],
    [403, '须由另一位人员以个人令牌办理，程序与 ERP_TOKEN 不能'],
    [403, '须由另一位人员以个人令牌办理，程序与 ERP_TOKEN 不能'],
    [403, '不能办理自己提出的申请，请由另一位人员办理'],
  ])
  expect((await call(li, `/api/erp/approval/${approval}/decline`, { note: '账号待核实' })).status).toBe(200)
  expect((await approve(li, approval)).status).toBe(409)
  expect((await listed('declined'))[0]).toMatchObject({ note: '账号待核实', decided_by: '李出纳' })
  const again = await payOut(wang, id)
  expect(again.data.approval_id).not.toBe(approval)
  expect((await approve(li, again.data.approval_id ?? '')).status).toBe(200)
})

it('a program and the owner’s key may propose; who signed there cannot agree under their own name', async () => {
  const byProgram = (await payOut(program, await asked('120.00'))).data.approval_id ?? ''
  expect((await approve(wang, byProgram)).status).toBe(200)
  const byOwner = (await payOut({ token: ERP_TOKEN }, await asked('120.00'), { staff: '王会计' })).data.approval_id ?? ''
  expect((await approve(wang, byOwner)).message).toBe('不能办理自己提出的申请，请由另一位人员办理')
  expect((await approve(li, byOwner)).status).toBe(200)
})

it('two who agree at the same moment pay out once', async () => {
  const zhao = await issueToken(h, '赵主管', 'money')
  const before = await balanceOf(h.deps.db, me.person.memberId, 'balance')
  const id = await asked('130.00')
  const approval = (await payOut(wang, id)).data.approval_id ?? ''
  const both = await Promise.all([approve(li, approval), approve(zhao, approval)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balanceOf(h.deps.db, me.person.memberId, 'balance')).toBe(before - 13_000)
})

it('the refund of an order of 312.00 waits with its order as it stood, and goes back through its channel once agreed', async () => {
  const order = await paidOrder('paid')
  await me.client.post(`/api/order/${order.id}/refund_apply`, { reason: '不要了' })
  const first = await call(wang, `/api/erp/order/${order.id}/refund`, { agree: '1', note: '同意' })
  expect([first.data.status, await refunded(order.tradeId)]).toEqual(['refunding', []])
  expect((await listed())[0]).toMatchObject({ action: 'order.refund', amount: '312.00' })
  expect((await approve(li, first.data.approval_id ?? '')).status).toBe(200)
  expect(await refunded(order.tradeId)).toEqual([31_200])
  expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({ status: 'refunded' })
})

it('a refusal of a refund needs nobody else', async () => {
  const order = await paidOrder('paid')
  await me.client.post(`/api/order/${order.id}/refund_apply`, { reason: '不要了' })
  const answer = await call(wang, `/api/erp/order/${order.id}/refund`, { agree: '0', note: '已备货' })
  expect([answer.data.status, answer.data.approval_id]).toEqual(['paid', undefined])
})

it('the whole order’s after-sale and the money of returned lines wait too', async () => {
  const whole = await paidOrder('paid')
  const { after_sale_id: id } = (await me.client.post(`/api/order/${whole.id}/refund_apply`, { reason: '不要了' })).data as Record<
    string,
    string
  >
  const first = await call(wang, `/api/erp/afterSale/${id}/approve`)
  expect([first.data.status, await refunded(whole.tradeId)]).toEqual(['applied', []])
  expect((await approve(li, first.data.approval_id ?? '')).status).toBe(200)
  expect(await refunded(whole.tradeId)).toEqual([31_200])

  const part = await paidOrder('shipped')
  await me.client.post(`/api/order/${part.id}/confirm`)
  const lines = { 'lines[0][id]': part.line, 'lines[0][qty]': '11' }
  const form = { order_id: part.id, type: 'refund_only', reason: '包装破损', client_key: newKey(), ...lines }
  const applied = await me.client.post('/api/afterSale', form)
  expect(applied.message).toBe('ok')
  const sale = applied.data as { id: string }
  expect((await call(wang, `/api/erp/afterSale/${sale.id}/approve`)).data).toMatchObject({ status: 'approved' })
  const second = await call(wang, `/api/erp/afterSale/${sale.id}/refund`)
  expect([second.data.status, await refunded(part.tradeId)]).toEqual(['approved', []])
  expect((await approve(li, second.data.approval_id ?? '')).status).toBe(200)
  expect(await refunded(part.tradeId)).toEqual([11_000])
})

it('a return of ten units is one person’s, of eleven two persons’; what cannot be done any more is not agreed to', async () => {
  const order = await paidOrder('shipped')
  const back = (number: number) =>
    call(wang, `/api/erp/order/${order.id}/return`, { line_id: order.line, number: String(number), note: '破损' })
  expect((await back(10)).data).toMatchObject({ refunded: '100.00' })
  const waiting = await back(11)
  expect(waiting.data).toMatchObject({ status: 'shipped', refunded: '0.00', remark: null })
  expect(await refunded(order.tradeId)).toEqual([10_000])
  expect((await back(10)).data).toMatchObject({ refunded: '100.00' })
  const approval = waiting.data.approval_id ?? ''
  expect((await approve(li, approval)).data).toMatchObject({ reason: 'RETURN_QTY', available: 10 })
  expect((await listed())[0]).toMatchObject({ id: approval, state: 'waiting' })
  expect((await call(li, `/api/erp/approval/${approval}/decline`, { note: '数量有误' })).status).toBe(200)
  expect(await refunded(order.tradeId)).toEqual([10_000, 10_000])
})

it('another sum than the one that was proposed is refused, and all of it undone', async () => {
  const id = (await payOut(wang, await asked('140.00'))).data.approval_id ?? ''
  const caller = {
    name: '李出纳',
    token: { id: Number(li.id), kind: 'person', createdBy: 'ERP_TOKEN' },
    scopes: ['money'],
    isFirstKey: false,
  } as const
  const other = approveProposal(h.deps, Number(id), caller, (_row, confirm) => inTransaction(h.deps, (tx) => confirm(tx, 14_001)))
  await expect(other).rejects.toThrow('金额已由 140.00 变为 140.01，请退回后重新申请')
  expect((await listed())[0]).toMatchObject({ id, state: 'waiting', amount: '140.00' })
  expect((await approve(li, id)).status).toBe(200)
})

it('real shops begin at 5,000.00, the demo has no second person, and an office of one person says off', () => {
  const from = (env: Record<string, string>) => readSettings({ DATABASE_URL: 'postgres://db/shop', ...env }).secondPersonFrom
  expect([from({}), from({ SECOND_PERSON_FROM: '20000' }), from({ SECOND_PERSON_FROM: 'off' }), readSettings({}).secondPersonFrom]).toEqual(
    [500_000, 2_000_000, null, null],
  )
  expect(() => from({ SECOND_PERSON_FROM: '很多' })).toThrow('SECOND_PERSON_FROM must be an amount such as 5000.00, or off.')
})
