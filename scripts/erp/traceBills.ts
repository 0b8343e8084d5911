import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, optionIn, time } from './command.ts'

async function bills(erp: ErpClient, args: readonly string[]): Promise<string> {
  const asked = Object.fromEntries(['state', 'before'].map((name) => [name, optionIn(args, name)]))
  const rows = rowsOf(await erp.get('/api/erp/traceBill', asked))
  if (rows.length === 0) return '没有单据。'
  return table(
    ['编号', '单号', '类型', '门店', '时间', '追溯码', '最小包装', '平台数量', '状态', '原因'],
    rows.map((row) => [
      ...['id', 'no', 'bill_type', 'company'].map((name) => cell(row, name)),
      time(cell(row, 'at')),
      ...['codes', 'pieces', 'platform_count', 'state_text', 'reason'].map((name) => cell(row, name)),
    ]),
  )
}

async function bill(erp: ErpClient, args: readonly string[]): Promise<string> {
  const found = await erp.get(`/api/erp/traceBill/${idOf(args, 0, 'BILL')}`)
  const tries = rowsOf(found, 'tries').map((row) => [
    time(cell(row, 'time')),
    ...['what', 'result', 'words'].map((name) => cell(row, name)),
  ])
  return [
    `${cell(found, 'no')} ${cell(found, 'company')} ${cell(found, 'state_text')} ${cell(found, 'reason')}`.trim(),
    '',
    tries.length === 0 ? '还没有与平台往来。' : table(['时间', '往来', '结果', '平台的回答'], tries),
    '',
    ...rowsOf(found, 'code_list').map(String),
  ].join('\n')
}

export const traceBillCommands: readonly Command[] = [
  {
    name: 'codes bills',
    args: '[--state=partner_missing] [--before=ID]',
    what: '上传码上放心的单据，最新的在前',
    run: bills,
  },
  { name: 'codes bill', args: 'BILL', what: '一张单据的追溯码与上传经过', run: bill },
  {
    name: 'codes again',
    args: 'BILL',
    what: '再上传或再核对一张单据；平台可能已有的先查询',
    run: async (erp, args) => {
      await erp.post(`/api/erp/traceBill/${idOf(args, 0, 'BILL')}/again`)
      return '已排入上传。'
    },
  },
  {
    name: 'codes partner',
    args: 'MEMBER ENT_ID',
    what: '填写门店在码上放心的企业标识，缺往来单位的单据随即上传',
    run: async (erp, args) => {
      const [member, entId] = [idOf(args, 0, 'MEMBER'), need(args, 1, 'ENT_ID')]
      const saved = await erp.post(`/api/erp/member/${member}/partner`, { ent_id: entId })
      return `已保存，${cell(saved, 'released')} 张单据随即上传。`
    },
  },
]
