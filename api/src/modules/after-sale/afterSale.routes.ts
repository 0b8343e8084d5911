import { Type } from 'typebox'
import type { Reason } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, fields, IdParams, pathId } from '../../server/fields.ts'
import { lineQuantities } from '../../server/nestedRows.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { ParcelSchema } from '../shipment/shipment.schemas.ts'
import { afterSaleOptions, apply } from './apply.service.ts'
import { actOn } from './buyer.service.ts'
import { paidOrderRoutes } from './paidOrder.routes.ts'
import { afterSaleDetail, listAfterSales } from './read.service.ts'
import {
  AfterSaleDetailSchema,
  afterSaleDetailExample,
  AfterSaleItemSchema,
  afterSaleItemExample,
  AppliedSchema,
  appliedExample,
  OptionsSchema,
  optionsExample,
} from './afterSale.schemas.ts'
import { REASONS, STATUS_TEXTS, TYPES } from './kinds.ts'

const TAG = '售后'
const LINES_MAX = 500
const IMAGES_MAX = 6
const OptionsQuery = Type.Object({ order_id: fields.id('订单') })
const ApplyBody = Type.Object({
  order_id: fields.id('订单'),
  type: fields.oneOf('售后类型', TYPES, { sentence: '请选择售后类型' }),
  reason: fields.oneOf('售后原因', REASONS, { sentence: '请选择售后原因' }),
  note: Type.Optional(fields.text('补充说明', { max: 500 })),
  'lines[][id]': Type.Optional(
    Type.String({ title: '商品行', description: '以 lines[0][id]=1&lines[0][qty]=2 的形式提交；资料类售后可不填' }),
  ),
  'lines[][qty]': Type.Optional(Type.String({ title: '数量' })),
  images: Type.Optional(
    Type.String({
      title: '凭证图片',
      pattern: `^[0-9A-Za-z_.-]{8,80}(,[0-9A-Za-z_.-]{8,80}){0,${IMAGES_MAX - 1}}$`,
      description: `上传所得的 key，逗号分隔，最多 ${IMAGES_MAX} 张`,
      'x-sentence': `凭证图片最多${IMAGES_MAX}张`,
    }),
  ),
  client_key: clientKeyField(),
})
const ListQuery = Type.Object({
  ...timePageFields(),
  order_id: Type.Optional(fields.id('订单')),
  status: Type.Optional(
    Type.Unsafe<'processing' | 'record'>({
      type: 'string',
      enum: ['processing', 'record'],
      title: '状态',
      description: 'processing 进行中，record 已结束',
    }),
  ),
})
const KeyBody = Type.Object({ client_key: clientKeyField() })
const ShipBody = Type.Object({
  carrier: fields.text('承运商', { max: 40 }),
  tracking_no: fields.text('运单号', { min: 4, max: 40 }),
  client_key: clientKeyField(),
})
const StatusData = Type.Object({ status: Type.String(), status_text: Type.String() })
const APPLY_REASONS: readonly Reason[] = ['RETURN_QTY', 'RETURN_WINDOW', 'STATE_CHANGED', 'IDEMPOTENCY_REUSED']

export const afterSaleRoom: Room = {
  name: 'after-sale',
  schemas: [ParcelSchema, OptionsSchema, AppliedSchema, AfterSaleItemSchema, AfterSaleDetailSchema],
  routes(app, deps) {
    applyRoutes(app, deps)
    readRoutes(app, deps)
    actRoutes(app, deps)
    paidOrderRoutes(app, deps)
  },
}

function applyRoutes(app: App, deps: Deps): void {
  const options = describeCall({
    summary: '订单可申请的售后',
    tag: TAG,
    data: ref(OptionsSchema),
    example: optionsExample,
    reasons: ['RETURN_WINDOW', 'STATE_CHANGED'],
    statuses: [404],
  })
  app.get('/api/afterSale/options', { ...options, schema: { ...options.schema, querystring: OptionsQuery } }, async (request) =>
    ok(await afterSaleOptions(deps, sessionOf(request).memberId, pathId(request.query.order_id))),
  )

  const call = describeCall({
    summary: '申请售后（金额由服务端计算）',
    tag: TAG,
    data: ref(AppliedSchema),
    example: appliedExample,
    reasons: APPLY_REASONS,
    statuses: [404],
  })
  app.post('/api/afterSale', { ...call, schema: { ...call.schema, body: ApplyBody } }, async (request) => {
    const { order_id: orderId, type, reason, note = null, images = '', client_key: clientKey } = request.body
    const form = {
      orderId: pathId(orderId),
      type,
      reason,
      note,
      lines: lineQuantities(request.body, LINES_MAX, 1),
      images: images === '' ? [] : images.split(','),
      clientKey,
    }
    return ok(await apply(deps, sessionOf(request), form))
  })
}

function readRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '我的售后',
    tag: TAG,
    data: timePageOf(ref(AfterSaleItemSchema)),
    example: timePageExample(afterSaleItemExample),
  })
  app.get('/api/afterSale', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { status = null, order_id: orderId } = request.query
    const search = { memberId: sessionOf(request).memberId, is: status, ...(orderId === undefined ? {} : { orderId: Number(orderId) }) }
    return ok(await listAfterSales(deps, search, pageAsk(request.query)))
  })

  const detail = describeCall({
    summary: '售后详情',
    tag: TAG,
    data: ref(AfterSaleDetailSchema),
    example: afterSaleDetailExample,
    statuses: [404],
  })
  app.get('/api/afterSale/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(await afterSaleDetail(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )
}

function actRoutes(app: App, deps: Deps): void {
  const acting = (summary: string, status: keyof typeof STATUS_TEXTS) =>
    describeCall({
      summary,
      tag: TAG,
      data: StatusData,
      example: { status, status_text: STATUS_TEXTS[status] },
      reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
      statuses: [404],
    })
  const answer = (status: keyof typeof STATUS_TEXTS) => ok({ status, status_text: STATUS_TEXTS[status] })

  const cancel = acting('撤销售后', 'cancelled')
  app.post('/api/afterSale/:id/cancel', { ...cancel, schema: { ...cancel.schema, params: IdParams, body: KeyBody } }, async (request) =>
    answer(await actOn(deps, sessionOf(request), 'cancel', { id: pathId(request.params.id), clientKey: request.body.client_key })),
  )

  const ship = acting('寄回商品', 'returning')
  app.post('/api/afterSale/:id/ship', { ...ship, schema: { ...ship.schema, params: IdParams, body: ShipBody } }, async (request) => {
    const { carrier, tracking_no: trackingNo, client_key: clientKey } = request.body
    return answer(await actOn(deps, sessionOf(request), 'ship', { id: pathId(request.params.id), clientKey }, { carrier, trackingNo }))
  })

  const receive = acting('确认收到补发或换货的商品', 'done')
  app.post('/api/afterSale/:id/receive', { ...receive, schema: { ...receive.schema, params: IdParams, body: KeyBody } }, async (request) =>
    answer(await actOn(deps, sessionOf(request), 'receive', { id: pathId(request.params.id), clientKey: request.body.client_key })),
  )
}
