import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, parcelOf, rest, said, time, Usage } from './command.ts'

async function afterSales(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/afterSale', { status: args[0] ?? 'processing', per_page: '100' }), 'data')
  if (rows.length === 0) return '没有这样的售后单。'
  return table(
    ['编号', '单号', '订单号', '类型', '状态', '金额', '原因'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'no'),
      cell(row, 'order_no'),
      cell(row, 'type_text'),
      cell(row, 'status_text'),
      cell(row, 'amount'),
      cell(row, 'reason'),
    ]),
  )
}

async function showAfterSale(erp: ErpClient, args: readonly string[]): Promise<string> {
  const afterSale = await erp.get(`/api/erp/afterSale/${idOf(args, 0, 'AFTER-SALE')}`)
  const lines = rowsOf(afterSale, 'lines').map((line) => [cell(line, 'id'), cell(line, 'name'), cell(line, 'number'), cell(line, 'amount')])
  const events = rowsOf(afterSale, 'events').map((event) => [
    time(cell(event, 'at')),
    cell(event, 'text'),
    cell(event, 'actor'),
    cell(event, 'note'),
  ])
  return [
    `${cell(afterSale, 'no')}  ${cell(afterSale, 'type_text')}  ${cell(afterSale, 'status_text')}  ${cell(afterSale, 'amount')}`,
    table(['行', '商品', '数量', '金额'], lines),
    table(['时间', '状态', '操作者', '备注'], events),
  ].join('\n\n')
}

/** `NAME=URL` each. */
function filesOf(args: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    args.flatMap((file, at) => {
      const cut = file.indexOf('=')
      if (cut < 1) throw new Usage(`文件应写作 名称=地址，不是 ${file}。`)
      return [
        [`files[${at}][name]`, file.slice(0, cut)],
        [`files[${at}][url]`, file.slice(cut + 1)],
      ]
    }),
  )
}

const decide =
  (verb: string, form: (args: readonly string[]) => Record<string, string | undefined>) =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> =>
    said(await erp.post(`/api/erp/afterSale/${idOf(args, 0, 'AFTER-SALE')}/${verb}`, form(args)))

export const afterSaleCommands: readonly Command[] = [
  { name: 'after-sale list', args: '[processing|record]', what: '处理中的售后，或已结束的', run: afterSales },
  { name: 'after-sale show', args: 'AFTER-SALE', what: '一笔售后：商品行与经过', run: showAfterSale },
  {
    name: 'after-sale approve',
    args: 'AFTER-SALE [NOTE…]',
    what: '同意售后',
    run: decide('approve', (args) => ({ note: rest(args, 1) })),
  },
  {
    name: 'after-sale reject',
    args: 'AFTER-SALE REASON…',
    what: '拒绝售后，并说明原因',
    run: decide('reject', (args) => ({ reason: rest(args, 1) })),
  },
  {
    name: 'after-sale received',
    args: 'AFTER-SALE [unsellable]',
    what: '退货已收到；unsellable 表示不能再售',
    run: decide('received', (args) => ({ sellable: args[1] === 'unsellable' ? '0' : '1' })),
  },
  { name: 'after-sale refund', args: 'AFTER-SALE', what: '按行退款，原路退回', run: decide('refund', () => ({})) },
  {
    name: 'after-sale ship',
    args: 'AFTER-SALE CARRIER NUMBER',
    what: '补发或换货寄出',
    run: decide('ship', parcelOf),
  },
  {
    name: 'after-sale done',
    args: 'AFTER-SALE [NAME=ADDRESS…]',
    what: '办结；可附资料，写成 名称=网址',
    run: decide('done', (args) => filesOf(args.slice(1))),
  },
  {
    name: 'refund settled',
    args: 'REFUND',
    what: '汇款的退款已手工汇出',
    run: async (erp, args) => {
      await erp.post(`/api/erp/refund/${idOf(args, 0, 'REFUND')}/settled`)
      return '已记下。'
    },
  },
]
