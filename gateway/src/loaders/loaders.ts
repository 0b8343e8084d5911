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

/** Nothing to gather: each id is a call of its own. */
type Each<T> = { readonly load: (id: string) => Promise<T> }

type Page = { readonly page: number; readonly perPage: number }
export type PromotionPageKey = Page & { readonly promotionID: string }
export type SupplierPageKey = Page & { readonly supplierID: string }
export type PriceSheetPageKey = Page & { readonly sheetID: string }

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
  return new RequestLoaders(rest, asked)
}

/** Each is made when it is first asked for: a stream that rests for hours would hold them all. */
class RequestLoaders implements Loaders {
  readonly #rest: CallerRest
  readonly #asked: AskedFields
  readonly #made = new Map<string, unknown>()

  constructor(rest: CallerRest, asked: AskedFields) {
    this.#rest = rest
    this.#asked = asked
  }

  kept<T>(name: string, read: () => Promise<T>): Promise<T> {
    return this.#once(`kept ${name} after ${this.#rest.writes()}`, read)
  }

  viewer(): Promise<ViewerModel> {
    return this.#once('viewer', () => fetchViewer(this.#rest))
  }

  cart(): Promise<CartModel> {
    return this.#once('cart', () => fetchCart(this.#rest, this.#asked))
  }

  get article(): Each<ArticleModel> {
    return this.#each('article', (id) => fetchArticle(this.#rest, id))
  }

  get goods(): DataLoader<string, GoodsModel | null> {
    return this.#gathered('goods', async (ids) => byId(ids, await fetchGoodsBatch(this.#rest, ids), ({ goodsID }) => goodsID), 100)
  }

  get goodsFacts(): DataLoader<string, GoodsFactsModel | null> {
    return this.#gathered('goodsFacts', async (ids) => byId(ids, await fetchGoodsFacts(this.#rest, ids), ({ goodsID }) => goodsID), 100)
  }

  get goodsDetail(): Each<DetailedGoodsModel> {
    return this.#each('goodsDetail', (id) => fetchGoodsDetail(this.#rest, id, this.#asked))
  }

  get lotReports(): Each<ReadonlyMap<string, string | null>> {
    return this.#each('lotReports', (id) => fetchReports(this.#rest, id))
  }

  get afterSale(): Each<AfterSaleModel> {
    return this.#each('afterSale', (id) => fetchAfterSale(this.#rest, id))
  }

  get order(): Each<OrderModel> {
    return this.#each('order', (id) => fetchOrder(this.#rest, id))
  }

  get trade(): Each<TradeModel> {
    return this.#each('trade', (id) => fetchTrade(this.#rest, id))
  }

  get promotionOffer(): DataLoader<string, PromotionOffer | null> {
    const fetch = async (ids: readonly string[]): Promise<readonly PromotionOffer[]> =>
      (await fetchPromotionOffers(this.#rest, { kind: null, ids }, 1, ids.length)).rows
    return this.#gathered('promotionOffer', async (ids) => byId(ids, await fetch(ids), ({ promotionID }) => promotionID), mostOffers)
  }

  get payment(): Each<Payment> {
    return this.#each('payment', (id) => fetchPayment(this.#rest, id))
  }

  get groupSale(): Each<GroupSaleModel> {
    return this.#each('groupSale', (id) => fetchGroupSale(this.#rest, id))
  }

  get warehouse(): Each<Warehouse> {
    return this.#each('warehouse', (id) => fetchWarehouse(this.#rest, id))
  }

  get supplierPage(): DataLoader<SupplierPageKey, SupplierPage, string> {
    return this.#paged('supplierPage', ({ supplierID }) => supplierID, fetchSupplierPage)
  }

  get priceSheetPage(): DataLoader<PriceSheetPageKey, PriceSheetPage, string> {
    return this.#paged('priceSheetPage', ({ sheetID }) => sheetID, fetchPriceSheetPage)
  }

  get promotionPage(): DataLoader<PromotionPageKey, PromotionPage, string> {
    return this.#paged('promotionPage', ({ promotionID }) => promotionID, fetchPromotionPage)
  }

  #once<T>(name: string, make: () => T): T {
    const known = this.#made.get(name) ?? make()
    this.#made.set(name, known)
    return known as T
  }

  /** What the marketplace tells one at a time, asked once for each id. */
  #each<T>(name: string, fetch: (id: string) => Promise<T>): Each<T> {
    return { load: (id) => this.#once(`${name}:${id}`, () => fetch(id)) }
  }

  #gathered<T>(name: string, fetch: DataLoader.BatchLoadFn<string, T>, maxBatchSize: number): DataLoader<string, T> {
    return this.#once(name, () => new DataLoader(fetch, { maxBatchSize }))
  }

  #paged<K extends Page, T>(
    name: string,
    idOf: (key: K) => string,
    fetch: (rest: CallerRest, id: string, page: number, perPage: number) => Promise<T>,
  ): DataLoader<K, T, string> {
    const each = (key: K): Promise<T | Error> => settled(fetch(this.#rest, idOf(key), key.page, key.perPage))
    const cacheKeyFn = (key: K): string => `${idOf(key)}:${key.page}:${key.perPage}`
    return this.#once(name, () => new DataLoader((keys) => Promise.all(keys.map(each)), { cacheKeyFn }))
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
