import type {
  Category,
  Goods,
  GoodsKind,
  GoodsTag,
  LastPurchase,
  PrescriptionClass,
  PriceStatus,
  PriceTier,
  TierMode,
} from '../../generated/resolvers-types.ts'
import type { RestCategory, RestGoods, RestLastBought, RestTag, RestTier } from '../../rest/restTypes.ts'
import { fieldset } from '../../rest/fieldset.ts'
import { fieldFrom, keysOf, lazyModel, type FieldsOf } from '../../rest/lazyModel.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { packageAlt, toImage, toImages } from '../base/image.ts'
import { isApprovalNumber, isBarcode, whereRight } from '../base/textForms.ts'
import { toWarehouse } from '../base/warehouse.ts'
import { deviceClasses, kindOfWord, tagKinds } from './facetWords.ts'

/** Goods as every list carries them. */
export type GoodsModel = Omit<Goods, 'detail' | 'facts' | 'substitutes' | 'history'>

export const goodsKinds: Readonly<Record<string, GoodsKind>> = {
  western: 'WESTERN',
  tcm: 'PATENT',
  herb: 'HERB',
  device: 'DEVICE',
  food: 'FOOD',
}
const prescriptionClasses: Readonly<Record<string, PrescriptionClass>> = { rx: 'RX', otc_a: 'OTC_A', otc_b: 'OTC_B', none: 'UNCLASSIFIED' }
const tierModes: Readonly<Record<string, TierMode>> = { 1: 'WHOLE', 2: 'GRADUATED' }
const priceStatuses: Readonly<Record<string, PriceStatus>> = {
  login: 'LOGIN',
  certify: 'CERTIFY',
  review: 'REVIEW',
  region: 'REGION',
  sold_out: 'SOLD_OUT',
  special: 'SPECIAL',
  normal: 'NORMAL',
}

/** The specification has no states of a price: there is one, or it is hidden. */
const priceWords = { LOGIN: '登录后可见', SOLD_OUT: '暂时缺货', NORMAL: '正常价' } as const
function priceStatusOf(goods: Row<RestGoods>): keyof typeof priceWords {
  if (goods.optionalMoney('base_price') === null) return 'LOGIN'
  return goods.optionalInteger('number') === 0 ? 'SOLD_OUT' : 'NORMAL'
}

/** The specification numbers warehouses, and names none. */
export const unnamedWarehouse = '商城仓库'

const fromRest = fieldFrom<RestGoods>()

