import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import type { Reason } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { LINE_REASONS } from '../cart/lineReasons.ts'
import { sessionOf } from '../../server/session.ts'
import { OrderCashbackSchema } from '../cashback/cashback.schemas.ts'
import { closeAtChannel } from '../payment/pay.service.ts'
import { cancelOrder, hideOver } from './buyer.service.ts'
import { countsExample, detailExample, explainExample, itemExample, placedExample } from './order.examples.ts'
import { codesRoutes } from './codes.routes.ts'
import { orderMoreRoutes } from './orderMore.routes.ts'
import { ExplainSchema, OrderDetailSchema, OrderItemSchema, PlacedSchema } from './order.schemas.ts'
import { placeOrder } from './place.service.ts'
import { explainOrder, listOrders, orderCounts, orderDetail } from './read.service.ts'
import type { OrderSearch } from './read.repo.ts'
import { OrderCodesSchema, TraceLotSchema } from '../trace/trace.schemas.ts'
import { CANCEL_REASONS, FILTERS, type StatusFilter } from '../trade/status.ts'

const TAG = '订单'
const PlaceBody = Type.Object({
  quote_id: fields.id('报价'),
  hash: Type.String({ title: '报价校验码', pattern: '^[0-9a-f]{64}$' }),
  client_key: clientKeyField(),
  pay_mode: fields.oneOf('支付方式', ['online', 'transfer'], { sentence: '请选择支付方式' }),
  address_id: Type.Optional(fields.id('收货地址')),
  address: Type.Optional(fields.text('收货地址', { min: 2, max: 120 })),
  contact: Type.Optional(fields.text('收货人', { max: 30 })),
  phone: Type.Optional(
    Type.String({ title: '联系电话', pattern: '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8})$', 'x-sentence': '联系电话格式不正确' }),
  ),
  invoice_id: Type.Optional(
    Type.Unsafe<'1' | '2'>({
      type: 'string',
      enum: ['1', '2'],
      title: '开票方式',
      description: '报价 invoices 中的编号：1 电子普通发票，2 电子专用发票；不填为不开票。发货后自动申请',
      'x-sentence': '请选择开票方式',
    }),
  ),
  remark: Type.Optional(fields.text('备注', { max: 200 })),
  dossier: Type.Optional(fields.flag('随货首营资料')),
})
const ListQuery = Type.Object({
  ...timePageFields(),
  status: Type.Optional(fields.oneOf<StatusFilter>('订单状态', ['all', 'unpaid', 'to_ship', 'shipped', 'received', 'closed', 'refunding'])),
  keywords: Type.Optional(Type.String({ title: '关键词', maxLength: 50, description: '订单号、商品名或追溯码' })),
  start_time: Type.Optional(fields.integer('开始时间', { min: 0, max: 9_999_999_999 })),
  end_time: Type.Optional(fields.integer('结束时间', { min: 0, max: 9_999_999_999 })),
  is_eph: Type.Optional(fields.flag('含麻黄碱')),
})
const CancelBody = Type.Object({
  reason: fields.oneOf('取消原因', CANCEL_REASONS, { sentence: '请选择取消原因' }),
  client_key: clientKeyField(),
})
const CountsData = Type.Object({ unpaid: Type.Integer(), to_ship: Type.Integer(), shipped: Type.Integer(), after_sale: Type.Integer() })
const CancelData = Type.Object({
  status: Type.String(),
  returned: Type.Object({ stock: Type.Integer(), coupons: Type.Integer(), voucher: Type.String(), balance: Type.String() }),
})

/** Of a line's own reasons where the quote changed and nothing is left to order. */
const PLACE_REASONS: readonly Reason[] = [
  ...LINE_REASONS,
  'QUOTE_CHANGED',
  'QUOTE_EXPIRED',
  'CONTRACT_UNSIGNED',
  'LICENCE_LAPSED',
  'GIFT_SHORT',
  'MIN_ORDER',
  'COUPON_USED',
  'BALANCE_SHORT',
  'UNPAID_LIMIT',
  'IDEMPOTENCY_REUSED',
  'STATE_CHANGED',
  'ADDON_SHORT',
  'COUPON_EXPIRED',
]

