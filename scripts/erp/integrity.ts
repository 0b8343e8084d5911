import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, Shortfall, time } from './command.ts'

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

export const integrityCommands: readonly Command[] = [
  { name: 'verify', args: '', what: '核对历史记录是否与写入时一致，逐条列出差异；有差异时结束码为 1', run: verify },
]
