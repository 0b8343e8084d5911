import { Type, type Static } from 'typebox'
import { nullable, ref } from '../../server/envelope.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'

export const SupplierSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    goods_count: Type.Integer({ description: '在售商品数' }),
    kinds: Type.Array(Type.String(), { description: '经营品类：western、tcm、herb、device、food' }),
    followers: Type.Integer({ description: '关注数' }),
    is_followed: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '本店已关注' }),
    best: Type.Array(ref(GoodsSchema), { description: '热销商品' }),
  },
  { $id: 'Supplier' },
)
export type SupplierWire = Static<typeof SupplierSchema>

export const FollowedItemSchema = Type.Object(
  {
    goods: ref(GoodsSchema),
    seen_price: nullable(Type.String({ description: '关注时的价格；当时不可见为 null' })),
    drop: nullable(Type.String({ description: '较关注时降了多少，涨价为负；不可比为 null' })),
    followed_at: Type.Integer({ description: '10 位秒' }),
  },
  { $id: 'FollowedItem' },
)
export type FollowedItemWire = Static<typeof FollowedItemSchema>

export const supplierExample: SupplierWire = {
  id: '1',
  name: '云汀医药有限公司',
  goods_count: 120,
  kinds: ['western', 'tcm'],
  followers: 3,
  is_followed: 0,
  best: [goodsExample],
}
export const followedItemExample: FollowedItemWire = { goods: goodsExample, seen_price: '5.00', drop: '0.20', followed_at: 1795226400 }
