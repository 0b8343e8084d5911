import { writeFile } from 'node:fs/promises'
import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, need, optionIn, Shortfall, time, Usage, wordsIn } from './command.ts'

/** Findings that are listed; more are counted. */
const LISTED = 200

/** The whole chain, some ten thousand rows a call. */
async function verify(erp: ErpClient): Promise<string> {
  const found: string[][] = []
  let [broken, rows]: [number, number] = [0, 0]
  let page: unknown
  for (let after = '0'; after !== ''; after = cell(page, 'next')) {
    page = await erp.get('/api/erp/integrity', { after })
    const more = rowsOf(page, 'broken')
    found.push(...more.slice(0, LISTED - found.length).map((row) => ['link', 'key', 'text'].map((name) => cell(row, name))))
    broken += more.length
    rows += Number(cell(page, 'rows'))
    if (process.stderr.isTTY) process.stderr.write(`\r已核对 ${cell(page, 'checked')} / ${cell(page, 'links')} 环 `)
  }
  if (broken === 0) return summary(page, rows)
  const left = broken > found.length ? `\n… 另有 ${broken - found.length} 处` : ''
  throw new Shortfall(`${table(['环', '编号', '差异'], found)}${left}\n\n不一致：${broken} 处。${summary(page, rows)}`)
}

function summary(page: unknown, rows: number): string {
  if (cell(page, 'links') === '0') return '链上还没有记录：请等定时任务 link_histories 运行。'
  const last = `末环 ${cell(page, 'links')}（${time(cell(page, 'head_at'))}）：${cell(page, 'head')}`
  return `已核对 ${cell(page, 'checked')} 环、${rows} 条记录。\n${last}`
}

const fileIn = (args: readonly string[]): string => need([optionIn(args, 'out') ?? ''], 0, '--out=FILE')

async function inspection(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [kind, key, file] = [need(args, 0, 'KIND'), need(wordsIn(args), 1, 'KEY'), fileIn(args)]
  await writeFile(file, await erp.download(`/api/erp/inspection/${kind}/${encodeURIComponent(key)}/file`))
  return `检查资料已存为 ${file}；解压后打开 index.html，可直接打印。`
}

async function sales(erp: ErpClient, args: readonly string[]): Promise<string> {
  const file = fileIn(args)
  const [from, to] = ['from', 'to'].map((name) => need([optionIn(args, name) ?? ''], 0, `--${name}=DAY`))
  const format = /\.(csv|xlsx)$/i.exec(file)?.[1]?.toLowerCase()
  if (format === undefined) throw new Usage(`文件名应以 .csv 或 .xlsx 结尾，不是 ${file}。`)
  await writeFile(file, await erp.download('/api/erp/sales', { from, to, format }))
  return `销售记录已存为 ${file}。`
}

export const integrityCommands: readonly Command[] = [
  {
    name: 'inspection',
    args: 'code|lot|order KEY --out=FILE',
    what: '检查资料存为 ZIP：来源、去向、单据与经办；批号重名时写作 商品编码=批号',
    run: inspection,
  },
  { name: 'sales', args: '--from=DAY --to=DAY --out=FILE', what: '销售记录存为 .csv 或 .xlsx，按发货日期', run: sales },
  { name: 'verify', args: '', what: '核对历史记录是否与写入时一致，逐条列出差异；有差异时结束码为 1', run: verify },
]
