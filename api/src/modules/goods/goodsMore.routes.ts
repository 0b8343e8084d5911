import { Type } from 'typebox'
import type { NoticeKind } from '../../db/tables/catalogue.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/sessionHook.ts'
import { viewerOf } from './goods.routes.ts'
import { goodsExample, GoodsSchema } from './goods.schemas.ts'
import { askNotice, goodsBatches, goodsSubstitutes } from './goods.service.ts'
import { goodsWire } from './goods.wire.ts'

const LotSchema = Type.Object({
  lot: Type.String(), expires: Type.String(), left: Type.Integer(), report: nullable(Type.String({ description: '药检报告的站内地址；没有时为 null' })),
})

const NoticeBody = Type.Object({ kind: Type.Unsafe<NoticeKind>({ type: 'string', enum: ['arrival', 'price'], title: '通知类型', description: 'arrival 到货，price 降价' }) })

/** What hangs on one article: its lots, what could stand in for it, and who waits for it. */
export const goodsMoreRoom: Room = {
  name: 'goods-more',
  schemas: [],
  routes(app, deps) {
    const batches = describeCall({
      summary: '在库批号，近效期先出', tag: '商品', visitor: true, data: Type.Array(LotSchema), statuses: [404],
      example: [{ lot: '26020311', expires: '2028-02-03', left: 480, report: null }],
    })
    app.get('/api/goods/:id/batches', { ...batches, schema: { ...batches.schema, params: IdParams } }, async (request) =>
      ok((await goodsBatches(deps, pathId(request.params.id))).map((lot) => ({ ...lot, report: null }))))

    const substitutes = describeCall({ summary: '同通用名的其他厂家', tag: '商品', visitor: true, data: Type.Array(ref(GoodsSchema)), statuses: [404], example: [goodsExample] })
    app.get('/api/goods/:id/substitutes', { ...substitutes, schema: { ...substitutes.schema, params: IdParams } }, async (request) =>
      ok((await goodsSubstitutes(deps, pathId(request.params.id), await viewerOf(deps, request))).map(goodsWire)))

    const notify = describeCall({ summary: '到货或降价时通知我', tag: '商品', data: Type.Object({}), statuses: [404], example: {} })
    app.post('/api/goods/:id/notify', { ...notify, schema: { ...notify.schema, params: IdParams, body: NoticeBody } }, async (request) => {
      await askNotice(deps, pathId(request.params.id), sessionOf(request).memberId, request.body.kind)
      return ok({})
    })
  },
}
