import { Type, type Static } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { LINE_QTY_MAX } from 'rules/constants'
import { formatMoney, parseMoney } from 'rules/money'
import type { Reason } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { finishRefunded } from '../after-sale/staff.service.ts'
import { settleOrder } from '../after-sale/lapse.service.ts'
import { closeAtChannel } from '../payment/pay.service.ts'
import type { ChannelName } from '../channel/channel.ts'
import { sendRefunds } from '../payment/refund.service.ts'
import { codesField, TraceWaySchema } from '../trace/trace.schemas.ts'
import { STATUS_TEXTS } from '../trade/status.ts'
import { afterSaleRoutes } from './afterSale.routes.ts'
import { companyRoutes } from './company.routes.ts'
import { houseRoutes } from './house.routes.ts'
import { offerRoutes } from './offer.routes.ts'
import { officeRoutes } from './office.routes.ts'
import { prizeRoutes } from './prize.routes.ts'
import { recallRoutes } from './recall.routes.ts'
import { temperatureRoutes } from './temperature.routes.ts'
import { integrityRoutes } from './integrity.routes.ts'
import { moneyCheckRoutes } from './moneyCheck.routes.ts'
import { serviceRoutes } from './service.routes.ts'
import { siteRoutes } from './site.routes.ts'
import { withdrawalErpRoutes } from './withdrawal.routes.ts'
import type { ApprovalRow } from '../approval/approval.repo.ts'
import { orPropose } from '../approval/approval.service.ts'
import { approvalRoutes } from './approval.routes.ts'
import { traceRoutes } from './trace.routes.ts'
import { findOrderStatus } from './erp.repo.ts'
import { approvalId, callerIn, erpOne, signed, type Signed } from '../../server/erpCall.ts'
import { addFee, advance, refuseProof, returnLine, settleRefund, shipOrder, staffCancel, staffRefund, takeTransfer } from './erp.service.ts'

const signedMoney = () =>
  Type.String({ title: '金额', pattern: '^-?(0|[1-9][0-9]{0,9})[.][0-9]{2}$', description: '元，两位小数，负数为减收' })

const AdvanceBody = signed({
  to: Type.Unsafe<'billed' | 'picked' | 'outbound'>({ type: 'string', enum: ['billed', 'picked', 'outbound'], title: '目标状态' }),
})
const ShipBody = signed({
  carrier: fields.text('承运商', { max: 40 }),
  tracking_no: fields.text('运单号', { min: 4, max: 40 }),
  codes: codesField(),
})
const CancelBody = signed({ reason: fields.text('取消原因', { max: 200 }) })
const DecideBody = signed({ agree: fields.flag('是否同意'), note: fields.text('说明', { max: 200 }) })
const ReturnBody = signed({
  line_id: fields.id('订单行'),
  number: fields.integer('退货数量', { min: 1, max: LINE_QTY_MAX }),
  note: fields.text('说明', { max: 200 }),
  is_late: Type.Optional(fields.flag('订单已完成、过了售后期，由客服决定仍予退货')),
})
const FeeBody = signed({ amount: signedMoney(), title: fields.text('费用名称', { max: 60 }) })
const ReceivedBody = signed({ txn: fields.text('银行流水号', { min: 4, max: 64 }), amount: fields.money('到账金额') })
const RefuseBody = signed({ reason: fields.text('退回原因', { max: 200 }) })
const StatusData = Type.Object({ id: Type.String(), status: Type.String(), status_text: Type.String(), approval_id: approvalId() })
const ReturnedData = Type.Object({
  ...StatusData.properties,
  refunded: Type.String({ description: '本次退还的金额' }),
  remark: nullable(Type.String({ description: '退还金额不足该数量价款的原因，如返现扣回；足额时为 null' })),
})

const example = { id: '12', status: 'billed', status_text: STATUS_TEXTS.billed }