export const orderRoom: Room = {
  name: 'order',
  schemas: [PlacedSchema, OrderCashbackSchema, OrderItemSchema, OrderDetailSchema, ExplainSchema, TraceLotSchema, OrderCodesSchema],
  routes(app, deps) {
    placeRoute(app, deps)
    readRoutes(app, deps)
    changeRoutes(app, deps)
    orderMoreRoutes(app, deps)
    codesRoutes(app, deps)
  },
}

function placeRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '提交订单',
    tag: TAG,
    right: 'order',
    data: ref(PlacedSchema),
    example: placedExample,
    reasons: PLACE_REASONS,
    statuses: [404],
  })
  app.post('/api/order', { ...call, schema: { ...call.schema, body: PlaceBody } }, async (request) => {
    const {
      quote_id,
      hash,
      client_key,
      pay_mode,
      address_id,
      address = null,
      contact = null,
      phone = null,
      invoice_id: invoiceId = null,
      remark = null,
      dossier,
    } = request.body
    const form = {
      quoteId: Number(quote_id),
      hash,
      clientKey: client_key,
      payMode: pay_mode,
      address: { id: address_id === undefined ? null : Number(address_id), name: contact, phone, text: address },
      invoiceId,
      remark,
      ...(dossier === '1' ? { wantsDossier: true as const } : {}),
    }
    return ok(await placeOrder(deps, sessionOf(request), form))
  })
}

function readRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '我的订单',
    tag: TAG,
    mayLag: true,
    data: timePageOf(ref(OrderItemSchema)),
    example: timePageExample(itemExample),
  })
  app.get('/api/order', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { status = 'all', keywords = '', start_time: start, end_time: end, is_eph: isEph } = request.query
    const search: OrderSearch = {
      statuses: status === 'all' ? null : FILTERS[status],
      keywords: keywords.trim() === '' ? null : keywords.trim(),
      from: start === undefined ? null : new Date(start * 1000),
      to: end === undefined ? null : new Date(end * 1000),
      isEph: isEph === undefined ? null : isEph === '1',
    }
    return ok(await listOrders(deps, sessionOf(request).memberId, search, pageAsk(request.query)))
  })

  const count = describeCall({ summary: '各状态的订单数', tag: TAG, mayLag: true, data: CountsData, example: countsExample })
  app.get('/api/order/count', count, async (request) => ok(await orderCounts(deps, sessionOf(request).memberId)))

  const detail = describeCall({
    summary: '订单详情',
    tag: TAG,
    mayLag: true,
    data: ref(OrderDetailSchema),
    example: detailExample,
    statuses: [404],
  })
  app.get('/api/order/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(await orderDetail(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )

  const explain = describeCall({
    summary: '价格说明（按下单时的价格与活动重算）',
    tag: TAG,
    data: ref(ExplainSchema),
    example: explainExample,
    statuses: [404],
  })
  app.get('/api/order/:id/explain', { ...explain, schema: { ...explain.schema, params: IdParams } }, async (request) =>
    ok(await explainOrder(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )
}

function changeRoutes(app: App, deps: Deps): void {
  const cancel = describeCall({
    summary: '取消未付款的订单（同一次提交的订单一并取消）',
    tag: TAG,
    data: CancelData,
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
    example: { status: 'cancelled', returned: { stock: 30, coupons: 1, voucher: '20.00', balance: '0.00' } },
  })
  app.post('/api/order/:id/cancel', { ...cancel, schema: { ...cancel.schema, params: IdParams, body: CancelBody } }, async (request) => {
    const { reason, client_key: clientKey } = request.body
    const { status, back, closed } = await cancelOrder(deps, sessionOf(request), { id: pathId(request.params.id), reason, clientKey })
    if (closed !== null)
      await closeAtChannel(deps, closed, (error) => request.log.warn({ err: error }, 'a payment could not be closed at its channel'))
    return ok({
      status,
      returned: { stock: back.stock, coupons: back.coupons, voucher: formatMoney(back.voucher), balance: formatMoney(back.balance) },
    })
  })

  const hide = describeCall({
    summary: '删除已结束的订单（仅隐藏）',
    tag: TAG,
    data: Type.Object({}),
    example: {},
    reasons: ['STATE_CHANGED'],
    statuses: [404],
  })
  app.delete('/api/order/:id', { ...hide, schema: { ...hide.schema, params: IdParams } }, async (request) => {
    await hideOver(deps, sessionOf(request), pathId(request.params.id))
    return ok({})
  })
}
