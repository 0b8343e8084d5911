import type {
  Category,
  Goods,
  GoodsKind,
  GoodsTag,
  GoodsTagKind,
  LastPurchase,
  PrescriptionClass,
  PriceState,
  PriceTier,
  TierMode,
} from '../../generated/resolvers-types.ts'
import type { RestCategory, RestGoods, RestLastBought, RestTag, RestTier } from '../../rest/restTypes.ts'
import { fieldFrom, lazyModel, type FieldsOf } from '../../rest/lazyModel.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { promotionTags, promotionWords } from '../base/promotionKinds.ts'

/** Goods as every list carries them. */
export type GoodsModel = Omit<Goods, 'detail' | 'facts' | 'substitutes' | 'history'>

export const goodsKinds: Readonly<Record<string, GoodsKind>> = {
  western: 'WESTERN',
  tcm: 'PATENT',
  herb: 'HERB',
  device: 'DEVICE',
  food: 'FOOD',
}
const prescriptionClasses: Readonly<Record<string, PrescriptionClass>> = { rx: 'RX', otc_a: 'OTC_A', otc_b: 'OTC_B', none: 'NONE' }
const tierModes: Readonly<Record<string, TierMode>> = { 1: 'WHOLE', 2: 'GRADUATED' }
const priceStates: Readonly<Record<string, PriceState>> = {
  login: 'LOGIN',
  certify: 'CERTIFY',
  review: 'REVIEW',
  region: 'REGION',
  sold_out: 'SOLD_OUT',
  special: 'SPECIAL',
  normal: 'NORMAL',
}

const tagKinds: ReadonlyMap<string, GoodsTagKind> = new Map<string, GoodsTagKind>([
  ...promotionTags,
  ['youx', 'PREFERRED'],
  ['special', 'SPECIAL'],
  ['new', 'NEW'],
  ['near_expiry', 'NEAR_EXPIRY'],
  ['controlled', 'CONTROLLED'],
  ['eph', 'EPHEDRINE'],
  ['cold', 'COLD'],
])

/** The specification's tags are their words. */
const kindOfWord: ReadonlyMap<string, GoodsTagKind> = new Map<string, GoodsTagKind>([
  ...promotionWords,
  ['优', 'PREFERRED'],
  ['特', 'SPECIAL'],
  ['新', 'NEW'],
])

/** The specification has no states of a price: there is one, or it is hidden. */
const priceWords = { LOGIN: '登录后可见', SOLD_OUT: '暂时缺货', NORMAL: '正常价' } as const
function priceStateOf(goods: Row<RestGoods>): keyof typeof priceWords {
  if (goods.optionalMoney('base_price') === null) return 'LOGIN'
  return goods.optionalInteger('number') === 0 ? 'SOLD_OUT' : 'NORMAL'
}

/** The specification numbers warehouses, and names none. */
export const unnamedWarehouse = '商城仓库'

const of = fieldFrom<RestGoods>()

