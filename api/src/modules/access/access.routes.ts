import { Type, type Static } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { byStaff, callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { isScope, SCOPE_NAMES, SCOPES, type Scope } from '../../server/scopes.ts'
import { findTokens, type TokenRow } from './access.repo.ts'
import { endToken, issueToken, rotateToken, type Issued } from './token.service.ts'

const DAYS_MAX = 730
const DAYS = 365
/** A month: longer than any change of a program's settings takes. */
const OVERLAP_HOURS_MAX = 720
const OVERLAP_HOURS = 24
const KINDS = ['person', 'program'] as const
const KIND_WORDS = 'person 个人，program 程序'

const daysField = () => fields.integer('有效天数', { min: 1, max: DAYS_MAX })
const NewBody = byStaff({
  name: fields.text('令牌名称', { max: 30 }),
  kind: fields.oneOf('令牌种类', KINDS, { description: KIND_WORDS }),
  scopes: Type.String({
    title: '权限',
    minLength: 1,
    maxLength: 200,
    description: `逗号分隔：${SCOPE_NAMES.map((name) => `${name} ${SCOPES[name]}`).join('，')}`,
  }),
  days: Type.Optional(daysField()),
})
const RotateBody = byStaff({
  hours: Type.Optional(fields.integer('旧密钥保留小时', { min: 0, max: OVERLAP_HOURS_MAX })),
  days: Type.Optional(daysField()),
})

const TokenData = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: answers.oneOf(KINDS, KIND_WORDS),
  scopes: Type.Array(Type.String()),
  created_by: Type.String({ description: '建立它的令牌' }),
  created_at: Type.Integer(),
  expires_at: Type.Integer(),
  revoked_at: nullable(Type.Integer({ description: '停用时间' })),
  last_used_at: nullable(Type.Integer({ description: '最近使用时间，精确到分钟' })),
  old_until: nullable(Type.Integer({ description: '更换密钥后，旧密钥可用到的时间' })),
  factor_at: nullable(Type.Integer({ description: '绑定验证器的时间；程序没有' })),
})
const IssuedData = Type.Object({
  id: Type.String(),
  name: Type.String(),
  token: Type.String({ description: '只在此时显示一次，请妥善保存' }),
  expires_at: Type.Integer(),
  old_until: nullable(Type.Integer({ description: '旧密钥可用到的时间' })),
})
const tokenExample: Static<typeof TokenData> = {
  id: '1',
  name: '库存同步',
  kind: 'program',
  scopes: ['goods', 'stock'],
  created_by: 'ERP_TOKEN',
  created_at: 1_795_226_400,
  expires_at: 1_826_762_400,
  revoked_at: null,
  last_used_at: 1_795_312_800,
  old_until: null,
  factor_at: null,
}
const issuedExample: Static<typeof IssuedData> = {
  id: '1',
  name: '库存同步',
  token: `erp_1_${'A'.repeat(43)}`,
  expires_at: 1_826_762_400,
  old_until: null,
}

/** Tokens of the office's persons and programs. */
export const accessRoom: Room = {
  name: 'access',
  schemas: [],
  routes(app: App, deps: Deps) {
    const list = erpList({ area: 'access', summary: '接口令牌', data: Type.Array(TokenData), example: [tokenExample] })
    app.get('/api/erp/token', list, async () => ok((await findTokens(deps.db, deps.clock.now())).map(tokenWire)))

    const create = erpList({ area: 'access', summary: '新建接口令牌，密钥只显示一次', data: IssuedData, example: issuedExample })
    app.post('/api/erp/token', { ...create, schema: { ...create.schema, body: NewBody } }, async (request) => {
      const { name, kind, scopes, days = DAYS } = request.body
      if (name !== name.trim()) throw invalid('name', '令牌名称前后不能有空格')
      return ok(issuedWire(await issueToken(deps, callerIn(request), { name, kind, scopes: scopesIn(scopes), days })))
    })

    const rotate = erpOne({
      area: 'access',
      summary: '更换密钥：新密钥只显示一次，旧密钥在设定的小时内仍可用',
      data: IssuedData,
      example: issuedExample,
    })
    app.post('/api/erp/token/:id/rotate', { ...rotate, schema: { ...rotate.schema, body: RotateBody } }, async (request) => {
      const { hours = OVERLAP_HOURS, days = null } = request.body
      return ok(issuedWire(await rotateToken(deps, callerIn(request), pathId(request.params.id), { hours, days })))
    })

    const revoke = erpOne({ area: 'access', summary: '停用令牌，立即生效且不能恢复', data: Type.Object({}), example: {} })
    app.post('/api/erp/token/:id/revoke', { ...revoke, schema: { ...revoke.schema, body: byStaff({}) } }, async (request) => {
      await endToken(deps, pathId(request.params.id))
      return ok({})
    })
  },
}

function scopesIn(text: string): Scope[] {
  const names = [...new Set(text.split(','))]
  const unknown = names.find((name) => !isScope(name))
  if (unknown !== undefined) throw invalid('scopes', `权限中没有“${unknown}”，可选：${SCOPE_NAMES.join('、')}`)
  return names.filter(isScope)
}

const optionalSeconds = (at: Date | null): number | null => (at === null ? null : seconds(at))

function tokenWire(row: TokenRow): Static<typeof TokenData> {
  return {
    id: String(row.id),
    name: row.name,
    kind: row.kind,
    scopes: [...row.scopes],
    created_by: row.created_by,
    created_at: seconds(row.created_at),
    expires_at: seconds(row.expires_at),
    revoked_at: optionalSeconds(row.revoked_at),
    last_used_at: optionalSeconds(row.last_used_at),
    old_until: optionalSeconds(row.old_until),
    factor_at: optionalSeconds(row.factor_at),
  }
}

function issuedWire({ id, name, text, expiresAt, oldUntil }: Issued): Static<typeof IssuedData> {
  return { id: String(id), name, token: text, expires_at: seconds(expiresAt), old_until: optionalSeconds(oldUntil) }
}
