import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { IdParams, idList, pathId } from '../../server/fields.ts'
import { fieldsetOf, pathsOf, sendFields } from '../../server/fieldset.ts'
import { GoodsBatchQuery } from '../goods/goods.schemas.ts'
import { viewerOf } from '../user/viewer.ts'
import { GoodsDetailSchema, goodsDetailExample } from './goodsDetail.schemas.ts'
import { goodsDetail } from './goodsDetail.service.ts'
import { goodsFactsExample, GoodsFactsSchema } from './goodsFacts.schemas.ts'
import { goodsFacts } from './goodsFacts.service.ts'

const DetailQuery = Type.Object({ fields: fieldsetOf(pathsOf(GoodsDetailSchema)) })

export const goodsDetailRoom: Room = {
  name: 'goods-detail',
  schemas: [GoodsDetailSchema],
  routes(app, deps) {
    const facts = describeCall({
      summary: '各专区要比较的内容：批号、产地等级、限购、控销范围',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Array(GoodsFactsSchema),
      example: [goodsFactsExample],
    })
    app.get('/api/goods/facts', { ...facts, schema: { ...facts.schema, querystring: GoodsBatchQuery } }, async (request) =>
      ok(await goodsFacts(deps, idList(request.query.ids), await viewerOf(deps, request))),
    )

    const detail = describeCall({
      summary: '商品详情',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: ref(GoodsDetailSchema),
      statuses: [404],
      example: goodsDetailExample,
    })
    app.get(
      '/api/goods/detail/:id',
      { ...detail, schema: { ...detail.schema, params: IdParams, querystring: DetailQuery } },
      async (request, reply) =>
        sendFields(reply, ok(await goodsDetail(deps, pathId(request.params.id), await viewerOf(deps, request))), request.query.fields),
    )
  },
}
