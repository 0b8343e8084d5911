import { stat, writeFile } from 'node:fs/promises'
import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, time } from './command.ts'

async function rotateKeys(erp: ErpClient): Promise<string> {
  let [sealed, isFirst] = [0, true]
  for (;;) {
    const step = await erp.post('/api/erp/key/rotate', isFirst ? { is_first: '1' } : {})
    const key = cell(step, 'key')
    if (key === '') return '未设 DATA_KEYS，银行账号和税号以明文保存。'
    sealed += Number(cell(step, 'sealed'))
    if (cell(step, 'seen') === '0') return `已用 ${key} 重新加密 ${sealed} 行，其余早已如此；其他密钥可以撤下。`
    isFirst = false
  }
}

async function looks(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get(`/api/erp/member/${idOf(args, 0, 'MEMBER')}/looks`))
  if (rows.length === 0) return '没有人查看过其资质。'
  return table(
    ['时间', '查看人', '资质', '文件'],
    rows.map((row) => [time(cell(row, 'at')), cell(row, 'by'), cell(row, 'paper'), cell(row, 'ref')]),
  )
}

export const peopleCommands: readonly Command[] = [
  { name: 'keys rotate', args: '', what: '用 DATA_KEYS 的第一把密钥重新加密银行账号与税号', run: rotateKeys },
  {
    name: 'people export',
    args: 'MEMBER FILE',
    what: '导出一家会员及其负责人的全部资料（ZIP）',
    run: async (erp, args) => {
      const [member, file] = [idOf(args, 0, 'MEMBER'), need(args, 1, 'FILE')]
      await writeFile(file, await erp.download(`/api/erp/member/${member}/data`), { mode: 0o600 })
      return `${file}：${(await stat(file)).size} 字节。`
    },
  },
  { name: 'people looks', args: 'MEMBER', what: '谁看过会员的资质', run: looks },
  {
    name: 'people close',
    args: 'ACCOUNT',
    what: '应本人要求注销账号及其负责的门店；不可恢复',
    run: async (erp, args) => {
      await erp.post(`/api/erp/account/${idOf(args, 0, 'ACCOUNT')}/close`)
      return '已注销。'
    },
  },
]
