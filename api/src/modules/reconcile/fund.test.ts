import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper } from '../../testing/trading.ts'
import { asRow, askRecharge, decide, differences, handIn, notify, refundedOrder, statement } from './testStatements.ts'

const DAY = '2026-11-22'
let h: Harness
const numbers: Record<string, string> = {}

/** Recharges of 10.00 and 20.00 and refunds of 10.00 and 20.00 that the log has, and a recharge of 50.00 that it has not. */
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  const shopper = await createShopper(h)
  for (const [nth, cents] of [1_000, 2_000, 5_000].entries()) {
    const { no } = await askRecharge(h, shopper, cents)
    numbers[`C0${nth + 1}`] = no
    await notify(h, no, nth === 2 ? 'elsewhere' : `420000261122000000000000000${nth + 1}`, cents, `${DAY} 09:00:00`)
  }
  Object.assign(numbers, await refundedOrder(h, shopper, [1_000, 2_000]))
})
afterAll(() => h.close())

const ofFund = async (state?: string) => (await differences(h, state)).filter(({ channel }) => channel === 'wechat_fund')
const HERE = ['only_here', null, null, '50.00', '充值']
const WITHDRAWN = ['only_there', 8, '300.00', null, null]
const FEE = ['fee', 5, '0.13', '0.12', '充值']
const FEE_OF_NOTHING = ['only_there', 9, '0.30', null, null]

it('fees wait for the bill of trade; after it only what differs is left', async () => {
  const early = await handIn(h, 'wechat', statement('wechat_fund', numbers))
  expect([early.status, early.data]).toMatchObject([200, { channel: 'wechat_fund', first_day: DAY, lines: 8, fresh: 8 }])
  expect(early.data.open).toEqual({ only_there: 4, only_here: 1 })
  expect((await handIn(h, 'wechat', statement('wechat', numbers))).data.channel).toBe('wechat')
  const again = await handIn(h, 'wechat', statement('wechat_fund', numbers))
  expect(again.data).toMatchObject({ lines: 8, fresh: 0, open: { only_there: 2, only_here: 1, fee: 1 } })
  const rows = (await ofFund()).map(asRow)
  expect(rows).toHaveLength(4)
  expect(rows).toEqual(expect.arrayContaining([WITHDRAWN, HERE, FEE, FEE_OF_NOTHING]))
})

it('what belongs to no order is told with what the channel says of it, and is decided; it stays so when the file comes again', async () => {
  const withdrawn = (await ofFund()).find(({ line }) => line === 8)
  expect(withdrawn).toMatchObject({ note: '提现 提现', direction: 'out' })
  expect((await decide(h, withdrawn?.id ?? '', 'accepted', '提现到工行')).status).toBe(200)
  await handIn(h, 'wechat', statement('wechat_fund', numbers))
  expect((await ofFund()).map(({ line }) => line)).not.toContain(8)
  expect((await ofFund('decided')).map(asRow)).toEqual([WITHDRAWN])
})

it('a payment that our books do not have is settled by the bill of trade, not by the log', async () => {
  const { data } = await handIn(h, 'alipay', statement('alipay_fund'))
  expect([data.channel, data.open]).toEqual(['alipay_fund', { only_there: 7 }])
  const paid = (await differences(h)).find(({ channel, line }) => channel === 'alipay_fund' && line === 12)
  expect((await decide(h, paid?.id ?? '', 'settled')).message).toBe('请按交易账单（业务明细）的差异补入账')
})
