import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants, invariantsReport } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { createShopper, newKey, notifySandbox, office, type Shopper } from '../../testing/trading.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 40 } : {})
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

interface RechargeWire {
  id: string
  no: string
  url: string
  qr_image: string
  status: string
}
const recharge = ({ client }: Shopper, amount: string, more: Record<string, string> = {}) =>
  client.post('/api/user/recharge', { amount, channel: 'sandbox', client_key: newKey(), ...more })
const bank = { holder: '江岸示范药房', bank: '演示银行江岸支行', bank_account: '6222000011118888' }
const withdraw = ({ client }: Shopper, amount: string, more: Record<string, string> = {}) =>
  client.post('/api/user/withdraw', { amount, ...bank, client_key: newKey(), ...more })
const money = async ({ client }: Shopper = me) => (await client.get('/api/user/user_money')).data
const give = (who: Shopper, cents: number) =>
  post(h.deps, { memberId: who.person.memberId, kind: 'balance', delta: cents, reason: 'gift', ref: newKey() })

async function opened(who: Shopper, amount: string): Promise<RechargeWire> {
  const answer = await recharge(who, amount)
  expect(answer.status).toBe(200)
  return answer.data as RechargeWire
}

async function atCashier({ url }: RechargeWire, outcome: 'settled' | 'failed'): Promise<string> {
  const { pathname, search } = new URL(url)
  await h.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
  return (await h.app.inject({ method: 'GET', url: pathname + search })).body
}

describe('recharging', () => {
  it('a recharge leads to the cashier, credits the balance exactly once, and back', async () => {
    const key = newKey()
    const first = await recharge(me, '500.00', { client_key: key })
    expect(first).toMatchObject({
      status: 200,
      data: { amount: '500.00', status: 'pending', kind: 'qr', no: expect.stringMatching(/^C\d{22}$/) },
    })
    expect((await recharge(me, '500.00', { client_key: key })).data).toEqual(first.data)
    expect(await recharge(me, '501.00', { client_key: key })).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
    const pending = first.data as RechargeWire
    const { pathname, search } = new URL(pending.url)
    const page = (await h.app.inject({ method: 'GET', url: pathname + search })).body
    for (const text of ['¥500.00', pending.no, '充值单号']) expect(page).toContain(text)
    expect(page).not.toContain('交易号')
    expect(await money()).toMatchObject({ balance: '0.00' })
    expect(await atCashier(pending, 'settled')).toContain(`/yegl?recharge=${pending.id}`)
    for (let n = 0; n < 3; n++) await notifySandbox(h, { paymentNo: pending.no, amountCents: 50_000, noticeId: `again_${n}` })
    expect(await money()).toMatchObject({ balance: '500.00', channels: ['sandbox'], bank: null })
    expect((await me.client.get(`/api/user/recharge/${pending.id}`)).data).toMatchObject({
      status: 'settled',
      settled_at: expect.any(Number),
    })
    // Begun, then settled once: what open pages are told of.
    expect(
      await h.deps.db.selectFrom('outbox').where('topic', '=', 'recharge').where('ref_id', '=', pending.id).select('member_id').execute(),
    ).toEqual(Array.from({ length: 2 }, () => ({ member_id: me.person.memberId })))
    expect((await me.client.get('/api/user/user_money_log?use_type=recharge')).data).toMatchObject({
      total: 1,
      came: '500.00',
      went: '0.00',
      data: [{ title: '充值', amount: '500.00', balance: '500.00', recharge_no: pending.no }],
    })
  })

  it('a recharge is nobody else’s to see, and its code is shown to its owner alone', async () => {
    const mine = await opened(me, '1.00')
    const other = await createShopper(h)
    const picture = async ({ client }: Shopper) =>
      (await h.app.inject({ method: 'GET', url: mine.qr_image, cookies: { sid: client.cookie('sid') ?? '' } })).statusCode
    expect([(await other.client.get(`/api/user/recharge/${mine.id}`)).status, await picture(other), await picture(me)]).toEqual([
      404, 404, 200,
    ])
    expect((await h.client().post('/api/user/recharge', { amount: '1.00', channel: 'sandbox', client_key: newKey() })).status).toBe(401)
  })

  it('a recharge that failed, lapsed or was tampered with credits nothing; money that comes late all the same is credited', async () => {
    const before = await balanceOf(h.deps.db, me.person.memberId, 'balance')
    expect(await atCashier(await opened(me, '10.00'), 'failed')).toContain('支付失败')
    const late = await opened(me, '20.00')
    await notifySandbox(h, { paymentNo: late.no, amountCents: 1, noticeId: 'less' })
    h.clock.advance(31 * 60_000)
    expect((await me.client.get(`/api/user/recharge/${late.id}`)).data).toMatchObject({ status: 'closed' })
    expect(await balanceOf(h.deps.db, me.person.memberId, 'balance')).toBe(before)
    await notifySandbox(h, { paymentNo: late.no, amountCents: 2_000, noticeId: 'late' })
    expect(await balanceOf(h.deps.db, me.person.memberId, 'balance')).toBe(before + 2_000)
    expect(await h.deps.db.selectFrom('audit_log').where('action', '=', 'recharge.mismatch').select('object').execute()).toEqual([
      { object: `recharge:${late.id}` },
    ])
  })

  it.each([
    ['0.99', '单笔充值须在 1.00 元至 200000.00 元之间'],
    ['200000.01', '单笔充值须在 1.00 元至 200000.00 元之间'],
    ['1e5', '充值金额格式不正确'],
    ['-5.00', '充值金额格式不正确'],
    ['5', '充值金额格式不正确'],
  ])('a recharge refuses %s', async (amount, sentence) => {
    expect(await recharge(me, amount)).toMatchObject({ status: 422, data: { errors: { amount: [sentence] } } })
  })

  it('a recharge refuses a channel the shop does not have', async () => {
    expect(await recharge(me, '5.00', { channel: 'wechat' })).toMatchObject({
      status: 400,
      message: '暂不支持该支付方式，请选择其他支付方式',
    })
    expect(await recharge(me, '5.00', { channel: 'cash' })).toMatchObject({
      status: 422,
      data: { errors: { channel: ['请选择支付渠道'] } },
    })
  })
})

