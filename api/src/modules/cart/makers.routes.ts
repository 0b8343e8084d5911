import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { sessionOf } from '../../server/session.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import { cartStateExample } from './cart.schemas.ts'
import { cartMakers } from './makers.service.ts'
import { CartPricingSchema } from './pricing.schemas.ts'

const MakersData = Type.Object({
  pricing: ref(CartPricingSchema),
  goods: Type.Array(ref(GoodsSchema), { description: '本店现在可以购买的其他厂家商品' }),
  lines: Type.Array(
    Type.Object({
      id: Type.String({ description: '采购单行编号' }),
      goods: Type.Array(Type.String(), { description: '可换的商品：通用名、剂型、处方分类、规格与包装单位都相同' }),
    }),
  ),
})

/** What the cheapest way to buy the cart is sought among. */
export function makersRoute(app: App, deps: Deps): void {
  const makers = describeCall({
    summary: '采购单各行可换的厂家，与含这些商品的计价文档',
    tag: '采购单',
    data: MakersData,
    example: { pricing: cartStateExample.pricing, goods: [goodsExample], lines: [{ id: '7', goods: [goodsExample.id] }] },
  })
  app.get('/api/cart/makers', makers, async (request) => {
    const { document, goods, lines } = await cartMakers(deps, sessionOf(request).memberId)
    return ok({
      pricing: document,
      goods: goods.map(goodsWire),
      lines: lines.map(({ id, goodsIds }) => ({ id: String(id), goods: goodsIds.map(String) })),
    })
  })
}
