import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { InvoiceRecord } from './invoice.repo.ts'
import { statusText } from '../order/invoiceStatus.ts'
import { invoicedCents, pdfUrl, xmlUrl, type InvoiceableOrder } from './invoiceContent.ts'
import { letterSchema, letterWire, taxLineExample, TaxLineSchema, taxLineWire, totalsOf } from './taxLines.schemas.ts'
import type { TaxLine } from './taxLines.ts'
import type { InvoiceBuyer } from '../shop/invoiceBuyer.ts'

export const kindSchema = () => answers.oneOf(['vat_plain', 'vat_special'], 'vat_plain 普通发票，vat_special 专用发票')
export const statusSchema = () =>
  answers.oneOf(['applied', 'issued', 'failed', 'red'], 'applied 开票中，issued 已开票，failed 已驳回，red 已红冲')

export const BuyerSchema = Type.Object(
  {
    title: Type.String({ description: '发票抬头' }),
    tax_no: nullable(Type.String({ description: '税号' })),
    company_address: nullable(Type.String()),
    company_phone: nullable(Type.String()),
    bank: nullable(Type.String()),
    bank_account: nullable(Type.String()),
  },
  { $id: 'InvoiceBuyer' },
)

const head = {
  id: Type.String(),
  no: Type.String({ description: '申请单号' }),
  kind: kindSchema(),
  title: Type.String({ description: '发票抬头' }),
  tax_no: Type.String(),
  amount: Type.String({ description: '价税合计，红字发票为负数' }),
  status: statusSchema(),
  status_text: Type.String(),
  invoice_no: nullable(Type.String({ description: '发票号码，开具后才有' })),
  reason: nullable(Type.String({ description: '驳回原因' })),
  red_of: nullable(Type.Object({ id: Type.String(), invoice_no: Type.String() }, { description: '红字发票所冲销的发票' })),
  reversed: Type.String({ description: '已被红字发票冲销的金额' }),
  created_at: Type.Integer(),
  decided_at: nullable(Type.Integer()),
  orders: Type.Array(Type.Object({ id: Type.String(), no: Type.String(), amount: Type.String() })),
  red_letter: nullable(letterSchema()),
}
export const InvoiceSchema = Type.Object(head, { $id: 'Invoice' })
export const InvoiceDetailSchema = Type.Object(
  {
    ...head,
    company_address: nullable(Type.String()),
    company_phone: nullable(Type.String()),
    bank: nullable(Type.String()),
    bank_account: nullable(Type.String()),
    lines: Type.Array(
      Type.Object({ name: Type.String(), ypgg: Type.String(), bzdw: Type.String(), number: Type.Integer(), amount: Type.String() }),
    ),
    rows: Type.Array(Type.Object({ title: Type.String(), amount: Type.String({ description: '负数为减' }) }), {
      description: '折扣、运费、现金券、退款',
    }),
    url: nullable(Type.String({ description: 'PDF 地址，开具后才有' })),
    tax_lines: Type.Array(TaxLineSchema, { description: '按税率开具的明细；早先的发票和有商品未填税收分类的发票没有' }),
    net: nullable(Type.String({ description: '合计金额，不含税' })),
    tax: nullable(Type.String({ description: '合计税额' })),
    xml_url: nullable(Type.String({ description: 'XML 地址，开具后且有明细才有' })),
  },
  { $id: 'InvoiceDetail' },
)
export const InvoiceableSchema = Type.Object(
  {
    id: Type.String(),
    no: Type.String(),
    amount: Type.String({ description: '可开票金额' }),
    created_at: Type.Integer(),
    goods: Type.String({ description: '商品概要' }),
    line_count: Type.Integer(),
  },
  { $id: 'InvoiceableOrder' },
)