export const goodsFields: FieldsOf<GoodsModel, RestGoods> = {
  id: of('id', (goods) => toGlobalId('Goods', goods.id('id'))),
  goodsID: of('id', (goods) => goods.id('id')),
  name: of('name', (goods) => goods.text('name')),
  manufacturer: of('sccj', (goods) => goods.text('sccj', '')),
  spec: of('ypgg', (goods) => goods.text('ypgg', '')),
  packUnit: of('bzdw', (goods) => goods.text('bzdw', '')),
  dosageForm: of('jx', (goods) => goods.text('jx', '')),
  images: of('goods_image', (goods) => goods.optionalObject('goods_image', toImages) ?? []),
  kind: of(
    'kind',
    (goods) => goods.oneOf('kind', goodsKinds),
    () => null,
  ),
  prescriptionClass: of(
    'rx_class',
    (goods) => goods.oneOf('rx_class', prescriptionClasses),
    () => null,
  ),
  deviceClass: of('device_class', (goods) => goods.optionalInteger('device_class')),
  approvalNumber: of('approval_no', (goods) => goods.optionalText('approval_no')),
  barcode: of('barcode', (goods) => goods.optionalText('barcode')),
  stock: of('number', (goods) => goods.integer('number')),
  warehouse: of(['ck_id', 'ck_name'], (goods) => ({ warehouseID: goods.id('ck_id', '1'), name: goods.text('ck_name', unnamedWarehouse) })),
  isEphedrine: of('is_eph', (goods) => goods.flag('is_eph', false)),
  isControlledSale: of('is_controlled', (goods) => goods.flag('is_controlled', false)),
  isColdChain: of('is_cold', (goods) => goods.flag('is_cold', false)),
  expiresOn: of('expires', (goods) => goods.optionalDate('expires')),
  tags: of('tags', (goods) => goods.optionalList('tags', toTag)),
  isCouponEligible: of('with_coupon', (goods) => goods.optionalFlag('with_coupon')),
  couponIDs: of('coupon_ids', (goods) => goods.optionalObject('coupon_ids', (value) => listOf(value, 'goods.coupon_ids', String))),
  categoryID: of('category_id', (goods) => goods.id('category_id', '')),
  manufacturerID: of('sccj_id', (goods) => goods.id('sccj_id', '')),
  isPreferred: of('is_youx', (goods) => goods.optionalFlag('is_youx') ?? false),
  isFavorite: of('is_favorite', (goods) => goods.optionalFlag('is_favorite') ?? false),
  lastPurchase: of('last_bought', (goods) => goods.optionalObject('last_bought', toLastPurchase)),
  cartQuantity: of('cart_number', (goods) => goods.integer('cart_number', 0)),
  price: of(['special_price', 'base_price'], (goods) => goods.optionalMoney('special_price') ?? goods.optionalMoney('base_price')),
  listPrice: of(['special_price', 'base_price'], (goods) =>
    goods.optionalMoney('special_price') === null ? null : goods.optionalMoney('base_price'),
  ),
  priceState: of('price_state', (goods) => goods.oneOf('price_state', priceStates), priceStateOf),
  priceText: of(
    'price_text',
    (goods) => goods.text('price_text'),
    (goods) => priceWords[priceStateOf(goods)],
  ),
  isBuyable: of(
    'is_buy',
    (goods) => goods.flag('is_buy'),
    (goods) => (goods.optionalInteger('number') ?? 0) > 0,
  ),
  buyReason: of('buy_reason', (goods) => toReason(goods.optionalText('buy_reason'))),
  tiers: of('ladder_price', (goods) => goods.optionalList('ladder_price', toTier)),
  tierMode: of('ladder_price_type', (goods) => goods.knownOneOf('ladder_price_type', tierModes) ?? 'WHOLE'),
  packQuantity: of('zbz', (goods) => goods.integer('zbz', 1)),
  caseQuantity: of('jzl', (goods) => goods.optionalInteger('jzl')),
  minimumQuantity: of('qg_number', (goods) => goods.integer('qg_number', 1)),
  isFreeShipping: of('is_free_shipping', (goods) => goods.flag('is_free_shipping', false)),
  isSingleFreeShipping: of('is_dpby', (goods) => goods.flag('is_dpby', false)),
  freeShippingQuantity: of('free_shipping_number', (goods) => goods.optionalInteger('free_shipping_number')),
}

const goodsModel = lazyModel<GoodsModel, RestGoods>(goodsFields, ['goodsID'])

export function toGoods(body: unknown): GoodsModel {
  return goodsModel(new Row<RestGoods>(body, 'goods'))
}

export function toCategory(body: unknown): Category {
  const category = new Row<RestCategory>(body, 'category')
  return {
    categoryID: category.id('id'),
    name: category.text('name'),
    logo: toWebUrl(category.optionalText('logo1') ?? ''),
    count: category.optionalInteger('count'),
    children: category.optionalList(category.lacks('children') ? 'childrenShow' : 'children', toCategory),
  }
}

export function toImages(value: unknown): string[] {
  return listOf(value, 'goods_image', toImage).filter((image) => image !== null)
}

function toImage(value: unknown): string | null {
  return typeof value === 'string' ? toWebUrl(value) : null
}

function toTag(body: unknown): GoodsTag {
  if (typeof body === 'string') return { text: body, kind: kindOfWord.get(body) ?? 'OTHER', promotionIDs: null }
  const tag = new Row<RestTag>(body, 'goods.tags')
  return {
    text: tag.text('text'),
    kind: tagKinds.get(tag.text('kind')) ?? 'OTHER',
    promotionIDs: tag.optionalObject('ids', (value) => listOf(value, 'goods.tags.ids', String)),
  }
}

function toTier(body: unknown): PriceTier {
  const tier = new Row<RestTier>(body, 'goods.ladder_price')
  return { quantity: tier.integer('number'), price: tier.money('price') }
}

function toLastPurchase(body: unknown): LastPurchase {
  const last = new Row<RestLastBought>(body, 'goods.last_bought')
  return { on: last.date('date'), price: last.money('price'), quantity: last.integer('number') }
}
