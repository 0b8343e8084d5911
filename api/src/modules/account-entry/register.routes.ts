import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { sessionOf } from '../../server/session.ts'
import { clientField, giveSession } from '../user/loginAnswer.ts'
import { Brake } from '../brake/brake.service.ts'
import { codeField, phoneField } from '../sms/fields.ts'
import { checkCode } from '../sms/sms.service.ts'
import { clientKeyField } from '../../server/fields.ts'
import { visitorCall } from '../idempotency/visitorKeys.ts'
import { checkField, type CheckedField, CHECKED_FIELDS } from './checkField.ts'
import { EnteredData, enteredExample, neededOnWire, ReviewData, reviewExample, TicketData, ticketExample } from './entryAnswer.ts'
import { Form } from '../user/form.ts'
import { judgePerson, judgePersonWords, judgeShop, judgeShopWords, ticketField, registerFields } from './registerForm.ts'
import { enterOnce, refuseKnownPhone, register, reviewState } from './register.service.ts'
import { findPhoneTicket, issueTicket, ticketExpired } from '../auth/ticket.service.ts'

const CHECKS_A_MINUTE = 120
const TAG = '注册'

const CheckBody = Type.Object({
  field: Type.Unsafe<CheckedField>({ type: 'string', enum: [...CHECKED_FIELDS], title: '字段', 'x-sentence': '无法检查该字段' }),
  value: Type.String({ title: '内容', maxLength: 200 }),
})
const Step1Body = Type.Object({ phone: phoneField(), code: codeField() })
const Step2Body = Type.Object({
  ticket: ticketField(),
  ...registerFields(),
  client: clientField(),
  client_key: Type.Optional(clientKeyField()),
})

export const registerRoom: Room = {
  name: 'register',
  schemas: [],
  routes(app, deps) {
    checkRoute(app, deps)
    firstStep(app, deps)
    secondStep(app, deps)
    for (const path of ['/api/register/step3', '/api/register/dd/step3']) thirdStep(app, deps, path)
  },
}

function checkRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'register_check', { max: CHECKS_A_MINUTE, windowMs: 60_000 })
  const call = describeCall({
    summary: '填写时检查一个字段；手机号只检查格式',
    tag: TAG,
    visitor: true,
    reasons: ['RATE_LIMITED'],
    data: Type.Object({ ok: Type.Boolean() }),
    example: { ok: true },
  })
  app.post('/api/register/check', { ...call, schema: { ...call.schema, body: CheckBody } }, async (request) => {
    await brake.countOrRefuse(request.clientAddress)
    const { field, value } = request.body
    const sentence = await checkField[field](deps, value)
    if (sentence !== null) throw invalid(field, sentence)
    return ok({ ok: true })
  })
}

function firstStep(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '注册第一步：验证手机号（create_code 的 scene=register）',
    tag: TAG,
    visitor: true,
    reasons: ['CODE_WRONG', 'RATE_LIMITED'],
    data: TicketData,
    example: ticketExample,
  })
  app.post('/api/register/step1', { ...call, schema: { ...call.schema, body: Step1Body } }, async (request) => {
    const { phone, code } = request.body
    await checkCode(deps, { phone, code, scene: 'register', address: request.clientAddress })
    await refuseKnownPhone(deps, phone)
    return ok(await issueTicket(deps, { scene: 'register', phone }))
  })
}

function secondStep(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '注册第二步：账号与企业信息，成功后即登录',
    tag: TAG,
    visitor: true,
    reasons: ['TICKET_EXPIRED', 'IDEMPOTENCY_REUSED'],
    data: EnteredData,
    example: enteredExample,
  })
  app.post(
    '/api/register/step2',
    { ...call, attachValidation: true, schema: { ...call.schema, body: Step2Body } },
    async (request, reply) => {
      const { body } = request
      const form = new Form(request)
      const keyed = form.isFine('client_key') ? visitorCall('POST /api/register/step2', body) : null
      const entered = await enterOnce(deps, keyed, async () => {
        const ticket = form.isFine('ticket') ? await findPhoneTicket(deps, body.ticket) : null
        judgePersonWords(form, body, ticket?.subject.phone ?? '')
        judgeShopWords(form, body)
        if (ticket === null) {
          form.refuse()
          throw ticketExpired()
        }
        const person = await judgePerson(deps, form, body, ticket.subject.phone)
        const shop = await judgeShop(deps, form, body)
        form.refuse()
        await refuseKnownPhone(deps, ticket.subject.phone)
        return register(deps, ticket, { person: form.accept(person), shop: form.accept(shop) }, keyed)
      })
      return ok({ member_id: String(entered.memberId), ...(await giveSession(deps, reply, entered, body.client)) })
    },
  )
}

function thirdStep(app: App, deps: Deps, path: string): void {
  const call = describeCall({ summary: '注册第三步：审核状态与须提交的证照', tag: TAG, data: ReviewData, example: reviewExample })
  app.get(path, call, async (request) => {
    const { review, needed } = await reviewState(deps, sessionOf(request).memberId)
    return ok({ review, needed_certificates: neededOnWire(needed) })
  })
}
