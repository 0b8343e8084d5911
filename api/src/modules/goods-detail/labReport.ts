import { createHash } from 'node:crypto'
import { addMonths, formatDate, parseDate } from 'rules/time'
import { escapeXml } from '../picture/svgText.ts'
import type { Deps } from '../../deps.ts'
import type { GoodsView } from '../goods/goodsView.ts'

const FILE = /^([0-9]{1,15})-([0-9A-Za-z]{1,40})\.html$/

/** The demo invents a report for every lot; a shop in earnest shows none that no laboratory wrote. */
export const hasReports = ({ settings }: Pick<Deps, 'settings'>): boolean => settings.demo

export function reportAddress(deps: Pick<Deps, 'settings'>, goodsId: number, lot: string): string | null {
  return hasReports(deps) ? `/files/report/${goodsId}-${lot}.html` : null
}

export function parseReportFile(file: string): { readonly goodsId: number; readonly lot: string } | null {
  const [, id, lot] = FILE.exec(file) ?? []
  return id === undefined || lot === undefined ? null : { goodsId: Number(id), lot }
}

export interface ReportedLot {
  readonly lot: string
  readonly produced: string
  readonly expires: string
}

type Finding = readonly [item: string, demand: string, found: string]

/** What a maker's laboratory looks at, by kind and dosage form; the demo's findings follow from the lot's number. */
export function findingsOf(
  goods: { readonly id: number; readonly kind: string; readonly deviceClass: number | null; readonly dosageForm: string },
  lot: string,
): Finding[] {
  const digest = createHash('sha256').update(`${goods.id} ${lot}`).digest()
  const part = (at: number, from: number, to: number): string => (from + ((digest[at] ?? 0) / 255) * (to - from)).toFixed(1)
  if (goods.kind === 'device')
    return [
      ['外观', '应无划痕、无污损', '符合规定'],
      ['尺寸', '应符合产品技术要求', '符合规定'],
      ['无菌', goods.deviceClass === 1 ? '不适用' : '应无菌生长', goods.deviceClass === 1 ? '—' : '符合规定'],
    ]
  const solid = /片|胶囊|颗粒|丸|散/.test(goods.dosageForm)
  return [
    ['性状', '应符合质量标准的描述', '符合规定'],
    ['鉴别', '应呈正反应', '呈正反应'],
    goods.kind === 'herb'
      ? ['水分', '不得过 13.0%', `${part(0, 7, 11.5)}%`]
      : solid
        ? ['重量差异', '±10% 以内', `最大 ${part(0, 2, 6.5)}%`]
        : ['装量', '应符合规定', '符合规定'],
    goods.kind === 'herb' ? ['总灰分', '不得过 8.0%', `${part(1, 3, 6.5)}%`] : ['有关物质', '不得过 1.0%', `${part(1, 0.1, 0.6)}%`],
    ['微生物限度', '应符合规定', '符合规定'],
    ['含量测定', '应为标示量的 90.0%～110.0%', `${part(2, 96, 104)}%`],
  ]
}

/** The page as a laboratory prints it: one sheet of A4, no script, nothing fetched. */
export function labReportPage(goods: GoodsView, { lot, produced, expires }: ReportedLot): string {
  const text = escapeXml
  const reported = parseDate(produced)
  const facts: readonly (readonly [string, string])[] = [
    ['品名', goods.name],
    ['通用名称', goods.commonName],
    ['规格', goods.spec],
    ['剂型', goods.dosageForm],
    ['生产厂家', goods.manufacturer],
    ['批准文号', goods.approvalNumber ?? '—'],
    ['批号', lot],
    ['有效期至', expires],
    ['生产日期', produced],
    ['报告日期', reported === null ? produced : formatDate(addMonths(reported, 1))],
  ]
  const cells = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`).join('')
  const rows = findingsOf(goods, lot)
    .map(([item, demand, found]) => `<tr><th scope="row">${item}</th><td>${demand}</td><td>${found}</td></tr>`)
    .join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width,initial-scale=1">\
<title>药检报告 ${text(goods.name)} ${text(lot)}</title><style>${SHEET_STYLE}</style></head>
<body><main><h1>药品检验报告书</h1><p class="maker">${text(goods.manufacturer)} 质量检验部</p><dl>${cells}</dl>
<table><caption>检验结果</caption>\
<thead><tr><th scope="col">检验项目</th><th scope="col">标准规定</th><th scope="col">检验结果</th></tr></thead>\
<tbody>${rows}</tbody></table>
<p><b>结论</b> 本品按现行质量标准检验，结果符合规定。</p>\
<p class="foot">报告编号 ${goods.id}-${text(lot)} · 演示商城示例报告，不作放行凭证</p></main></body></html>`
}

/** As a sheet of A4 on the screen and on paper. */
export const SHEET_STYLE = `body{margin:0;background:#f5f6f7;color:#1f2328;font:14px/1.6
  system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif}
main{box-sizing:border-box;max-width:210mm;margin:16px auto;padding:16mm;background:#fff}
h1{margin:0;text-align:center;font-size:24px}.maker{margin:4px 0 16px;text-align:center;color:#57606a}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));margin:0 0 16px;border-top:1px solid #57606a}
dl div{display:flex;gap:8px;padding:4px 0;border-bottom:1px solid #e3e6ea}dt{flex:none;width:5em;color:#57606a}dd{margin:0}
table{width:100%;border-collapse:collapse}caption{padding:4px 0;text-align:left;font-weight:600}
th,td{padding:6px 8px;border:1px solid #57606a;text-align:left;font-weight:400}thead th{background:#f5f6f7}
.foot{margin-top:32px;color:#57606a;font-size:12px}
@media(max-width:767px){main{margin:0;padding:16px}}
@page{size:A4;margin:16mm}@media print{body{background:#fff}main{margin:0;padding:0;max-width:none}}`
