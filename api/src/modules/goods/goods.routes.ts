import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { IdParams, idList, pathId } from '../../server/fields.ts'
import { fieldsetOf, pathsOf, sendFields } from '../../server/fieldset.ts'
import type { MemberView } from '../user/memberView.ts'
import { memberView } from '../user/user.service.ts'
import { categoryExample, CategorySchema, GoodsBatchQuery, goodsExample, GoodsSchema, goodsWire } from './goods.schemas.ts'
import { categoryTree, goodsByIds } from './goods.service.ts'
import { GoodsDetailSchema, goodsDetailExample } from './goodsDetail.schemas.ts'
import { goodsFactsExample, GoodsFactsSchema } from './goodsFacts.schemas.ts'
import { goodsFacts } from './goodsFacts.service.ts'
import { goodsDetail } from './goodsDetail.service.ts'

const DetailQuery = Type.Object({ fields: fieldsetOf(pathsOf(GoodsDetailSchema)) })

/** The member who looks, or null for a visitor. */
export function viewerOf(deps: Deps, request: FastifyRequest): Promise<MemberView | null> {
  return request.session === null ? Promise.resolve(null) : memberView(deps, request.session.memberId)
}

export const goodsRoom: Room = {
  name: 'goods',
  schemas: [GoodsSchema, GoodsDetailSchema, CategorySchema],
  routes(app, deps) {
    const fl = describeCall({
      summary: '商品分类树',
      tag: '商品',
      visitor: true,
      data: Type.Array(ref(CategorySchema)),
      example: [categoryExample],
    })
    app.get('/api/goods/fl', fl, async () => ok(await categoryTree(deps)))

    const batch = describeCall({
      summary: '按编号取多个商品',
      tag: '商品',
      visitor: true,
      data: Type.Array(ref(GoodsSchema)),
      example: [goodsExample],
    })
    app.get('/api/goods/batch', { ...batch, schema: { ...batch.schema, querystring: GoodsBatchQuery } }, async (request) => {
      const found = await goodsByIds(deps.db, idList(request.query.ids), await viewerOf(deps, request), deps.clock.now())
      return ok([...found.values()].map(goodsWire))
    })

    const facts = describeCall({
      summary: '各专区要比较的内容：批号、产地等级、限购、控销范围',
      tag: '商品',
      visitor: true,
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
