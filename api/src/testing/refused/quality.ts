import { insertInto, runAll, type RefusedStates } from './refusedState.ts'
import { createGoods, createTrade } from '../catalogue.ts'

const YEAR = `current_date + 365`
const approval = (changes: Record<string, string> = {}) =>
  insertInto('supplier_approval', {
    supplier_id: '(select supplier_id from goods where id = 1)',
    basis: `'药品经营许可证'`,
    valid_to: YEAR,
    applied_by: `'李采购'`,
    applied_at: 'now()',
    client_key: `'approval-${Object.keys(changes).join('-')}'`,
    ...changes,
  })
const intake = (changes: Record<string, string> = {}) =>
  insertInto('intake', {
    supplier_id: '(select supplier_id from goods where id = 1)',
    goods_id: '1',
    ck_id: '1',
    lot_no: `'NEW'`,
    produced: 'current_date - 30',
    expires: YEAR,
    arrived: '10',
    entered_by: `'周收货'`,
    entered_at: 'now()',
    client_key: `'intake-${Object.keys(changes).join('-')}'`,
    ...changes,
  })
const hold = (changes: Record<string, string> = {}) =>
  insertInto('lot_hold', {
    batch_id: '1',
    reason: `'铝箔粘连'`,
    opened_by: `'孙养护'`,
    opened_at: 'now()',
    client_key: `'hold-${Object.keys(changes).join('-')}'`,
    ...changes,
  })
const destruction = (changes: Record<string, string> = {}) =>
  insertInto('destruction', {
    batch_id: '1',
    qty: '5',
    reason: `'不合格'`,
    method: `'焚烧'`,
    destroyed_by: `'周仓管'`,
    witness: `'王质管'`,
    at: 'now()',
    client_key: `'destruction-${Object.keys(changes).join('-')}'`,
    ...changes,
  })
const decided = (state: string, by: string, more = '') => `state = '${state}', decided_by = '${by}', decided_at = now()${more}`
const accepted = (pieces: string, state = 'accepted') => `update intake set ${decided(state, '王验收')}, accepted = ${pieces} where id = 1`
const change = (table: string, what: string, id = 1) => `update ${table} set ${what} where id = ${id}`
const CHECKED = `state = 'checked', checked_by = '王质管', checked_at = now()`
const ACCEPTED = { state: `'accepted'`, decided_by: `'王验收'`, decided_at: 'now()' }
const MOVE = `insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at)
  values (1, 1, 10, 0, 'stock_in', 'intake:1', now())`

// Lot 1 lies in the house, lot 2 is in quarantine (hold 1); intake 1 waits with lot NEW; approval 1 is open, of a supplier without another.
export const qualityStates: RefusedStates = {
  area: 'quality',
  async prepare(h) {
    await createTrade(h)
    await createGoods(h, {
      lots: [
        { lot: 'L1', number: 50, expires: '2028-06-30' },
        { lot: 'L2', number: 50, expires: '2028-07-31' },
      ],
    })
    await runAll(h.deps.db, [approval(), intake(), hold({ batch_id: '2' })])
  },
  states: [
    ['a supplier approved upon nothing', 'supplier_approval_words', approval({ basis: `''` })],
    ['an approval that has lapsed before it began', 'supplier_approval_days', approval({ valid_to: 'current_date - 1' })],
    ['an approval in an unknown state', 'supplier_approval_state', approval({ state: `'lost'` })],
    ['an approval that nobody checked', 'supplier_approval_checked', approval({ state: `'checked'` })],
    ['an approval that nobody decided', 'supplier_approval_order', change('supplier_approval', decided('approved', '赵负责'))],
    ['a refusal without its reason', 'supplier_approval_decided', change('supplier_approval', decided('refused', '王质管'))],
    [
      'an approval checked by who applied',
      'supplier_approval_names',
      change('supplier_approval', `state = 'checked', checked_by = '李采购', checked_at = now()`),
    ],
    ['two approvals of a supplier open at once', 'supplier_approval_open', approval({ client_key: `'again'` })],
    ['an approval with another day', 'supplier_approval_fixed', change('supplier_approval', `valid_to = valid_to + 1, ${CHECKED}`)],
    ['an approval taken away', 'supplier_approval_fixed', 'delete from supplier_approval where id = 1'],
    ['an arrival that lapsed before it was made', 'intake_lot', intake({ expires: 'current_date - 31', lot_no: `'X'` })],
    ['an arrival of nothing', 'intake_arrived', intake({ arrived: '0', lot_no: `'X'` })],
    ['an arrival in an unknown state', 'intake_state', intake({ ...ACCEPTED, state: `'lost'`, accepted: '0', lot_no: `'X'` })],
    ['all accepted, and none of it', 'intake_accepted', intake({ ...ACCEPTED, accepted: '0', lot_no: `'X'` })],
    ['an arrival refused by nobody', 'intake_decided', intake({ state: `'refused'`, accepted: '0', lot_no: `'X'` })],
    ['a lot that arrives twice at once', 'intake_waiting', intake({ client_key: `'again'` })],
    ['goods of a supplier without an approval accepted', 'intake_supplier', accepted('10')],
    ['an arrival with another number', 'intake_fixed', change('intake', 'arrived = 11')],
    ['an arrival taken away', 'intake_fixed', 'delete from intake where id = 1'],
    [
      'a lot in the stock before its acceptance',
      'goods_batch_waiting',
      `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'NEW', '2026-01-01', '2028-01-01', 10)`,
    ],
    ['more in the stock than was accepted', 'stock_move_intake', MOVE],
    ['a quarantine without its reason', 'lot_hold_words', hold({ reason: `''` })],
    [
      'a quarantine in an unknown state',
      'lot_hold_state',
      hold({ state: `'lost'`, decided_by: `'王质管'`, decided_at: 'now()', note: `'合格'` }),
    ],
    ['a lot condemned by nobody', 'lot_hold_decided', hold({ state: `'condemned'` })],
    ['a quarantine ended by who began it', 'lot_hold_second', change('lot_hold', `${decided('released', '孙养护')}, note = '合格'`)],
    ['a lot in quarantine twice', 'lot_hold_one', hold({ batch_id: '2', client_key: `'again'` })],
    ['a quarantine of another lot', 'lot_hold_fixed', change('lot_hold', 'batch_id = 1')],
    ['a lot out of quarantine without a decision', 'goods_batch_hold', 'update goods_batch set hold_id = null where id = 2'],
    ['nothing destroyed', 'destruction_qty', destruction({ qty: '0' })],
    ['a destruction without its way', 'destruction_words', destruction({ method: `''` })],
    ['a destruction without a second person', 'destruction_witness', destruction({ witness: `'周仓管'` })],
    ['good pieces destroyed', 'destruction_unfit', destruction()],
    ['pieces destroyed before the decision', 'destruction_unfit', destruction({ batch_id: '2' })],
  ],
}
