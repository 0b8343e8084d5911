import { Type } from 'typebox'
import type { NoticeKind } from '../../db/tables/catalogue.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { viewerOf } from '../user/viewer.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import { memberView } from '../user/user.service.ts'
import { askNotice, goodsBatches, goodsSubstitutes } from '../goods/goods.service.ts'
import { goodsHistory } from './goodsHistory.service.ts'
import { reportAddress } from './labReport.ts'

const LotSchema = Type.Object({
  lot: Type.String(),
  expires: Type.String(),
  left: Type.Integer(),
  report: nullable(Type.String({ description: '药检报告的站内地址；没有时为 null' })),
})

const HistorySchema = Type.Object({
  prices: Type.Array(Type.Object({ on: Type.String(), price: Type.String() }), { description: '自该日起的基础价；协议价与不可见时为空' }),
  purchases: Type.Array(Type.Object({ on: Type.String(), price: Type.String(), number: Type.Integer(), order_no: Type.String() }), {
    description: '最近 50 次',
  }),
})

const NoticeBody = Type.Object({
  kind: Type.Unsafe<NoticeKind>({ type: 'string', enum: ['arrival', 'price'], title: '通知类型', description: 'arrival 到货，price 降价' }),
})

/** What hangs on one article: its lots, what could stand in for it, and who waits for it. */
export const goodsMoreRoom: Room = {
  name: 'goods-more',
  schemas: [],
  routes(app, deps) {
    const batches = describeCall({
      summary: '在库批号，近效期先出',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Array(LotSchema),
      statuses: [404],
      example: [{ lot: '26020311', expires: '2028-02-03', left: 480, report: '/files/report/1-26020311.html' }],
    })
    app.get('/api/goods/:id/batches', { ...batches, schema: { ...batches.schema, params: IdParams } }, async (request) =>
      ok(
        (await goodsBatches(deps, pathId(request.params.id))).map((lot) => ({
          ...lot,
          report: reportAddress(deps, pathId(request.params.id), lot.lot),
        })),
      ),
    )

    const history = describeCall({
      summary: '价格变动与本店采购记录，按时间先后',
      tag: '商品',
      mayLag: true,
      data: HistorySchema,
      statuses: [404],
      example: {
        prices: [
          { on: '2026-04-02', price: '5.10' },
          { on: '2026-08-19', price: '4.80' },
        ],
        purchases: [{ on: '2026-10-08', price: '4.80', number: 40, order_no: '2026100800000001' }],
      },
    })
    app.get('/api/goods/:id/history', { ...history, schema: { ...history.schema, params: IdParams } }, async (request) =>
      ok(await goodsHistory(deps, pathId(request.params.id), await memberView(deps, sessionOf(request).memberId))),
    )

    const substitutes = describeCall({
      summary: '同通用名的其他厂家',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Array(ref(GoodsSchema)),
      statuses: [404],
      example: [goodsExample],
    })
    app.get('/api/goods/:id/substitutes', { ...substitutes, schema: { ...substitutes.schema, params: IdParams } }, async (request) =>
      ok((await goodsSubstitutes(deps, pathId(request.params.id), await viewerOf(deps, request))).map(goodsWire)),
    )

    const notify = describeCall({ summary: '到货或降价时通知我', tag: '商品', data: Type.Object({}), statuses: [404], example: {} })
    app.post('/api/goods/:id/notify', { ...notify, schema: { ...notify.schema, params: IdParams, body: NoticeBody } }, async (request) => {
      await askNotice(deps, pathId(request.params.id), sessionOf(request).memberId, request.body.kind)
      return ok({})
    })
  },
}
