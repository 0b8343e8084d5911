import type { SkippedGoods } from '../../generated/resolvers-types.ts'
import type { GoodsModel } from './goods.mapper.ts'

/** What did not get into the cart; the answer for an order brings substitutes with it. */
export type SkippedGoodsModel = Omit<SkippedGoods, 'substitutes'> & { readonly substitutes?: readonly GoodsModel[] }
