import { Type } from 'typebox'
import { isMobile } from 'rules/validators'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { clearSessionCookie, sessionOf } from '../../server/session.ts'
import { Form } from './form.ts'
import { cleanName, personFault } from './names.ts'
import { logout } from '../auth/auth.service.ts'
import { confirmationProblem, newPasswordProblem } from '../auth/newPassword.ts'
import { CODE_SENTENCE, PHONE_SENTENCE } from '../sms/fields.ts'
import { deviceRoutes, DeviceSchema } from './device.routes.ts'
import { changePassword } from './password.service.ts'
import { changeProfile } from './profile.service.ts'
import { findProfile } from './user.repo.ts'
import { userStateExample, UserStateSchema } from './user.schemas.ts'
import { maskPhone, userState } from './user.service.ts'

const PasswordBody = Type.Object({
  old_password: fields.text('原密码', { max: 128 }),
  password: fields.text('新密码', { min: 8, max: 64 }),
  password_confirmation: Type.Optional(fields.text('确认密码', { max: 64, sentence: '请再次输入密码' })),
})

const ProfileBody = Type.Object({
  name: Type.Optional(fields.text('姓名', { max: 60 })),
  phone: Type.Optional(
    Type.String({ title: '手机号', maxLength: 20, 'x-sentence': PHONE_SENTENCE, description: '与当前相同（或仍为隐藏形式）时不变' }),
  ),
  code: Type.Optional(
    Type.String({ title: '验证码', pattern: '^([0-9]{6})?$', 'x-sentence': CODE_SENTENCE, description: '更换手机号时必填' }),
  ),
  face: Type.Optional(Type.String({ title: '头像', maxLength: 60, description: 'POST /api/upload（scene=face）返回的 key；空为移除' })),
})

export const userRoom: Room = {
  name: 'user',
  schemas: [UserStateSchema, DeviceSchema],
  routes(app, deps) {
    const base = describeCall({ summary: '当前登录会员的状态', tag: '会员', data: ref(UserStateSchema), example: userStateExample })
    app.get('/api/user/base', base, async (request) => ok(await userState(deps, sessionOf(request))))

    const leave = describeCall({ summary: '退出登录', tag: '会员', anyShop: true, data: Type.Object({}), example: {} })
    app.delete('/api/user/logout', leave, async (request, reply) => {
      await logout(deps, sessionOf(request))
      clearSessionCookie(reply, deps.settings.publicUrl)
      return ok({})
    })
    deviceRoutes(app, deps)
    passwordRoute(app, deps)
    profileRoute(app, deps)
    phoneRoute(app)
  },
}

function passwordRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '修改密码；成功后该账号的其他会话全部退出',
    tag: '会员',
    reasons: ['LOCKED'],
    data: Type.Object({}),
    example: {},
  })
  app.post(
    '/api/user/resetPassword',
    { ...call, attachValidation: true, schema: { ...call.schema, body: PasswordBody } },
    async (request) => {
      const session = sessionOf(request)
      const form = new Form(request)
      const { old_password: old, password, password_confirmation: confirmation } = request.body
      const owner = await findProfile(deps.db, session.accountId)
      form.rule('password', () => newPasswordProblem(password, owner) ?? (password === old ? '新密码不能与原密码相同' : null))
      if (confirmation !== undefined && form.isFine('password'))
        form.rule('password_confirmation', () => confirmationProblem(password, confirmation))
      form.refuse()
      await changePassword(deps, session, { old, new: password })
      return ok({})
    },
  )
}

function profileRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '修改姓名、手机号、头像；更换手机号须提交新手机号收到的验证码（create_code 的 scene=phone）',
    tag: '会员',
    reasons: ['CODE_WRONG', 'RATE_LIMITED'],
    data: ref(UserStateSchema),
    example: userStateExample,
  })
  app.post(
    '/api/user/updateUserInfo',
    { ...call, attachValidation: true, schema: { ...call.schema, body: ProfileBody } },
    async (request) => {
      const session = sessionOf(request)
      const form = new Form(request)
      const { name, phone, code, face } = request.body
      const current = await findProfile(deps.db, session.accountId)
      const isNewPhone = form.isFine('phone') && phone !== undefined && phone !== current.phone && phone !== maskPhone(current.phone)
      form.rule('name', () =>
        name === undefined ? (phone === undefined && face === undefined ? '请填写姓名' : null) : personFault('姓名', name),
      )
      form.rule('phone', () => (!isNewPhone || isMobile(phone) ? null : PHONE_SENTENCE))
      if (form.isFine('phone')) form.rule('code', () => (isNewPhone && (code === undefined || code === '') ? '请填写验证码' : null))
      form.refuse()
      await changeProfile(deps, session, {
        ...(name === undefined ? {} : { name: cleanName(name) }),
        ...(face === undefined ? {} : { face: face === '' ? null : face }),
        ...(isNewPhone && code !== undefined ? { phone: { phone, code, address: request.clientAddress } } : {}),
      })
      return ok(await userState(deps, session))
    },
  )
}

/** Says of a number what anybody can see of it, so the answer is the same whether or not there is an account. */
function phoneRoute(app: App): void {
  const call = describeCall({
    summary: '手机号格式是否可用；不透露是否已注册',
    tag: '会员',
    visitor: true,
    statuses: [404],
    data: Type.Object({ ok: Type.Boolean() }),
    example: { ok: true },
  })
  app.get(
    '/api/user/phone/:param',
    { ...call, schema: { ...call.schema, params: Type.Object({ param: Type.String({ title: '手机号' }) }) } },
    (request) => {
      if (!isMobile(request.params.param)) throw invalid('phone', PHONE_SENTENCE)
      return ok({ ok: true })
    },
  )
}
