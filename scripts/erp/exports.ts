import { readFile, rename, writeFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { type Command, need, optionIn, wordsIn } from './command.ts'

const KINDS = ['orders', 'members', 'after_sales', 'payments', 'invoices']

async function cursorIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0'
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  if (!/^[0-9]{1,15}\s*$/.test(text)) throw new ErpError(`${file} 里不是游标；删掉它就从头导出。`)
  return text.trim()
}

/** What changed since the last time, a JSON line each. The cursor is kept after its lines are written: an end in between repeats them. */
async function exportChanges(erp: ErpClient, args: readonly string[]): Promise<string> {
  const kind = need(wordsIn(args), 0, 'KIND')
  const file = need([optionIn(args, 'since') ?? ''], 0, '--since')
  let since = await cursorIn(file)
  for (let hasMore = true; hasMore;) {
    const page = await erp.get(`/api/erp/export/${kind}`, { since, limit: '1000' })
    const lines = rowsOf(page, 'data').map((row) => `${JSON.stringify(row)}\n`)
    if (lines.length > 0) await new Promise<void>((resolve) => process.stdout.write(lines.join(''), () => resolve()))
    since = cell(page, 'next')
    await writeFile(`${file}.new`, `${since}\n`)
    await rename(`${file}.new`, file)
    hasMore = cell(page, 'has_more') === '1'
  }
  return ''
}

export const exportCommands: readonly Command[] = [
  {
    name: 'export',
    args: `${KINDS.join('|')} --since=FILE`,
    what: '上次以来的变化，每行一条 JSON；游标存于 FILE',
    run: exportChanges,
  },
]
