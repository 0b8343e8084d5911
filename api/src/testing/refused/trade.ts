import { grantVoucher } from '../../modules/coupon/coupon.service.ts'
import { post } from '../../modules/ledger/ledger.service.ts'
import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createEph, createShopper, payAtCashier } from '../trading.ts'
import { runAll, type RefusedStates } from './refusedState.ts'

// Trade 1 is paid (order 1, line 1, payment 1); trade 2 is not (orders 2 and 3, the second of ephedrine; payment 2 open).
const order = (set: string, id = 2) => `update orders set ${set} where id = ${id}`
const orderRow = (no: string, trade: number, rest: string) =>
  `insert into orders (no, trade_id, member_id, ck_id, ship_kind, goods_cents, shipping_cents, payable, voucher, balance, online, address,
    created_at, status) values ('${no}', ${trade}, ${rest})`
const trade = (values: string) =>
  `insert into trade (no, member_id, account_id, quote_hash, client_key, payable, voucher, balance, online, pay_mode, expires_at,
    created_at, pricing) values (${values})`
const day = `now() + interval '1 day', now(), '{}'`
const intoLine =
  'insert into order_line (order_id, line_no, goods_id, snapshot, type, qty, unit_price, list_cents, discount_cents, net_cents)'
const line = (values: string) => `${intoLine} values (${values})`
const lineOf = (act: string, values: string) => `with o as (${act} returning id) ${intoLine} select id, ${values} from o`
const newOrder = orderRow('2026112110000000000099', 2, `1, 2, 'plain', 0, 0, 0, 0, 0, 0, '{}', now(), 'unpaid'`)
const entry = (values: string) =>
  `insert into ledger_entry (account_id, seq, balance_after, at, delta, reason, ref) values (1, 0, 0, now(), ${values})`
const payment = (values: string, columns = '') =>
  `insert into payment (trade_id, channel, amount, created_at, expires_at, no, attempt, status${columns}) values (${values})`
const times = `now(), now() + interval '1 hour'`
const orderRefund = (orderId: number, cause: string, tender: string, cents: string, paymentId = 'null') =>
  `insert into refund (trade_id, created_at, order_id, no, cause, tender, cents, payment_id)
    values (${orderId === 1 ? 1 : 2}, now(), ${orderId}, '${cause}', '${cause}', '${tender}', ${cents}, ${paymentId})`
const refund = (values: string) =>
  `insert into refund (trade_id, created_at, no, payment_id, cause, cents, tender, status, settled_at) values (1, now(), ${values})`

