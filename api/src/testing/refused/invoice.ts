import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper } from '../trading.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const invoice = (changes: Readonly<Record<string, string>>) =>
  insertInto('invoice', {
    no: `'FP9'`,
    member_id: '1',
    kind: `'vat_special'`,
    buyer: `'{}'`,
    content: `'{}'`,
    cents: '113',
    created_at: 'now()',
    ...changes,
  })
const issued = (no: string, invoiceNo: string) => invoice({ no, status: `'issued'`, invoice_no: invoiceNo, decided_at: 'now()' })

const COLUMNS = {
  invoice_id: '3',
  line_no: '1',
  nature: `'00'`,
  order_id: '1',
  order_line_id: 'null::bigint',
  name: `'甲胶囊'`,
  tax_code: `'1070302000000000000'`,
  tax_name: `'化学药品制剂'`,
  spec: `'10片'`,
  unit: `'盒'`,
  qty: '1',
  price: '1.00',
  net: '100',
  rate: `'13'`,
  tax: '13',
  blue_id: 'null::bigint',
  blue_line: 'null::int',
}
type Values = Readonly<Partial<Record<keyof typeof COLUMNS, string>>>
/** In one statement, as the database wants them. */
const lines = (...rows: readonly Values[]) =>
  `insert into invoice_line (${Object.keys(COLUMNS).join(', ')})
     ${rows.map((row) => `select ${Object.values({ ...COLUMNS, ...row }).join(', ')}`).join(' union all ')}`
const back = { invoice_id: '4', qty: '-1', net: '-100', tax: '-13', blue_id: '1', blue_line: '1' }

const letter = (changes: Readonly<Record<string, string>>) =>
  insertInto('red_letter', {
    no: `'HZ9'`,
    blue_id: '2',
    member_id: '1',
    reason: `'wrong'`,
    side: `'seller'`,
    state: `'awaits_buyer'`,
    applied_at: 'now()',
    due_at: `now() + interval '72 hours'`,
    ...changes,
  })
const call = (changes: Readonly<Record<string, string>>) =>
  insertInto('desk_call', { kind: `'issue'`, ref_id: '99', next_at: 'now()', ...changes })

