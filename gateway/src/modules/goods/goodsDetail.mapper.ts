import type { GoodsDetail, GoodsLot } from '../../generated/resolvers-types.ts'
import type { RestBatch, RestGoodsDetail } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGoods, type GoodsModel } from './goods.mapper.ts'
import { toGoodsPromotions, type GoodsPromotionsModel } from './goodsPromotions.mapper.ts'

/** A lot's report is told by another call. */
export type GoodsLotModel = Omit<GoodsLot, 'report'> & { readonly goodsID: string }
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
  return { goodsID, lotNumber: lot.text('lot'), expiresOn: lot.date('expires'), left: lot.integer('left') }
}
