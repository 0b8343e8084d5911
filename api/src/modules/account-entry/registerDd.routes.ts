import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { findShops } from '../auth/auth.repo.ts'
import { clientField, giveSession, loginExample, ShopSchema, shopsOnWire } from '../user/loginAnswer.ts'
import { codeField, phoneField } from '../sms/fields.ts'
import { clientKeyField } from '../../server/fields.ts'
import { visitorCall } from '../idempotency/visitorKeys.ts'
import { EnteredData, enteredExample, TicketData, ticketExample } from './entryAnswer.ts'
import { claimAccount, findClaim } from './forget.service.ts'
import { Form } from '../user/form.ts'
import { judgeShop, judgeShopWords, ticketField, shopFields } from './registerForm.ts'
import { addShop, enterOnce } from './register.service.ts'
import { ticketExpired } from '../auth/ticket.service.ts'

const TAG = '注册'
const Step1Body = Type.Object({ phone: phoneField(), code: codeField() })
const Step2Body = Type.Object({
  ticket: ticketField(),
  ...shopFields(),
  client: clientField(),
  client_key: Type.Optional(clientKeyField()),
})

/** 多店: one more shop for an account there is. */
export const registerDdRoom: Room = {
  name: 'registerDd',
  schemas: [],
  routes(app, deps) {
    firstStep(app, deps)
    secondStep(app, deps)
  },
}

function firstStep(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '多店注册第一步：验证已注册的手机号（create_code 的 scene=shop），返回现有门店',
    tag: TAG,
    visitor: true,
    reasons: ['CODE_WRONG', 'RATE_LIMITED'],
    data: Type.Object({ ...TicketData.properties, shops: Type.Array(ref(ShopSchema)) }),
    example: { ...ticketExample, shops: loginExample.shops ?? [] },
  })
  app.post('/api/register/dd/step1', { ...call, schema: { ...call.schema, body: Step1Body } }, async (request) => {
    const { phone, code } = request.body
    const { ticket, expires, accountId } = await claimAccount(deps, 'shop', { phone, code, address: request.clientAddress })
    return ok({ ticket, expires, shops: shopsOnWire(await findShops(deps.db, accountId)) })
  })
}

function secondStep(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '多店注册第二步：新门店的信息，成功后即进入新门店',
    tag: TAG,
    visitor: true,
    reasons: ['TICKET_EXPIRED', 'IDEMPOTENCY_REUSED'],
    data: EnteredData,
    example: enteredExample,
  })
  app.post(
    '/api/register/dd/step2',
    { ...call, attachValidation: true, schema: { ...call.schema, body: Step2Body } },
    async (request, reply) => {
      const { body } = request
      const form = new Form(request)
      const keyed = form.isFine('client_key') ? visitorCall('POST /api/register/dd/step2', body) : null
      const entered = await enterOnce(deps, keyed, async () => {
        const claim = form.isFine('ticket') ? await findClaim(deps, 'shop', body.ticket) : null
        judgeShopWords(form, body)
        if (claim === null) {
          form.refuse()
          throw ticketExpired()
        }
        const shop = form.accept(await judgeShop(deps, form, body))
        return addShop(deps, claim.ticket, shop, request.session, keyed)
      })
      return ok({ member_id: String(entered.memberId), ...(await giveSession(deps, reply, entered, body.client)) })
    },
  )
}
