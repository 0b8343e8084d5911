import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time } from './command.ts'

async function chats(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/chat'))
  if (rows.length === 0) return '还没有门店留言。'
  return table(
    ['会员', '门店', '待回复', '最后一句', '时间'],
    rows.map((row) => [
      cell(row, 'member_id'),
      cell(row, 'company'),
      cell(row, 'is_waiting') === '1' ? '是' : '',
      cell(row, 'content') || '（图片）',
      time(cell(row, 'at')),
    ]),
  )
}

async function showChat(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get(`/api/erp/chat/${idOf(args, 0, 'MEMBER')}`, { per_page: '50' }), 'data').toReversed()
  if (rows.length === 0) return '这家门店没有留言。'
  return table(
    ['时间', '谁', '内容'],
    rows.map((row) => [
      time(cell(row, 'created_at')),
      cell(row, 'staff') || '门店',
      [cell(row, 'content'), cell(row, 'image')].filter(Boolean).join(' '),
    ]),
  )
}

export const chatCommands: readonly Command[] = [
  { name: 'chat list', args: '', what: '门店给客户经理的留言，待回复的在前', run: chats },
  { name: 'chat show', args: 'MEMBER', what: '与一家门店的往来留言', run: showChat },
  {
    name: 'chat answer',
    args: 'MEMBER WORDS…',
    what: '回复门店',
    run: async (erp, args) => {
      await erp.post(`/api/erp/chat/${idOf(args, 0, 'MEMBER')}`, { content: rest(args, 1) ?? need([], 0, 'WORDS') })
      return '已发送。'
    },
  },
]
