import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { notFound, systemBusy } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { cashierPage } from './cashierPage.ts'
import { sandboxKey } from '../channel/channels.ts'
import { isCashierSignature, signSandboxNotice } from '../channel/sandbox.ts'
import { findPayable, type Payable } from './payable.ts'

const Params = Type.Object({ no: Type.String() })
const Query = Type.Object({ sig: Type.Optional(Type.String({ maxLength: 100 })) })
const Body = Type.Object({ outcome: Type.Unsafe<'settled' | 'failed'>({ type: 'string', enum: ['settled', 'failed'], title: '支付结果' }) })

/** Pages for people, not calls: whoever has the signed link may pay, as with any cashier. */
export function cashierRoutes(app: App, deps: Deps, secret: string): void {
  const key = sandboxKey(secret)

  const open = async (no: string, signature: string | undefined): Promise<Payable> => {
    const payment = signature !== undefined && isCashierSignature(key, no, signature) ? await findPayable(deps.db, no) : null
    if (payment === null || payment.channel !== 'sandbox') throw notFound()
    return payment
  }

  app.get(
    '/cashier/:no',
    { config: { access: 'visitor' }, schema: { hide: true, params: Params, querystring: Query } },
    async (request, reply) => {
      const payment = await open(request.params.no, request.query.sig)
      const nonce = Buffer.from(deps.random.bytes(16)).toString('base64url')
      // The policy for referrers also decides what a form's post says of its origin: without any it would say null.
      const sources = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`
      const csp = `${sources}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
      return reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp, 'referrer-policy': 'same-origin' })
        .send(
          cashierPage({
            payment,
            now: deps.clock.now(),
            nonce,
            action: `/cashier/${payment.no}?sig=${request.query.sig ?? ''}`,
            back: new URL(payment.back, deps.settings.publicUrl).href,
          }),
        )
    },
  )

  app.post(
    '/cashier/:no',
    { config: { access: 'visitor' }, schema: { hide: true, params: Params, querystring: Query, body: Body } },
    async (request, reply) => {
      const payment = await open(request.params.no, request.query.sig)
      const now = deps.clock.now()
      const { headers, body } = signSandboxNotice(
        key,
        {
          noticeId: `${payment.no}_${request.body.outcome}`,
          paymentNo: payment.no,
          channelTxn: `T${payment.no}`,
          amountCents: payment.amount,
          outcome: request.body.outcome,
          settledAt: now,
        },
        { now, nonce: Buffer.from(deps.random.bytes(16)).toString('hex') },
      )
      // The same call that a provider would make, with the same proof.
      const answer = await app.inject({ method: 'POST', url: '/api/pay/notify/sandbox', headers, payload: body })
      if (answer.statusCode === 503) throw systemBusy()
      if (answer.statusCode !== 200) throw new Error(`the sandbox's own notice was refused with ${answer.statusCode}`)
      return reply.redirect(`/cashier/${payment.no}?sig=${request.query.sig ?? ''}`, 303)
    },
  )
}
