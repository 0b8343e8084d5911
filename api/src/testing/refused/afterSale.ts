import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper, newKey, office, payAtCashier } from '../trading.ts'
import { runAll, type RefusedStates } from './refusedState.ts'

// Order 1 (line 1, of 30) is received and has a return of 10 (after-sale 1) and one for papers (2); order 2 (line 2) is another trade's.
const afterSale = (values: string) =>
  `insert into after_sale (no, order_id, member_id, type, reason, cents, created_at, status, is_whole) values (${values})`
const NO = `'S2026112110000000000099'`
const move = (to: string, id = 1) => `update after_sale set status = '${to}' where id = ${id}`
const proof = (values: string) =>
  `insert into transfer_proof (trade_id, member_id, bank, cents, created_at, file_key, status, decided_at) values (${values})`
const KEY = `repeat('a', 43) || '.png'`

export const afterSaleStates: RefusedStates = {
  area: 'after-sales, parcels and transfers',
  async prepare(h) {
    await createTrade(h)
    const { client } = await createShopper(h)
    const paid = await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(h, client, paid.trade_id)
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/1/advance`, { to })
    await office(h).post('/api/erp/order/1/ship', { carrier: '顺丰', tracking_no: 'SF1000' })
    await client.post('/api/order/1/confirm')
    const ask = (type: string, more: Record<string, string>) =>
      client.post('/api/afterSale', { order_id: '1', type, reason: '其他', client_key: newKey(), ...more })
    await ask('return_refund', { 'lines[0][id]': '1', 'lines[0][qty]': '10' })
    await ask('documents', {})
    await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await runAll(h.deps.db, [
      `insert into upload values (${KEY}, 1, 'receipt', 'image/png', 100, sha256('x'), now())`,
      `insert into after_sale_file values (2, 1, '资料', '/help')`,
      `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'OVER', '2024-01-01', '2026-11-21', 5)`,
      `insert into line_lapse values (2, 1, 5, 5000, now())`,
      proof(`2, 1, '演示银行', 100, now(), ${KEY}, 'submitted', null`),
      `select set_config('app.actor', 'staff', false), set_config('app.now', now()::text, false)`,
    ])
  },
  states: [
    [
      'an after-sale of another member’s order',
      'after_sale_of_member',
      afterSale(`${NO}, 1, 2, 'exchange', '其他', 0, now(), 'applied', false`),
    ],
    [
      'an after-sale that begins agreed',
      'after_sale_begins_applied',
      afterSale(`${NO}, 1, 1, 'documents', '其他', 0, now(), 'approved', false`),
    ],
    ['money for an exchange', 'after_sale_money', afterSale(`${NO}, 1, 1, 'exchange', '其他', 100, now(), 'applied', false`)],
    ['a whole order exchanged', 'after_sale_whole', afterSale(`${NO}, 1, 1, 'exchange', '其他', 0, now(), 'applied', true`)],
    ['an after-sale of a type of its own', 'after_sale_type_check', afterSale(`${NO}, 1, 1, 'gift', '其他', 0, now(), 'applied', false`)],
    ['a refund before the goods are back', 'after_sale_transition_known', move('refunding')],
    ['goods back before they were sent', 'after_sale_transition_known', move('received')],
    ['a return agreed to without its parcel on its way', 'after_sale_transition_known', move('returning')],
    ['papers paid for', 'after_sale_transition_known', move('refunding', 2)],
    ['an after-sale done at once', 'after_sale_transition_known', move('done')],
    ['another sum’s reason', 'after_sale_fixed', `update after_sale set reason = '改' where id = 1`],
    ['an after-sale forgotten', 'after_sale_fixed', `delete from after_sale where id = 2`],
    ['more units back than were sold', 'after_sale_line_units', `update after_sale_line set qty = 31 where after_sale_id = 1`],
    ['goods of another order', 'after_sale_line_of_order', `insert into after_sale_line values (1, 2, 1, 0)`],
    ['no units of a line', 'after_sale_line_qty_check', `insert into after_sale_line values (2, 1, 0, 0)`],
    ['an after-sale’s history rewritten', 'after_sale_event_append_only', `update after_sale_event set note = '改'`],
    ['a step of after-sales made up', 'after_sale_transition_append_only', `update after_sale_transition set actor = 'buyer'`],
    ['a paper taken away again', 'after_sale_file_append_only', `delete from after_sale_file`],
    ['a paper at no address', 'after_sale_file_url_check', `insert into after_sale_file values (2, 2, '资料', 'javascript:alert(1)')`],
    ['a photo that was never uploaded', 'after_sale_image_file_key_fkey', `insert into after_sale_image values (1, 1, 'x')`],
    ['a parcel’s trace rewritten', 'shipment_trace_append_only', `update shipment_trace set text = '改'`],
    [
      'a lot sent on the day from which it is not sold',
      'shipment_line_lapsed',
      `insert into shipment_line select 1, 1, id, 1 from goods_batch where lot_no = 'OVER'`,
    ],
    ['what an order did without rewritten', 'line_lapse_append_only', `update line_lapse set qty = 1`],
    ['an order that did without nothing', 'line_lapse_qty_check', `insert into line_lapse values (2, 2, 0, 0, now())`],
    ['what a line did without told twice', 'line_lapse_pkey', `insert into line_lapse values (2, 1, 5, 5000, now())`],
    ['a line that did without before its first time', 'line_lapse_seq_check', `insert into line_lapse values (2, 0, 5, 5000, now())`],
    ['two proofs of one transfer that wait', 'transfer_proof_one_open', proof(`2, 1, '演示银行', 100, now(), ${KEY}, 'submitted', null`)],
    ['a proof of another member’s trade', 'transfer_proof_of_member', proof(`2, 2, '演示银行', 100, now(), ${KEY}, 'confirmed', now()`)],
    ['a proof sent back without a reason', 'transfer_proof_reason', proof(`2, 1, '演示银行', 100, now(), ${KEY}, 'rejected', now()`)],
    ['a proof decided at no time', 'transfer_proof_decided', proof(`2, 1, '演示银行', 100, now(), ${KEY}, 'confirmed', null`)],
    ['a parcel of a carrier alone', 'after_sale_parcel', `update after_sale set carrier = '顺丰' where id = 1`],
    [
      'a whole order returned twice',
      'after_sale_one_whole',
      `insert into after_sale (no, order_id, member_id, type, reason, cents, created_at, status, is_whole)
        select 'S20261121100000000000' || n, 2, 1, 'refund_only', '其他', 100, now(), 'applied', true from generate_series(10, 11) n`,
    ],
  ],
}
