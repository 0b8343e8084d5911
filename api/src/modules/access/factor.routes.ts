import { Type } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { byStaff, callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { pathId } from '../../server/fields.ts'
import { confirm, enrol, logIn, resetFactor } from './factor.service.ts'

const codeField = () =>
  Type.String({ title: '验证码', pattern: '^([0-9]{6}|[A-Za-z2-7]{4}(-[A-Za-z2-7]{4}){3})$', description: '6 位数字，或一个备用码' })
const CodeBody = byStaff({ code: codeField() })
const FirstCodeBody = byStaff({ code: Type.String({ title: '验证码', pattern: '^[0-9]{6}$' }) })

const EnrolData = Type.Object({
  secret: Type.String({ description: '手工录入验证器用' }),
  uri: Type.String({ description: 'otpauth 地址' }),
  qr: Type.String({ description: '该地址的二维码，以字符画成，供终端显示' }),
})
const ConfirmData = Type.Object({ recovery: Type.Array(Type.String({ description: '备用码，只显示一次，每个可用一次' })) })
const LoginData = Type.Object({
  token: Type.String({ description: '登录后的令牌，只显示一次' }),
  expires_at: Type.Integer(),
  recovery_left: Type.Integer({ description: '还剩几个备用码' }),
})
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** The second factor of persons: what their tokens alone do not open. */
export const factorRoom: Room = {
  name: 'factor',
  schemas: [],
  routes(app: App, deps: Deps) {
    const start = erpList({
      area: 'own',
      summary: '绑定验证器：取得密钥与二维码，尚未生效',
      data: EnrolData,
      example: { secret: RFC_SECRET, uri: `otpauth://totp/shop.cn:%E7%8E%8B?secret=${RFC_SECRET}&issuer=shop.cn`, qr: '█▀▀' },
    })
    app.post('/api/erp/factor', { ...start, schema: { ...start.schema, body: byStaff({}) } }, async (request) =>
      ok(await enrol(deps, callerIn(request))),
    )

    const first = erpList({
      area: 'own',
      summary: '以第一个验证码使验证器生效，备用码只显示一次',
      data: ConfirmData,
      example: { recovery: ['ABCD-EFGH-2345-67AB'] },
    })
    app.post('/api/erp/factor/confirm', { ...first, schema: { ...first.schema, body: FirstCodeBody } }, async (request) => {
      const { recovery } = await confirm(deps, callerIn(request), request.body.code)
      return ok({ recovery: [...recovery] })
    })

    const login = erpList({
      area: 'own',
      summary: '个人登录：令牌加验证码，换取 12 小时内有效的令牌',
      data: LoginData,
      example: { token: `erp_9_${'A'.repeat(43)}`, expires_at: 1_795_269_600, recovery_left: 10 },
    })
    app.post('/api/erp/login', { ...login, schema: { ...login.schema, body: CodeBody } }, async (request) => {
      const { text, expiresAt, recoveryLeft } = await logIn(deps, callerIn(request), request.body.code)
      return ok({ token: text, expires_at: seconds(expiresAt), recovery_left: recoveryLeft })
    })

    const reset = erpOne({ area: 'access', summary: '重置他人的验证器，其登录立即结束', data: Type.Object({}), example: {} })
    app.post('/api/erp/token/:id/factor_reset', { ...reset, schema: { ...reset.schema, body: byStaff({}) } }, async (request) => {
      await resetFactor(deps, callerIn(request), pathId(request.params.id))
      return ok({})
    })
  },
}
