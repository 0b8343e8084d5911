import { describe, expect, it } from 'vitest'
import type { RestInvoice, RestInvoiceDetail } from '../../rest/restTypes.ts'
import { changed, type Changes, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const at = 1_795_226_400
const body = (changes: Changes<RestInvoice> = {}): RestInvoice =>
  changed<RestInvoice>(
    {
      id: '4',
      no: 'FP1',
      kind: 'vat_special',
      title: '甲药房',
      tax_no: '91420100MA00000001',
      amount: '272.00',
      status: 'issued',
      status_text: '已开票',
      invoice_no: '25332000000000000001',
      reason: null,
      red_of: null,
      reversed: '0.00',
      created_at: at,
      decided_at: at,
      orders: [{ id: '12', no: '2026112110000012345678', amount: '272.00' }],
      red_letter: null,
    },
    changes,
  )
const detail: Omit<RestInvoiceDetail, keyof RestInvoice> = {
  company_address: null,
  company_phone: null,
  bank: null,
  bank_account: null,
  url: '/files/invoice/4-key.pdf',
  lines: [{ name: '甲胶囊', ypgg: '10片', bzdw: '盒', number: 30, amount: '300.00' }],
  rows: [{ title: '满减', amount: '-28.00' }],
  tax_lines: [
    {
      nature: '01',
      name: '*化学药品制剂*甲胶囊',
      tax_code: '1070302000000000000',
      ypgg: '',
      bzdw: '',
      number: null,
      price: null,
      net: '-24.78',
      rate: '13%',
      tax: '-3.22',
      blue_line: null,
    },
  ],
  net: '240.71',
  tax: '31.29',
  xml_url: '/files/invoice/4-key.xml',
}
const buyer = { title: '甲药房', tax_no: null, company_address: null, company_phone: null, bank: null, bank_account: null }

describe('invoices', () => {
  it('invoices are listed without their details, which one call each brings when asked for', async () => {
    const { ask, rest } = openHarness({
      'GET /api/invoice': ok(listBody([body({ red_of: { id: '9', invoice_no: '25332000000000000009' } })])),
      'GET /api/invoice/4': ok({ ...body(), ...detail }),
    })
    expect(
      (
        await ask(
          '{ invoices(filter: { status: ISSUED }) { edges { node { invoiceID kind status reverses { invoiceNo } reversedAmount orders { orderNo } } } } }',
        )
      ).data,
    ).toEqual({
      invoices: {
        edges: [
          {
            node: {
              invoiceID: '4',
              kind: 'SPECIAL',
              status: 'ISSUED',
              reverses: { invoiceNo: '25332000000000000009' },
              reversedAmount: '0.00',
              orders: [{ orderNo: '2026112110000012345678' }],
            },
          },
        ],
      },
    })
    expect(rest.calls).toEqual(['GET /api/invoice?page=1&per_page=20&status=issued'])
    expect(
      (
        await ask(
          '{ invoice(invoiceID: "4") { detail { pdf lines(first: 1) { totalCount edges { node { packUnit quantity } } } rows { title amount } } } }',
        )
      ).data,
    ).toEqual({
      invoice: {
        detail: {
          pdf: '/files/invoice/4-key.pdf',
          lines: { totalCount: 1, edges: [{ node: { packUnit: '盒', quantity: 30 } }] },
          rows: [{ title: '满减', amount: '-28.00' }],
        },
      },
    })
    expect(
      (await ask(`{ node(id: "${toGlobalId('Invoice', '4')}") { ... on Invoice { amount } } none: invoice(invoiceID: "../4") { id } }`))
        .data,
    ).toEqual({ node: { amount: '272.00' }, none: null })
    expect(rest.calls.slice(1)).toEqual(['GET /api/invoice/4', 'GET /api/invoice/4'])
  })

  it('invoices are applied for, sent, and found by a visitor who knows their numbers', async () => {
    const { ask, rest } = openHarness({
      'GET /api/invoice/orders': ok({
        ...listBody([{ id: '12', no: '2026112110000012345678', amount: '272.00', created_at: at, goods: '甲胶囊', line_count: 1 }]),
        buyer,
      }),
      'POST /api/invoice': ok({ id: '4', status: 'applied' }),
      'POST /api/invoice/4/mail': ok({ email: 'a@b.cn' }),
      'GET /api/invoice/query': refused(404, '没有找到相符的发票', { reason: 'NOT_FOUND' }),
    })
    expect((await ask('{ invoiceableOrders { buyer { title taxNo } edges { node { orderID amount } } } }')).data).toEqual({
      invoiceableOrders: { buyer: { title: '甲药房', taxNo: null }, edges: [{ node: { orderID: '12', amount: '272.00' } }] },
    })
    await ask(
      'mutation { requestInvoice(input: { orderIDs: ["12"], kind: PLAIN, taxNo: "91420100MA00000001", clientKey: "key-00000001" }) { __typename } }',
    )
    expect((await ask('mutation { mailInvoice(input: { invoiceID: "4", email: "a@b.cn" }) { email } }')).data).toEqual({
      mailInvoice: { email: 'a@b.cn' },
    })
    const found = await ask('{ foundInvoice(by: { invoiceNo: "25332000000000000001" }, phoneTail: "0001") { status } }')
    expect([found.data, found.errors]).toEqual([{ foundInvoice: null }, undefined])
    expect(rest.calls.slice(1)).toEqual([
      'POST /api/invoice order_ids=12&kind=vat_plain&tax_no=91420100MA00000001&client_key=key-00000001',
      'POST /api/invoice/4/mail email=a@b.cn',
      'GET /api/invoice/query?invoice_no=25332000000000000001&phone=0001',
    ])
  })

  it('an invoice tells its lines with their tax and the letter it waits for; a marketplace that knows neither is read all the same', async () => {
    const letter = {
      id: '2',
      no: 'HZ1',
      reason: 'return',
      side: 'seller',
      state: 'awaits_buyer',
      state_text: '待购买方确认',
      note: null,
      applied_at: at,
      due_at: at + 259_200,
    } as const
    const { red_letter: _letter, ...older } = { ...body(), ...detail }
    const { tax_lines: _lines, net: _net, tax: _tax, xml_url: _xml, ...oldest } = older
    const { ask, rest } = openHarness({
      'GET /api/invoice/4': ok({ ...body(), ...detail, red_letter: letter }),
      'GET /api/invoice/5': ok({ ...oldest, id: '5' }),
      'POST /api/invoice/4/red-letter': ok({ ...letter, side: 'buyer', state: 'awaits_seller' }),
      'POST /api/invoice/4/red-letter/answer': ok({ ...letter, state: 'confirmed' }),
    })
    const fields = `redLetter { redLetterID status dueAt isOurs reason }
      detail { netAmount taxAmount xml taxLines { totalCount edges { node { isDiscount name quantity netAmount rateText taxAmount } } } }`
    expect((await ask(`{ a: invoice(invoiceID: "4") { ${fields} } b: invoice(invoiceID: "5") { ${fields} } }`)).data).toEqual({
      a: {
        redLetter: { redLetterID: '2', status: 'AWAITS_BUYER', dueAt: '2026-11-24T02:00:00Z', isOurs: false, reason: 'RETURNED' },
        detail: {
          netAmount: '240.71',
          taxAmount: '31.29',
          xml: '/files/invoice/4-key.xml',
          taxLines: {
            totalCount: 1,
            edges: [
              {
                node: {
                  isDiscount: true,
                  name: '*化学药品制剂*甲胶囊',
                  quantity: null,
                  netAmount: '-24.78',
                  rateText: '13%',
                  taxAmount: '-3.22',
                },
              },
            ],
          },
        },
      },
      b: { redLetter: null, detail: { netAmount: null, taxAmount: null, xml: null, taxLines: { totalCount: 0, edges: [] } } },
    })
    await ask(
      'mutation { answerRedLetter(input: { invoiceID: "4", redLetterID: "2", isAgreed: false }) { invoice { redLetter { number } } } }',
    )
    await ask('mutation { requestRedLetter(input: { invoiceID: "4", note: "税号有误", clientKey: "key-00000001" }) { __typename } }')
    expect(rest.calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/invoice/4/red-letter/answer letter_id=2&agree=0',
      'POST /api/invoice/4/red-letter note=税号有误&client_key=key-00000001',
    ])
  })

  it('an invoice that is not there is null, and one that cannot be read is an error', async () => {
    const { ask } = openHarness({ 'GET /api/invoice/4': refused(404, '没有'), 'GET /api/invoice/5': refused(500, '坏') })
    const missing = await ask('{ invoice(invoiceID: "4") { status } }')
    expect([missing.data, missing.errors]).toEqual([{ invoice: null }, undefined])
    const failed = await ask('{ invoice(invoiceID: "5") { status } }')
    expect([failed.data, failed.errors?.[0]?.extensions?.['code']]).toEqual([{ invoice: null }, 'SYSTEM_BUSY'])
  })

  it('a search for an invoice names the wrong field by its argument', async () => {
    const { ask } = openHarness({
      'GET /api/invoice/query': refused(422, '手机号后四位格式不正确', { errors: { phone: ['手机号后四位格式不正确'] } }),
    })
    const answer = await ask('{ foundInvoice(by: { invoiceNo: "25332000000000000001" }, phoneTail: "x") { status } }')
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'phoneTail' })
  })
})
