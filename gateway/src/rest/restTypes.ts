import type { components, paths } from '../generated/rest.ts'

type Schemas = components['schemas']
type Data<Operation> = Operation extends { responses: { 200: { content: { 'application/json': { data: infer D } } } } } ? D : never

/** Bodies by their names in openapi.json; mappers read them field by field, since a foreign host may not keep to them. */
export type RestUser = Schemas['UserState']
export type RestManager = RestUser['admin']
export type RestCommonConfig = RestUser['common_config']
export type RestLogin = Data<paths['/api/auth/login']['post']>
export type RestTime = Data<paths['/api/time']['get']>
export type RestPage = Data<paths['/api/goods/list']['get']>
export type RestCategory = Schemas['Category']
export type RestGoods = Schemas['Goods']
export type RestGoodsDetail = Schemas['GoodsDetail']
export type RestTier = RestGoods['ladder_price'][number]
export type RestTag = RestGoods['tags'][number]
export type RestBatch = RestGoodsDetail['batches'][number]
export type RestCart = Schemas['CartState']
export type RestCartLine = Schemas['CartLine']
export type RestCartTotal = Data<paths['/api/cart/total']['get']>
export type RestCartFilter = RestCart['filter_data'][number]
export type RestCartGift = NonNullable<RestCartLine['gift_data']>
export type RestGiftGoods = RestCartGift['goods']
export type RestCombination = Schemas['Combination']
export type RestComboItem = RestCombination['items'][number]
export type RestComboOffer = Schemas['ComboOffer']
export type RestActivity = Schemas['Activity']
export type RestActivityTier = RestActivity['tiers'][number]
export type RestHint = Data<paths['/api/cart/suggest']['get']>[number]
export type RestLineHints = Data<paths['/api/cart/next_hint']['post']>
export type RestCopied = Data<paths['/api/cart/copy']['post']>
export type RestCartCopy = RestCopied['copies'][number]
export type RestSkippedCopy = RestCartCopy['skipped'][number]
export type RestShipping = RestCart['shipping_data'][number]
export type RestWarning = Schemas['Warning']
export type RestPricing = Schemas['CartPricing']
export type RestPricingLine = RestPricing['lines'][number]
export type RestPricingGoods = RestPricing['goods'][string]
export type RestPricingTier = RestPricingGoods['ladder'][number]
export type RestPricingGift = NonNullable<RestPricingGoods['gift']>
export type RestPricingFlash = RestPricing['flash'][string]
export type RestPricingCombo = RestPricing['combos'][string]
export type RestPricingManjian = RestPricing['manjian'][number]
export type RestPricingMinusTier = RestPricingManjian['tiers'][number]
export type RestPricingDiscount = RestPricing['discounts'][number]
export type RestPricingRateTier = RestPricingDiscount['tiers'][number]
export type RestPricingCoupon = RestPricing['coupons'][number]
export type RestPricingWarehouse = RestPricing['wh'][string]
export type RestQuote = Schemas['Quote']
export type RestQuoteOrder = RestQuote['orders'][number]
export type RestQuoteLine = RestQuoteOrder['lines'][number]
export type RestAdjustment = RestQuoteLine['adjustments'][number]
export type RestContract = Data<paths['/api/contract']['get']>

