import type { GoodsDetail, GoodsHistory, GoodsLot, GoodsPurchase, PriceStep } from '../../generated/resolvers-types.ts'
import type { RestBatch, RestGoodsDetail, RestGoodsHistory, RestGoodsPurchase, RestPriceStep } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toGoods, type GoodsModel } from './goods.mapper.ts'
import { toGoodsPromotions, type GoodsPromotionsModel } from './goodsPromotions.mapper.ts'

/** A marketplace that does not tell a lot's report here tells it by another call. */
export type GoodsLotModel = GoodsLot & { readonly goodsID: string }
export type GoodsDetailModel = Omit<GoodsDetail, 'lots' | 'promotions'> & { readonly lots: readonly GoodsLotModel[]; readonly promotions: GoodsPromotionsModel | null }
export type DetailedGoodsModel = GoodsModel & { readonly detail: GoodsDetailModel }

export function toGoodsWithDetail(body: unknown): DetailedGoodsModel {
  const detail = new Row<RestGoodsDetail>(body, 'goods')
  const goodsID = detail.id('id')
  return {
    ...toGoods(body),
    detail: {
      commonName: detail.text('common_name'),
      storage: detail.text('storage'),
      indications: detail.text('indications'),
      usage: detail.text('usage'),
      lots: detail.list('batches', (lot) => toLot(lot, goodsID)),
      promotions: detail.optionalObject('promotions', toGoodsPromotions),
    },
  }
}

function toLot(body: unknown, goodsID: string): GoodsLotModel {
  const lot = new Row<RestBatch>(body, 'goods.batches')
  return { goodsID, lotNumber: lot.text('lot'), expiresOn: lot.date('expires'), left: lot.integer('left'), report: toWebUrl(lot.optionalText('report') ?? '') }
}

export function toHistory(body: unknown): GoodsHistory {
  const history = new Row<RestGoodsHistory>(body, 'goods.history')
  return { prices: history.list('prices', toStep), purchases: history.list('purchases', toPurchase) }
}

function toStep(body: unknown): PriceStep {
  const step = new Row<RestPriceStep>(body, 'goods.history.prices')
  return { on: step.date('on'), price: step.money('price') }
}

function toPurchase(body: unknown): GoodsPurchase {
  const purchase = new Row<RestGoodsPurchase>(body, 'goods.history.purchases')
  return { on: purchase.date('on'), price: purchase.money('price'), quantity: purchase.integer('number'), orderNo: purchase.text('order_no') }
}
