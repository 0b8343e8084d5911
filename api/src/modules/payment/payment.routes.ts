import { Type } from 'typebox'
import type { FastifySchema } from 'fastify'
import { renderSVG } from 'uqr'
import { formatMoney, parseMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { companyOf } from '../company/company.service.ts'
import { STATUS_TEXTS } from '../trade/status.ts'
import { dueOf, findTrade, findTradeOrders, type TradeRow } from '../trade/trade.repo.ts'
import { findLatestProof, type ProofRow } from '../trade/transferProof.repo.ts'
import { submitProof } from '../trade/transferProof.service.ts'
import { cashierRoutes } from './cashier.routes.ts'
import { BadNotice, type ChannelName, NOTICE_MAX_BYTES } from '../channel/channel.ts'
import { takeNotice } from './notify.service.ts'
import { pay } from './pay.service.ts'
import { findPayment, type PaymentRow } from './payment.repo.ts'
import {
  PaymentSchema,
  paymentExample,
  TradeStatusSchema,
  tradeStatusExample,
  type PaymentWire,
  type TradeStatusWire,
} from './payment.schemas.ts'
import { sendRefunds } from './refund.service.ts'

const TAG = '支付'
const channelField = () =>
  Type.Unsafe<ChannelName>({ type: 'string', enum: ['sandbox', 'wechat', 'alipay'], title: '支付渠道', 'x-sentence': '请选择支付渠道' })
const PayBody = Type.Object({ channel: channelField(), client_key: clientKeyField() })
const ProofBody = Type.Object({
  file: Type.String({
    title: '汇款凭证',
    pattern: '^[0-9A-Za-z_.-]{8,80}$',
    description: '上传所得的 key（scene=receipt）',
    'x-sentence': '请上传汇款凭证',
  }),
  bank: fields.text('汇款银行', { min: 2, max: 60 }),
  amount: fields.money('汇款金额'),
  client_key: clientKeyField(),
})
const PICTURE_HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'private, no-store',
}

export const paymentRoom: Room = {
  name: 'payment',
  schemas: [PaymentSchema, TradeStatusSchema],
  routes(app, deps) {
    payRoute(app, deps)
    readRoute(app, deps)
    statusRoute(app, deps)
    proofRoute(app, deps)
    pictureRoute(app, deps)
    notifyRoute(app, deps)
    if (deps.settings.sandboxSecret !== null && deps.channels.has('sandbox')) cashierRoutes(app, deps, deps.settings.sandboxSecret)
  },
}

function payRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '发起支付',
    tag: TAG,
    right: 'pay',
    data: ref(PaymentSchema),
    example: paymentExample,
    reasons: ['ALREADY_PAID', 'PAY_CLOSED', 'CHANNEL_CLOSED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/trade/:id/pay', { ...call, schema: { ...call.schema, params: IdParams, body: PayBody } }, async (request) => {
    const { channel, client_key: clientKey } = request.body
    const asked = { memberId: sessionOf(request).memberId, tradeId: pathId(request.params.id), channel, clientKey }
    return ok(paymentWire(await pay(deps, asked, (error) => request.log.warn({ err: error }, 'a payment channel did not answer'))))
  })
}

function paymentWire(payment: PaymentRow): PaymentWire {
  const isQr = payment.kind === 'qr' && payment.code_url !== null
  return {
    payment_id: String(payment.id),
    channel: payment.channel,
    kind: payment.kind ?? 'none',
    amount: formatMoney(payment.amount),
    qr: payment.code_url,
    qr_image: isQr ? `/files/pay/${payment.id}.svg` : null,
    url: payment.page_url,
    expires_at: seconds(payment.expires_at),
  }
}

function readRoute(app: App, deps: Deps): void {
  const call = describeCall({ summary: '支付单', tag: TAG, data: ref(PaymentSchema), example: paymentExample, statuses: [404] })
  app.get('/api/payment/:id', { ...call, schema: { ...call.schema, params: IdParams } }, async (request) => {
    const payment = await findPayment(deps.db, pathId(request.params.id))
    const trade = payment === null ? null : await findTrade(deps.db, payment.trade_id)
    // Another's is as if it were not there.
    if (payment === null || trade?.member_id !== sessionOf(request).memberId) throw notFound('支付单不存在')
    return ok(paymentWire(payment))
  })
}

async function ownTrade(deps: Deps, memberId: number, id: number): Promise<TradeRow> {
  const trade = await findTrade(deps.db, id)
  if (trade === null || trade.member_id !== memberId) throw notFound('订单不存在')
  return trade
}

function statusRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '支付状态（每 3 秒查询）',
    tag: TAG,
    data: ref(TradeStatusSchema),
    example: tradeStatusExample,
    statuses: [404],
  })
  app.get('/api/trade/:id/status', { ...call, schema: { ...call.schema, params: IdParams } }, async (request) => {
    const trade = await ownTrade(deps, sessionOf(request).memberId, pathId(request.params.id))
    const orders = await findTradeOrders(deps.db, trade.id)
    const fees = orders.reduce((sum, order) => sum + order.fees, 0)
    const company = await companyOf(deps)
    const wire: TradeStatusWire = {
      trade_id: String(trade.id),
      trade_no: trade.no,
      pay_status: trade.pay_status,
      pay_mode: trade.pay_mode,
      payable: formatMoney(trade.payable + fees),
      due: formatMoney(dueOf(orders)),
      pay_until: seconds(trade.expires_at),
      channels: [...deps.channels.keys()],
      transfer_account: { name: company.transfer_name, bank: company.transfer_bank, number: company.transfer_no },
      transfer_proof: proofWire(await findLatestProof(deps.db, trade.id)),
      orders: orders.map((order) => ({
        id: String(order.id),
        no: order.no,
        status: order.status,
        status_text: STATUS_TEXTS[order.status],
        payable: formatMoney(order.payable + order.fees),
      })),
    }
    return ok(wire)
  })
}

function proofWire(proof: ProofRow | null): TradeStatusWire['transfer_proof'] {
  return proof === null
    ? null
    : { status: proof.status, bank: proof.bank, amount: formatMoney(proof.cents), reason: proof.note, at: seconds(proof.created_at) }
}

function proofRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '提交汇款凭证，订单为此保留三天',
    tag: TAG,
    data: Type.Object({ status: Type.String() }),
    example: { status: 'submitted' },
    reasons: ['ALREADY_PAID', 'PAY_CLOSED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/trade/:id/transfer_proof', { ...call, schema: { ...call.schema, params: IdParams, body: ProofBody } }, async (request) => {
    const { file: fileKey, bank, amount, client_key: clientKey } = request.body
    return ok({
      status: await submitProof(deps, sessionOf(request).memberId, {
        tradeId: pathId(request.params.id),
        fileKey,
        bank,
        cents: parseMoney(amount),
        clientKey,
      }),
    })
  })
}

/** The QR code of the member's own open payment. */
function pictureRoute(app: App, deps: Deps): void {
  app.get('/files/pay/:file', { schema: { hide: true, params: Type.Object({ file: Type.String() }) } }, async (request, reply) => {
    const id = /^([0-9]{1,15})[.]svg$/.exec(request.params.file)?.[1]
    const payment = id === undefined ? null : await findPayment(deps.db, Number(id))
    if (payment === null || payment.code_url === null) throw notFound()
    await ownTrade(deps, sessionOf(request).memberId, payment.trade_id)
    return reply.headers(PICTURE_HEADERS).send(renderSVG(payment.code_url, { ecc: 'M', border: 2 }))
  })
}

const noticeSchema: FastifySchema = {
  summary: '支付平台的支付通知：内容、签名与应答均为渠道自己的格式，可重复投递',
  tags: [TAG],
  security: [],
  params: Type.Object({ channel: Type.String({ title: '支付渠道', description: 'wechat、alipay 或 sandbox' }) }),
  response: {
    200: Type.String({ description: '已收到' }),
    400: Type.String({ description: '签名或内容无效' }),
    404: Type.Unsafe({ $ref: 'Failure#', description: '渠道不存在' }),
  },
}

/** The providers' own call: raw bytes in, their own words out. */
function notifyRoute(app: App, deps: Deps): void {
  void app.register((raw, _options, done) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_MAX_BYTES }, (_request, body, parsed) => {
      parsed(null, body)
    })
    raw.post('/api/pay/notify/:channel', { config: { access: 'visitor' }, schema: noticeSchema }, async (request, reply) => {
      const params: unknown = request.params
      const name = typeof params === 'object' && params !== null && 'channel' in params ? params.channel : null
      const channel = [...deps.channels.values()].find((candidate) => candidate.name === name)
      if (channel === undefined) throw notFound()
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const { outcome, tradeId } = await takeNotice(
          deps,
          channel.name,
          await channel.readNotice({ headers: request.headers, rawBody, now: deps.clock.now() }),
        )
        request.log.info({ channel: channel.name, outcome }, 'payment notice')
        if (outcome === 'refund' && tradeId !== null)
          await sendRefunds(deps, { tradeId }, (error) => request.log.warn({ err: error }, 'a refund has to be sent again'))
        const answer = channel.acknowledge(true)
        return await reply.code(answer.status).type(answer.contentType).send(answer.body)
      } catch (error) {
        if (!(error instanceof BadNotice)) throw error
        request.log.warn({ channel: channel.name, reason: error.reason }, 'payment notice refused')
        const answer = channel.acknowledge(false)
        return await reply.code(400).type(answer.contentType).send(answer.body)
      }
    })
    done()
  })
}
