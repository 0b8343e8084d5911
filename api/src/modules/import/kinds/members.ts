import { unknownPassword } from '../../auth/password.ts'
import {
  code,
  custom,
  day,
  dayOf,
  digits,
  flag,
  integer,
  oneOf,
  reference,
  references,
  right,
  text,
  wrong,
  type Reading,
} from '../columns.ts'
import { tableKind } from '../tableKind.ts'
import { CERTIFICATE_NAMES } from '../../user/memberGate.ts'
import { MEMBER_KINDS, regionColumn } from './prices.ts'

/** No upload has this key. */
const HELD_BY_OFFICE = 'held-by-the-office'
const IN_FORCE = { status: 'passed' }
export const PAPER_KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CERTIFICATE_NAMES).map(([kind, name]) => [name, kind]),
)

/** «chemical:2028-12-31;tcm»: what a shop may trade in, and until when. */
function readScopes(written: string): Reading {
  const scopes = written.split(/[;；]/).flatMap((entry) => {
    const [, scope, until = null] = /^\s*([a-z0-9_]{2,20})(?:[:：](\S+))?\s*$/.exec(entry) ?? []
    return entry.trim() === ''
      ? []
      : [
          {
            scope_code: scope ?? '',
            valid_to: until === null ? null : dayOf(until),
            isWrong: scope === undefined || (until !== null && dayOf(until) === null),
          },
        ]
  })
  if (scopes.some(({ isWrong }) => isWrong)) return wrong('不是经营范围')
  const sorted = scopes
    .map(({ scope_code, valid_to }) => ({ scope_code, valid_to }))
    .toSorted((a, b) => (a.scope_code < b.scope_code ? -1 : 1))
  return sorted.some(({ scope_code }, at) => sorted[at + 1]?.scope_code === scope_code) ? wrong('有重复的经营范围') : right(sorted)
}

/** Shops that the wholesaler has checked already. */
export const memberKind = tableKind({
  name: 'member',
  title: '会员',
  area: 'members',
  table: 'member',
  identity: { by: 'code', id: 'identity' },
  key: ['code'],
  parts: [{ column: 'scopes', table: 'member_scope', by: 'member_id', fields: ['scope_code', 'valid_to'] }],
  columns: {
    code: code('会员编码', { example: 'HY0001', isRequired: true }),
    company: text('公司名称', { min: 2, max: 50, example: '江岸示范药房', isRequired: true }),
    kind: oneOf('会员类型', MEMBER_KINDS, { isRequired: true }),
    rank: integer('等级', { min: 1, max: 9, example: '1', otherwise: 1 }),
    region: { ...regionColumn, isRequired: true },
    review: oneOf('审核状态', { 已通过: 'passed', 待审核: 'pending', 已冻结: 'frozen' }, { otherwise: 'pending' }),
    scopes: custom('经营范围', {
      example: 'chemical:2028-12-31;tcm',
      otherwise: [],
      expected: '编码:有效期至，多个用分号隔开',
      read: readScopes,
    }),
    eph_allowed: flag('可购含麻黄碱', { otherwise: false }),
    manager: reference('客户经理电话', 'manager', { example: '13900000001', field: 'manager_id' }),
    address: text('地址', { max: 100, example: '武汉市江岸区示范路1号' }),
    licence_no: digits('统一社会信用代码', {
      example: '91420102MA00000001',
      pattern: /^[0-9A-Z]{15,20}$/,
      form: '15 到 20 位数字或大写字母',
    }),
    contact: text('联系人', { max: 30, example: '王青禾' }),
    phone: digits('联系电话', { example: '13800000001', pattern: /^(1[3-9]\d{9}|0\d{2,3}-\d{7,8})$/, form: '手机号或带区号的座机' }),
  },
  atFirst: ({ clock }) => ({ created_at: clock.now().toISOString() }),
})

/** Papers that the office has seen; a scan comes by its own call. The next of a kind goes under the same number, or its shop hands it in. */
export const paperKind = tableKind({
  name: 'paper',
  title: '会员证照',
  area: 'members',
  table: 'certificate',
  identity: { by: 'columns', id: 'identity' },
  key: ['member', 'kind', 'no'],
  columns: {
    member: reference('会员编码', 'member', { example: 'HY0001', field: 'member_id', isRequired: true }),
    kind: oneOf('证照类型', PAPER_KINDS, { isRequired: true }),
    no: text('证照编号', { max: 60, example: '91420102MA00000001', isRequired: true }),
    valid_from: day('发证日期', { example: '2024-03-01', isRequired: true }),
    valid_to: day('有效期至', { example: '2029-02-28' }),
  },
  only: IN_FORCE,
  atFirst: ({ clock }) => ({ ...IN_FORCE, file_key: HELD_BY_OFFICE, submitted_at: clock.now().toISOString() }),
})

/** Who buys for shops: a new one chooses its password by a code sent to its telephone. */
export const accountKind = tableKind({
  name: 'account',
  title: '登录账号',
  area: 'members',
  table: 'account',
  identity: { by: 'columns', id: 'identity' },
  key: ['username'],
  parts: [{ column: 'members', table: 'account_member', by: 'account_id', fields: ['member_id'], fixed: { role: 'owner' } }],
  columns: {
    username: text('登录名', {
      min: 2,
      max: 30,
      example: 'jiangan',
      isRequired: true,
      pattern: /^(?!1[3-9]\d{9}$)\S+$/,
      form: '2 到 30 个字，不含空格，不能是手机号',
    }),
    name: text('姓名', { max: 30, example: '王青禾', isRequired: true }),
    phone: digits('手机号', { example: '13800000001', isRequired: true, pattern: /^1[3-9]\d{9}$/, form: '11 位手机号' }),
    members: references('会员编码', 'member', { example: 'HY0001', isRequired: true, max: 50 }),
  },
  atFirst: ({ clock, random }) => ({ created_at: clock.now().toISOString(), status: 'active', password_hash: unknownPassword(random) }),
})