export const tradeAndMoney: RefusedStates = {
  area: 'orders, stock and money',
  async prepare(h) {
    await createTrade(h)
    const { client, person } = await createShopper(h)
    await createShopper(h)
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 5_000, reason: 'recharge', ref: 'one' })
    await grantVoucher(h.deps, { memberId: person.memberId, cents: 1_000, reason: '测试', validDays: 30 })
    const goodsId = await createGoods(h, { ladder: [{ number: 20, price: 900 }] })
    const paid = await buy(client, [{ goodsId, number: 30 }])
    await payAtCashier(h, client, paid.trade_id)
    await buy(
      client,
      [
        { goodsId, number: 30 },
        { goodsId: await createEph(h), number: 20 },
      ],
      { checkout: { use_voucher: 1, use_balance: 1 } },
    )
    await runAll(h.deps.db, [
      `insert into payment (no, trade_id, channel, attempt, amount, created_at, expires_at)
        values ('P1', 2, 'sandbox', 1, 100, now(), now() + interval '1 hour')`,
      `insert into refund (trade_id, created_at, order_id, no, cause, tender, cents, status)
        values (2, now(), 2, 'R5', 'R5', 'balance', 1, 'failed')`,
      `insert into refund (trade_id, created_at, order_id, no, cause, tender, cents) select 2, now(), id, 'R6', 'R6', 'balance',
        balance from orders where id = 2`,
    ])
  },
  states: [
    [
      'a trade whose tenders do not pay it',
      'trade_tenders',
      trade(`'2026112110000000000001', 1, 1, 'x', 'key-12345', 100, 0, 0, 99, 'online', ${day}`),
    ],
    [
      'a trade that ends before it begins',
      'trade_times',
      trade(`'2026112110000000000001', 1, 1, 'x', 'key-12345', 0, 0, 0, 0, 'online', now(), now(), '{}'`),
    ],
    [
      'a trade without its orders',
      'trade_orders_add_up',
      trade(`'2026112110000000000001', 1, 1, 'x', 'key-12345', 100, 0, 0, 100, 'online', ${day}`),
    ],
    [
      'two trades under one key',
      'trade_member_id_client_key_key',
      `insert into trade (no, member_id, account_id, quote_hash, client_key, payable, online, pay_mode, expires_at, created_at, pricing)
      select '2026112110000000000001', member_id, account_id, quote_hash, client_key, 0, 0, 'online', expires_at, created_at,
        '{}' from trade where id = 1`,
    ],
    ['a trade number of another form', 'trade_no_check', trade(`'abc', 1, 1, 'x', 'key-12345', 0, 0, 0, 0, 'online', ${day}`)],
    [
      'a trade paid on credit',
      'trade_pay_mode_check',
      trade(`'2026112110000000000001', 1, 1, 'x', 'key-12345', 0, 0, 0, 0, 'credit', ${day}`),
    ],
    ['a changed price of a trade', 'trade_money_fixed', `update trade set payable = payable + 1, online = online + 1 where id = 2`],
    [
      'a trade paid again after it was closed',
      'trade_transition_known',
      `update trade set pay_status = 'unpaid', paid_at = null where id = 1`,
    ],
    ['a paid trade without a time', 'trade_paid', `update trade set pay_status = 'paid' where id = 2`],
    [
      'an order of another member’s trade',
      'order_of_member',
      orderRow('2026112110000000000099', 2, `2, 2, 'plain', 0, 0, 0, 0, 0, 0, '{}', now(), 'unpaid'`),
    ],
    [
      'an order that begins paid',
      'order_begins_unpaid',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 0, 0, 0, 0, 0, 0, '{}', now(), 'paid'`),
    ],
    [
      'goods and freight that do not add up',
      'order_sum',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 100, 10, 100, 0, 0, 100, '{}', now(), 'unpaid'`),
    ],
    [
      'an order more than its trade',
      'trade_orders_add_up',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 0, 100, 100, 0, 0, 100, '{}', now(), 'unpaid'`),
    ],
    [
      'an order whose lines do not add up',
      'order_lines_add_up',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 100, 0, 100, 0, 0, 100, '{}', now(), 'unpaid'`),
    ],
    [
      'two orders of one warehouse and kind',
      'orders_trade_id_ck_id_ship_kind_key',
      orderRow('2026112110000000000099', 2, `1, 1, 'plain', 0, 0, 0, 0, 0, 0, '{}', now(), 'unpaid'`),
    ],
    [
      'ephedrine paid by voucher',
      'order_eph_tender',
      orderRow('2026112110000000000099_3', 1, `1, 2, 'ephedrine', 100, 0, 100, 100, 0, 0, '{}', now(), 'unpaid'`),
    ],
    [
      'ephedrine goods paid by balance',
      'order_eph_tender',
      orderRow('2026112110000000000099_3', 1, `1, 2, 'ephedrine', 100, 10, 110, 0, 11, 99, '{}', now(), 'unpaid'`),
    ],
    [
      'a changed price of an order',
      'order_money_fixed',
      order('goods_cents = goods_cents + 1, payable = payable + 1, online = online + 1'),
    ],
    ['an order given to another trade', 'order_money_fixed', order('trade_id = 1')],
    ['an order moved by nobody', 'order_transition_known', order(`status = 'paid'`)],
    ['an order received without a time', 'order_transition_known', order(`status = 'received'`)],
    ['a state of its own making', 'order_transition_known', order(`status = 'lost'`)],
    ['a history rewritten', 'order_event_append_only', `update order_event set to_status = 'paid'`],
    ['a history forgotten', 'order_event_append_only', `delete from order_event`],
    ['a rule about states changed', 'order_transition_append_only', `update order_transition set actor = 'buyer'`],
    ['a line whose discount does not add up', 'line_sum', line(`2, 9, 1, '{}', 0, 1, 100, 100, 10, 100`)],
    ['a discount without a reason', 'order_discount_explained', line(`2, 9, 1, '{}', 0, 1, 90, 100, 100, 0`)],
    ['a new order without a reason', 'order_discount_explained', lineOf(newOrder, `1, 1, '{}', 0, 1, 90, 100, 100, 0`)],
    ['a priced gift', 'line_gift_free', line(`2, 9, 1, '{}', 9, 1, 100, 100, 0, 100`)],
    ['a component without its combination', 'line_combo', line(`2, 9, 1, '{}', 3, 1, 0, 0, 0, 0`)],
    ['nothing of a good', 'order_line_qty_check', line(`2, 9, 1, '{}', 0, 0, 0, 0, 0, 0`)],
    ['two lines of one number', 'order_line_order_id_line_no_key', line(`2, 1, 1, '{}', 0, 1, 0, 0, 0, 0`)],
    ['a line added to an order afterwards', 'order_lines_add_up', line(`2, 9, 1, '{}', 0, 1, 100, 100, 0, 100`)],
    ['a line added by a change', 'order_lines_add_up', lineOf(order('hidden_at = now()'), `9, 1, '{}', 0, 1, 100, 100, 0, 100`)],
    ['more returned than was bought', 'line_no_over_return', `update order_line set returned_qty = qty + 1 where id = 1`],
    ['more refunded than was paid', 'line_no_over_refund', `update order_line set refunded_cents = net_cents + 1 where id = 1`],
    ['what was sold changed', 'order_line_fixed', `update order_line set snapshot = '{}' where id = 1`],
    ['a line taken out of an order', 'order_line_fixed', `delete from order_line where id = 1`],
    ['a reason rewritten', 'order_adjustment_append_only', `update order_adjustment set cents = cents + 1`],
    [
      'a reason of nothing',
      'order_adjustment_cents_check',
      `insert into order_adjustment (order_line_id, seq, phase, cents, title) values (1, 9, 'P3_MANJIAN', 0, '满减')`,
    ],
    [
      'a reason more than the discount',
      'order_discount_explained',
      `insert into order_adjustment (order_line_id, seq, phase, cents, title) values (1, 9, 'P3_MANJIAN', 1, '满减')`,
    ],
    [
      'a fee after the payment',
      'order_fee_unpaid',
      `insert into order_fee (order_id, cents, title, staff, at) values (1, 100, '加收', '甲', now())`,
    ],
    [
      'fees that make an order negative',
      'order_fee_not_negative',
      `insert into order_fee (order_id, cents, title, staff, at) values (2, -9999999, '减收', '甲', now())`,
    ],
    [
      'a fee that nobody signed',
      'order_fee_staff_check',
      `insert into order_fee (order_id, cents, title, staff, at) values (2, 100, '加收', '', now())`,
    ],
    ['more reserved than there is', 'stock_no_oversell', `update stock set reserved = on_hand + 1 where goods_id = 1`],
    ['goods sold that are reserved', 'stock_no_oversell', `update stock set on_hand = reserved - 1 where goods_id = 1`],
    [
      'a reservation of nothing',
      'stock_reservation_qty_check',
      `insert into stock_reservation (order_line_id, goods_id, ck_id, qty) values (1, 1, 1, 0)`,
    ],
    [
      'a line that holds twice',
      'stock_reservation_pkey',
      `insert into stock_reservation (order_line_id, goods_id, ck_id, qty) values (1, 1, 1, 1)`,
    ],
    [
      'a stock move booked twice',
      'stock_move_once',
      `insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at) select goods_id, ck_id, d_on_hand, d_reserved,
        reason, ref, at from stock_move limit 1`,
    ],
    ['a stock move rewritten', 'stock_move_append_only', `update stock_move set d_reserved = 0, d_on_hand = 1`],
    ['a balance without an entry', 'ledger_account_guard', `update ledger_account set balance = balance + 1 where id = 1`],
    [
      'a ledger that begins with money',
      'ledger_account_empty',
      `insert into ledger_account (member_id, kind, balance) values (2, 'balance', 100)`,
    ],
    ['a ledger closed', 'ledger_account_empty', `delete from ledger_account where id = 1`],
    ['an overdraft', 'ledger_no_overdraft', entry(`-999999, 'order_pay', 'x'`)],
    ['an entry of nothing', 'ledger_entry_delta_check', entry(`0, 'recharge', 'x'`)],
    ['one cause posted twice', 'ledger_once', entry(`5000, 'recharge', 'one'`)],
    ['an entry rewritten', 'ledger_entry_append_only', `update ledger_entry set delta = 1`],
    ['an entry deleted', 'ledger_entry_append_only', `delete from ledger_entry`],
    ['two open payments of a trade', 'payment_one_open', payment(`2, 'wechat', 100, ${times}, 'P9', 9, 'created'`)],
    [
      'two settled payments of a trade',
      'payment_one_settled',
      payment(`1, 'wechat', 100, ${times}, 'P9', 9, 'settled', 't9', now()`, ', channel_txn, settled_at'),
    ],
    [
      'one transaction of a channel twice',
      'payment_txn_once',
      payment(
        `1, 'sandbox', 100, ${times}, 'P9', 9, 'refund_due', (select channel_txn from payment where id = 1), now()`,
        ', channel_txn, settled_at',
      ),
    ],
    ['money without a transaction', 'payment_has_txn', payment(`1, 'sandbox', 100, ${times}, 'P9', 9, 'refund_due'`)],
    ['a payment of nothing', 'payment_amount_check', payment(`1, 'sandbox', 0, ${times}, 'P9', 9, 'failed'`)],
    ['a payment of another amount', 'payment_fixed', `update payment set amount = amount + 1 where id = 1`],
    ['a payment that becomes open again', 'payment_transition_known', `update payment set status = 'pending' where id = 1`],
    ['a payment forgotten', 'payment_fixed', `delete from payment where id = 1`],
    ['a notice twice', 'payment_notice_pkey', `insert into payment_notice select * from payment_notice limit 1`],
    ['a notice rewritten', 'payment_notice_append_only', `update payment_notice set body = '{}'`],
    ['more refunded than came', 'refund_not_over_payment', refund(`'R1', 1, 'x', 99999999, 'online', 'pending', null`)],
    [
      'more back to the balance than it paid of an order',
      'refund_not_over_tender',
      orderRefund(2, 'R2', 'balance', '(select balance + 1 from orders where id = 2)'),
    ],
    ['a voucher back that an order was not paid with', 'refund_not_over_tender', orderRefund(3, 'R3', 'voucher', '1')],
    [
      'more back online than an order paid, of a payment that came',
      'refund_not_over_tender',
      orderRefund(1, 'R4', 'online', '(select online + 1 from orders where id = 1)', '1'),
    ],
    ['a failed refund of a tender that holds no more', 'refund_not_over_tender', `update refund set status = 'pending' where no = 'R5'`],
    ['a refund raised above its tender', 'refund_not_over_tender', `update refund set cents = cents + 1 where no = 'R6'`],
    ['an online refund of no payment', 'refund_online_payment', refund(`'R1', null, 'x', 1, 'online', 'pending', null`)],
    ['a refund settled without a time', 'refund_settled', refund(`'R1', 1, 'x', 1, 'online', 'settled', null`)],
    [
      'a stamped receipt without its paper',
      'receipt_file',
      `insert into controlled_receipt (order_id, member_id, status, due_at) values (3, 1, 'uploaded', now())`,
    ],
    ['a voucher piece used twice by an order', 'voucher_use_pkey', `insert into voucher_use select * from voucher_use`],
    ['more than a voucher’s face', 'voucher_left', `update voucher set left_cents = face + 1`],
    ['a take from nothing', 'promotion_take_one', `insert into promotion_take (order_id, qty) values (2, 1)`],
    [
      'a parcel of no order',
      'shipment_order_id_fkey',
      `insert into shipment (order_id, carrier, tracking_no, at) values (999, '顺丰', 'SF1000', now())`,
    ],
    ['a job without a holder', 'job_holder_check', `insert into job values ('close_unpaid', '', now())`],
    ['a gift of no promotion', 'promotion_take_gift', `insert into promotion_take (order_id, qty, gift_promotion_id) values (2, 1, 1)`],
    ['an add-on of no number', 'promotion_take_addon', `insert into promotion_take (order_id, qty, addon_item_id) values (2, 1, 1)`],
    [
      'an add-on of an order twice',
      'promotion_take_addon_once',
      `insert into promotion_take (order_id, qty, addon_item_id, addon_number) values (2, 1, 1, 1), (2, 1, 1, 1)`,
    ],
    [
      'a promotion of an order twice',
      'promotion_take_promotion_once',
      `insert into promotion_take (order_id, qty, promotion_id) values (2, 1, 1), (2, 1, 1)`,
    ],
    [
      'an order whose tenders do not pay it',
      'order_tenders',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 100, 0, 100, 0, 0, 99, '{}', now(), 'unpaid'`),
    ],
    [
      'an order received at no time',
      'order_received',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 0, 0, 0, 0, 0, 0, '{}', now(), 'received'`),
    ],
    [
      'an order that is refunded out of nowhere',
      'order_resume',
      orderRow('2026112110000000000099', 2, `1, 2, 'plain', 0, 0, 0, 0, 0, 0, '{}', now(), 'refunding'`),
    ],
    ['a payment that waits at no cashier', 'payment_started', payment(`1, 'sandbox', 100, ${times}, 'P9', 9, 'pending'`)],
  ],
}
