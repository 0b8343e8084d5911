import { formatDateTime } from 'rules/time'
import type { Inspection, Section } from './inspection.schemas.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

const STYLE = `body{font:14px/1.5 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1a1a1a}
body{max-width:1480px;margin:24px auto;padding:0 16px}
h1{font-size:22px;margin:0 0 4px}h2{font-size:16px;margin:24px 0 8px;break-after:avoid}p{margin:4px 0;color:#555}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}thead{display:table-header-group}tr{break-inside:avoid}
th,td{border:1px solid #bbb;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:break-word}
th{background:#f3f3f3;white-space:nowrap}
@media print{body{max-width:none;margin:0;font-size:10px}th,td{padding:3px 4px;overflow-wrap:anywhere}
.wide{overflow:visible}th{white-space:normal}@page{size:A4 landscape;margin:12mm}}`

/** A page that stands alone: it opens from the ZIP without a net, and is printed as it is. */
export function inspectionPage(file: Inspection): string {
  const { title, company, made_at: at, chain, sections } = file
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(title)} 检查资料</title><style>${STYLE}</style></head><body>
<h1>${text(title)} 检查资料</h1>
<p>${text(company)}　出具时间 ${formatDateTime(at)}</p>
<p>防篡改链共 ${chain.links} 环${chain.head === null ? '' : `，末环散列 ${chain.head}`}</p>
${sections.map(section).join('\n')}
</body></html>
`
}

function section({ title, columns, rows, is_cut: isCut }: Section): string {
  const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`
  const head = columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')
  return `<h2>${text(title)}</h2><div class="wide"><table><thead><tr>${head}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table></div>${isCut === 1 ? `<p>行数过多，只列出前 ${rows.length} 行。</p>` : ''}`
}
