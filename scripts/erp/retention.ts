import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, time } from './command.ts'

async function show(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/retention'))
  return table(
    ['种类', '内容', '保存', '单位', '至少', '已处理', '最近一次'],
    rows.map((row) => [...['kind', 'name', 'keep', 'unit', 'least', 'done'].map((name) => cell(row, name)), time(cell(row, 'done_at'))]),
  )
}

async function set(erp: ErpClient, args: readonly string[]): Promise<string> {
  await erp.post('/api/erp/retention', { kind: need(args, 0, 'KIND'), keep: idOf(args, 1, 'NUMBER') })
  return '已保存，十分钟内的下一轮起生效。'
}

export const retentionCommands: readonly Command[] = [
  { name: 'retention', args: '', what: '各类记录的保存期限；0 为永久', run: show },
  { name: 'retention set', args: 'KIND NUMBER', what: '设置保存期限，单位见列表', run: set },
]
