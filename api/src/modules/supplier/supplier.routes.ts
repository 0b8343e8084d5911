import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, idList, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { goodsByIds, goodsInOrder } from '../goods/goods.service.ts'
import { viewerOf } from '../user/viewer.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import { type GoodsView, priceShown } from '../goods/goodsView.ts'
import type { MemberView } from '../user/memberView.ts'
import {
  findFollowedItems,
  findSupplied,
  findSupplier,
  findSuppliers,
  followItems,
  followSuppliers,
  unfollow,
  type FollowedItem,
  type SupplierRow,
} from './supplier.repo.ts'
import {
  followedItemExample,
  FollowedItemSchema,
  supplierExample,
  SupplierSchema,
  type FollowedItemWire,
  type SupplierWire,
} from './supplier.schemas.ts'
import { paged, sliceOf } from '../../server/paging.ts'

const TAG = '供应商与关注'
const PageQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const FollowBody = Type.Object({
  type: Type.Unsafe<'supplier' | 'item'>({
    type: 'string',
    enum: ['supplier', 'item'],
    title: '关注类型',
    description: 'supplier 供应商，item 商品',
  }),
  ids: fields.ids('编号', 100),
})
const Changed = Type.Object({ ids: Type.Array(Type.String()) })

/** The suppliers' zone, and what a shop follows. */
export const supplierRoom: Room = {
  name: 'supplier',
  schemas: [SupplierSchema, FollowedItemSchema],
  routes(app, deps) {
    listRoutes(app, deps)
    followRoutes(app, deps)
    followedRoutes(app, deps)
  },
}

async function wires(deps: Deps, viewer: MemberView | null, rows: readonly SupplierRow[]): Promise<SupplierWire[]> {
  const goods = await goodsByIds(
    deps.db,
    rows.flatMap((row) => row.best),
    viewer,
    deps.clock.now(),
  )
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    goods_count: row.goods,
    kinds: row.kinds,
    followers: row.followers,
    is_followed: row.followed ? 1 : 0,
    best: row.best.flatMap((id) => goods.get(id) ?? []).map(goodsWire),
  }))
}

function listRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '供应商专区',
    tag: TAG,
    visitor: true,
    mayLag: true,
    data: pageOf(ref(SupplierSchema)),
    example: paged([supplierExample], 1, {}),
  })
  app.get('/api/supplier', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
    const viewer = await viewerOf(deps, request)
    const { rows, total } = await findSuppliers(deps.db, viewer?.memberId ?? null, sliceOf(request.query))
    return ok(paged(await wires(deps, viewer, rows), total, request.query))
  })

  const goods = describeCall({
    summary: '供应商及其商品',
    tag: TAG,
    visitor: true,
    mayLag: true,
    statuses: [404],
    data: Type.Object({ supplier: ref(SupplierSchema), ...pageOf(ref(GoodsSchema)).properties }),
    example: { supplier: supplierExample, ...paged([goodsExample], 1, {}) },
  })
  app.get(
    '/api/supplier/:id/goods',
    { ...goods, schema: { ...goods.schema, params: IdParams, querystring: PageQuery } },
    async (request) => {
      const viewer = await viewerOf(deps, request)
      const row = await findSupplier(deps.db, pathId(request.params.id), viewer?.memberId ?? null)
      const [supplier] = row === null ? [] : await wires(deps, viewer, [row])
      if (row === null || supplier === undefined) throw notFound('您访问的供应商不存在')
      const { ids, total } = await findSupplied(deps.db, row.id, sliceOf(request.query))
      return ok({ supplier, ...paged((await goodsInOrder(deps, ids, viewer)).map(goodsWire), total, request.query) })
    },
  )
}

/** The price a list shows; null while it is hidden. */
const shown = (goods: GoodsView | undefined) => (goods === undefined || goods.basePrice === null ? null : priceShown(goods))

function followRoutes(app: App, deps: Deps): void {
  const add = describeCall({ summary: '关注供应商或商品', tag: TAG, statuses: [404], data: Changed, example: { ids: ['1'] } })
  app.post('/api/follow', { ...add, schema: { ...add.schema, body: FollowBody } }, async (request) => {
    const { memberId } = sessionOf(request)
    const ids = idList(request.body.ids)
    const followed =
      request.body.type === 'supplier'
        ? await followSuppliers(deps.db, memberId, ids, deps.clock.now())
        : await followGoods(deps, await viewerOf(deps, request), memberId, ids)
    if (followed.length === 0) throw notFound()
    return ok({ ids: followed.map(String) })
  })

  const cancel = describeCall({ summary: '取消关注', tag: TAG, data: Changed, example: { ids: ['1'] } })
  app.post('/api/follow/cancel', { ...cancel, schema: { ...cancel.schema, body: FollowBody } }, async (request) =>
    ok({ ids: (await unfollow(deps.db, sessionOf(request).memberId, request.body.type, idList(request.body.ids))).map(String) }),
  )
}

async function followGoods(deps: Deps, viewer: MemberView | null, memberId: number, ids: readonly number[]): Promise<number[]> {
  const goods = await goodsByIds(deps.db, ids, viewer, deps.clock.now())
  await followItems(
    deps.db,
    memberId,
    [...goods.values()].map((view) => ({ id: view.id, price: shown(view) })),
    deps.clock.now(),
  )
  return ids.filter((id) => goods.has(id))
}

function followedRoutes(app: App, deps: Deps): void {
  const shops = describeCall({
    summary: '关注的供应商',
    tag: TAG,
    mayLag: true,
    data: pageOf(ref(SupplierSchema)),
    example: paged([{ ...supplierExample, is_followed: 1 as const }], 1, {}),
  })
  app.get('/api/shop/followList', { ...shops, schema: { ...shops.schema, querystring: PageQuery } }, async (request) => {
    const { memberId } = sessionOf(request)
    const { rows, total } = await findSuppliers(deps.db, memberId, sliceOf(request.query), true)
    return ok(paged(await wires(deps, await viewerOf(deps, request), rows), total, request.query))
  })

  const items = describeCall({
    summary: '关注的商品与关注后的涨跌',
    tag: TAG,
    mayLag: true,
    data: pageOf(ref(FollowedItemSchema)),
    example: paged([followedItemExample], 1, {}),
  })
  app.get('/api/market/item/followList', { ...items, schema: { ...items.schema, querystring: PageQuery } }, async (request) => {
    const { rows, total } = await findFollowedItems(deps.db, sessionOf(request).memberId, sliceOf(request.query))
    const goods = await goodsByIds(
      deps.db,
      rows.map((row) => row.goods_id),
      await viewerOf(deps, request),
      deps.clock.now(),
    )
    return ok(
      paged(
        rows.flatMap((row) => itemWire(row, goods.get(row.goods_id)) ?? []),
        total,
        request.query,
      ),
    )
  })
}

function itemWire(row: FollowedItem, goods: GoodsView | undefined): FollowedItemWire | null {
  if (goods === undefined) return null
  const now = shown(goods)
  return {
    goods: goodsWire(goods),
    seen_price: row.seen_price === null || now === null ? null : formatMoney(row.seen_price),
    drop: row.seen_price === null || now === null ? null : formatMoney(row.seen_price - now),
    followed_at: seconds(row.created_at),
  }
}