export type RestQuoteTenders = RestQuote['tenders']
export type RestQuoteCoupons = RestQuote['coupons']
export type RestUsableCoupon = RestQuoteCoupons['usable'][number]
export type RestUnusableCoupon = RestQuoteCoupons['unusable'][number]
export type RestPlacedTrade = Schemas['PlacedTrade']
export type RestPlacedOrder = RestPlacedTrade['orders'][number]
export type RestOrder = Schemas['OrderItem']
export type RestOrderDetail = Schemas['OrderDetail']
export type RestOrderLine = RestOrder['lines'][number]
export type RestOrderLot = RestOrderLine['lots'][number]
export type RestOrderEvent = RestOrderDetail['events'][number]
export type RestOrderFee = RestOrderDetail['fees'][number]
export type RestOrderPayment = RestOrderDetail['payments'][number]
export type RestOrderRefund = RestOrderDetail['refunds'][number]
export type RestOrderShipment = RestOrderDetail['shipments'][number]
export type RestOrderAddress = RestOrderDetail['address']
export type RestOrderCounts = Data<paths['/api/order/count']['get']>
export type RestExplanation = Schemas['OrderExplain']
export type RestExplanationStep = RestExplanation['steps'][number]
export type RestOrderSums = RestExplanation['stored']
export type RestCancelled = Data<paths['/api/order/{id}/cancel']['post']>
export type RestReturned = RestCancelled['returned']
export type RestPayment = Schemas['Payment']
export type RestTrade = Schemas['TradeStatus']
export type RestTradeOrder = RestTrade['orders'][number]
export type RestCoupon = Schemas['Coupon']
export type RestCouponOffer = Schemas['CouponTemplate']
export type RestClaimed = Data<paths['/api/coupon/{id}/claim']['post']>
export type RestCouponCounts = Data<paths['/api/user/couponNum']['get']>
export type RestFlashSale = Data<paths['/api/spike']['get']>
export type RestFlashSession = RestFlashSale['sessions'][number]
export type RestFlashItem = RestFlashSale['items'][number]
export type RestPromotionPage = Data<paths['/api/manjian/{id}/goods']['get']>
export type RestPromotion = RestPromotionPage['activity']
export type RestPromotionTier = RestPromotion['tiers'][number]
export type RestFavorites = Data<paths['/api/favorite']['post']>
export type RestFacets = Data<paths['/api/goods/filters']['get']>
export type RestFacet = Schemas['GoodsFacetValue']
export type RestSearch = Data<paths['/api/goods/search']['get']>
export type RestSuggestion = Schemas['GoodsSuggestion']
export type RestHotWord = Data<paths['/api/goods/hot']['get']>[number]
export type RestLotReport = Data<paths['/api/goods/{id}/batches']['get']>[number]
export type RestLastBought = NonNullable<RestGoods['last_bought']>
export type RestShop = Schemas['Shop']
export type RestInspection = RestUser['quality_inspection']
export type RestCodeSent = Data<paths['/api/user/create_code']['post']>
export type RestTicket = Data<paths['/api/register/step1']['post']>
export type RestShopTicket = Data<paths['/api/register/dd/step1']['post']>
export type RestWechatTicket = Data<paths['/api/register/wechat/ticket']['post']>
export type RestRegistered = Data<paths['/api/register/step2']['post']>
export type RestRegistration = Data<paths['/api/register/step3']['get']>
export type RestCertificate = RestRegistration['needed_certificates'][number]
export type RestRegion = Data<paths['/api/region']['get']>[number]
export type RestPhoneCheck = Data<paths['/api/user/phone/{param}']['get']>

type Verb = 'get' | 'post' | 'put' | 'delete'
type Names<Fields> = [NonNullable<Fields>] extends [never] ? never : keyof NonNullable<Fields> & string

/** The paths of openapi.json that answer to a method. */
export type PathOf<M extends Verb> = { [P in keyof paths]: [NonNullable<paths[P][M]>] extends [never] ? never : P }[keyof paths]

type OperationOf<P extends keyof paths, M extends Verb> = NonNullable<paths[P][M]>

type QueryName<P extends keyof paths> = OperationOf<P, 'get'> extends { parameters: { query?: infer Q } } ? Names<Q> : never
type IdName<P extends keyof paths, M extends Verb> = OperationOf<P, M> extends { parameters: { path?: infer I } } ? Names<I> : never
type FormName<P extends keyof paths> =
  OperationOf<P, 'post'> extends { requestBody: { content: { 'application/x-www-form-urlencoded': infer F } } } ? Names<F> : never

/** A call's parameters by name, so that one the marketplace dropped no longer compiles. */
export type QueryOf<P extends keyof paths, V> = { readonly [N in QueryName<P>]?: V }
export type IdsOf<P extends keyof paths, M extends Verb> = { readonly [N in IdName<P, M>]: string }
export type FormOf<P extends keyof paths, V> = { readonly [N in FormName<P>]?: V }
