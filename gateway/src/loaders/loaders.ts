import DataLoader from 'dataloader'
import type { AskedFields } from '../execute/askedFields.ts'
import type { Payment, PromotionOffer, Warehouse } from '../generated/resolvers-types.ts'
import type { AfterSaleModel } from '../modules/after-sale/afterSale.mapper.ts'
import { fetchAfterSale } from '../modules/after-sale/afterSale.rest.ts'
import type { CartModel } from '../modules/cart/cart.mapper.ts'
import { fetchCart } from '../modules/cart/cart.rest.ts'
import type { ArticleModel } from '../modules/content/content.mapper.ts'
import { fetchArticle } from '../modules/content/content.rest.ts'
import type { GoodsModel } from '../modules/goods/goods.mapper.ts'
import type { DetailedGoodsModel } from '../modules/goods-detail/goodsDetail.mapper.ts'
import type { GoodsFactsModel } from '../modules/goods-detail/goodsFacts.mapper.ts'
import { fetchGoodsBatch, fetchWarehouse } from '../modules/goods/goods.rest.ts'
import { fetchGoodsDetail, fetchGoodsFacts, fetchReports } from '../modules/goods-detail/goodsDetail.rest.ts'
import type { GroupSaleModel } from '../modules/group/group.mapper.ts'
import { fetchGroupSale } from '../modules/group/group.rest.ts'
import type { OrderModel } from '../modules/order/order.mapper.ts'
import { fetchOrder } from '../modules/order/order.rest.ts'
import type { PriceSheetPage } from '../modules/price-sheet/priceSheet.mapper.ts'
import { fetchPriceSheetPage } from '../modules/price-sheet/priceSheet.rest.ts'
import type { SupplierPage } from '../modules/supplier/supplier.mapper.ts'
import { fetchSupplierPage } from '../modules/supplier/supplier.rest.ts'
import type { PromotionPage } from '../modules/promotion/promotion.mapper.ts'
import { fetchPromotionPage } from '../modules/promotion/promotion.rest.ts'
import type { TradeModel } from '../modules/trade/trade.mapper.ts'
import { fetchPayment, fetchTrade } from '../modules/trade/trade.rest.ts'
import type { ViewerModel } from '../modules/user/user.mapper.ts'
import { fetchViewer } from '../modules/user/user.rest.ts'
import { fetchPromotionOffers, mostOffers } from '../modules/zone/zone.rest.ts'
import type { CallerRest } from '../rest/callerRest.ts'
import { byId } from './byId.ts'
import { once } from './once.ts'

/** Nothing to gather: each id is a call of its own. */
type Each<T> = { readonly load: (id: string) => Promise<T> }

export type PromotionPageKey = { readonly promotionID: string; readonly page: number; readonly perPage: number }

export type SupplierPageKey = { readonly supplierID: string; readonly page: number; readonly perPage: number }
export type PriceSheetPageKey = { readonly sheetID: string; readonly page: number; readonly perPage: number }

export type Loaders = {
  /** What several fields of a request look into is read once, and again after something was written. */
  readonly kept: <T>(name: string, read: () => Promise<T>) => Promise<T>
  /** A supplier or a price sheet comes with any page of its goods. */
  readonly supplierPage: DataLoader<SupplierPageKey, SupplierPage, string>
  readonly priceSheetPage: DataLoader<PriceSheetPageKey, PriceSheetPage, string>
  readonly viewer: () => Promise<ViewerModel>
  readonly cart: () => Promise<CartModel>
  readonly article: Each<ArticleModel>
  readonly goods: DataLoader<string, GoodsModel | null>
  readonly goodsFacts: DataLoader<string, GoodsFactsModel | null>
  readonly goodsDetail: Each<DetailedGoodsModel>
  /** Addresses of a good's test reports, by lot number. */
  readonly lotReports: Each<ReadonlyMap<string, string | null>>
  readonly afterSale: Each<AfterSaleModel>
  readonly order: Each<OrderModel>
  readonly trade: Each<TradeModel>
  readonly promotionOffer: DataLoader<string, PromotionOffer | null>
  readonly payment: Each<Payment>
  readonly groupSale: Each<GroupSaleModel>
  readonly warehouse: Each<Warehouse>
  /** A promotion comes with any page of its goods: a document that asks for both makes one call. */
  readonly promotionPage: DataLoader<PromotionPageKey, PromotionPage, string>
}

/** Made for each request and each session within it: nothing a loader holds reaches another caller. `asked` are the fields of its document. */
export function createLoaders(rest: CallerRest, asked: AskedFields): Loaders {
  const kept = new Map<string, Promise<unknown>>()
  return {
    kept<T>(name: string, read: () => Promise<T>): Promise<T> {
      const key = `${name} after ${rest.writes()}`
      const known = kept.get(key) ?? read()
      kept.set(key, known)
      return known as Promise<T>
    },
    viewer: once(() => fetchViewer(rest)),
    cart: once(() => fetchCart(rest, asked)),
    article: each((id) => fetchArticle(rest, id)),
    goods: new DataLoader(async (ids) => byId(ids, await fetchGoodsBatch(rest, ids), ({ goodsID }) => goodsID), { maxBatchSize: 100 }),
    goodsFacts: new DataLoader(async (ids) => byId(ids, await fetchGoodsFacts(rest, ids), ({ goodsID }) => goodsID), { maxBatchSize: 100 }),
    goodsDetail: each((id) => fetchGoodsDetail(rest, id, asked)),
    lotReports: each((id) => fetchReports(rest, id)),
    afterSale: each((id) => fetchAfterSale(rest, id)),
    order: each((id) => fetchOrder(rest, id)),
    trade: each((id) => fetchTrade(rest, id)),
    promotionOffer: new DataLoader(
      async (ids) =>
        byId(ids, (await fetchPromotionOffers(rest, { kind: null, ids }, 1, ids.length)).rows, ({ promotionID }) => promotionID),
      { maxBatchSize: mostOffers },
    ),
    payment: each((id) => fetchPayment(rest, id)),
    groupSale: each((id) => fetchGroupSale(rest, id)),
    warehouse: each((id) => fetchWarehouse(rest, id)),
    supplierPage: new DataLoader(
      (keys) => Promise.all(keys.map(({ supplierID, page, perPage }) => settled(fetchSupplierPage(rest, supplierID, page, perPage)))),
      {
        cacheKeyFn: ({ supplierID, page, perPage }) => `${supplierID}:${page}:${perPage}`,
      },
    ),
    priceSheetPage: new DataLoader(
      (keys) => Promise.all(keys.map(({ sheetID, page, perPage }) => settled(fetchPriceSheetPage(rest, sheetID, page, perPage)))),
      {
        cacheKeyFn: ({ sheetID, page, perPage }) => `${sheetID}:${page}:${perPage}`,
      },
    ),
    promotionPage: new DataLoader(
      (keys) => Promise.all(keys.map(({ promotionID, page, perPage }) => settled(fetchPromotionPage(rest, promotionID, page, perPage)))),
      {
        cacheKeyFn: ({ promotionID, page, perPage }) => `${promotionID}:${page}:${perPage}`,
      },
    ),
  }
}

/** What the marketplace tells one at a time, asked once for each id. */
function each<T>(fetch: (id: string) => Promise<T>): Each<T> {
  const asked = new Map<string, Promise<T>>()
  return {
    load(id) {
      const known = asked.get(id)
      if (known !== undefined) return known
      const promise = fetch(id)
      asked.set(id, promise)
      return promise
    },
  }
}

/** One id's failure is that id's alone. */
async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  try {
    return await promise
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
