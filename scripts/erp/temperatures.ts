import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time } from './command.ts'

const degrees = (row: unknown, name: string): string => (Number(cell(row, name)) / 10).toFixed(1)

async function temperatures(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/temperature'))
  if (rows.length === 0) return '没有温度记录。'
  return table(
    ['编号', '状态', '订单', '运单号', '记录仪', '最低', '最高', '平均', '开始', '理由'],
    rows.map((row) => [
      ...['id', 'state_text', 'order_no', 'tracking_no', 'logger'].map((name) => cell(row, name)),
      ...['lowest', 'highest', 'mean'].map((name) => degrees(row, name)),
      time(cell(row, 'started_at')),
      cell(row, 'reason'),
    ]),
  )
}

async function enter(erp: ErpClient, args: readonly string[]): Promise<string> {
  const file = need(args, 0, 'FILE')
  const samples = await readFile(file, 'utf8').catch(() => {
    throw new ErpError(`读不到文件 ${file}。`)
  })
  const rows = rowsOf(await erp.post('/api/erp/temperature', { samples }))
  return table(
    ['编号', '运单号', '记录仪', '状态', ''],
    rows.map((row) => [
      ...['id', 'tracking_no', 'logger', 'state_text'].map((name) => cell(row, name)),
      cell(row, 'is_new') === '1' ? '' : '此前已登记',
    ]),
  )
}

function decide(verb: 'release' | 'condemn', done: string): Command['run'] {
  return async (erp, args) => {
    const id = idOf(args, 0, 'SERIES')
    need(args, 1, 'REASON')
    const answer = await erp.post(`/api/erp/temperature/${id}/${verb}`, { reason: rest(args, 1) })
    const afterSale = cell(answer, 'after_sale_id')
    return `温度记录 ${id} ${done}${afterSale === '' ? '。' : `，已同意售后 ${afterSale}。`}`
  }
}

export const temperatureCommands: readonly Command[] = [
  { name: 'temperature', args: '', what: '运输温度记录，最新的在前', run: temperatures },
  {
    name: 'temperature enter',
    args: 'FILE',
    what: '登记温度记录：UTF-8 的 csv，一行一个数据：运单号,记录仪编号,时间,温度；可重复提交',
    run: enter,
  },
  { name: 'temperature release', args: 'SERIES REASON…', what: '超温放行，写明理由', run: decide('release', '已放行') },
  { name: 'temperature condemn', args: 'SERIES REASON…', what: '超温判废：直接同意退货退款', run: decide('condemn', '已判废') },
]
