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
export type RestShipping = RestCart['shipping_data'][number]
export type RestWarning = Schemas['Warning']
export type RestPricing = Schemas['CartPricing']
export type RestPricingLine = RestPricing['lines'][number]
export type RestPricingGoods = RestPricing['goods'][string]
export type RestPricingTier = RestPricingGoods['ladder'][number]
export type RestPricingWarehouse = RestPricing['wh'][string]
export type RestQuote = Schemas['Quote']
export type RestQuoteOrder = RestQuote['orders'][number]
export type RestQuoteLine = RestQuoteOrder['lines'][number]
export type RestAdjustment = RestQuoteLine['adjustments'][number]
export type RestContract = Data<paths['/api/contract']['get']>

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