function erpCall(area: 'orders' | 'money', summary: string, reasons: readonly Reason[] = []) {
  return erpOne({ area, summary, data: StatusData, example, reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED', ...reasons] })
}

export const erpRoom: Room = {
  name: 'erp',
  schemas: [TraceWaySchema],
  routes(app, deps) {
    orderRoutes(app, deps)
    moneyRoutes(app, deps)
    moneyCheckRoutes(app, deps)
    afterSaleRoutes(app, deps)
    officeRoutes(app, deps)
    siteRoutes(app, deps)
    companyRoutes(app, deps)
    houseRoutes(app, deps)
    offerRoutes(app, deps)
    prizeRoutes(app, deps)
    recallRoutes(app, deps)
    temperatureRoutes(app, deps)
    serviceRoutes(app, deps)
    withdrawalErpRoutes(app, deps)
    approvalRoutes(app, deps)
    traceRoutes(app, deps)
    integrityRoutes(app, deps)
  },
}

function callOf(id: string, body: Signed) {
  return { orderId: pathId(id), staff: body.staff, clientKey: body.client_key }
}

function answer(id: string, done: { status: keyof typeof STATUS_TEXTS }): ReturnType<typeof ok<Static<typeof StatusData>>> {
  return ok({ id, status: done.status, status_text: STATUS_TEXTS[done.status] })
}

/** Nothing has been done yet: the order stands where it stood. */
async function waitingAnswer(deps: Deps, id: string, { id: approval }: ApprovalRow) {
  const status = await findOrderStatus(deps.db, pathId(id))
  return ok({ id, status, status_text: STATUS_TEXTS[status], approval_id: String(approval) })
}

async function closeReplaced(
  deps: Deps,
  request: FastifyRequest,
  closed: { channel: ChannelName; no: string } | null | undefined,
): Promise<void> {
  if (closed !== null && closed !== undefined)
    await closeAtChannel(deps, closed, (error) => request.log.warn({ err: error }, 'a payment could not be closed at its channel'))
}

function orderRoutes(app: App, deps: Deps): void {
  const step = erpCall('orders', '推进订单：开票、拣货、出库')
  app.post('/api/erp/order/:id/advance', { ...step, schema: { ...step.schema, body: AdvanceBody } }, async (request) =>
    answer(request.params.id, await advance(deps, callOf(request.params.id, request.body), request.body.to)),
  )

  const shipping = erpCall('orders', '发货：按效期先出选批号，有追溯码的按码选，扣减库存', ['STOCK_SHORT'])
  app.post('/api/erp/order/:id/ship', { ...shipping, schema: { ...shipping.schema, body: ShipBody } }, async (request) => {
    const { carrier, tracking_no: trackingNo, codes = '' } = request.body
    await settleOrder(deps, pathId(request.params.id), (error, what) => request.log.error({ err: error }, what))
    return answer(request.params.id, await shipOrder(deps, callOf(request.params.id, request.body), { carrier, trackingNo, codes }))
  })

  const cancel = erpCall('orders', '取消未付款的订单')
  app.post('/api/erp/order/:id/cancel', { ...cancel, schema: { ...cancel.schema, body: CancelBody } }, async (request) => {
    const done = await staffCancel(deps, callOf(request.params.id, request.body), request.body.reason)
    await closeReplaced(deps, request, done.closed)
    return answer(request.params.id, done)
  })
}

function moneyRoutes(app: App, deps: Deps): void {
  const open = erpCall('orders', '已开单的订单转入退款')
  app.post('/api/erp/order/:id/refund_open', { ...open, schema: { ...open.schema, body: signed({}) } }, async (request) =>
    answer(request.params.id, await staffRefund(deps, callOf(request.params.id, request.body))),
  )

  const decide = erpCall('money', '同意或拒绝退款')
  app.post('/api/erp/order/:id/refund', { ...decide, schema: { ...decide.schema, body: DecideBody } }, async (request) => {
    const { agree, note } = request.body
    const call = callOf(request.params.id, request.body)
    const asked = { ...call, action: 'order.refund', objectId: call.orderId, request: { note } } as const
    const decision = { agree: agree === '1', note }
    const tried = await orPropose(deps, callerIn(request), asked, (confirm) => settleRefund(deps, { ...call, confirm }, decision))
    if ('waiting' in tried) return waitingAnswer(deps, request.params.id, tried.waiting)
    const { done } = tried
    if (agree === '1') {
      await sendRefunds(deps, { tradeId: done.tradeId }, (error) => request.log.warn({ err: error }, 'a refund has to be sent again'))
      await finishRefunded(deps, { tradeId: done.tradeId })
    }
    return answer(request.params.id, done)
  })

  const back = erpOne({
    area: 'money',
    summary: '退货或少发：按行和数量退款（运费不退，库存另行登记）',
    data: ReturnedData,
    example: { ...example, status: 'shipped', status_text: STATUS_TEXTS.shipped, refunded: '14.28', remark: null },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED', 'RETURN_QTY', 'RETURN_WINDOW'],
  })
  app.post('/api/erp/order/:id/return', { ...back, schema: { ...back.schema, body: ReturnBody } }, async (request) => {
    const { line_id: lineId, number: qty, note, is_late: late } = request.body
    const units = { lineId: Number(lineId), qty, note, ...(late === '1' ? { isLate: true } : {}) }
    const call = callOf(request.params.id, request.body)
    const asked = { ...call, action: 'order.return', objectId: call.orderId, request: units } as const
    const tried = await orPropose(deps, callerIn(request), asked, (confirm) => returnLine(deps, { ...call, confirm }, units))
    if ('waiting' in tried)
      return ok({ ...(await waitingAnswer(deps, request.params.id, tried.waiting)).data, refunded: formatMoney(0), remark: null })
    const { done } = tried
    await sendRefunds(deps, { tradeId: done.tradeId }, (error) => request.log.warn({ err: error }, 'a refund has to be sent again'))
    return ok({ ...answer(request.params.id, done).data, refunded: formatMoney(done.cents), remark: done.short })
  })

  const fee = erpCall('money', '未付款时调整费用（单独一笔，不改订单金额）')
  app.post('/api/erp/order/:id/fee', { ...fee, schema: { ...fee.schema, body: FeeBody } }, async (request) => {
    const done = await addFee(deps, callOf(request.params.id, request.body), {
      cents: parseMoney(request.body.amount),
      title: request.body.title,
    })
    await closeReplaced(deps, request, done.closed)
    return answer(request.params.id, done)
  })

  const PaidData = Type.Object({ trade_id: Type.String(), pay_status: Type.String(), amount: Type.String() })
  const received = erpOne({
    area: 'money',
    summary: '登记银行汇款到账',
    data: PaidData,
    example: { trade_id: '9', pay_status: 'paid', amount: '151.50' },
    reasons: ['ALREADY_PAID', 'PAY_CLOSED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/trade/:id/received', { ...received, schema: { ...received.schema, body: ReceivedBody } }, async (request) => {
    const { staff, client_key: clientKey, txn, amount } = request.body
    const cents = parseMoney(amount)
    const done = await takeTransfer(deps, { tradeId: pathId(request.params.id), staff, clientKey, txn, cents })
    await closeReplaced(deps, request, done.closed)
    return ok({ trade_id: request.params.id, pay_status: done.pay_status, amount: formatMoney(cents) })
  })

  const refuse = erpOne({
    area: 'money',
    summary: '退回汇款凭证',
    data: Type.Object({ trade_id: Type.String() }),
    example: { trade_id: '9' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/trade/:id/proof_reject', { ...refuse, schema: { ...refuse.schema, body: RefuseBody } }, async (request) => {
    const { staff, client_key: clientKey, reason } = request.body
    await refuseProof(deps, { tradeId: pathId(request.params.id), staff, clientKey, reason })
    return ok({ trade_id: request.params.id })
  })
}
