import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, hasOption, idOf, need, optionIn, time, Usage, wordsIn } from './command.ts'

async function tokens(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/token'))
  if (rows.length === 0) return '还没有令牌：只有设置里的 ERP_TOKEN 可用。'
  return table(
    ['编号', '名称', '类型', '权限', '创建者', '最近使用', '有效期至', '状态'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'name'),
      cell(row, 'kind'),
      rowsOf(row, 'scopes').join(','),
      cell(row, 'created_by'),
      time(cell(row, 'last_used_at')),
      time(cell(row, 'expires_at')),
      stateOf(row),
    ]),
  )
}

function stateOf(row: unknown): string {
  if (cell(row, 'revoked_at') !== '') return '已停用'
  const oldUntil = cell(row, 'old_until')
  const factor = cell(row, 'factor_at') === '' ? '' : '已启用动态口令'
  return oldUntil === '' ? factor : `旧密钥可用至 ${time(oldUntil)}`
}

function issued(data: unknown): string {
  const oldUntil = cell(data, 'old_until')
  return [
    cell(data, 'token'),
    '',
    `令牌 ${cell(data, 'id')}“${cell(data, 'name')}”有效期至 ${time(cell(data, 'expires_at'))}。`,
    ...(oldUntil === '' ? [] : [`旧密钥可用至 ${time(oldUntil)}。`]),
    '请立即保存，不会再次显示。',
  ].join('\n')
}

async function newToken(erp: ErpClient, args: readonly string[]): Promise<string> {
  const name = need(wordsIn(args), 0, 'NAME')
  const scopes = optionIn(args, 'scopes')
  if (scopes === undefined) throw new Usage('缺少 --scopes。')
  const kind = hasOption(args, 'person') ? 'person' : 'program'
  return issued(await erp.post('/api/erp/token', { name, kind, scopes, days: optionIn(args, 'days') }))
}

async function rotate(erp: ErpClient, args: readonly string[]): Promise<string> {
  const form = { hours: optionIn(args, 'hours'), days: optionIn(args, 'days') }
  return issued(await erp.post(`/api/erp/token/${idOf(wordsIn(args), 0, 'TOKEN')}/rotate`, form))
}

export const tokenCommands: readonly Command[] = [
  { name: 'tokens', args: '', what: '令牌列表：名称、权限、最近使用', run: tokens },
  {
    name: 'tokens new',
    args: 'NAME --scopes=goods,stock [--days=365] [--person]',
    what: '新令牌，给程序用，加 --person 给个人；只显示一次',
    run: newToken,
  },
  {
    name: 'tokens rotate',
    args: 'TOKEN [--hours=24] [--days=365]',
    what: '换密钥；旧密钥还可用若干小时',
    run: rotate,
  },
  {
    name: 'tokens revoke',
    args: 'TOKEN',
    what: '立即停用令牌，不可恢复',
    run: async (erp, args) => {
      await erp.post(`/api/erp/token/${idOf(args, 0, 'TOKEN')}/revoke`)
      return '已停用。'
    },
  },
]
