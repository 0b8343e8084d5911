import type { Promotion, PromotionTier } from '../../generated/resolvers-types.ts'
import type { RestPromotion, RestPromotionPage, RestPromotionTier } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import { kindAndWords, promotionKinds } from '../base/promotionKinds.ts'

export type PromotionModel = Omit<Promotion, 'goods'>
export type PromotionPage = { readonly promotion: PromotionModel; readonly goods: RestSlice<GoodsModel> }

export function toPromotionPage(body: unknown): PromotionPage {
  const page = new Row<RestPromotionPage>(body, 'manjian')
  return { promotion: page.object('activity', toPromotion), goods: toRestSlice(body, 'manjian', toGoods) }
}

export function toPromotion(body: unknown): PromotionModel {
  const activity = new Row<RestPromotion>(body, 'manjian.activity')
  const promotionID = activity.id('id')
  return {
    id: toGlobalId('Promotion', promotionID),
    promotionID,
    ...kindAndWords(activity.oneOf('kind', promotionKinds)),
    name: activity.text('name'),
    endsAt: activity.moment('ends_at'),
    isForAllGoods: activity.flag('covers_all'),
    isRepeatable: activity.flag('repeatable'),
    cap: activity.optionalMoney('cap'),
    tiers: activity.list('tiers', toTier),
    terms: activity.optionalList('terms', String),
  }
}

function toTier(body: unknown): PromotionTier {
  const tier = new Row<RestPromotionTier>(body, 'manjian.activity.tiers')
  return { full: tier.money('full'), minus: tier.optionalMoney('minus'), rate: tier.optionalInteger('rate') }
}