// Invoice 1 is issued with a line, 2 without, 3 is applied for; 4 takes all of 1 back by letter 1; letter 2 is over 2, 5 is free.
export const invoiceStates: RefusedStates = {
  area: 'lines of invoices and red letters',
  async prepare(h) {
    await createTrade(h)
    const { client } = await createShopper(h)
    await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await createShopper(h)
    await runAll(h.deps.db, [
      issued(`'FP1'`, `'26420000000000000001'`),
      issued(`'FP2'`, `'26420000000000000002'`),
      invoice({ no: `'FP3'` }),
      invoice({ no: `'FP4'`, cents: '-113', red_of: '1' }),
      issued(`'FP5'`, `'26420000000000000005'`),
      ...[1, 2, 3, 4].map((id) => `insert into invoice_order (invoice_id, order_id, member_id, is_live) values (${id}, 1, 1, false)`),
      lines({ invoice_id: '1' }),
      letter({ no: `'HZ1'`, blue_id: '1', reason: `'return'`, red_id: '4' }),
      letter({ no: `'HZ2'` }),
      call({ ref_id: '3', state: `'handed'`, holder: `'a'`, attempts: '1' }),
    ])
  },
  states: [
    [
      'a tax class of eighteen digits',
      'goods_tax_code',
      `update goods set tax_code = '107030200000000000', tax_name = '药', tax_rate = '13'`,
    ],
    [
      'a short name with asterisks',
      'goods_tax_name',
      `update goods set tax_code = '1070302000000000000', tax_name = '*药*', tax_rate = '13'`,
    ],
    ['a rate that there is not', 'goods_tax_rate', `update goods set tax_code = '1070302000000000000', tax_name = '药', tax_rate = '17'`],
    ['a tax class without its rate', 'goods_tax_whole', `update goods set tax_code = '1070302000000000000', tax_name = '药'`],
    ['a line over an order that is not on its invoice', 'invoice_line_order', lines({ order_id: '99' })],
    ['a line without a place', 'invoice_line_no', lines({ line_no: '0' })],
    ['a line of an unknown nature', 'invoice_line_nature', lines({ nature: `'03'` })],
    ['a line of no tax class', 'invoice_line_class', lines({ tax_code: `'107'` })],
    ['a line at a rate that there is not', 'invoice_line_rate', lines({ rate: `'17'`, net: '97', tax: '16' })],
    ['a tax that is not its rate’s', 'invoice_line_tax', lines({ net: '90', tax: '23' })],
    ['a line over less than nothing', 'invoice_line_sign', lines({ net: '-100', tax: '-13' })],
    ['a quantity without its price', 'invoice_line_price', lines({ price: 'null' })],
    ['a line that takes back half of an address', 'invoice_line_blue', lines({ ...back, blue_line: 'null' })],
    ['a line that takes back what is not there', 'invoice_line_of_blue', lines({ ...back, blue_line: '7' })],
    ['lines that come to another total', 'invoice_line_sum', lines({ net: '200', tax: '26' })],
    ['a line without the discount that it says it has', 'invoice_line_discount', lines({ nature: `'02'` })],
    ['a line that takes back another rate’s', 'invoice_line_of_red', lines({ ...back, rate: `'9'`, net: '-104', tax: '-9' })],
    ['more tax taken back than a line has', 'invoice_line_left', lines({ ...back, net: '-99', tax: '-14' })],
    ['a line rewritten', 'invoice_line_append_only', `update invoice_line set name = '乙胶囊'`],
    ['a letter for no reason', 'red_letter_reason', letter({ blue_id: '5', reason: `'mood'` })],
    ['a letter of a third side', 'red_letter_side', letter({ blue_id: '5', side: `'court'` })],
    ['a letter that says nothing at length', 'red_letter_note', letter({ blue_id: '5', note: `''` })],
    ['a letter under a number of no desk', 'red_letter_desk_no', `update red_letter set desk_no = '#' where id = 2`],
    ['a letter that waits for ever', 'red_letter_due', letter({ blue_id: '5', due_at: 'null' })],
    ['a letter decided before anybody did', 'red_letter_decided', letter({ blue_id: '5', decided_at: 'now()' })],
    ['a return without its reversal', 'red_letter_returned', letter({ blue_id: '5', reason: `'return'` })],
    [
      'a whole taken back by no reversal',
      'red_letter_whole',
      letter({ blue_id: '5', state: `'not_needed'`, due_at: 'null', decided_at: 'now()' }),
    ],
    ['two letters for one reversal', 'red_letter_one_of_red', letter({ blue_id: '1', reason: `'return'`, red_id: '4' })],
    ['two letters over one whole', 'red_letter_one_wrong', letter({})],
    ['a letter that begins confirmed', 'red_letter_begins', letter({ blue_id: '5', state: `'confirmed'`, decided_at: 'now()' })],
    ['a letter with the reversal of another invoice', 'red_letter_of_blue', letter({ blue_id: '5', reason: `'return'`, red_id: '4' })],
    ['a letter over the whole of what is taken back in part', 'red_letter_of_all', letter({ blue_id: '1' })],
    ['a letter over an invoice that is not issued', 'red_letter_of_issued', letter({ blue_id: '3' })],
    ['a letter over another shop’s invoice', 'red_letter_blue', letter({ blue_id: '5', member_id: '2' })],
    ['a letter for another reason afterwards', 'red_letter_fixed', `update red_letter set note = '改' where id = 2`],
    [
      'a letter confirmed by nobody',
      'red_letter_transition_known',
      `update red_letter set state = 'confirmed', decided_at = now() where id = 1`,
    ],
    [
      'a step of letters that there is not',
      'red_letter_transition_append_only',
      `update red_letter_transition set actor = 'buyer' where from_state = 'awaits_seller'`,
    ],
    [
      'a letter void before its time',
      'red_letter_in_time',
      `with who as (select set_config('app.actor', 'system', true) as actor)
       update red_letter set state = 'lapsed', decided_at = now() from who where id = 2 and who.actor = 'system'`,
    ],
    [
      'a reversal issued before its letter is confirmed',
      'invoice_red_letter',
      `update invoice set status = 'issued', invoice_no = '26420000000000000009', decided_at = now() where id = 4`,
    ],
    [
      'an invoice refused while it is at the desk',
      'invoice_handed',
      `update invoice set status = 'failed', reason = '改', decided_at = now() where id = 3`,
    ],
    ['a call of no kind', 'desk_call_kind', call({ kind: `'chat'` })],
    ['a call in an unknown state', 'desk_call_state', call({ state: `'lost'` })],
    ['a call handed over by nobody', 'desk_call_handed', call({ state: `'handed'`, attempts: '1' })],
    ['a call that is done at no time', 'desk_call_done', call({ state: `'done'` })],
  ],
}
