import { Type } from 'typebox'
import { isPhone } from 'rules/validators'
import type { PointsOrderStatus } from '../../db/tables/zones.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { pageAsk, paged, sliceOf, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { erpOne } from '../../server/erpCall.ts'
import { giftAddress, giftPicture } from './giftPicture.ts'
import { findCategories, findGift, findGifts, findOrders, POINT_RANGES, type PointRange } from './points.repo.ts'
import {
  ExchangedData,
  giftExample,
  GiftSchema,
  giftWire,
  PointsMenuData,
  pointsOrderExample,
  PointsOrderSchema,
  pointsOrderWire,
} from './points.schemas.ts'
import { confirmExchange, exchange, giftOf, pointsOrderOf, shipExchange } from './points.service.ts'

const TAG = '积分商城'
const GoodsQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  category_id: Type.Optional(fields.smallId('礼品分类')),
  range: Type.Optional(Type.Unsafe<PointRange>({ type: 'string', enum: POINT_RANGES.map((range) => range.key), title: '积分范围' })),
})
const OrdersQuery = Type.Object({
  ...timePageFields(),
  status: Type.Optional(Type.Unsafe<PointsOrderStatus>({ type: 'string', enum: ['placed', 'shipped', 'received'], title: '状态' })),
})
const ExchangeBody = Type.Object({
  id: fields.id('礼品'),
  number: fields.integer('兑换数量', { min: 1, max: 999 }),
  client_key: clientKeyField(),
  address_id: Type.Optional({ ...fields.id('收货地址'), description: '地址簿中的地址；不填用默认地址' }),
  contact: Type.Optional(fields.text('收货人', { max: 30 })),
  phone: Type.Optional(fields.text('联系电话', { max: 20 })),
  address: Type.Optional(fields.text('收货地址', { min: 2, max: 120 })),
})
const ShipBody = Type.Object({ carrier: fields.text('承运商', { max: 40 }), tracking_no: fields.text('运单号', { min: 4, max: 40 }) })

/** Gifts for points, and the orders that come of them. */
export const pointsRoom: Room = {
  name: 'points',
  schemas: [GiftSchema, PointsOrderSchema],
  routes(app, deps) {
    giftRoutes(app, deps)
    exchangeRoutes(app, deps)
    orderRoutes(app, deps)
    pictureRoute(app, deps)
  },
}

function giftRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '积分商城礼品',
    tag: TAG,
    visitor: true,
    data: pageOf(ref(GiftSchema)),
    example: paged([giftExample], 1, {}),
  })
  app.get('/api/jfsc/goods', { ...list, schema: { ...list.schema, querystring: GoodsQuery } }, async (request) => {
    const { category_id: category, range = null } = request.query
    const { rows, total } = await findGifts(deps.db, {
      memberId: request.session?.memberId ?? null,
      categoryId: category === undefined ? null : Number(category),
      range,
      ...sliceOf(request.query),
    })
    return ok(paged(rows.map(giftWire), total, request.query))
  })

  const detail = describeCall({
    summary: '礼品详情',
    tag: TAG,
    visitor: true,
    statuses: [404],
    data: ref(GiftSchema),
    example: giftExample,
  })
  app.get('/api/jfsc/goods/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(giftWire(await giftOf(deps, pathId(request.params.id), request.session?.memberId ?? null))),
  )

  const menu = describeCall({
    summary: '礼品分类与积分范围',
    tag: TAG,
    visitor: true,
    data: PointsMenuData,
    example: { categories: [{ id: '1', name: '门店用品', count: 6 }], ranges: POINT_RANGES.map((range) => ({ ...range })) },
  })
  app.get('/api/jfsc/category', menu, async () =>
    ok({
      categories: (await findCategories(deps.db)).map((row) => ({ ...row, id: String(row.id) })),
      ranges: POINT_RANGES.map((range) => ({ ...range })),
    }),
  )
}

