import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, hasOption, idOf, need, optionIn, time, Usage, wordsIn } from './command.ts'

const ASK_AGAIN_MS = 1_000
const TOLD_MAX = 100

/** The run until it has ended, with how far it is on the terminal. */
export async function followed(erp: ErpClient, id: string): Promise<unknown> {
  for (;;) {
    const answer = await erp.get(`/api/erp/import/runs/${id}`, { per_page: String(TOLD_MAX) })
    const run = part(answer, 'run')
    if (!['waiting', 'checked', 'undoing'].includes(cell(run, 'status'))) return answer
    const lines = Number(cell(run, 'lines'))
    if (cell(run, 'status') === 'undoing') console.error('撤回中……')
    else console.error(`${cell(run, 'status') === 'checked' ? '写入' : '检查'} ${lines - Number(cell(run, 'waiting'))} / ${lines} 行……`)
    await wait(ASK_AGAIN_MS)
  }
}

export const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : null

const RUN_TEXTS: Readonly<Record<string, string>> = {
  waiting: '排队中',
  checked: '写入中',
  done: '完成',
  refused: '未写入',
  undone: '已撤回',
}

export const summary = (run: unknown): string =>
  [
    `导入 ${cell(run, 'id')}（${cell(run, 'kind')}）${cell(run, 'is_dry') === '1' ? '试运行' : ''}`,
    `${RUN_TEXTS[cell(run, 'status')] ?? cell(run, 'status')}：`,
    `共 ${cell(run, 'lines')} 行，新增 ${cell(run, 'created')}，修改 ${cell(run, 'changed')}，`,
    `未变 ${cell(run, 'same')}，有误 ${cell(run, 'wrong')}。`,
  ].join('')

/** The file as a run, to its end. */
export async function importedFile(erp: ErpClient, kind: string, file: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  const bytes = await readFile(file).catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  const started = await erp.send(`/api/erp/import/${encodeURIComponent(kind)}`, bytes, query)
  return followed(erp, cell(started, 'id'))
}

/** Wrong lines in Chinese, as the office reads them beside the file. */
export function problemLines(report: unknown): string[] {
  const lines = rowsOf(report, 'data').flatMap((line) =>
    rowsOf(line, 'problems').map((problem) => {
      const title = cell(problem, 'title')
      return `第 ${cell(line, 'line')} 行${title === '' ? '' : `「${title}」`}：${cell(problem, 'message')}`
    }),
  )
  const more = Number(cell(report, 'total')) - rowsOf(report, 'data').length
  return more > 0 ? [...lines, `……还有 ${more} 行`] : lines
}

/** A run or another publication, until it is taken back or was refused on the way. */
export async function undo(erp: ErpClient, args: readonly string[]): Promise<string> {
  const id = idOf(args, 0, 'VERSION')
  await erp.post(`/api/erp/import/runs/${id}/undo`)
  const run = part(await followed(erp, id), 'run')
  if (cell(run, 'undo_problem') !== '') throw new ErpError(cell(run, 'undo_problem'))
  return summary(run)
}

async function send(erp: ErpClient, args: readonly string[]): Promise<string> {
  const kind = need(wordsIn(args), 0, 'KIND')
  const file = need(wordsIn(args), 1, 'FILE')
  const mode = optionIn(args, 'mode') ?? 'all'
  if (!['all', 'right'].includes(mode)) throw new Usage(`--mode 应为 all、right 之一，不是 ${mode}。`)
  const place = Object.fromEntries(
    ['goods', 'warehouse'].flatMap((name) => {
      const said = optionIn(args, name)
      return said === undefined ? [] : [[name, said]]
    }),
  )
  const ended = await importedFile(erp, kind, file, { ...place, mode, dry_run: hasOption(args, 'dry-run') ? '1' : '0' })
  const run = part(ended, 'run')
  const told = [...problemLines(part(ended, 'report')), summary(run)].join('\n')
  if (cell(run, 'status') === 'refused') throw new ErpError(`${told}\n什么都没有写入。加 --mode=right 只写入没有错的行。`)
  return told
}

async function templates(erp: ErpClient, args: readonly string[]): Promise<string> {
  const folder = need(args, 0, 'DIR')
  await mkdir(folder, { recursive: true })
  const kinds = rowsOf(await erp.get('/api/erp/import')).map((kind) => cell(kind, 'name'))
  for (const kind of kinds)
    await writeFile(join(folder, `${kind}.xlsx`), await erp.download(`/api/erp/import/${kind}/template`, { format: 'xlsx' }))
  return `${kinds.length} 个模板已放入 ${folder}。`
}

async function listKinds(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/import')).map((kind) => [
    cell(kind, 'name'),
    cell(kind, 'title'),
    rowsOf(kind, 'columns')
      .map((column) => `${cell(column, 'title')}${cell(column, 'is_required') === '1' ? '*' : ''}`)
      .join(' '),
  ])
  return table(['种类', '名称', '列，* 为新增时必填'], rows)
}

async function runs(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/import/runs', { per_page: '50' }), 'data').map((run) => [
    cell(run, 'id'),
    cell(run, 'kind'),
    cell(run, 'is_dry') === '1' ? '试运行' : cell(run, 'mode'),
    RUN_TEXTS[cell(run, 'status')] ?? cell(run, 'status'),
    cell(run, 'lines'),
    cell(run, 'wrong'),
    cell(run, 'staff'),
    time(cell(run, 'created_at')),
  ])
  return rows.length === 0 ? '还没有导入过。' : table(['编号', '种类', '方式', '结果', '行数', '有误', '操作者', '时间'], rows)
}

export const importCommands: readonly Command[] = [
  {
    name: 'import',
    args: 'KIND FILE [--dry-run] [--mode=right] [--goods=CODE --warehouse=CODE]',
    what: '从文件导入：csv、xlsx 或 jsonl；追溯码也收厂家的关联关系 xml，另写明商品与仓库',
    run: send,
  },
  { name: 'import kinds', args: '', what: '可以导入的种类及其列', run: listKinds },
  { name: 'import templates', args: 'DIR', what: '每种一份待填的表格模板', run: templates },
  { name: 'import runs', args: '', what: '导入记录', run: runs },
  {
    name: 'import report',
    args: 'RUN',
    what: '一次导入的进度与有误的行',
    run: async (erp, args) => {
      const answer = await erp.get(`/api/erp/import/runs/${idOf(args, 0, 'RUN')}`, { per_page: String(TOLD_MAX) })
      return [...problemLines(part(answer, 'report')), summary(part(answer, 'run'))].join('\n')
    },
  },
  {
    name: 'import undo',
    args: 'RUN',
    what: '撤回一次导入；此后又改过的不能撤',
    run: undo,
  },
]
