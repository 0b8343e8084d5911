import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, optionIn, rest, Usage, wordsIn } from './command.ts'

const CHANNELS = ['wechat', 'alipay', 'bank']
const LISTED_MAX = 100

async function handIn(erp: ErpClient, args: readonly string[]): Promise<string> {
  const channel = need(wordsIn(args), 0, 'CHANNEL')
  if (!CHANNELS.includes(channel)) throw new Usage(`CHANNEL 应为 ${CHANNELS.join('、')} 之一，不是 ${channel}。`)
  const file = need(wordsIn(args), 1, 'FILE')
  const bytes = await readFile(file).catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  const done = await erp.send(`/api/erp/reconciliation/${channel}`, bytes, {
    from: optionIn(args, 'from'),
    to: optionIn(args, 'to'),
    columns: optionIn(args, 'columns'),
  })
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
    ['编号', '渠道', '差异', '行', '渠道单号', '摘要', '本店记录', '渠道所记', '本店所记', '处理'],
    rows.map((row) => [
      ...['id', 'channel', 'kind_text', 'line', 'txn', 'note', 'subject', 'there', 'here'].map((name) => cell(row, name)),
      [cell(row, 'decision'), cell(row, 'word'), cell(row, 'decided_by')].filter((word) => word !== '').join(' '),
    ]),
  )
  const more = Number(cell(page, 'total')) - rows.length
  return more > 0 ? `${told}\n… 另有 ${more} 项` : told
}

async function decide(erp: ErpClient, args: readonly string[]): Promise<string> {
  const id = idOf(args, 0, 'DIFFERENCE')
  const decision = need(args, 1, 'DECISION')
  need(args, 2, 'WORD')
  await erp.post(`/api/erp/reconciliation/${id}/decide`, { decision, word: rest(args, 2) })
  return `差异 ${id} 已处理。`
}

export const reconcileCommands: readonly Command[] = [
  {
    name: 'reconcile',
    args: 'wechat|alipay|bank FILE [--from=DAY --to=DAY] [--columns=date=…,in=…,out=…,txn=…]',
    what: '把微信、支付宝或银行的账单与本店账目核对；资金账单、账务明细同样提交',
    run: handIn,
  },
  { name: 'reconcile differences', args: '[all]', what: '账单与账目的差异；all 含已处理的', run: listed },
  {
    name: 'reconcile decide',
    args: 'DIFFERENCE accepted|corrected|refund_asked|settled WORD…',
    what: '处理一项差异；settled 为补记渠道独有的付款',
    run: decide,
  },
]
