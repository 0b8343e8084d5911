import { Type } from 'typebox'
import { renderSVG } from 'uqr'
import { RECHARGE_LIMITS } from 'rules/constants'
import { formatMoney, parseMoney } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import type { ChannelName } from '../channel/channel.ts'
import { rechargeOf, startRecharge } from './recharge.service.ts'
import { rechargeExample, RechargeSchema, rechargeWire } from './wallet.schemas.ts'

const TAG = '钱包'
const RechargeBody = Type.Object({
  amount: fields.money('充值金额'),
  channel: Type.Unsafe<ChannelName>({
    type: 'string',
    enum: ['sandbox', 'wechat', 'alipay'],
    title: '支付渠道',
    'x-sentence': '请选择支付渠道',
  }),
  client_key: clientKeyField(),
})
const PICTURE_HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'private, no-store',
}

export function rechargeRoutes(app: App, deps: Deps): void {
  const start = describeCall({
    summary: '余额充值：到收银台付款，到账后计入余额',
    tag: TAG,
    right: 'funds',
    data: ref(RechargeSchema),
    example: rechargeExample,
    reasons: ['CHANNEL_CLOSED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/user/recharge', { ...start, schema: { ...start.schema, body: RechargeBody } }, async (request) => {
    const { amount, channel, client_key: clientKey } = request.body
    const cents = parseMoney(amount)
    if (cents < RECHARGE_LIMITS.min || cents > RECHARGE_LIMITS.max)
      throw invalid('amount', `单笔充值须在 ${formatMoney(RECHARGE_LIMITS.min)} 元至 ${formatMoney(RECHARGE_LIMITS.max)} 元之间`)
    const { memberId, accountId } = sessionOf(request)
    const recharge = await startRecharge(deps, { memberId, accountId, channel, cents, clientKey }, (error) =>
      request.log.warn({ err: error }, 'a payment channel did not answer'),
    )
    return ok(rechargeWire(recharge, deps.clock.now()))
  })

  const detail = describeCall({
    summary: '充值单（每 3 秒查询）',
    tag: TAG,
    data: ref(RechargeSchema),
    example: rechargeExample,
    statuses: [404],
  })
  app.get('/api/user/recharge/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(rechargeWire(await rechargeOf(deps, sessionOf(request).memberId, pathId(request.params.id)), deps.clock.now())),
  )

  app.get('/files/recharge/:file', { schema: { hide: true, params: Type.Object({ file: Type.String() }) } }, async (request, reply) => {
    const id = /^([0-9]{1,15})[.]svg$/.exec(request.params.file)?.[1]
    const recharge = id === undefined ? null : await rechargeOf(deps, sessionOf(request).memberId, Number(id))
    if (recharge === null || recharge.code_url === null) throw notFound()
    return reply.headers(PICTURE_HEADERS).send(renderSVG(recharge.code_url, { ecc: 'M', border: 2 }))
  })
}
