import { formatCapital } from 'rules/capital'
import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { Sheet, type Column } from '../paper/sheet.ts'
import type { InvoiceRecord } from './invoice.repo.ts'

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

/** The invoice itself is the tax authority's file, which the office has delivered there. */
const WHAT_IT_IS = { demo: '演示商城示例，不作报销与抵扣凭证', shop: '开票信息，不作报销与抵扣凭证；发票以税务数字账户中的为准' } as const

/** The same bytes each time: all of it was fixed when the invoice was applied for and issued. */
export function invoicePaper(
  { settings }: Pick<Deps, 'settings'>,
  invoice: InvoiceRecord & { readonly invoice_no: string },
): Promise<Buffer> {
  const { buyer, content, decided_at: at } = invoice
  const issued = at ?? invoice.created_at
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
    .table(COLUMNS, [...lines, ...rows])
    .text(`价税合计（大写）${formatCapital(invoice.cents)}　　（小写）¥${formatMoney(invoice.cents)}`, { size: 12 })
    .finish()
}
