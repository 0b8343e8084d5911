import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time } from './command.ts'

async function chats(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/chat'))
  if (rows.length === 0) return 'Nobody has written.'
  return table(
    ['member', 'shop', 'waits', 'last words', 'at (UTC)'],
    rows.map((row) => [
      cell(row, 'member_id'),
      cell(row, 'company'),
      cell(row, 'is_waiting') === '1' ? 'yes' : '',
      cell(row, 'content') || '(picture)',
      time(cell(row, 'at')),
    ]),
  )
}

async function showChat(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get(`/api/erp/chat/${idOf(args, 0, 'MEMBER')}`, { per_page: '50' }), 'data').toReversed()
  if (rows.length === 0) return 'This shop has not written.'
  return table(
    ['at (UTC)', 'who', 'words'],
    rows.map((row) => [
      time(cell(row, 'created_at')),
      cell(row, 'staff') || 'the shop',
      [cell(row, 'content'), cell(row, 'image')].filter(Boolean).join(' '),
    ]),
  )
}

export const chatCommands: readonly Command[] = [
  { name: 'chat list', args: '', what: 'what shops have written to their managers, those that wait first', run: chats },
  { name: 'chat show', args: 'MEMBER', what: 'the thread with one shop', run: showChat },
  {
    name: 'chat answer',
    args: 'MEMBER WORDS',
    what: 'answers a shop',
    run: async (erp, args) => {
      await erp.post(`/api/erp/chat/${idOf(args, 0, 'MEMBER')}`, { content: rest(args, 1) ?? need([], 0, 'WORDS') })
      return 'Sent.'
    },
  },
]
