import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, type Shopper } from '../../testing/trading.ts'
import { asRow, askRecharge, decide, differences, handIn, notify, refundedOrder, statement } from './testStatements.ts'

const DAY = '2026-11-22'
const txnOf = (nth: number) => `42000026112200000000000000${String(nth).padStart(2, '0')}`
const yuan = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 100, 140, 100, 160]

let h: Harness
let shopper: Shopper
const numbers: Record<string, string> = {}

beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  shopper = await createShopper(h)
  for (const [at, amount] of yuan.entries()) {
    const nth = at + 1
    const { no } = await askRecharge(h, shopper, amount * 100)
    numbers[`C${String(nth).padStart(2, '0')}`] = no
    if (nth < 16) await notify(h, no, txnOf(nth), amount * 100, nth === 14 ? '2026-11-23 00:00:01' : `${DAY} 09:00:00`)
  }
  Object.assign(numbers, await refundedOrder(h, shopper, [1_000, 3_000]))
  // Two that no line tells of: one of the day, one of the day before.
  for (const [cents, at] of [
    [5_000, `${DAY} 20:00:00`],
    [6_000, '2026-11-21 20:00:00'],
  ] as const)
    await notify(h, (await askRecharge(h, shopper, cents)).no, `elsewhere-${cents}`, cents, at)
})
afterAll(() => h.close())

const DIFFERENCES = [
  ['amount', 14, '99.00', '100.00', '充值'],
  ['day', 15, '2026-11-22', '2026-11-23', '充值'],
  ['fee', 16, '0.70', '0.60', '充值'],
  ['only_there', 17, '160.00', null, '充值'],
  ['only_there', 18, '5.00', null, null],
  ['double', 19, '4200002611220000000000000098', '4200002611220000000000000001', '充值'],
  ['amount', 21, '20.00', '30.00', '退款'],
  ['only_here', null, null, '50.00', '充值'],
]

it('a statement of twenty lines differs from the books in the eight places that were made, and nowhere else', async () => {
  const { status, data } = await handIn(h, 'wechat', statement('wechat', numbers))
  expect([status, data]).toMatchObject([200, { first_day: DAY, last_day: DAY, lines: 20, fresh: 20 }])
  expect(data.open).toEqual({ amount: 2, day: 1, fee: 1, only_there: 2, double: 1, only_here: 1 })
  expect((await differences(h)).map(asRow)).toEqual(DIFFERENCES)
})

it('the same statement handed in again keeps no line twice and finds the same differences', async () => {
  const { data } = await handIn(h, 'wechat', statement('wechat', numbers))
  expect([data.lines, data.fresh]).toEqual([20, 0])
  expect((await differences(h)).map(asRow)).toEqual(DIFFERENCES)
  const { lines } = await h.deps.db
    .selectFrom('channel_line')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow()
  expect(lines).toBe(20)
})

const find = async (line: number) => (await differences(h)).find((difference) => difference.line === line)
const balance = async () =>
  (
    await h.deps.db
      .selectFrom('ledger_account')
      .where('member_id', '=', shopper.person.memberId)
      .where('kind', '=', 'balance')
      .select('balance')
      .executeTakeFirstOrThrow()
  ).balance

it('a decision moves no money and is signed; it cannot be taken twice', async () => {
  const before = await balance()
  const amount = await find(14)
  expect((await decide(h, amount?.id ?? '', 'corrected', '渠道已补 1.00 元')).status).toBe(200)
  expect((await decide(h, amount?.id ?? '', 'accepted')).message).toBe('状态已变更，请刷新后重试')
  expect([await find(14), await balance()]).toEqual([undefined, before])
  expect((await differences(h, 'decided')).map(({ decision, word, decided_by: by }) => [decision, word, by])).toEqual([
    ['corrected', '渠道已补 1.00 元', '王会计'],
  ])
  await handIn(h, 'wechat', statement('wechat', numbers))
  expect(await find(14)).toBeUndefined()
})

it('a payment that only the channel has is settled as its notice would settle it, once; what nobody asked for is not', async () => {
  const before = await balance()
  const [known, unknown, doubled] = [await find(17), await find(18), await find(19)]
  expect((await decide(h, unknown?.id ?? '', 'settled')).message).toBe('没有对应的付款单，或其已有结果，不能按通知入账')
  expect((await decide(h, doubled?.id ?? '', 'settled')).message).toBe('只有渠道已收款、本店未入账的付款可以补入账')
  expect((await decide(h, known?.id ?? '', 'settled', '通知未到，按账单入账')).status).toBe(200)
  expect(await balance()).toBe(before + 16_000)
  expect((await notify(h, numbers['C16'] ?? '', txnOf(16), 16_000, `${DAY} 12:00:00`)).outcome).toBe('ignored')
  expect(await balance()).toBe(before + 16_000)
})

