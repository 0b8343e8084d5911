import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId } from '../../server/fields.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'
import { viewerOf } from '../user/viewer.ts'
import {
  CombinationSchema,
  comboExample,
  ComboOfferSchema,
  coveringExample,
  CoveringSchema,
  SpikeData,
  spikeExample,
} from './browse.schemas.ts'
import { comboDetail, comboList, coveredGoods, everydayPrice, spike } from './browse.service.ts'
import { paged } from '../../server/paging.ts'

const PageQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const GoodsPage = pageOf(ref(GoodsSchema))

const goodsPage = paged([goodsExample], 1, {})

export const browseRoom: Room = {
  name: 'browse',
  schemas: [CombinationSchema, ComboOfferSchema],
  routes(app, deps) {
    spikeRoutes(app, deps)
    comboRoutes(app, deps)

    const covered = describeCall({
      summary: '满减或折扣活动的商品（去凑单）',
      tag: '活动',
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: Type.Object({ activity: CoveringSchema, ...GoodsPage.properties }),
      example: { activity: coveringExample, ...goodsPage },
    })
    app.get(
      '/api/manjian/:id/goods',
      { ...covered, schema: { ...covered.schema, params: IdParams, querystring: PageQuery } },
      async (request) => {
        const { activity, data, total } = await coveredGoods(deps, await viewerOf(deps, request), pathId(request.params.id), request.query)
        return ok({ activity, ...paged(data, total, request.query) })
      },
    )

    const everyday = describeCall({ summary: '天天特价', tag: '活动', visitor: true, mayLag: true, data: GoodsPage, example: goodsPage })
    app.get('/api/activity/everyday_price', { ...everyday, schema: { ...everyday.schema, querystring: PageQuery } }, async (request) => {
      const { data, total } = await everydayPrice(deps, await viewerOf(deps, request), request.query)
      return ok(paged(data, total, request.query))
    })
  },
}

function spikeRoutes(app: App, deps: Deps): void {
  const call = (summary: string, statuses: readonly number[] = []) =>
    describeCall({ summary, tag: '活动', visitor: true, mayLag: true, data: SpikeData, example: spikeExample, statuses })
  app.get('/api/spike', call('秒杀场次与当前场次的商品'), async (request) => ok(await spike(deps, await viewerOf(deps, request), null)))
  app.get('/api/index/spike', call('首页秒杀'), async (request) => ok(await spike(deps, await viewerOf(deps, request), null, true)))

  const sessionCall = call('一个秒杀场次的商品', [404])
  app.get('/api/spike/:id', { ...sessionCall, schema: { ...sessionCall.schema, params: IdParams } }, async (request) =>
    ok(await spike(deps, await viewerOf(deps, request), pathId(request.params.id))),
  )
}

function comboRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '组合套餐',
    tag: '活动',
    visitor: true,
    mayLag: true,
    data: pageOf(ref(ComboOfferSchema)),
    example: paged([comboExample], 1, {}),
  })
  app.get('/api/combo', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
    const { data, total } = await comboList(deps, await viewerOf(deps, request), request.query)
    return ok(paged(data, total, request.query))
  })

  const detail = describeCall({
    summary: '组合套餐详情',
    tag: '活动',
    visitor: true,
    mayLag: true,
    data: ref(ComboOfferSchema),
    example: comboExample,
    statuses: [404],
  })
  app.get('/api/combo/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(await comboDetail(deps, await viewerOf(deps, request), pathId(request.params.id))),
  )
}
