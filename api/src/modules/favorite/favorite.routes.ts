import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import { notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, idList } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import { goodsInOrder } from '../goods/goods.service.ts'
import { memberView } from '../user/user.service.ts'
import { addFavorites, findFavorites, removeFavorites } from './favorite.repo.ts'
import { paged } from '../../server/paging.ts'

const ListQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const GoodsBody = Type.Object({ goods_ids: fields.ids('商品编号', 100) })
const Changed = Type.Object({ goods_ids: Type.Array(Type.String()) })

export const favoriteRoom: Room = {
  name: 'favorite',
  schemas: [],
  routes(app, deps) {
    const list = describeCall({
      summary: '收藏的商品，最新的在前；已下架的保留并注明原因',
      tag: '收藏',
      mayLag: true,
      data: pageOf(ref(GoodsSchema)),
      example: { data: [goodsExample], current_page: 1, per_page: 20, total: 1, last_page: 1 },
    })
    app.get('/api/favorite', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
      const { page = 1, per_page = PAGE_SIZE_DEFAULT } = request.query
      const { memberId } = sessionOf(request)
      const { ids, total } = await findFavorites(deps.db, memberId, page, per_page)
      const goods = await goodsInOrder(deps, ids, await memberView(deps, memberId))
      return ok(paged(goods.map(goodsWire), total, { page, per_page }))
    })

    const add = describeCall({ summary: '收藏商品', tag: '收藏', statuses: [404], data: Changed, example: { goods_ids: ['1'] } })
    app.post('/api/favorite', { ...add, schema: { ...add.schema, body: GoodsBody } }, async (request) => {
      const added = await addFavorites(deps.db, sessionOf(request).memberId, idList(request.body.goods_ids), deps.clock.now())
      if (added.length === 0) throw notFound('您访问的商品不存在')
      return ok({ goods_ids: added.map(String) })
    })

    const cancel = describeCall({ summary: '取消收藏', tag: '收藏', data: Changed, example: { goods_ids: ['1'] } })
    app.post('/api/favorite/cancel', { ...cancel, schema: { ...cancel.schema, body: GoodsBody } }, async (request) => {
      const removed = await removeFavorites(deps.db, sessionOf(request).memberId, idList(request.body.goods_ids))
      return ok({ goods_ids: removed.map(String) })
    })
  },
}
