import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need } from './command.ts'

async function ending(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/dossier', args[0] === undefined ? {} : { days: idOf(args, 0, 'DAYS') }))
  if (rows.length === 0) return '没有将到期的首营资料。'
  return table(
    ['编号', '商品', '名称', '资料', '证号', '版次', '有效期至', '剩余天数'],
    rows.map((row) => ['id', 'goods_id', 'goods_name', 'name', 'no', 'version', 'expires_on', 'days_left'].map((name) => cell(row, name))),
  )
}

/** `--goods=A01 --no=国药准字H1 --expires_on=2031-05-31` as the call names them. */
const fieldsIn = (options: readonly string[]): Record<string, string> =>
  Object.fromEntries(options.map((option) => option.replace('--', '').split(/=(.*)/s).slice(0, 2) as [string, string]))

async function enter(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [kind, file] = [need(args, 0, 'KIND'), need(args, 1, 'FILE')]
  const bytes = await readFile(file).catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  const entered = await erp.send('/api/erp/dossier', Uint8Array.from(bytes), { kind, ...fieldsIn(args.slice(2)) })
  const [id, version] = [cell(entered, 'id'), cell(entered, 'version')]
  if (cell(entered, 'state') === 'same') return `与现行的第 ${version} 版相同，没有变化。`
  return `资料 ${id} 已登记，为第 ${version} 版${version === '1' ? '' : '；已通知索取过的门店'}。`
}

export const dossierCommands: readonly Command[] = [
  { name: 'dossier', args: '[DAYS]', what: '多少天内（默认 60）到期与已过期的首营资料', run: ending },
  {
    name: 'dossier enter',
    args: 'KIND FILE [--goods=CODE] [--lot=LOT] [--no=NO] [--issued_on=DAY] [--expires_on=DAY]',
    what: '登记首营资料（图片或 PDF）：企业的 mandate、seal、quality、account，品种的 approval、maker、standard、package、lab_report',
    run: enter,
  },
  {
    name: 'dossier end',
    args: 'PAPER',
    what: '撤下误登记的首营资料，上一版恢复现行',
    run: async (erp, args) => {
      const id = idOf(args, 0, 'PAPER')
      await erp.post(`/api/erp/dossier/${id}/end`, {})
      return `资料 ${id} 已撤下。`
    },
  },
]
