import { writeFile } from 'node:fs/promises'
import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time, Usage } from './command.ts'

async function recalls(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/recall'))
  if (rows.length === 0) return '没有召回。'
  return table(
    ['编号', '状态', '批号', '原因', '发起', '已通知', '已读', '已回复', '逾期'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'state_text'),
      rowsOf(row, 'lots')
        .map((lot) => `${cell(lot, 'name')} ${cell(lot, 'lot')}`)
        .join('、'),
      cell(row, 'reason'),
      `${cell(row, 'opened_by')} ${time(cell(row, 'opened_at'))}`,
      ...['told', 'read', 'answered', 'late'].map((name) => cell(row, name)),
    ]),
  )
}

/** `A01=20260101`, the wholesaler's code and the number on the package. */
function lotsIn(words: readonly string[]): Record<string, string> {
  if (words.length === 0) throw new Usage('缺少 GOODS=LOT。')
  return Object.fromEntries(
    words.flatMap((word, nth) => {
      const [, goods = '', lot = ''] = /^([^=]+)=(.+)$/.exec(word) ?? []
      if (lot === '') throw new Usage(`批号应写作 商品编码=批号，不是 ${word}。`)
      return [
        [`lots[${nth}][goods]`, goods],
        [`lots[${nth}][lot]`, lot],
      ]
    }),
  )
}

async function open(erp: ErpClient, args: readonly string[]): Promise<string> {
  const level = need(args, 0, 'LEVEL')
  if (!/^[123]$/.test(level)) throw new Usage(`LEVEL 应为 1、2 或 3，不是 ${level}。`)
  const form = { level, reason: need(args, 1, 'REASON'), instruction: need(args, 2, 'INSTRUCTION'), ...lotsIn(args.slice(3)) }
  const done = await erp.post('/api/erp/recall', form)
  return `召回 ${cell(done, 'id')} 已发起：批号已冻结，已通知 ${cell(done, 'holders')} 家门店。`
}

const pieces = (row: unknown, name: string): string => (cell(row, name) === '' ? '—' : cell(row, name))

async function show(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get(`/api/erp/recall/${idOf(args, 0, 'RECALL')}`))
  if (rows.length === 0) return '没有门店购入这些批号。'
  return table(
    ['门店', '电话', '最迟回复', '已读', '回复', '逾期', '发出', '已退过', '在库', '已售', '退回', '已收到', '已退款'],
    rows.map((row) => [
      cell(row, 'company'),
      cell(row, 'phone'),
      ...['due_at', 'read_at', 'answered_at'].map((name) => time(cell(row, name))),
      cell(row, 'is_late') === '1' ? '是' : '',
      ...['shipped', 'came_back', 'on_hand', 'used', 'back', 'returned'].map((name) => pieces(row, name)),
      cell(row, 'refunded'),
    ]),
  )
}

export const recallCommands: readonly Command[] = [
  { name: 'recall', args: '', what: '召回及其回复进度', run: recalls },
  {
    name: 'recall open',
    args: 'LEVEL REASON INSTRUCTION GOODS=LOT…',
    what: '发起召回：冻结批号并通知购入的门店；级别 1、2、3 为 24、48、72 小时内回复',
    run: open,
  },
  { name: 'recall show', args: 'RECALL', what: '各门店的发出、已读、回复、退回与退款，未回复的在前', run: show },
  {
    name: 'recall report',
    args: 'RECALL FILE',
    what: '召回报告存为 xlsx 文件',
    run: async (erp, args) => {
      const [id, file] = [idOf(args, 0, 'RECALL'), need(args, 1, 'FILE')]
      await writeFile(file, await erp.download(`/api/erp/recall/${id}/report`))
      return `召回 ${id} 的报告已存为 ${file}。`
    },
  },
  {
    name: 'recall close',
    args: 'RECALL [NOTE…]',
    what: '结束召回；批号继续冻结，待报废',
    run: async (erp, args) => {
      const id = idOf(args, 0, 'RECALL')
      await erp.post(`/api/erp/recall/${id}/close`, { note: rest(args, 1) })
      return `召回 ${id} 已结束，批号仍冻结；报废用 stock write-off。`
    },
  },
  {
    name: 'recall lift',
    args: 'RECALL REASON…',
    what: '撤销误发起的召回，批号恢复销售；发起人自己不能撤销',
    run: async (erp, args) => {
      const id = idOf(args, 0, 'RECALL')
      need(args, 1, 'REASON')
      await erp.post(`/api/erp/recall/${id}/lift`, { note: rest(args, 1) })
      return `召回 ${id} 已撤销，批号恢复销售。`
    },
  },
]
