import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, Usage } from './command.ts'

const CHANNELS = ['wechat', 'alipay', 'bank']
const DECISIONS = ['accepted', 'corrected', 'refund_asked', 'settled']
const LISTED_MAX = 100
const OPTIONS = { from: { type: 'string' }, to: { type: 'string' }, columns: { type: 'string' } } as const

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : '选项有误。')
  }
}

async function handIn(erp: ErpClient, args: readonly string[]): Promise<string> {
  const { values, positionals } = optionsIn(args)
  const channel = need(positionals, 0, 'CHANNEL')
  if (!CHANNELS.includes(channel)) throw new Usage(`CHANNEL 应为 ${CHANNELS.join('、')} 之一，不是 ${channel}。`)
  const file = need(positionals, 1, 'FILE')
  const bytes = await readFile(file).catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  const done = await erp.send(`/api/erp/reconciliation/${channel}`, bytes, values)
  const days = `${cell(done, 'first_day')} – ${cell(done, 'last_day')}`
  const told = `账单 ${cell(done, 'id')}（${days}）：${cell(done, 'lines')} 笔，其中 ${cell(done, 'fresh')} 笔首次收到。`
  return `${told}\n${await listed(erp, [])}`
}

async function listed(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [state] = args
  const page = await erp.get('/api/erp/reconciliation', { state, per_page: String(LISTED_MAX) })
  const rows = rowsOf(page, 'data')
  if (rows.length === 0) return '没有待处理的差异。'
  const told = table(
    ['编号', '渠道', '差异', '行', '渠道单号', '本店记录', '渠道所记', '本店所记', '处理'],
    rows.map((row) => [
      ...['id', 'channel', 'kind_text', 'line', 'txn', 'subject', 'there', 'here'].map((name) => cell(row, name)),
      [cell(row, 'decision'), cell(row, 'word'), cell(row, 'decided_by')].filter((word) => word !== '').join(' '),
    ]),
  )
  const more = Number(cell(page, 'total')) - rows.length
  return more > 0 ? `${told}\n… 另有 ${more} 项` : told
}

async function decide(erp: ErpClient, args: readonly string[]): Promise<string> {
  const id = idOf(args, 0, 'DIFFERENCE')
  const decision = need(args, 1, 'DECISION')
  if (!DECISIONS.includes(decision)) throw new Usage(`DECISION 应为 ${DECISIONS.join('、')} 之一，不是 ${decision}。`)
  need(args, 2, 'WORD')
  await erp.post(`/api/erp/reconciliation/${id}/decide`, { decision, word: rest(args, 2) })
  return `差异 ${id} 已处理。`
}

export const reconcileCommands: readonly Command[] = [
  {
    name: 'reconcile',
    args: 'CHANNEL FILE [--from=DAY --to=DAY] [--columns=date=…,in=…,out=…,txn=…]',
    what: 'compares a statement of wechat, alipay or the bank with our books',
    run: handIn,
  },
  { name: 'reconcile differences', args: '[all]', what: 'where statements and our books differ', run: listed },
  {
    name: 'reconcile decide',
    args: 'DIFFERENCE accepted|corrected|refund_asked|settled WORD',
    what: 'ends a difference; settled books a payment that the channel alone has',
    run: decide,
  },
]