describe('withdrawing', () => {
  it('a withdrawal takes the money at once, once per key, and gives it back when it is refused', async () => {
    const shop = await createShopper(h)
    await give(shop, 30_000)
    const key = newKey()
    const asked = await withdraw(shop, '120.00', { client_key: key })
    expect(asked).toMatchObject({
      status: 200,
      data: { amount: '120.00', status: 'requested', status_text: '审核中', account_tail: '8888' },
    })
    expect((await withdraw(shop, '120.00', { client_key: key })).data).toEqual(asked.data)
    expect(await money(shop)).toMatchObject({
      balance: '180.00',
      withdrawing: '120.00',
      bank: { bank: '演示银行江岸支行', account_tail: '8888' },
    })
    expect(await withdraw(shop, '180.01')).toMatchObject({ status: 400, data: { reason: 'BALANCE_SHORT', available: '180.00' } })
    const { id } = asked.data as { id: string }
    const token = h.client({ authorization: 'Bearer wrong' })
    expect((await token.post(`/api/erp/withdraw/${id}/reject`, { staff: '李会计', reason: '不符', client_key: newKey() })).status).toBe(401)
    expect(await office(h).post(`/api/erp/withdraw/${id}/reject`, { reason: '账号与户名不符' })).toMatchObject({
      status: 200,
      data: { status: 'rejected', reason: '账号与户名不符' },
    })
    expect(await office(h).post(`/api/erp/withdraw/${id}/approve`, { txn: 'BANK-1' })).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
    expect(await money(shop)).toMatchObject({ balance: '300.00', withdrawing: '0.00' })
    expect((await shop.client.get('/api/message')).data).toMatchObject({
      total: 1,
      data: [{ title: '提现被退回', body: expect.stringContaining('120.00 元已退回余额。原因：账号与户名不符。') }],
    })
    expect((await shop.client.get('/api/user/user_money_log?use_type=withdraw')).data).toMatchObject({
      total: 2,
      came: '120.00',
      went: '120.00',
      data: [
        { title: '提现退回', amount: '120.00' },
        { title: '提现', amount: '-120.00' },
      ],
    })
  })

  it('a withdrawal is paid out by the office, one transfer of the bank for one request', async () => {
    const shop = await createShopper(h)
    await give(shop, 30_000)
    const ids = [(await withdraw(shop, '10.00')).data, (await withdraw(shop, '20.00')).data].map(
      (withdrawal) => (withdrawal as { id: string }).id,
    )
    const erp = h.client({ authorization: `Bearer ${h.deps.settings.erpToken}` })
    expect((await erp.get('/api/erp/withdraw')).data).toMatchObject([{ id: ids[0], bank_account: bank.bank_account }, { id: ids[1] }])
    expect(await office(h).post(`/api/erp/withdraw/${ids[0] ?? ''}/approve`, { txn: 'BANK-7' })).toMatchObject({
      status: 200,
      data: { status: 'paid', bank_txn: 'BANK-7' },
    })
    expect(await office(h).post(`/api/erp/withdraw/${ids[1] ?? ''}/approve`, { txn: 'BANK-7' })).toMatchObject({
      status: 422,
      data: { errors: { txn: ['该银行流水号已用于其他提现'] } },
    })
    expect((await shop.client.get('/api/user/withdraw')).data).toMatchObject({
      total: 2,
      data: [
        { id: ids[1], status: 'requested' },
        { id: ids[0], status_text: '已打款' },
      ],
    })
    const other = await createShopper(h)
    expect([
      (await other.client.get(`/api/user/withdraw/${ids[0] ?? ''}`)).status,
      (await office(h).post('/api/erp/withdraw/99999/approve', { txn: 'X' })).status,
    ]).toEqual([404, 404])
  })

  it.each([
    [{ amount: '9.99' }, 'amount', '单笔提现须在 10.00 元至 200000.00 元之间'],
    [{ holder: '  ' }, 'holder', '请填写户名'],
    [{ bank: '行' }, 'bank', '开户行不能少于2个字符'],
    [{ bank_account: '6222 0000 1111' }, 'bank_account', '银行账号应为8至30位数字'],
  ])('a withdrawal says what is wrong with %j', async (change, field, sentence) => {
    expect(await withdraw(me, '10.00', change)).toMatchObject({ status: 422, data: { errors: { [field]: [sentence] } } })
  })
})

