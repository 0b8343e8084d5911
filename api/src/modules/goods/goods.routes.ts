import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { notFound } from '../../server/apiErrors.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { IdParams, idList, smallPathId } from '../../server/fields.ts'
import { viewerOf } from '../user/viewer.ts'
import { categoryExample, CategorySchema, GoodsBatchQuery, goodsExample, GoodsSchema, goodsWire } from './goods.schemas.ts'
import { findWarehouse } from './goods.repo.ts'
import { categoryTree, goodsByIds } from './goods.service.ts'

export const goodsRoom: Room = {
  name: 'goods',
  schemas: [GoodsSchema, CategorySchema],
  routes(app, deps) {
    const fl = describeCall({
      summary: '商品分类树',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Array(ref(CategorySchema)),
      example: [categoryExample],
    })
    app.get('/api/goods/fl', fl, async () => ok(await categoryTree(deps)))

    const batch = describeCall({
      summary: '按编号取多个商品',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Array(ref(GoodsSchema)),
      example: [goodsExample],
    })
    app.get('/api/goods/batch', { ...batch, schema: { ...batch.schema, querystring: GoodsBatchQuery } }, async (request) => {
      const found = await goodsByIds(deps.db, idList(request.query.ids), await viewerOf(deps, request), deps.clock.now())
      return ok([...found.values()].map(goodsWire))
    })

    const warehouse = describeCall({
      summary: '仓库名称',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Object({ id: Type.String(), name: Type.String() }),
      example: { id: '1', name: '杭州中心仓' },
      statuses: [404],
    })
    app.get('/api/warehouse/:id', { ...warehouse, schema: { ...warehouse.schema, params: IdParams } }, async (request) => {
      const found = await findWarehouse(deps.db, smallPathId(request.params.id))
      if (found === null) throw notFound('仓库不存在')
      return ok({ id: String(found.id), name: found.name })
    })
  },
}
