import { insertInto, runAll, type RefusedStates } from './refusedState.ts'
import { traceStates } from './trace.ts'

const [BOX, IN_CASE, FREE_CASE, SPECIAL] = ['83850000000000000000', '83850000000000000003', '83850000000000000005', '89000000000000000001']
const bill = (changes: Readonly<Record<string, string>> = {}) =>
  insertInto('platform_bill', {
    deed_id: '2',
    no: `'NO-9'`,
    bill_type: '103',
    physic_type: '3',
    codes: '1',
    pieces: '1',
    next_at: 'now()',
    ...changes,
  })
const withCode = (no: string, code: string) =>
  `with made as (${bill({ no: `'${no}'` })} returning id)
    insert into platform_code (deed_id, code, bill_id) select 2, '${code}', id from made`
const code = (values: string) => `insert into platform_code (deed_id, code, bill_id) values (${values})`
const set = (values: string, id = 1) => `update platform_bill set ${values} where id = ${id}`
const deed = (kind: string, shipment: string, afterSale: string) =>
  `insert into platform_deed (kind, at, shipment_id, after_sale_id) values ('${kind}', now(), ${shipment}, ${afterSale})`
const attempt = (changes: Readonly<Record<string, string>>) =>
  insertInto('platform_try', { bill_id: '1', seq: '2', what: `'upload'`, at: 'now()', result: `'failed'`, ...changes })
const partner = (ent: string, staff = 'null') => `insert into platform_partner values (1, ${ent}, ${staff}, now())`

// Parcel 1 is deed 1, without bills; after-sale 1 is deed 2 with two bills, of which the second is uploaded.
export const platformStates: RefusedStates = {
  area: 'bills for the platform',
  async prepare(h) {
    await traceStates.prepare(h)
    await runAll(h.deps.db, [
      `insert into trace_code (code, goods_id, lot_id, level, pieces) values ('${SPECIAL}', 1, 1, 1, 1)`,
      `insert into after_sale (no, order_id, member_id, account_id, type, reason, cents, created_at)
        values ('S2026112110000000000001', 1, 1, 1, 'return_refund', '其他', 960, now())`,
      deed('return', 'null', '1'),
      withCode('NO-1', BOX),
      withCode('NO-2', IN_CASE),
      set(`state = 'uploaded', answered_at = now(), next_at = null`, 2),
      attempt({ seq: '1' }),
    ])
  },
  states: [
    ['a deed of no kind', 'platform_deed_kind', deed('lost', 'null', 'null')],
    ['a sale of no parcel', 'platform_deed_of', deed('sale', 'null', '1')],
    ['a parcel told twice', 'platform_deed_shipment', deed('sale', '1', 'null')],
    ['a return told twice', 'platform_deed_after_sale', deed('return', 'null', '1')],
    ['a deed that was another one', 'platform_deed_fixed', `update platform_deed set at = now() - interval '1 day' where id = 1`],
    ['a deed that was none', 'platform_deed_fixed', `delete from platform_deed where id = 1`],
    ['a parcel whose codes are in no bill', 'platform_deed_whole', `update platform_deed set billed_at = now() where id = 1`],
    ['two bills of one number', 'platform_bill_no', bill({ no: `'NO-1'` })],
    ['a bill with a number of words', 'platform_bill_no_form', bill({ no: `'单 1'` })],
    ['a bill of another type', 'platform_bill_type', bill({ bill_type: '321' })],
    ['a bill of no kind of drugs', 'platform_bill_physic', bill({ physic_type: '1' })],
    ['a bill of 3,501 codes', 'platform_bill_size', bill({ codes: '3501', pieces: '3501' })],
    ['a bill without its codes', 'platform_bill_filled', bill()],
    ['a bill in a state nobody knows', 'platform_bill_state', bill({ state: `'lost'`, reason: `'x'` })],
    ['a bill that failed without a reason', 'platform_bill_reason', set(`state = 'failed', answered_at = now(), next_at = null`)],
    ['a bill that waits for nothing', 'platform_bill_next', set('next_at = null')],
    ['a bill uploaded without an answer', 'platform_bill_answered', set(`state = 'uploaded'`)],
    ['a bill checked before it was uploaded', 'platform_bill_checked', set('checked_at = now()')],
    [
      'a difference where there is none',
      'platform_bill_differs',
      set(`state = 'quantity_differs', reason = 'x', next_at = null, platform_count = pieces`),
    ],
    ['a bill of another quantity', 'platform_bill_fixed', set('pieces = 9')],
    ['a bill that is sent again', 'platform_bill_once', set(`state = 'waiting', next_at = now()`, 2)],
    ['a bill that vanishes', 'platform_bill_append_only', 'delete from platform_bill'],
    ['a code told twice of one deed', 'platform_code_once', code(`2, '${BOX}', 2`)],
    ['a code in a bill of another deed', 'platform_code_bill', code(`1, '${FREE_CASE}', 1`)],
    ['a special drug among others', 'platform_code_physic', code(`2, '${SPECIAL}', 1`)],
    ['a code of no packs', 'platform_code_amount', 'update platform_code set amount = 0'],
    ['a code that moves to another bill', 'platform_code_fixed', 'update platform_code set bill_id = 2 where bill_id = 1'],
    ['a code that leaves its bill', 'platform_code_append_only', 'delete from platform_code'],
    ['an unknown question', 'platform_try_what', attempt({ what: `'hope'` })],
    ['a question without an outcome', 'platform_try_result', attempt({ result: `''` })],
    ['an outcome told otherwise', 'platform_try_append_only', `update platform_try set result = 'uploaded'`],
    ['a buyer known by no id', 'platform_partner_ent', partner(`'没有'`)],
    ['an id entered by nobody', 'platform_partner_staff', partner(`'e1'`, `''`)],
  ],
}