it('what the next day’s statement tells of is open no more, and is said to be of another day', async () => {
  const late = await h.deps.db.selectFrom('recharge').where('channel_txn', '=', 'elsewhere-5000').select('no').executeTakeFirstOrThrow()
  const text = statement('wechat', numbers).split('\r\n')
  const row = (text[1] ?? '')
    .replace(`${DAY} 09:01:00`, '2026-11-23 00:00:02')
    .replace(txnOf(1), 'elsewhere-5000')
    .replace(numbers['C01'] ?? '', late.no)
    .replaceAll('`10.00', '`50.00')
    .replace('0.06000', '0.30000')
  const next = [text[0], row, text.at(-3), '`1,`50.00,`0.00,`0.00,`0.30000,`50.00,`0.00', ''].join('\r\n')
  expect((await handIn(h, 'wechat', next)).data).toMatchObject({ first_day: '2026-11-23', lines: 1, fresh: 1 })
  expect((await differences(h)).map(asRow)).toContainEqual(['day', 2, '2026-11-23', '2026-11-22', '充值'])
  expect((await differences(h)).filter(({ kind }) => kind === 'only_here')).toEqual([])
  expect((await differences(h, 'cleared')).map(({ kind }) => kind)).toEqual(['only_here'])
})

it('a number that comes again with another amount is told, and the first is kept', async () => {
  const other = statement('wechat', numbers).replace('`20.00,`0.00,`\r\n', '`21.00,`0.00,`\r\n')
  expect((await handIn(h, 'wechat', other)).data.fresh).toBe(0)
  expect((await differences(h)).map(asRow)).toContainEqual(['double', 3, '收 21.00', '收 20.00', null])
})

it('an empty statement is one of the days that are said, and without them a sentence', async () => {
  const empty = `${statement('wechat').split('\r\n')[0]}\r\n总交易单数\r\n\`0\r\n`
  expect((await handIn(h, 'wechat', empty)).message).toBe('账单里没有明细，请以 from 与 to 说明账单的日期')
  expect((await handIn(h, 'wechat', empty, { from: '2026-11-25', to: '2026-11-25' })).data).toMatchObject({ lines: 0, open: {} })
})

it('transfers and payouts are found by the bank’s own numbers; what a month of fees costs is only there', async () => {
  const placed = await buy(shopper.client, [{ goodsId: await createGoods(h, { stock: 100 }), number: 20 }])
  const done = await office(h).post(`/api/erp/trade/${placed.trade_id}/received`, { amount: placed.online, txn: 'BANK-IN-1' })
  expect(done.status).toBe(200)
  const asked = await shopper.client.post('/api/user/withdraw', {
    amount: '200.00',
    holder: '江岸示范药房',
    bank: '演示银行江岸支行',
    bank_account: '6222000011118888',
    client_key: 'withdraw-1',
  })
  const { id, no } = asked.data as { id: string; no: string }
  expect((await office(h).post(`/api/erp/withdraw/${id}/approve`, { txn: 'BANK-OUT-1' })).status).toBe(200)
  const columns = 'date=交易日期,time=交易时间,in=收入金额,out=支出金额,txn=流水号,note=摘要'
  const file = statement('bank', { W1: no }).replace('1,234.50', placed.online)
  expect((await handIn(h, 'bank', file)).message).toContain('请以 columns 说明各列')
  expect((await handIn(h, 'bank', file, { columns })).data.open).toEqual({ only_there: 2 })
  expect((await handIn(h, 'bank', file)).data).toMatchObject({ lines: 4, fresh: 0, open: { only_there: 2 } })
  const bank = (await differences(h)).filter(({ channel }) => channel === 'bank')
  expect(bank.map(({ txn, there }) => [txn, there])).toEqual([
    ['BANK-IN-2', '500.00'],
    ['BANK-OUT-2', '30.00'],
  ])
})

it('a statement needs the right to the money, and a name', async () => {
  const { status, message } = await handIn(h, 'wechat', statement('wechat'), { staff: '' })
  expect([status, message.includes('经办人')]).toEqual([422, true])
  expect((await h.client().get('/api/erp/reconciliation')).status).toBe(401)
})
