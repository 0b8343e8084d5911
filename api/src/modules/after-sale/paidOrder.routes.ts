import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { clientKeyField, fields, IdParams, pathId } from '../../server/fields.ts'
import { lineQuantities } from '../../server/nestedRows.ts'
import { sessionOf } from '../../server/session.ts'
import { askRefund, confirmReceipt } from './paidOrder.service.ts'

const TAG = '订单'
const RefundBody = Type.Object({ reason: fields.text('退款原因', { max: 200 }), client_key: Type.Optional(clientKeyField()) })
const LINES_MAX = 500
const ConfirmBody = Type.Object({
  'lines[][id]': Type.Optional(Type.String({ title: '商品行', description: '只填实收少于订购的行：lines[0][id]=1&lines[0][qty]=8' })),
  'lines[][qty]': Type.Optional(Type.String({ title: '实收数量' })),
  shortage: Type.Optional(fields.oneOf('短少处理', ['reship', 'refund_only'], { sentence: '请选择补发或退款' })),
  client_key: Type.Optional(clientKeyField()),
})
const AskedData = Type.Object({ status: Type.String(), after_sale_id: nullable(Type.String({ description: '随之登记的售后单' })) })

/** What ends an order that is paid, and may leave an after-sale behind: to be given up before it is billed, to be received. */
export function paidOrderRoutes(app: App, deps: Deps): void {
  const refund = describeCall({
    summary: '申请退款（已付款未开票，整单退回）',
    tag: TAG,
    data: AskedData,
    example: { status: 'refunding', after_sale_id: '5' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post(
    '/api/order/:id/refund_apply',
    { ...refund, schema: { ...refund.schema, params: IdParams, body: RefundBody } },
    async (request) =>
      ok(
        await askRefund(deps, sessionOf(request), {
          orderId: pathId(request.params.id),
          reason: request.body.reason,
          clientKey: request.body.client_key ?? null,
        }),
      ),
  )

  const confirm = describeCall({
    summary: '确认收货；实收少于订购时逐行填写，差额自动登记为售后',
    tag: TAG,
    data: AskedData,
    example: { status: 'received', after_sale_id: null },
    reasons: ['STATE_CHANGED', 'RETURN_QTY', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post(
    '/api/order/:id/confirm',
    { ...confirm, schema: { ...confirm.schema, params: IdParams, body: ConfirmBody } },
    async (request) => {
      const { shortage = 'refund_only', client_key: clientKey = null } = request.body
      return ok(
        await confirmReceipt(deps, sessionOf(request), {
          orderId: pathId(request.params.id),
          lines: lineQuantities(request.body, LINES_MAX, 0),
          shortage,
          clientKey,
        }),
      )
    },
  )
}
