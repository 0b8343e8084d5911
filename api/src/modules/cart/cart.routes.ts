import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { CART_FILTER_ALL, CART_LINES_MAX } from 'rules/constants'
import { formatMoney, parseMoney } from 'rules/money'
import type { Reason } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, idList, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { fieldsetOf, pathsOf, sendFields, sendPart } from '../../server/fieldset.ts'
import { sessionOf } from '../../server/session.ts'
import { GoodsSchema } from '../goods/goods.schemas.ts'
import { ActivitySchema, AddonOfferSchema, CartCouponSchema } from './activity.schemas.ts'
import { countLines } from './cart.repo.ts'
import { CartLineSchema, cartStateExample, CartStateSchema, WarningSchema } from './cart.schemas.ts'
import { countSelected, readCart } from './cart.service.ts'
import { cartWire } from './cart.wire.ts'
import { copyRoute } from './copy.routes.ts'
import { hintRoutes } from './hint.routes.ts'
import { makersRoute } from './makers.routes.ts'
import { LINE_REASONS } from './lineReasons.ts'
import { addToCart, editLine, quickAdd, removeLines, selectLines } from './cartWrite.service.ts'
import { CartPricingSchema } from './pricing.schemas.ts'

const AddBody = Type.Object({
  goods_id: { ...fields.id('商品编号'), description: '组合（type=3）时为组合编号' },
  number: fields.quantity(),
  price: Type.Optional({ ...fields.money('价格'), description: '页面上显示的单价；与现价不同时答复带提醒，不带则不比较' }),
  ck_id: fields.smallId('仓库'),
  type: Type.Optional(
    Type.Unsafe<'0' | '1' | '2' | '3' | '4'>({
      type: 'string',
      enum: ['0', '1', '2', '3', '4'],
      title: '类型',
      description: '0 普通，1 秒杀，2 抱团（须已参团），3 组合，4 换购',
    }),
  ),
  combo_id: Type.Optional({ ...fields.id('组合编号'), description: '组合（type=3）时可代替 goods_id' }),
  client_key: Type.Optional(clientKeyField()),
})
const QuickAddBody = Type.Object({ client_key: Type.Optional(clientKeyField()) })
const EditBody = Type.Object({ number: fields.quantity() })
const SelectBody = Type.Object({ ids: fields.ids('采购单行', CART_LINES_MAX), is_selected: fields.flag('勾选') })
const DeleteBody = Type.Object({ ids: fields.ids('采购单行', CART_LINES_MAX) })
/** Every part of the cart, of its lines and of their goods. */
const CART_PATHS = [...pathsOf(CartStateSchema), ...pathsOf(CartLineSchema, 'data.'), ...pathsOf(GoodsSchema, 'data.goods.')]
const ListQuery = Type.Object({
  filters: Type.Optional(Type.Integer({ title: '筛选', minimum: 0, description: '99999 为全部' })),
  fields: fieldsetOf(CART_PATHS),
})
const TotalData = Type.Object({ total: Type.String(), count: Type.Integer(), selected_count: Type.Integer() })
const TotalQuery = Type.Object({ fields: fieldsetOf(pathsOf(TotalData)) })

const GOODS_LINES = { 0: 0, 1: 1, 2: 2, 4: 4 } as const

/** A call that answers the whole cart, as every write to it does. */
function cartCall(summary: string, more: { reasons?: readonly Reason[]; statuses?: readonly number[] } = {}) {
  return describeCall({ summary, tag: '采购单', data: ref(CartStateSchema), example: cartStateExample, ...more })
}

