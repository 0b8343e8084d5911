import { publishPromotion } from '../../modules/promotion/publish.service.ts'
import { creditCashback } from '../../modules/job/jobs.ts'
import { completed } from '../cashback.ts'
import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper, payAtCashier } from '../trading.ts'
import { insertInto, type RefusedStates } from './refusedState.ts'

// Order 1 is completed and credited 10.00; order 2 is paid and promised 10.00; order 3 is neither; order 4 promises nothing.
const promise = (values: Readonly<Record<string, string>> = {}) =>
  insertInto('order_cashback', {
    order_id: '2',
    promotion_id: '1',
    version: '1',
    name: `'返现'`,
    tiers: `'[]'`,
    base: '60000',
    promised: '1000',
    due: '1000',
    ...values,
  })
const change = (order: number, set: string) => `update order_cashback set ${set} where order_id = ${order}`
const lineOf = (order: number) => `(select min(id) from order_line where order_id = ${order})`
const held = (status: string) =>
  insertInto('refund', {
    trade_id: '1',
    order_id: '1',
    payment_id: '1',
    no: `'R1'`,
    cause: `'x'`,
    cents: '1',
    tender: `'online'`,
    status: `'${status}'`,
    created_at: 'now()',
    settled_at: status === 'settled' ? 'now()' : 'null',
    is_held_back: 'true',
  })

export const cashbackStates: RefusedStates = {
  area: 'cashback',
  async prepare(h) {
    await createTrade(h)
    const now = h.clock.now().getTime()
    await publishPromotion(h.deps, {
      kind: 'cashback',
      name: '满额返现',
      goodsIds: null,
      tiers: [{ full: 50_000, back: 1_000 }],
      memberCap: 5_000,
      startsAt: new Date(now),
      endsAt: new Date(now + 90 * 86_400_000),
    })
    const goodsId = await createGoods(h, { base_price: 2_000, zbz: 1, min_qty: 1, stock: 900 })
    const first = await createShopper(h)
    const done = await buy(first.client, [{ goodsId, number: 30 }])
    await payAtCashier(h, first.client, done.trade_id)
    await completed(h, done)
    await creditCashback(h.deps, (error) => {
      throw error
    })
    const { client } = await createShopper(h)
    const paid = await buy(client, [{ goodsId, number: 30 }])
    await payAtCashier(h, client, paid.trade_id)
    await buy(client, [{ goodsId, number: 30 }])
    await buy(client, [{ goodsId, number: 20 }])
  },
  states: [
    ['a promise that begins smaller', 'order_cashback_begins', promise({ due: '999' })],
    ['a promise that begins credited', 'order_cashback_begins', promise({ credited_at: 'now()' })],
    ['a promise of nothing', 'order_cashback_promised_check', promise({ promised: '0', due: '0' })],
    ['a promise without a name', 'order_cashback_name_check', promise({ name: `''` })],
    ['a promise whose tiers are no list', 'order_cashback_tiers_check', promise({ tiers: `'{}'` })],
    ['a promise with an entry that is not credited', 'order_cashback_credited', promise({ ledger_account_id: '1', ledger_seq: '1' })],
    ['an activity that promises an order twice', 'order_cashback_pkey', promise()],
    ['a promise that grows', 'order_cashback_fixed', change(2, 'due = due + 1')],
    ['a promise under other terms', 'order_cashback_fixed', change(2, `tiers = '[]'`)],
    ['a promise deleted', 'order_cashback_fixed', `delete from order_cashback where order_id = 2`],
    ['a promise counted that was not taken', 'order_cashback_counted', change(3, 'is_counted = true')],
    ['cashback credited twice', 'order_cashback_fixed', change(1, `credited_at = credited_at + interval '1 day'`)],
    ['cashback credited and made smaller', 'order_cashback_fixed', change(1, 'due = due - 1')],
    [
      'cashback credited before the order is completed',
      'order_cashback_is_credited',
      `update order_cashback c set credited_at = now(), ledger_account_id = d.ledger_account_id, ledger_seq = d.ledger_seq
        from order_cashback d where c.order_id = 2 and d.order_id = 1`,
    ],
    ['cashback credited without an entry', 'order_cashback_is_credited', change(2, 'credited_at = now()')],
    ['cashback held back before it is credited', 'order_cashback_held', change(2, 'held_back = 1')],
    ['more cashback held back than was credited', 'order_cashback_held', change(1, 'held_back = due + 1')],
    ['cashback held back of no return', 'refund_held_adds_up', change(1, 'held_back = 1')],
    ['a return that holds back for no cashback', 'refund_held_adds_up', held('settled')],
    ['a part held back that waits for its channel', 'refund_held_settled', held('pending')],
    [
      'a line that counts for another order’s cashback',
      'order_cashback_line_of_order',
      `insert into order_cashback_line values (${lineOf(4)}, 2, 1)`,
    ],
    ['a line that counts for no promise', 'order_cashback_line_of', `insert into order_cashback_line values (${lineOf(4)}, 4, 1)`],
    ['a line that counts for two promises', 'order_cashback_line_pkey', `insert into order_cashback_line values (${lineOf(2)}, 2, 1)`],
    ['a line that counts no more', 'order_cashback_line_append_only', `delete from order_cashback_line`],
    ['a shop over its part of a cashback', 'promotion_member_cap', `update promotion_member set taken = cap + 1`],
    ['a shop with less than nothing of a cashback', 'promotion_member_cap', `update promotion_member set taken = -1`],
  ],
}
