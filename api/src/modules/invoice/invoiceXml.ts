import { TAX_RATES } from 'rules/invoiceTax'
import { formatMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { InvoiceRecord } from './invoice.repo.ts'
import { totalsOf } from './taxLines.schemas.ts'
import { taxedName, type TaxLine } from './taxLines.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const elements = (values: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === null || value === '' ? `<${name}/>` : `<${name}>${escaped(String(value))}</${name}>`))
    .join('')

/** 税率 as a number; what is exempt has none. */
const rateOf = (line: TaxLine): string => (line.rate === 'exempt' ? '免税' : String(TAX_RATES[line.rate].percent / 100))

/** Our own plain file, with the names of fields that 乐企 uses; it is not the file of the tax authority. */
export function invoiceXml(invoice: InvoiceRecord & { readonly invoice_no: string }, lines: readonly TaxLine[], seller: string): string {
  const { net, tax } = totalsOf(lines)
  const head = {
    fphm: invoice.invoice_no,
    lzfphm: invoice.blue_no,
    fppz: invoice.kind === 'vat_special' ? '增值税专用发票' : '普通发票',
    kprq: formatDateTime(seconds(invoice.decided_at ?? invoice.created_at)),
    xsfmc: seller,
    gmfmc: invoice.buyer.title,
    gmfnsrsbh: invoice.buyer.tax_no,
    gmfdz: invoice.buyer.company_address,
    gmfdh: invoice.buyer.company_phone,
    gmfkhh: invoice.buyer.bank,
    gmfyhzh: invoice.buyer.bank_account,
    hjje: net,
    hjse: tax,
    jshj: formatMoney(invoice.cents),
  }
  const rows = lines.map((line, place) => {
    const row = {
      xh: place + 1,
      dylzfpmxxh: line.blue_line,
      fphxz: line.nature,
      xmmc: taxedName(line),
      sphfwssflhbbm: line.tax_code,
      ggxh: line.spec,
      dw: line.unit,
      spsl: line.qty,
      dj: line.price,
      je: formatMoney(line.net),
      slv: rateOf(line),
      se: formatMoney(line.tax),
    }
    return `    <mx>${elements(row)}</mx>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<fp>',
    `  <fpxx>${elements(head)}</fpxx>`,
    '  <fpmx>',
    ...rows,
    '  </fpmx>',
    '</fp>',
    '',
  ].join('\n')
}