export const cartRoom: Room = {
  name: 'cart',
  schemas: [WarningSchema, ActivitySchema, AddonOfferSchema, CartCouponSchema, CartLineSchema, CartPricingSchema, CartStateSchema],
  routes(app, deps) {
    const list = cartCall('采购单')
    app.get('/api/cart/list', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request, reply) =>
      sendFields(
        reply,
        ok(cartWire(await readCart(deps, sessionOf(request).memberId), request.query.filters ?? CART_FILTER_ALL)),
        request.query.fields,
      ),
    )

    const total = describeCall({
      summary: '采购单合计',
      tag: '采购单',
      data: TotalData,
      example: { total: '48.00', count: 1, selected_count: 1 },
    })
    app.get('/api/cart/total', { ...total, schema: { ...total.schema, querystring: TotalQuery } }, async (request, reply) => {
      const { fields: asked } = request.query
      // Every page shows how many lines there are: nothing need be priced for that.
      if (asked === 'count') return sendPart(reply, ok({ count: await countLines(deps.db, sessionOf(request).memberId) }))
      const cart = await readCart(deps, sessionOf(request).memberId)
      return sendFields(
        reply,
        ok({ total: formatMoney(cart.priced.goods), count: cart.rows.length, selected_count: countSelected(cart) }),
        asked,
      )
    })

    addRoutes(app, deps)

    const edit = cartCall('修改数量', { reasons: LINE_REASONS, statuses: [404] })
    app.post('/api/cart/:id/edit', { ...edit, schema: { ...edit.schema, params: IdParams, body: EditBody } }, async (request) =>
      ok(cartWire(await editLine(deps, sessionOf(request).memberId, pathId(request.params.id), request.body.number))),
    )

    const select = cartCall('勾选或取消勾选', { statuses: [404] })
    app.post('/api/cart/batch_select', { ...select, schema: { ...select.schema, body: SelectBody } }, async (request) =>
      ok(cartWire(await selectLines(deps, sessionOf(request).memberId, idList(request.body.ids), request.body.is_selected === '1'))),
    )

    const remove = cartCall('删除', { statuses: [404] })
    app.post('/api/cart/batch_delete', { ...remove, schema: { ...remove.schema, body: DeleteBody } }, async (request) =>
      ok(cartWire(await removeLines(deps, sessionOf(request).memberId, idList(request.body.ids)))),
    )

    copyRoute(app, deps)
    hintRoutes(app, deps)
    makersRoute(app, deps)
  },
}

/** A combination's id may come under its own name. */
function nameGoods(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const { body } = request
  if (typeof body === 'object' && body !== null && 'combo_id' in body && !('goods_id' in body) && 'type' in body && body.type === '3')
    Reflect.set(body, 'goods_id', body.combo_id)
  done()
}

function addRoutes(app: App, deps: Deps): void {
  const add = cartCall('加入采购单（数量累加）', { reasons: [...LINE_REASONS, 'CART_FULL', 'IDEMPOTENCY_REUSED'], statuses: [404] })
  app.post('/api/cart', { ...add, preValidation: nameGoods, schema: { ...add.schema, body: AddBody } }, async (request) => {
    const { goods_id, combo_id, ck_id, number, price, type = '0', client_key } = request.body
    const item =
      type === '3'
        ? ({ type: 3, goodsId: null, comboId: Number(combo_id ?? goods_id) } as const)
        : ({ type: GOODS_LINES[type], goodsId: Number(goods_id), comboId: null } as const)
    return ok(
      cartWire(
        await addToCart(
          deps,
          sessionOf(request).memberId,
          { ...item, ckId: Number(ck_id), number, price: price === undefined ? null : parseMoney(price) },
          client_key ?? null,
        ),
      ),
    )
  })

  const quick = cartCall('快速加入：没有时加起购量，已有时加一个中包装', {
    reasons: [...LINE_REASONS, 'CART_FULL', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/cart/quick_add/:id', { ...quick, schema: { ...quick.schema, params: IdParams, body: QuickAddBody } }, async (request) =>
    ok(cartWire(await quickAdd(deps, sessionOf(request).memberId, pathId(request.params.id), request.body.client_key ?? null))),
  )
}