export function invoiceWire(row: InvoiceRecord): Static<typeof InvoiceSchema> {
  return {
    id: String(row.id),
    no: row.no,
    kind: row.kind,
    title: row.buyer.title,
    tax_no: row.buyer.tax_no,
    amount: formatMoney(row.cents),
    status: row.status,
    status_text: statusText({ status: row.status, isRed: row.red_of !== null, reversed: row.reversed }),
    invoice_no: row.invoice_no,
    reason: row.reason,
    red_of: row.red_of === null ? null : { id: String(row.red_of), invoice_no: row.blue_no ?? '' },
    reversed: formatMoney(row.reversed),
    created_at: seconds(row.created_at),
    decided_at: row.decided_at === null ? null : seconds(row.decided_at),
    orders: row.content.orders.map((order) => ({ id: String(order.id), no: order.no, amount: formatMoney(order.cents) })),
    red_letter: letterWire(row.red_letter),
  }
}

export function detailWire(row: InvoiceRecord, taxLines: readonly TaxLine[]): Static<typeof InvoiceDetailSchema> {
  const { company_address, company_phone, bank, bank_account } = row.buyer
  return {
    ...invoiceWire(row),
    company_address,
    company_phone,
    bank,
    bank_account,
    lines: row.content.lines.map((line) => ({
      name: line.name,
      ypgg: line.spec,
      bzdw: line.unit,
      number: line.qty,
      amount: formatMoney(line.cents),
    })),
    rows: row.content.rows.map(({ title, cents }) => ({ title, amount: formatMoney(cents) })),
    url: row.invoice_no === null ? null : pdfUrl(row.id, row.content.key),
    tax_lines: taxLines.map(taxLineWire),
    ...totalsOf(taxLines),
    xml_url: row.invoice_no === null || taxLines.length === 0 ? null : xmlUrl(row.id, row.content.key),
  }
}

export function invoiceableWire(invoiceable: InvoiceableOrder): Static<typeof InvoiceableSchema> {
  const { order, lines } = invoiceable
  return {
    id: String(order.id),
    no: order.no,
    amount: formatMoney(invoicedCents(invoiceable)),
    created_at: seconds(order.created_at),
    goods: lines
      .slice(0, 3)
      .map((line) => line.snapshot.name)
      .join('、'),
    line_count: order.line_count,
  }
}

export const buyerWire = (buyer: Omit<InvoiceBuyer, 'tax_no'> & { readonly tax_no: string | null }): Static<typeof BuyerSchema> => buyer

export const invoiceExample: Static<typeof InvoiceSchema> = {
  id: '4',
  no: 'FP2026112110000012345678',
  kind: 'vat_plain',
  title: '杭州青屿大药房有限公司',
  tax_no: '91330100MA00000001',
  amount: '278.00',
  status: 'applied',
  status_text: '开票中',
  invoice_no: null,
  reason: null,
  red_of: null,
  reversed: '0.00',
  created_at: 1795226400,
  decided_at: null,
  orders: [{ id: '12', no: '202611211000001234567801', amount: '278.00' }],
  red_letter: null,
}
export const detailExample: Static<typeof InvoiceDetailSchema> = {
  ...invoiceExample,
  company_address: null,
  company_phone: null,
  bank: null,
  bank_account: null,
  url: null,
  xml_url: null,
  tax_lines: [taxLineExample],
  net: '246.02',
  tax: '31.98',
  lines: [{ name: '阿莫西林胶囊', ypgg: '0.25g*24粒', bzdw: '盒', number: 30, amount: '300.00' }],
  rows: [
    { title: '满300减20', amount: '-20.00' },
    { title: '现金券抵扣', amount: '-2.00' },
  ],
}
export const invoiceableExample: Static<typeof InvoiceableSchema> = {
  id: '12',
  no: '202611211000001234567801',
  amount: '278.00',
  created_at: 1795226400,
  goods: '阿莫西林胶囊',
  line_count: 1,
}
export const buyerExample: Static<typeof BuyerSchema> = {
  title: '杭州青屿大药房有限公司',
  tax_no: '91330100MA00000001',
  company_address: null,
  company_phone: null,
  bank: null,
  bank_account: null,
}
