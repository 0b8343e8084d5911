import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need } from './command.ts'

const stockMove =
  (direction: 'in' | 'out' | 'write_off') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    const form = {
      goods: need(args, 0, 'GOODS'),
      warehouse: need(args, 1, 'WAREHOUSE'),
      lot: need(args, 2, 'LOT'),
      number: idOf(args, 3, 'PIECES'),
      produced: args[4],
      expires: args[5],
    }
    await erp.post(`/api/erp/stock/${direction}`, form)
    return stock(erp, args)
  }

/** Why nothing of a lot is sold. */
const withheldBy = (lot: unknown): string =>
  [
    cell(lot, 'is_recalled') === '1' ? '召回冻结 ' : '',
    cell(lot, 'is_held') === '1' ? '隔离 ' : '',
    cell(lot, 'is_lapsed') === '1' ? '已过期 ' : '',
  ].join('')

async function stock(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/stock', { goods: need(args, 0, 'GOODS') }))
  if (rows.length === 0) return '各仓都没有库存。'
  return table(
    ['商品', '名称', '仓库', '在库', '占用', '不可售', '批号'],
    rows.map((row) => [
      cell(row, 'goods_id'),
      cell(row, 'name'),
      cell(row, 'ck_id'),
      cell(row, 'on_hand'),
      cell(row, 'reserved'),
      cell(row, 'lapsed'),
      rowsOf(row, 'lots')
        .map((lot) => `${cell(lot, 'lot')}×${cell(lot, 'number')} (${withheldBy(lot)}${cell(lot, 'expires')})`)
        .join('  '),
    ]),
  )
}

export const stockCommands: readonly Command[] = [
  { name: 'stock', args: 'GOODS', what: '商品的库存与批号', run: stock },
  {
    name: 'stock in',
    args: 'GOODS WAREHOUSE LOT PIECES [PRODUCED EXPIRES]',
    what: '入库；新批号要写生产日期和有效期',
    run: stockMove('in'),
  },
  { name: 'stock out', args: 'GOODS WAREHOUSE LOT PIECES', what: '出库：破损或丢失', run: stockMove('out') },
  {
    name: 'stock write-off',
    args: 'GOODS WAREHOUSE LOT PIECES',
    what: '报废过期、召回冻结或不合格的批号；有监督人的销毁用 destroy',
    run: stockMove('write_off'),
  },
]
