import { parseArgs } from 'node:util'
import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, time, Usage } from './command.ts'

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

const OPTIONS = {
  scopes: { type: 'string' },
  days: { type: 'string' },
  hours: { type: 'string' },
  person: { type: 'boolean' },
} as const

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : '选项有误。')
  }
}

async function newToken(erp: ErpClient, args: readonly string[]): Promise<string> {
  const { values, positionals } = optionsIn(args)
  const name = need(positionals, 0, 'NAME')
  if (values.scopes === undefined) throw new Usage('缺少 --scopes。')
  const kind = values.person === true ? 'person' : 'program'
  return issued(await erp.post('/api/erp/token', { name, kind, scopes: values.scopes, days: values.days }))
}

async function rotate(erp: ErpClient, args: readonly string[]): Promise<string> {
  const { values, positionals } = optionsIn(args)
  const { hours, days } = values
  return issued(await erp.post(`/api/erp/token/${idOf(positionals, 0, 'TOKEN')}/rotate`, { hours, days }))
}

export const tokenCommands: readonly Command[] = [
  { name: 'tokens', args: '', what: 'who may call for the office: names, scopes, last use', run: tokens },
  {
    name: 'tokens new',
    args: 'NAME --scopes=goods,stock [--days=365] [--person]',
    what: 'a token for a program, or with --person for a person; shown once',
    run: newToken,
  },
  {
    name: 'tokens rotate',
    args: 'TOKEN [--hours=24] [--days=365]',
    what: 'a new secret; the old one works for some hours more',
    run: rotate,
  },
  {
    name: 'tokens revoke',
    args: 'TOKEN',
    what: 'ends a token at once and for good',
    run: async (erp, args) => {
      await erp.post(`/api/erp/token/${idOf(args, 0, 'TOKEN')}/revoke`)
      return '已停用。'
    },
  },
]