describe.runIf(onPostgres)('with 40 connections', () => {
  it('a balance is withdrawn at most once over, and a notice credits once however often it comes', async () => {
    const shop = await createShopper(h)
    await give(shop, 50_000)
    const answers = await Promise.all(Array.from({ length: 40 }, () => withdraw(shop, '45.00')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ data }) => (data as { reason: string }).reason))).toEqual(
      new Set(['BALANCE_SHORT']),
    )
    const pending = await opened(shop, '77.00')
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => notifySandbox(h, { paymentNo: pending.no, amountCents: 7_700, noticeId: `race_${n % 4}` })),
    )
    const [first] = answers.filter(({ status }) => status === 200).map(({ data }) => (data as { id: string }).id)
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? office(h).post(`/api/erp/withdraw/${first ?? ''}/reject`, { reason: '核对' })
          : office(h).post(`/api/erp/withdraw/${first ?? ''}/approve`, { txn: `T-${n}` }),
      ),
    )
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await balanceOf(h.deps.db, shop.person.memberId, 'balance')
    const isRejected = decisions.findIndex(({ status }) => status === 200) % 2 === 0
    expect(left).toBe(50_000 - 11 * 4_500 + 7_700 + (isRejected ? 4_500 : 0))
    const races =
      '40 withdrawals of 45.00 at once from 500.00 → 11; 20 notices of one recharge → credited once; 20 decisions of one request → 1'
    process.stdout.write(`  wallet: ${races}; ${await invariantsReport(h.deps.db)}\n`)
  })
})
