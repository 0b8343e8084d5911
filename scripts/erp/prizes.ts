import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, parcelOf, time } from './command.ts'

async function prizes(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/prize'))
  if (rows.length === 0) return '没有待寄的奖品。'
  return table(
    ['编号', '奖品', '门店', '收件人', '电话', '地址', '中奖时间'],
    rows.map((row) => {
      const recipient = (row as { readonly recipient: unknown }).recipient ?? {}
      return [
        ...['id', 'prize', 'company'].map((name) => cell(row, name)),
        ...['name', 'phone', 'address'].map((name) => cell(recipient, name)),
        time(cell(row, 'created_at')),
      ]
    }),
  )
}

const parcel = (verb: 'sent' | 'corrected'): Command['run'] => {
  return async (erp, args) => {
    const done = await erp.post(`/api/erp/prize/${idOf(args, 0, 'PRIZE')}/${verb}`, parcelOf(args))
    return `奖品 ${cell(done, 'id')}：${cell(done, 'carrier')} ${cell(done, 'tracking_no')}`
  }
}

export const prizeCommands: readonly Command[] = [
  { name: 'prizes', args: '', what: '待寄的奖品及收货地址', run: prizes },
  {
    name: 'prize sent',
    args: 'PRIZE CARRIER NUMBER',
    what: '奖品已寄出，并通知门店',
    run: parcel('sent'),
  },
  {
    name: 'prize corrected',
    args: 'PRIZE CARRIER NUMBER',
    what: '更正奖品的承运商或运单号，并通知门店',
    run: parcel('corrected'),
  },
]
