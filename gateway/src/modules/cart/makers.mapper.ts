import type { CartPricing, LineMakers } from '../../generated/resolvers-types.ts'
import type { RestCartMakers, RestLineMakers } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { type GoodsModel, toGoods } from '../goods/goods.mapper.ts'
import { toPricing } from './pricing.mapper.ts'

export interface CartMakersModel {
  readonly pricing: CartPricing
  readonly goods: readonly GoodsModel[]
  readonly lines: readonly LineMakers[]
}

export function toCartMakers(body: unknown): CartMakersModel {
  const makers = new Row<RestCartMakers>(body, 'cart.makers')
  return { pricing: makers.object('pricing', toPricing), goods: makers.list('goods', toGoods), lines: makers.list('lines', toLineMakers) }
}

function toLineMakers(body: unknown): LineMakers {
  const line = new Row<RestLineMakers>(body, 'cart.makers.lines')
  return { lineID: line.id('id'), goodsIDs: line.list('goods', String) }
}
