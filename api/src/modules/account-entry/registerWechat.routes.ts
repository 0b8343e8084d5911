import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { clientKeyField, fields } from '../../server/fields.ts'
import { clientField, giveSession } from '../user/loginAnswer.ts'
import { Brake } from '../brake/brake.service.ts'
import { codeField, phoneField } from '../sms/fields.ts'
import { checkCode } from '../sms/sms.service.ts'
import { visitorCall } from '../idempotency/visitorKeys.ts'
import { EnteredData, enteredExample, TicketData, ticketExample } from './entryAnswer.ts'
import { Form } from '../user/form.ts'
import { isWechatBound } from './register.repo.ts'
import { judgePerson, judgePersonWords, judgeShop, judgeShopWords, TAKEN, ticketField, registerFields } from './registerForm.ts'
import { enterOnce, refuseKnownPhone, register } from './register.service.ts'
import { findWechatTicket, issueTicket, ticketExpired } from '../auth/ticket.service.ts'
import { userOfScan } from '../wechat/wechat.service.ts'
import { type WechatProvider } from '../wechat/wechatProvider.ts'
import { wechatProvider } from '../wechat/chooseWechat.ts'

const SCANS_A_MINUTE = 60
const TAG = '注册'
const ScanBody = Type.Object({
  scan: Type.Optional(Type.String({ title: '扫码凭证', maxLength: 200, description: 'wechat/qr 返回的 scan，扫码确认后有效；网页用' })),
  auth_code: Type.Optional(fields.text('微信授权码', { max: 128 })),
})
const RegisterBody = Type.Object({
  wx_ticket: ticketField(),
  phone: phoneField(),
  code: codeField(),
  ...registerFields(),
  client: clientField(),
  client_key: Type.Optional(clientKeyField()),
})

export const registerWechatRoom: Room = {
  name: 'registerWechat',
  schemas: [],
  routes(app, deps) {
    const provider = wechatProvider(deps.settings)
    if (provider === null) return
    scanRoute(app, deps, provider)
    registerRoute(app, deps)
  },
}

function scanRoute(app: App, deps: Deps, provider: WechatProvider): void {
  const brake = new Brake(deps, 'register_scan', { max: SCANS_A_MINUTE, windowMs: 60_000 })
  const call = describeCall({
    summary:
      '用已确认的扫码或微信返回的一次性授权码换取 wx_ticket，二者取一。演示环境不连接微信：任意 demo-1、demo-2… 即为一位虚构的微信用户',
    tag: TAG,
    visitor: true,
    reasons: ['TICKET_EXPIRED', 'RATE_LIMITED'],
    data: Type.Object({ wx_ticket: TicketData.properties.ticket, expires: TicketData.properties.expires, nickname: Type.String() }),
    example: { wx_ticket: ticketExample.ticket, expires: ticketExample.expires, nickname: '演示微信用户1' },
  })
  app.post('/api/register/wechat/ticket', { ...call, schema: { ...call.schema, body: ScanBody } }, async (request) => {
    await brake.countOrRefuse(request.clientAddress)
    const { scan, auth_code: authCode } = request.body
    if (scan === undefined && authCode === undefined) throw invalid('auth_code', '请填写微信授权码')
    const user = scan === undefined ? await provider.identify(authCode ?? '') : await userOfScan(deps, scan)
    if (user === null) throw ticketExpired()
    const { ticket, expires } = await issueTicket(deps, { scene: 'wechat', ...user })
    return ok({ wx_ticket: ticket, expires, nickname: user.nickname })
  })
}

function registerRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '微信注册：绑定手机号（create_code 的 scene=bind）并填写账号与企业信息，成功后即登录',
    tag: TAG,
    visitor: true,
    reasons: ['CODE_WRONG', 'RATE_LIMITED', 'TICKET_EXPIRED', 'IDEMPOTENCY_REUSED'],
    data: EnteredData,
    example: enteredExample,
  })
  app.post(
    '/api/register/wechat',
    { ...call, attachValidation: true, schema: { ...call.schema, body: RegisterBody } },
    async (request, reply) => {
      const { body } = request
      const form = new Form(request)
      const keyed = form.isFine('client_key') ? visitorCall('POST /api/register/wechat', body) : null
      const entered = await enterOnce(deps, keyed, async () => {
        const ticket = form.isFine('wx_ticket') ? await findWechatTicket(deps, body.wx_ticket) : null
        const phone = form.isFine('phone') ? body.phone : ''
        judgePersonWords(form, body, phone)
        judgeShopWords(form, body)
        if (ticket === null) {
          form.refuse()
          throw ticketExpired()
        }
        const person = await judgePerson(deps, form, body, phone)
        const shop = await judgeShop(deps, form, body)
        if (await isWechatBound(deps.db, ticket.subject.openId)) form.rule('wx_ticket', () => TAKEN.wx_ticket)
        form.refuse()
        await checkCode(deps, { phone, code: body.code, scene: 'bind', address: request.clientAddress })
        await refuseKnownPhone(deps, phone)
        const who = { person: form.accept(person), shop: form.accept(shop), wechat: ticket.subject }
        return register(deps, ticket, who, keyed)
      })
      return ok({ member_id: String(entered.memberId), ...(await giveSession(deps, reply, entered, body.client)) })
    },
  )
}
