import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { codeField, phoneField } from '../sms/fields.ts'
import { login, loginByCode, switchShop } from '../auth/auth.service.ts'
import { sessionRoutes } from './session.routes.ts'
import { clientField, LoginData, loginData, loginExample, ShopSchema } from '../user/loginAnswer.ts'

/** Hashing is costly, so one address may ask for it only so often; what locks an account is counted in the database. */
const LOGINS_A_MINUTE = 120

const LoginBody = Type.Object({
  username: fields.text('用户名或手机号', { max: 60 }),
  password: fields.text('密码', { max: 128 }),
  client: clientField(),
})

const CodeBody = Type.Object({ phone: phoneField(), code: codeField(), client: clientField() })

const SwitchBody = Type.Object({ member_id: fields.id('门店编号'), client: clientField() })

export const loginRoom: Room = {
  name: 'login',
  schemas: [ShopSchema],
  routes(app, deps) {
    passwordRoute(app, deps)
    codeRoute(app, deps)
    switchRoute(app, deps)
    sessionRoutes(app, deps)
  },
}

function passwordRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'login', { max: LOGINS_A_MINUTE, windowMs: 60_000 })
  const call = describeCall({
    summary: '登录（用户名或手机号），同时设置 sid Cookie',
    tag: '账号',
    visitor: true,
    reasons: ['LOCKED', 'ACCOUNT_CLOSED', 'RATE_LIMITED'],
    data: LoginData,
    example: loginExample,
  })
  app.post('/api/auth/login', { ...call, schema: { ...call.schema, body: LoginBody } }, async (request, reply) => {
    await brake.countOrRefuse(request.clientAddress)
    const { username, password, client } = request.body
    return ok(await loginData(deps, reply, await login(deps, { username, password, address: request.clientAddress }), client))
  })
}

function codeRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '短信验证码登录（create_code 的 scene=login），多家门店时进入最近使用的一家',
    tag: '账号',
    visitor: true,
    reasons: ['CODE_WRONG', 'RATE_LIMITED'],
    data: LoginData,
    example: loginExample,
  })
  app.post('/api/auth/login_code', { ...call, schema: { ...call.schema, body: CodeBody } }, async (request, reply) => {
    const { phone, code, client } = request.body
    return ok(await loginData(deps, reply, await loginByCode(deps, { phone, code, address: request.clientAddress }), client))
  })
}

function switchRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '切换到账号的另一家门店，会话随之更换',
    tag: '账号',
    anyShop: true,
    statuses: [404],
    data: LoginData,
    example: loginExample,
  })
  app.post('/api/auth/switch', { ...call, schema: { ...call.schema, body: SwitchBody } }, async (request, reply) => {
    const { member_id: memberId, client } = request.body
    return ok(await loginData(deps, reply, await switchShop(deps, sessionOf(request), Number(memberId)), client))
  })
}