function exchangeRoutes(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '积分兑换礼品；不填收货信息则寄往默认地址',
    tag: TAG,
    right: 'order',
    statuses: [404],
    reasons: ['POINTS_SHORT', 'OUT_OF_STOCK', 'BUY_LIMIT', 'NOT_REVIEWED', 'IDEMPOTENCY_REUSED'],
    data: ExchangedData,
    example: { order_no: pointsOrderExample.no, points_after: 1_400 },
  })
  app.post('/api/jfsc/exchange', { ...call, schema: { ...call.schema, body: ExchangeBody } }, async (request) => {
    const { id, number, client_key: clientKey, address_id: addressId, contact = null, phone = null, address = null } = request.body
    if (phone !== null && !isPhone(phone, true)) throw invalid('phone', '联系电话格式不正确')
    const { accountId, memberId } = sessionOf(request)
    return ok(
      await exchange(
        deps,
        { accountId, memberId },
        {
          goodsId: Number(id),
          number,
          clientKey,
          to: { id: addressId === undefined ? null : Number(addressId), name: contact, phone, address },
        },
      ),
    )
  })
}

function orderRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '积分订单',
    tag: TAG,
    data: timePageOf(ref(PointsOrderSchema)),
    example: timePageExample(pointsOrderExample),
  })
  app.get('/api/order/jf', { ...list, schema: { ...list.schema, querystring: OrdersQuery } }, async (request) => {
    const ask = pageAsk(request.query)
    const found = await findOrders(deps.db, sessionOf(request).memberId, { status: request.query.status ?? null, ask })
    return ok(timePage(found, ask, pointsOrderWire))
  })

  const detail = describeCall({
    summary: '积分订单详情',
    tag: TAG,
    statuses: [404],
    data: ref(PointsOrderSchema),
    example: pointsOrderExample,
  })
  app.get('/api/order/jf/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(pointsOrderWire(await pointsOrderOf(deps, pathId(request.params.id), sessionOf(request).memberId))),
  )

  const confirm = describeCall({
    summary: '积分订单确认收货',
    tag: TAG,
    statuses: [404],
    reasons: ['STATE_CHANGED'],
    data: ref(PointsOrderSchema),
    example: { ...pointsOrderExample, status: 'received', status_text: '已收货', received_at: 1795399200, actions: [] },
  })
  app.post('/api/jfsc/order/:id/confirm', { ...confirm, schema: { ...confirm.schema, params: IdParams } }, async (request) =>
    ok(pointsOrderWire(await confirmExchange(deps, pathId(request.params.id), sessionOf(request).memberId))),
  )

  const ship = erpOne({
    area: 'orders',
    summary: '积分订单发货',
    reasons: ['STATE_CHANGED'],
    data: ref(PointsOrderSchema),
    example: pointsOrderExample,
  })
  app.post('/api/erp/jf/:id/ship', { ...ship, schema: { ...ship.schema, body: ShipBody } }, async (request) => {
    const { carrier, tracking_no: trackingNo } = request.body
    return ok(pointsOrderWire(await shipExchange(deps, pathId(request.params.id), { carrier, trackingNo })))
  })
}

const FILE = /^([0-9]{1,15})-([0-9a-f]{12})\.svg$/

function pictureRoute(app: App, deps: Deps): void {
  const schema = {
    summary: '礼品图（SVG），内容变化时地址随之变化',
    tags: ['文件'],
    params: Type.Object({ file: Type.String({ title: '文件名', description: '{礼品编号}-{内容摘要}.svg' }) }),
    response: { 200: Type.String({ description: 'image/svg+xml' }), 404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }) },
    produces: ['image/svg+xml'],
  }
  app.get('/files/gift/:file', { schema, config: { access: 'visitor' } }, async (request, reply) => {
    const id = Number(FILE.exec(request.params.file)?.[1] ?? 0)
    const gift = id === 0 ? null : await findGift(deps.db, id, null)
    if (gift === null || giftAddress(id, gift.name) !== `/files/gift/${request.params.file}`) throw notFound('图片不存在')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(giftPicture(gift.name))
  })
}
