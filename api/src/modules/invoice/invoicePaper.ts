import { formatCapital } from 'rules/capital'
import { TAX_RATES } from 'rules/invoiceTax'
import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { companyOf } from '../company/company.service.ts'
import { findLicences } from '../company/licence.repo.ts'
import { Sheet, type Column } from '../paper/sheet.ts'
import type { InvoiceRecord } from './invoice.repo.ts'
import { findTaxLines } from './taxLines.repo.ts'
import { totalsOf } from './taxLines.schemas.ts'
import { taxedName, type TaxLine } from './taxLines.ts'

const KIND_TEXTS = { vat_plain: '增值税电子普通发票', vat_special: '增值税电子专用发票' } as const

export const paperName = ({ kind, red_of: redOf }: Pick<InvoiceRecord, 'kind' | 'red_of'>): string =>
  `${KIND_TEXTS[kind]}${redOf === null ? '' : '（红字）'}`

const COLUMNS: readonly Column[] = [
  { title: '货物或服务名称', width: 34 },
  { title: '规格型号', width: 22 },
  { title: '单位', width: 8 },
  { title: '数量', width: 10, align: 'right' },
  { title: '单价（含税）', width: 14, align: 'right' },
  { title: '金额（含税）', width: 15, align: 'right' },
]

const TAX_COLUMNS: readonly Column[] = [
  { title: '项目名称', width: 34 },
  { title: '规格型号', width: 17 },
  { title: '单位', width: 7 },
  { title: '数量', width: 8, align: 'right' },
  { title: '单价', width: 16, align: 'right' },
  { title: '金额', width: 14, align: 'right' },
  { title: '税率', width: 9, align: 'right' },
  { title: '税额', width: 12, align: 'right' },
]

const taxRowsOf = (lines: readonly TaxLine[]): string[][] =>
  lines.map((line) => [
    taxedName(line),
    line.spec,
    line.unit,
    line.qty === null ? '' : String(line.qty),
    line.price ?? '',
    formatMoney(line.net),
    TAX_RATES[line.rate].text,
    formatMoney(line.tax),
  ])

/** The invoice itself is the tax authority's file, which the office has delivered there. */
const WHAT_IT_IS = { demo: '演示商城示例，不作报销与抵扣凭证', shop: '开票信息，不作报销与抵扣凭证；发票以税务数字账户中的为准' } as const

/** The same bytes each time: all but the seller was fixed when the invoice was applied for and issued. */
export async function invoicePaper(
  { settings, db }: Pick<Deps, 'settings' | 'db'>,
  invoice: InvoiceRecord & { readonly invoice_no: string },
): Promise<Buffer> {
  const taxLines = await findTaxLines(db, invoice.id)
  const { buyer, content, decided_at: at } = invoice
  const [{ company: seller }, licences] = await Promise.all([companyOf({ settings, db }), findLicences(db)])
  const sellerNo = licences.find(({ kind }) => kind === 'business')?.no ?? null
  const issued = at ?? invoice.created_at
  const totals = totalsOf(taxLines)
  const lines = content.lines.map((line) => [
    line.name,
    line.spec,
    line.unit,
    String(line.qty),
    formatMoney(Math.round(line.cents / line.qty)),
    formatMoney(line.cents),
  ])
  const rows = content.rows.map((row) => [row.title, '', '', '', '', formatMoney(row.cents)])
  const optional: readonly (readonly [string, string | null])[] = [
    ['销售方', seller === '' ? null : seller],
    ['销售方税号', sellerNo],
    ['注册地址', buyer.company_address],
    ['注册电话', buyer.company_phone],
    ['开户银行', buyer.bank],
    ['银行账号', buyer.bank_account],
  ]
  return new Sheet(`${paperName(invoice)} ${invoice.invoice_no}`, issued)
    .title(paperName(invoice), WHAT_IT_IS[settings.demo ? 'demo' : 'shop'])
    .facts([
      ['发票号码', invoice.invoice_no],
      ...(invoice.blue_no === null ? [] : [['对应蓝字发票', invoice.blue_no] as const]),
      ['开票日期', formatDate(seconds(issued))],
      ['购买方', buyer.title],
      ['税号', buyer.tax_no],
      ...optional.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
      ['申请单号', invoice.no],
      ['订单号', content.orders.map((order) => order.no).join('，')],
    ])
    .table(...(taxLines.length === 0 ? ([COLUMNS, [...lines, ...rows]] as const) : ([TAX_COLUMNS, taxRowsOf(taxLines)] as const)))
    .text(totals.net === null ? '' : `合计金额 ¥${totals.net}　　合计税额 ¥${totals.tax ?? ''}`)
    .text(`价税合计（大写）${formatCapital(invoice.cents)}　　（小写）¥${formatMoney(invoice.cents)}`, { size: 12 })
    .finish()
}
