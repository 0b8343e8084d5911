import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import { ParcelSchema, parcelExample } from '../shipment/shipment.schemas.ts'
import { parcelsOf } from '../shipment/shipment.service.ts'
import { memberView } from '../user/user.service.ts'
import { rebuy, substitutesFor } from './rebuy.service.ts'
import { ownOrder } from './read.service.ts'

const TAG = '订单'
const RebuyBody = Type.Object({ client_key: Type.Optional(clientKeyField()) })
const again = { line: Type.String(), goods_id: Type.String(), number: Type.Integer() }
const RebuyData = Type.Object({
  added: Type.Array(Type.Object(again)),
  skipped: Type.Array(
    Type.Object({
      ...again,
      name: Type.String(),
      reason: Type.String({ description: '原因码' }),
      message: Type.String(),
      available: nullable(Type.Integer({ description: '还可购买的数量' })),
      substitutes: Type.Array(ref(GoodsSchema), { description: '同通用名、可购买的其他厂家，至多三个' }),
    }),
  ),
})

/** What comes after an order: buying it again, and where its parcels are. */
export function orderMoreRoutes(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '再次购买：逐行加入采购单，加不了的给出原因与替代品',
    tag: TAG,
    data: RebuyData,
    reasons: ['NOT_REVIEWED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
    example: {
      added: [{ line: '31', goods_id: '1', number: 30 }],
      skipped: [
        {
          line: '32',
          goods_id: '2',
          number: 10,
          name: '布洛芬缓释胶囊',
          reason: 'OUT_OF_STOCK',
          message: '该商品已售罄，可设置到货提醒',
          available: 0,
          substitutes: [goodsExample],
        },
      ],
    },
  })
  app.post('/api/order/:id/rebuy', { ...call, schema: { ...call.schema, params: IdParams, body: RebuyBody } }, async (request) => {
    const { memberId } = sessionOf(request)
    const done = await rebuy(deps, memberId, pathId(request.params.id), request.body.client_key ?? null)
    const viewer = await memberView(deps, memberId)
    const skipped = []
    for (const line of done.skipped)
      skipped.push({ ...line, substitutes: (await substitutesFor(deps, viewer, Number(line.goods_id))).map(goodsWire) })
    return ok({ added: done.added, skipped })
  })

  const logistics = describeCall({
    summary: '物流：包裹、批号与轨迹',
    tag: TAG,
    data: Type.Array(ref(ParcelSchema)),
    example: [parcelExample],
    statuses: [404],
  })
  app.get('/api/order/:id/logistics', { ...logistics, schema: { ...logistics.schema, params: IdParams } }, async (request) => {
    const order = await ownOrder(deps, sessionOf(request).memberId, pathId(request.params.id))
    return ok(await parcelsOf(deps, order.id))
  })
}
