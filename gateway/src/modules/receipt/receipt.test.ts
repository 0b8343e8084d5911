import { describe, expect, it } from 'vitest'
import type { RestReceipt } from '../../rest/restTypes.ts'
import { listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const at = 1_795_226_400
const receipt = (status: RestReceipt['status']): RestReceipt => ({
  order_id: '12',
  order_no: '2026112110000012345678_3',
  due_at: at,
  status,
  status_text: '待交回',
  is_overdue: 1,
  file: null,
  reason: null,
  uploaded_at: null,
  decided_at: null,
})

describe('receipts', () => {
  it('receipts are listed, their template is asked for only when wanted, and one is handed in by the key of its upload', async () => {
    const { ask, rest } = openHarness({
      'GET /api/order/hmdd': ok(listBody([receipt('due')])),
      'GET /api/order/hmdd/12/template': ok({ name: '回执.pdf', url: '/files/document/12/receipt.pdf', lot: null }),
      'POST /api/order/hmdd/12': ok({ ...receipt('uploaded'), file: '/files/upload/k.png' }),
    })
    expect((await ask('{ receipts(filter: { status: DUE }) { edges { node { orderID status isOverdue } } } }')).data).toEqual({
      receipts: { edges: [{ node: { orderID: '12', status: 'DUE', isOverdue: true } }] },
    })
    expect((await ask(`{ node(id: "${toGlobalId('Receipt', '12')}") { ... on Receipt { template } } }`)).data).toEqual({
      node: { template: '/files/document/12/receipt.pdf' },
    })
    expect((await ask('mutation { submitReceipt(input: { orderID: "12", fileKey: "k.png" }) { receipt { status file } } }')).data).toEqual({
      submitReceipt: { receipt: { status: 'UPLOADED', file: '/files/upload/k.png' } },
    })
    expect(rest.calls).toEqual([
      'GET /api/order/hmdd?page=1&per_page=20&status=due',
      'GET /api/order/hmdd?page=1&per_page=100',
      'GET /api/order/hmdd/12/template',
      'POST /api/order/hmdd/12 file=k.png',
    ])
  })
})

describe('papers and statements', () => {
  it('papers and statements carry addresses of this site', async () => {
    const { ask, rest } = openHarness({
      'GET /api/order/12/documents': ok([{ name: '药检报告.pdf', url: '/files/document/12/lab_report-1-A1.pdf', lot: 'A1' }]),
      'GET /api/statement': ok({
        month: '2026-11',
        opening: '0.00',
        closing: '188.00',
        csv: null,
        csv_url: '/files/statement/2026-11.csv',
        entries: [
          { at, kind: 'payment', title: '支付', amount: '-1.00', balance: null, order_id: null, order_no: null, trade_no: '1', ref: 'P1' },
        ],
        by_order: [{ id: '12', no: '1', payable: '1.00', voucher: '0.00', balance: '0.00', online: '1.00', refunded: '0.00', net: '1.00' }],
      }),
    })
    expect((await ask('{ orderPapers(orderID: "12", kind: LAB_REPORT, isZipped: true) { url lot } }')).data).toEqual({
      orderPapers: [{ url: '/files/document/12/lab_report-1-A1.pdf', lot: 'A1' }],
    })
    expect(
      (await ask('{ statement(month: "2026-11") { closing csv entries { kind amount balance } orders { edges { node { net } } } } }')).data,
    ).toEqual({
      statement: {
        closing: '188.00',
        csv: '/files/statement/2026-11.csv',
        entries: [{ kind: 'PAYMENT', amount: '-1.00', balance: null }],
        orders: { edges: [{ node: { net: '1.00' } }] },
      },
    })
    expect(rest.calls).toEqual(['GET /api/order/12/documents?kind=lab_report&zip=1', 'GET /api/statement?month=2026-11'])
  })
})