export const goodsFields: FieldsOf<GoodsModel, RestGoods> = {
  id: fromRest('id', (goods) => toGlobalId('Goods', goods.id('id'))),
  goodsID: fromRest('id', (goods) => goods.id('id')),
  name: fromRest('name', (goods) => goods.text('name')),
  manufacturer: fromRest('sccj', (goods) => goods.text('sccj', '')),
  spec: fromRest('ypgg', (goods) => goods.text('ypgg', '')),
  packUnit: fromRest('bzdw', (goods) => goods.text('bzdw', '')),
  dosageForm: fromRest('jx', (goods) => goods.text('jx', '')),
  images: fromRest(
    ['goods_image', 'name', 'ypgg'],
    (goods) =>
      goods.optionalObject('goods_image', (images) => toImages(images, packageAlt(goods.text('name'), goods.text('ypgg', '')))) ?? [],
  ),
  kind: fromRest(
    'kind',
    (goods) => goods.oneOf('kind', goodsKinds),
    () => null,
  ),
  prescriptionClass: fromRest(
    'rx_class',
    (goods) => goods.oneOf('rx_class', prescriptionClasses),
    () => null,
  ),
  deviceClass: fromRest('device_class', (goods) => deviceClasses.get(goods.optionalText('device_class') ?? '') ?? null),
  approvalNumber: fromRest('approval_no', (goods) => whereRight(isApprovalNumber, goods.optionalText('approval_no'))),
  barcode: fromRest('barcode', (goods) => whereRight(isBarcode, goods.optionalText('barcode'))),
  stock: fromRest('number', (goods) => goods.integer('number')),
  warehouse: fromRest(['ck_id', 'ck_name'], (goods) => toWarehouse(goods.id('ck_id', '1'), goods.text('ck_name', unnamedWarehouse))),
  isEphedrine: fromRest('is_eph', (goods) => goods.flag('is_eph', false)),
  isControlledSale: fromRest('is_controlled', (goods) => goods.flag('is_controlled', false)),
  isColdChain: fromRest('is_cold', (goods) => goods.flag('is_cold', false)),
  expiresOn: fromRest('expires', (goods) => goods.optionalDate('expires')),
  tags: fromRest('tags', (goods) => goods.optionalList('tags', toTag)),
  isCouponEligible: fromRest('with_coupon', (goods) => goods.optionalFlag('with_coupon')),
  couponIDs: fromRest('coupon_ids', (goods) => goods.optionalObject('coupon_ids', (value) => listOf(value, 'goods.coupon_ids', String))),
  categoryID: fromRest('category_id', (goods) => goods.id('category_id', '')),
  manufacturerID: fromRest('sccj_id', (goods) => goods.id('sccj_id', '')),
  isPreferred: fromRest('is_youx', (goods) => goods.optionalFlag('is_youx') ?? false),
  isFavorite: fromRest('is_favorite', (goods) => goods.optionalFlag('is_favorite') ?? false),
  lastPurchase: fromRest('last_bought', (goods) => goods.optionalObject('last_bought', toLastPurchase)),
  cartQuantity: fromRest('cart_number', (goods) => goods.integer('cart_number', 0)),
  price: fromRest(['special_price', 'base_price'], (goods) => goods.optionalMoney('special_price') ?? goods.optionalMoney('base_price')),
  listPrice: fromRest(['special_price', 'base_price'], (goods) =>
    goods.optionalMoney('special_price') === null ? null : goods.optionalMoney('base_price'),
  ),
  priceStatus: fromRest('price_state', (goods) => goods.oneOf('price_state', priceStatuses), priceStatusOf),
  priceText: fromRest(
    'price_text',
    (goods) => goods.text('price_text'),
    (goods) => priceWords[priceStatusOf(goods)],
  ),
  isBuyable: fromRest(
    'is_buy',
    (goods) => goods.flag('is_buy'),
    (goods) => (goods.optionalInteger('number') ?? 0) > 0,
  ),
  buyReason: fromRest('buy_reason', (goods) => toReason(goods.optionalText('buy_reason'))),
  tiers: fromRest('ladder_price', (goods) => goods.optionalList('ladder_price', toTier)),
  tierMode: fromRest('ladder_price_type', (goods) => goods.knownOneOf('ladder_price_type', tierModes) ?? 'WHOLE'),
  packQuantity: fromRest('zbz', (goods) => goods.integer('zbz', 1)),
  caseQuantity: fromRest('jzl', (goods) => goods.optionalInteger('jzl')),
  minimumQuantity: fromRest('qg_number', (goods) => goods.integer('qg_number', 1)),
  isFreeShipping: fromRest('is_free_shipping', (goods) => goods.flag('is_free_shipping', false)),
  isSingleFreeShipping: fromRest('is_dpby', (goods) => goods.flag('is_dpby', false)),
  freeShippingQuantity: fromRest('free_shipping_number', (goods) => goods.optionalInteger('free_shipping_number')),
}

const goodsModel = lazyModel<GoodsModel, RestGoods>(goodsFields, ['goodsID'])

/** What of GET /api/goods/list the document needs; what our own code reads of a list comes with it always. */
export const goodsListFieldset = fieldset((asked) => [
  'total',
  'correction',
  'data.id',
  ...keysOf(goodsFields, asked.fieldsOf('Goods')).map((key) => `data.${key}`),
])

export function toGoods(body: unknown): GoodsModel {
  return goodsModel(new Row<RestGoods>(body, 'goods'))
}

export function toCategory(body: unknown): Category {
  const category = new Row<RestCategory>(body, 'category')
  const categoryID = category.id('id')
  return {
    id: toGlobalId('Category', categoryID),
    categoryID,
    name: category.text('name'),
    logo: toImage(category.optionalText('logo1'), category.text('name')),
    count: category.optionalInteger('count'),
    children: category.optionalList(category.lacks('children') ? 'childrenShow' : 'children', toCategory),
  }
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
