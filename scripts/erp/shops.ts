import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, time, Usage } from './command.ts'

const SHOP_ROLES = ['owner', 'buyer', 'finance', 'none'] as const

async function certificates(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/certificate'))
  return rows.length === 0
    ? '没有待审资质。'
    : table(
        ['编号', '门店', '种类', '证号', '有效期至'],
        rows.map((row) => ['id', 'company', 'kind', 'no', 'valid_to'].map((name) => cell(row, name))),
      )
}

const decideCertificate =
  (agree: '0' | '1') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    await erp.post(`/api/erp/certificate/${idOf(args, 0, 'CERTIFICATE')}/decide`, { agree, note: rest(args, 1) })
    return agree === '1' ? '已通过。' : '已驳回。'
  }

async function shops(erp: ErpClient): Promise<string> {
  const named = (row: unknown, name: string): string => {
    const papers: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : []
    return Array.isArray(papers) ? papers.join(' ') : ''
  }
  const rows = rowsOf(await erp.get('/api/erp/member'))
  return rows.length === 0
    ? '没有待审门店。'
    : table(
        ['编号', '门店', '类型', '缺的资质', '待审资质'],
        rows.map((row) => [
          ...['id', 'company', 'kind'].map((name) => cell(row, name)),
          named(row, 'papers_missing'),
          named(row, 'papers_pending'),
        ]),
      )
}

const judgeShop =
  (agree: '0' | '1') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    await erp.post(
      `/api/erp/member/${idOf(args, 0, 'SHOP')}/review`,
      agree === '1' ? { agree, scopes: args[1] } : { agree, note: rest(args, 1) },
    )
    return agree === '1' ? '已通过。' : '已驳回。'
  }

async function colleagues(erp: ErpClient, args: readonly string[]): Promise<string> {
  return people(await erp.get(`/api/erp/member/${idOf(args, 0, 'SHOP')}/colleague`))
}

async function changeRole(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [shop, account, role] = [idOf(args, 0, 'SHOP'), idOf(args, 1, 'ACCOUNT'), need(args, 2, 'ROLE')]
  if (!SHOP_ROLES.some((known) => known === role)) throw new Usage(`ROLE 应为 ${SHOP_ROLES.join('、')} 之一。`)
  return people(await erp.post(`/api/erp/member/${shop}/colleague`, { account_id: account, role }))
}

const people = (data: unknown): string =>
  table(
    ['账号', '姓名', '手机号', '角色', '加入时间', '最近登录'],
    rowsOf(data).map((row) => [
      ...['account_id', 'name', 'phone', 'role'].map((name) => cell(row, name)),
      time(cell(row, 'since')),
      time(cell(row, 'seen_at')),
    ]),
  )

export const shopCommands: readonly Command[] = [
  { name: 'certificate list', args: '', what: '待审的门店资质', run: certificates },
  {
    name: 'certificate approve',
    args: 'CERTIFICATE',
    what: '通过资质，替换现有的',
    run: decideCertificate('1'),
  },
  { name: 'certificate reject', args: 'CERTIFICATE [NOTE…]', what: '驳回资质', run: decideCertificate('0') },
  { name: 'shop list', args: '', what: '待审的门店及还缺的资质', run: shops },
  {
    name: 'shop approve',
    args: 'SHOP [SCOPES]',
    what: '通过门店；SCOPES 如 chemical,tcm,herb，替换原有经营范围',
    run: judgeShop('1'),
  },
  { name: 'shop reject', args: 'SHOP [REASON…]', what: '不通过门店', run: judgeShop('0') },
  { name: 'shop people', args: 'SHOP', what: '谁可为门店采购', run: colleagues },
  {
    name: 'shop role',
    args: 'SHOP ACCOUNT owner|buyer|finance|none',
    what: '设置某账号在门店的角色；none 收回，owner 移交门店',
    run: changeRole,
  },
]
