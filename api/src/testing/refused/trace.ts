import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper, newKey, office, payAtCashier } from '../trading.ts'
import { runAll, type RefusedStates } from './refusedState.ts'

const CODES = Array.from({ length: 6 }, (_, nth) => `8385000000000000000${nth}`)
const [BOX = '', SENT = '', CASE = '', IN_CASE = '', FREE = '', FREE_CASE = ''] = CODES
const code = (values: string) => `insert into trace_code (code, goods_id, lot_id, level, parent_code, pieces, state) values (${values})`
const sent = (text: string, line = 1, lot = 1) =>
  `insert into parcel_code (shipment_id, order_line_id, lot_id, code) values (1, ${line}, ${lot}, '${text}')`
const step = (values: string) =>
  `insert into trace_step (code, seq, what, at, order_id, shipment_id, after_sale_id) values ('${BOX}', ${values})`

const link = (values: string) =>
  `insert into integrity_link (id, line, after_key, until_key, size, marks, words, rows_hash, salt, at, previous, hash, key_id, signature)
    values (${values}, '', sha256('a'), '', now(), sha256(''), sha256('x'), null, null)`

// Goods 1 have codes in two lots; order 1 left in parcel 1: thirty pieces of lot 1 in one case, without boxes of its own.
export const traceStates: RefusedStates = {
  area: 'trace codes',
  async prepare(h) {
    await createTrade(h)
    const { client } = await createShopper(h)
    const lots = [
      { lot: 'T1', number: 60, expires: '2028-01-01' },
      { lot: 'T2', number: 60, expires: '2029-01-01' },
    ]
    const goodsId = await createGoods(h, { has_codes: true, lots })
    const plain = await createGoods(h)
    await runAll(h.deps.db, [
      code(`'${SENT}', 1, 1, 3, null, 20, 'in_stock'`),
      code(`'${CASE}', 1, 1, 3, null, 1, 'in_stock'`),
      code(`'${BOX}', 1, 1, 1, null, 1, 'in_stock'`),
      code(`'${IN_CASE}', 1, 1, 1, '${CASE}', 1, 'in_stock'`),
      code(`'${FREE_CASE}', 1, 2, 3, null, 20, 'in_stock'`),
    ])
    const placed = await buy(client, [
      { goodsId, number: 20 },
      { goodsId: plain, number: 20 },
    ])
    await payAtCashier(h, client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    const form = { carrier: '顺丰', tracking_no: `SF-${newKey()}`, codes: SENT }
    const { status, data } = await office(h).post(`/api/erp/order/${id}/ship`, form)
    if (status !== 200) throw new Error(`the parcel did not leave: ${JSON.stringify(data)}`)
    await runAll(h.deps.db, [
      `insert into trace_step (code, seq, what, at) values ('${BOX}', 1, 'entered', now())`,
      link(`1, 'goods_batch', '0', '1', 0, ''`),
    ])
  },
  states: [
    ['a code of letters', 'trace_code_digits', code(`'8385000000000000000A', 1, 1, 1, null, 1, 'in_stock'`)],
    ['a code of nineteen digits', 'trace_code_digits', code(`'8385000000000000000', 1, 1, 1, null, 1, 'in_stock'`)],
    ['a pack of a fourth level', 'trace_code_level', code(`'${FREE}', 1, 1, 4, null, 1, 'in_stock'`)],
    ['a box of two pieces', 'trace_code_pieces', code(`'${FREE}', 1, 1, 1, null, 2, 'in_stock'`)],
    ['a case of nothing', 'trace_code_pieces', code(`'${FREE}', 1, 1, 3, null, 0, 'in_stock'`)],
    ['a code that is nowhere', 'trace_code_state', code(`'${FREE}', 1, 1, 1, null, 1, 'lost'`)],
    ['a code of goods whose lot it is not', 'trace_code_of_lot', code(`'${FREE}', 2, 1, 1, null, 1, 'in_stock'`)],
    ['a box in a case of another lot', 'trace_code_parent_of_lot', code(`'${FREE}', 1, 2, 1, '${CASE}', 1, 'in_stock'`)],
    ['a case in a box', 'trace_code_parent_level', code(`'${FREE}', 1, 1, 3, '${BOX}', 1, 'in_stock'`)],
    ['a code that becomes one of another lot', 'trace_code_fixed', `update trace_code set lot_id = 2 where code = '${BOX}'`],
    ['a code that vanishes', 'trace_code_append_only', `delete from trace_code where code = '${BOX}'`],
    ['a code in two parcels', 'parcel_code_one_place', sent(SENT, 2, 3).replace('values (1', 'values (2')],
    ['a code in a parcel without its lot', 'parcel_code_line', sent(FREE_CASE, 1, 2)],
    ['a code in a parcel as one of another lot', 'parcel_code_of_lot', sent(FREE_CASE, 2, 3)],
    ['a case in a parcel whose boxes are known', 'parcel_code_smallest', sent(CASE)],
    ['more codes than pieces', 'parcel_code_pieces', sent(BOX)],
    ['a code that moves to another parcel', 'parcel_code_fixed', `update parcel_code set order_line_id = 2`],
    ['a code that was in no parcel after all', 'parcel_code_append_only', `delete from parcel_code`],
    ['goods with codes that leave without', 'shipment_line_codes', `insert into shipment_line values (1, 1, 2, 5)`],
    ['a line with codes that grows', 'shipment_line_codes', `update shipment_line set qty = 25 where order_line_id = 1`],
    ['an unknown step', 'trace_step_what', step(`2, 'eaten', now(), null, null, null`)],
    ['a code that left for no order', 'trace_step_order', step(`2, 'shipped', now(), null, null, null`)],
    ['a step in a parcel of no order', 'trace_step_parcel', step(`2, 'entered', now(), null, 1, null`)],
    ['a step of an after-sale of no order', 'trace_step_after_sale', step(`2, 'entered', now(), null, null, 1`)],
    ['a link before the first', 'integrity_link_id', link(`0, 'orders', '0', '1', 0, ''`)],
    ['a second link that begins where one begins', 'integrity_link_once', link(`2, 'goods_batch', '0', '1', 0, ''`)],
    ['a link of more rows than it has marks', 'integrity_link_size', link(`2, 'orders', '0', '1', 1, ''`)],
    ['a link without its hash', 'integrity_link_hashes', link(`2, 'orders', '0', '1', 0, ''`).replace(`sha256('a')`, `''`)],
    ['a link signed by nobody', 'integrity_link_signed', link(`2, 'orders', '0', '1', 0, ''`).replace('null, null)', `'k1', null)`)],
    ['a link that is told otherwise', 'integrity_link_append_only', `update integrity_link set size = 0`],
    ['a second walk over the links', 'integrity_watch_one', `insert into integrity_watch values (2, 0, '{}', '{}')`],
    ['a step that is told otherwise', 'trace_step_append_only', `update trace_step set what = 'withdrawn'`],
  ],
}
