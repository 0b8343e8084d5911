import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { addToCart, buy, createShopper, payAtCashier } from '../../testing/trading.ts'
import { post } from '../ledger/ledger.service.ts'
import { lastMonths } from './months.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

describe('the last months', () => {
  it('the last months are of the shop’s own time and go across a new year', () => {
    expect(lastMonths(new Date('2026-01-31T17:00:00Z'), 3).map(({ month, from }) => [month, from.toISOString()])).toEqual([
      ['2025-12', '2025-11-30T16:00:00.000Z'],
      ['2026-01', '2025-12-31T16:00:00.000Z'],
      ['2026-02', '2026-01-31T16:00:00.000Z'],
    ])
    expect(
      lastMonths(new Date('2026-12-15T00:00:00Z'), 12)
        .map(({ month }) => month)
        .at(0),
    ).toBe('2026-01')
  })
})

describe('the overview', () => {
  it('the overview adds up what was paid by month, what waits, and what a lapsing paper puts at stake', async () => {
    const { client, person } = await createShopper(h)
    const goods = await createGoods(h)
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 5_000, reason: 'recharge', ref: 'one' })
    const paid = await buy(client, [{ goodsId: goods, number: 30 }])
    await payAtCashier(h, client, paid.trade_id)
    const open = await buy(client, [{ goodsId: goods, number: 30 }])
    await addToCart(client, { goodsId: goods, number: 10 })
    await h.deps.db.updateTable('certificate').set({ status: 'superseded' }).where('member_id', '=', person.memberId).execute()
    await h.deps.db
      .insertInto('certificate')
      .values({
        member_id: person.memberId,
        kind: 'gsp',
        no: 'GSP-9',
        valid_from: '2024-01-01',
        valid_to: '2026-12-01',
        file_key: 'x',
        status: 'passed',
      })
      .execute()
    const { data } = await client.get('/api/user/overview')
    expect(data).toMatchObject({
      unpaid: { count: 1, amount: open.payable, pay_until: open.pay_until },
      receipts: { due: 0, overdue: 0, due_at: null },
      coupons_ending: 0,
      setup: { review: 'passed', papers_missing: expect.arrayContaining(['营业执照']), contract_signed: 1, addresses: 0 },
      papers: [{ kind: 'gsp', name: 'GSP证书', valid_to: '2026-12-01', days_left: 10 }],
      at_stake: { goods: 1, cart_lines: 1 },
    })
    const { months } = data as { months: { month: string }[] }
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toEqual({ month: '2026-11', orders: 1, spent: paid.payable, came: '50.00', went: '0.00', balance: '50.00' })
    expect(months.at(0)).toEqual({ month: '2025-12', orders: 0, spent: '0.00', came: '0.00', went: '0.00', balance: '0.00' })
    const other = await createShopper(h)
    expect((await other.client.get('/api/user/overview')).data).toMatchObject({ unpaid: { count: 0 }, at_stake: { cart_lines: 0 } })
    expect((await h.client().get('/api/user/overview')).status).toBe(401)
  })
})
