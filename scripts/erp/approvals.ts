import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time } from './command.ts'

async function approvals(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/approval', { state: args[0], per_page: '50' }), 'data')
  if (rows.length === 0) return '没有等待批准的申请。'
  return table(
    ['编号', '事项', '单号', '店铺', '金额', '申请人', '申请时间', '办理'],
    rows.map((row) => [
      ...['id', 'action_text', 'no', 'company', 'amount', 'staff'].map((name) => cell(row, name)),
      time(cell(row, 'proposed_at')),
      [cell(row, 'decided_by'), cell(row, 'note')].filter((word) => word !== '').join('：'),
    ]),
  )
}

export const approvalCommands: readonly Command[] = [
  { name: 'approvals', args: '[all]', what: '等待另一人批准的大额付款与退款', run: approvals },
  {
    name: 'approvals approve',
    args: 'APPROVAL',
    what: '批准并执行；申请人自己不能批准',
    run: async (erp, args) => {
      const id = idOf(args, 0, 'APPROVAL')
      await erp.post(`/api/erp/approval/${id}/approve`)
      return `申请 ${id} 已批准并办理。`
    },
  },
  {
    name: 'approvals decline',
    args: 'APPROVAL REASON…',
    what: '退回申请，并说明原因；款项未动',
    run: async (erp, args) => {
      const id = idOf(args, 0, 'APPROVAL')
      need(args, 1, 'REASON')
      await erp.post(`/api/erp/approval/${id}/decline`, { note: rest(args, 1) })
      return `申请 ${id} 已退回。`
    },
  },
]
