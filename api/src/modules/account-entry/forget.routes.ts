import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { codeField, phoneField } from '../sms/fields.ts'
import { TicketData, ticketExample } from './entryAnswer.ts'
import { claimAccount, findPasswordClaim, resetPassword } from './forget.service.ts'
import { inviteRoutes } from './invite.erp.ts'
import { Form } from '../user/form.ts'
import { judgePasswords, ticketField, passwordFields } from './registerForm.ts'
import { ticketExpired } from '../auth/ticket.service.ts'

const TAG = '账号'
const Step1Body = Type.Object({ phone: phoneField(), code: codeField() })
const Step2Body = Type.Object({ ticket: ticketField(), ...passwordFields() })

export const forgetRoom: Room = {
  name: 'forget',
  schemas: [],
  routes(app, deps) {
    firstStep(app, deps)
    secondStep(app, deps)
    inviteRoutes(app, deps)
  },
}

function firstStep(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '找回密码第一步：验证手机号（create_code 的 scene=forget）',
    tag: TAG,
    visitor: true,
    reasons: ['CODE_WRONG', 'RATE_LIMITED'],
    data: TicketData,
    example: ticketExample,
  })
  app.post('/api/forget/step1', { ...call, schema: { ...call.schema, body: Step1Body } }, async (request) => {
    const { phone, code } = request.body
    const { ticket, expires } = await claimAccount(deps, 'forget', { phone, code, address: request.clientAddress })
    return ok({ ticket, expires })
  })
}

function secondStep(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '找回密码第二步：设置新密码，该账号的其他会话全部退出',
    tag: TAG,
    visitor: true,
    reasons: ['TICKET_EXPIRED'],
    data: Type.Object({}),
    example: {},
  })
  app.post('/api/forget/step2', { ...call, attachValidation: true, schema: { ...call.schema, body: Step2Body } }, async (request) => {
    const { body } = request
    const form = new Form(request)
    const claim = form.isFine('ticket') ? await findPasswordClaim(deps, body.ticket) : null
    judgePasswords(form, body, claim?.account ?? { username: '', phone: '' })
    form.refuse()
    if (claim === null) throw ticketExpired()
    await resetPassword(deps, claim, body.password, request.session)
    return ok({})
  })
}
