import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper } from '../trading.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const key = (letter: string, ending = 'png') => `repeat('${letter}', 43) || '.${ending}'`
const upload = (changes: Readonly<Record<string, string>>) =>
  insertInto('upload', {
    key: key('b'),
    member_id: '1',
    scene: `'receipt'`,
    mime: `'image/png'`,
    size: '100',
    sha256: `decode(repeat('ab', 32), 'hex')`,
    created_at: 'now()',
    ...changes,
  })
const address = (changes: Readonly<Record<string, string>>) =>
  insertInto('address', {
    member_id: '1',
    name: `'王店长'`,
    phone: `'13800000001'`,
    region_id: '420000',
    detail: `'示范路1号'`,
    created_at: 'now()',
    ...changes,
  })
const invoice = (changes: Readonly<Record<string, string>>) =>
  insertInto('invoice', {
    no: `'FP2'`,
    member_id: '1',
    kind: `'vat_plain'`,
    buyer: `'{}'`,
    content: `'{}'`,
    cents: '100',
    created_at: 'now()',
    ...changes,
  })

const rightRows = [
  upload({ key: key('a') }),
  address({ is_default: 'true' }),
  invoice({ no: `'FP1'` }),
  `insert into invoice_order (invoice_id, order_id, member_id) values (1, 1, 1)`,
  invoice({ no: `'FP9'` }),
  invoice({ no: `'FP8'`, status: `'issued'`, invoice_no: `'12345678'`, decided_at: 'now()' }),
  invoice({ no: `'FP7'`, cents: '-60', red_of: '3' }),
  `insert into controlled_receipt (order_id, member_id, due_at) values (1, 1, now())`,
]

export const papers: RefusedStates = {
  area: 'uploads, addresses and invoices',
  async prepare(h) {
    await createTrade(h)
    const { client } = await createShopper(h)
    await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await createShopper(h)
    await runAll(h.deps.db, rightRows)
  },
  states: [
    ['an upload under a key that could be guessed', 'upload_key', upload({ key: `'1.png'` })],
    ['an upload whose key leaves its folder', 'upload_key', upload({ key: `'../' || repeat('b', 40) || '.png'` })],
    ['an upload that browsers run', 'upload_mime', upload({ mime: `'text/html'` })],
    ['a PDF for a face', 'upload_mime', upload({ mime: `'application/pdf'`, scene: `'face'` })],
    ['an upload of no use', 'upload_scene', upload({ scene: `'other'` })],
    ['an upload above 5 MB', 'upload_size', upload({ size: '5242881' })],
    ['an upload given to another shop', 'upload_append_only', `update upload set member_id = 2`],
    ['two default addresses', 'address_one_default', address({ is_default: 'true' })],
    ['an address without a phone that rings', 'address_phone', address({ phone: `'12345'` })],
    ['an address in no region', 'address_region_id_fkey', address({ region_id: '1' })],
    ['an invoice of nothing', 'invoice_cents', invoice({ cents: '0' })],
    ['an issued invoice without its number', 'invoice_number', `update invoice set status = 'issued', decided_at = now() where id = 1`],
    ['a refused invoice without a reason', 'invoice_reason', `update invoice set status = 'failed', decided_at = now() where id = 1`],
    ['a decision without its time', 'invoice_decided', `update invoice set status = 'failed', reason = '税号有误' where id = 1`],
    [
      'an invoice reversed before it was issued',
      'invoice_transition',
      `update invoice set status = 'red', invoice_no = '12345678', decided_at = now() where id = 1`,
    ],
    ['an invoice over another amount', 'invoice_immutable', `update invoice set cents = 200 where id = 1`],
    ['an order on two invoices', 'one_invoice_an_order', `insert into invoice_order (invoice_id, order_id, member_id) values (2, 1, 1)`],
    [
      'an order on another shop’s invoice',
      'invoice_order_invoice',
      `insert into invoice_order (invoice_id, order_id, member_id, is_live) values (2, 1, 2, false)`,
    ],
    ['a reversal over more than is left of the invoice', 'invoice_reversal', invoice({ cents: '-50', red_of: '3' })],
    ['a reversal of an invoice that is not issued', 'invoice_reversal', invoice({ cents: '-50', red_of: '1' })],
    ['a reversal of a reversal', 'invoice_reversal', invoice({ cents: '-50', red_of: '4' })],
    ['a reversal of another kind of invoice', 'invoice_reversal', invoice({ cents: '-10', red_of: '3', kind: `'vat_special'` })],
    ['a reversal over more than nothing', 'invoice_cents', invoice({ cents: '10', red_of: '3' })],
    ['a reversal of another shop’s invoice', 'invoice_red_of', invoice({ cents: '-10', red_of: '3', member_id: '2' })],
    [
      'a reversal refused',
      'invoice_red_status',
      `update invoice set status = 'failed', reason = '金额有误', decided_at = now() where id = 4`,
    ],
    ['an invoice called reversed while a part of it holds', 'invoice_red_in_full', `update invoice set status = 'red' where id = 3`],
    ['an invoice forgotten', 'invoice_append_only', `delete from invoice where id = 2`],
    [
      'a wish for an invoice of no kind',
      'trade_invoice_kind',
      `insert into trade (no, member_id, account_id, quote_hash, client_key, payable, online, pay_mode, expires_at, created_at, pricing,
        invoice_kind, invoice_buyer)
      select '2026112110000000000001', 1, account_id, 'x', 'key-12345', 0, 0, 'online', expires_at, created_at, '{}', 'paper',
        '{}' from trade where id = 1`,
    ],
    [
      'a wish for an invoice made out to nobody',
      'trade_invoice_whole',
      `insert into trade (no, member_id, account_id, quote_hash, client_key, payable, online, pay_mode, expires_at, created_at, pricing,
        invoice_kind)
      select '2026112110000000000001', 1, account_id, 'x', 'key-12345', 0, 0, 'online', expires_at, created_at, '{}',
        'vat_plain' from trade where id = 1`,
    ],
    [
      'another invoice wished for afterwards',
      'trade_invoice_fixed',
      `update trade set invoice_kind = 'vat_plain', invoice_buyer = '{}' where id = 1`,
    ],
    [
      'a tax number of too few signs',
      'invoice_profile_tax_no',
      `insert into invoice_profile (member_id, title, tax_no) values (1, '甲药房', '914201')`,
    ],
    ['a receipt of a file that is not there', 'receipt_upload', `update controlled_receipt set status = 'uploaded', file_key = 'x'`],
    [
      'a receipt approved before it was handed in',
      'receipt_transition',
      `update controlled_receipt set status = 'approved', file_key = ${key('a')}`,
    ],
    ['an upload without its digest', 'upload_digest', upload({ sha256: `'x'` })],
    ['an address to no door', 'address_detail', address({ detail: `'1'` })],
    ['an address of nobody', 'address_name', address({ name: `''` })],
    ['an invoice of an unknown kind', 'invoice_kind', invoice({ kind: `'paper'` })],
    ['an invoice in an unknown state', 'invoice_status', invoice({ status: `'lost'`, decided_at: 'now()' })],
    ['an invoice number of letters', 'invoice_no_form', invoice({ status: `'issued'`, invoice_no: `'ABCDEFGH'`, decided_at: 'now()' })],
    [
      'a title of one letter',
      'invoice_profile_title',
      `insert into invoice_profile (member_id, title, tax_no) values (1, '甲', '91420100MA00000001')`,
    ],
    ['a look at a paper by nobody', 'paper_look_by', `insert into paper_look (member_id, paper, ref, at) values (1, 'file', 'x', now())`],
  ],
}
