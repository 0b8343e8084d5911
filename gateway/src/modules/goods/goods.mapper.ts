import type { Category, Goods, GoodsKind, GoodsTag, GoodsTagKind, LastPurchase, PrescriptionClass, PriceState, PriceTier, TierMode } from '../../generated/resolvers-types.ts'
import type { RestCategory, RestGoods, RestLastBought, RestTag, RestTier } from '../../rest/restTypes.ts'
import { lazyModel, type FieldsOf } from '../../rest/lazyModel.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'

/** Goods as every list carries them. */
export type GoodsModel = Omit<Goods, 'detail' | 'facts' | 'substitutes' | 'history'>

export const goodsKinds: Readonly<Record<string, GoodsKind>> = { western: 'WESTERN', tcm: 'PATENT', herb: 'HERB', device: 'DEVICE', food: 'FOOD' }
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

const tagKinds: ReadonlyMap<string, GoodsTagKind> = new Map([
  ['flash', 'FLASH'], ['manjian', 'FULL_REDUCTION'], ['discount', 'DISCOUNT'], ['addon', 'ADDON'], ['gift', 'GIFT'], ['youx', 'PREFERRED'], ['special', 'SPECIAL'], ['new', 'NEW'],
  ['near_expiry', 'NEAR_EXPIRY'], ['controlled', 'CONTROLLED'], ['eph', 'EPHEDRINE'], ['cold', 'COLD'],
])

export const goodsFields: FieldsOf<GoodsModel, RestGoods> = {
  id: (goods) => toGlobalId('Goods', goods.id('id')),
  goodsID: (goods) => goods.id('id'),
  name: (goods) => goods.text('name'),
  manufacturer: (goods) => goods.text('sccj'),
  spec: (goods) => goods.text('ypgg'),
  packUnit: (goods) => goods.text('bzdw'),
  dosageForm: (goods) => goods.text('jx'),
  images: (goods) => goods.object('goods_image', toImages),
  kind: (goods) => goods.oneOf('kind', goodsKinds),
  prescriptionClass: (goods) => goods.oneOf('rx_class', prescriptionClasses),
  deviceClass: (goods) => goods.optionalInteger('device_class'),
  approvalNumber: (goods) => goods.optionalText('approval_no'),
  barcode: (goods) => goods.optionalText('barcode'),
  stock: (goods) => goods.integer('number'),
  warehouse: (goods) => ({ warehouseID: goods.id('ck_id'), name: goods.text('ck_name') }),
  isEphedrine: (goods) => goods.flag('is_eph'),
  isControlledSale: (goods) => goods.flag('is_controlled'),
  isColdChain: (goods) => goods.flag('is_cold'),
  expiresOn: (goods) => goods.optionalDate('expires'),
  tags: (goods) => goods.list('tags', toTag),
  categoryID: (goods) => goods.id('category_id'),
  manufacturerID: (goods) => goods.id('sccj_id'),
  isPreferred: (goods) => goods.optionalFlag('is_youx') ?? false,
  isFavorite: (goods) => goods.optionalFlag('is_favorite') ?? false,
  lastPurchase: (goods) => goods.optionalObject('last_bought', toLastPurchase),
  cartQuantity: (goods) => goods.integer('cart_number'),
  price: (goods) => goods.optionalMoney('special_price') ?? goods.optionalMoney('base_price'),
  listPrice: (goods) => (goods.optionalMoney('special_price') === null ? null : goods.optionalMoney('base_price')),
  priceState: (goods) => goods.oneOf('price_state', priceStates),
  priceText: (goods) => goods.text('price_text'),
  isBuyable: (goods) => goods.flag('is_buy'),
  buyReason: (goods) => toReason(goods.optionalText('buy_reason')),
  tiers: (goods) => goods.list('ladder_price', toTier),
  tierMode: (goods) => goods.oneOf('ladder_price_type', tierModes),
  packQuantity: (goods) => goods.integer('zbz'),
  caseQuantity: (goods) => goods.optionalInteger('jzl'),
  minimumQuantity: (goods) => goods.integer('qg_number'),
  isFreeShipping: (goods) => goods.flag('is_free_shipping'),
  isSingleFreeShipping: (goods) => goods.flag('is_dpby'),
  freeShippingQuantity: (goods) => goods.optionalInteger('free_shipping_number'),
}

const goodsModel = lazyModel<GoodsModel, RestGoods>(goodsFields, ['goodsID'])

export function toGoods(body: unknown): GoodsModel {
  return goodsModel(new Row<RestGoods>(body, 'goods'))
}

export function toCategory(body: unknown): Category {
  const category = new Row<RestCategory>(body, 'category')
  return { categoryID: category.id('id'), name: category.text('name'), logo: toWebUrl(category.optionalText('logo1') ?? ''), count: category.integer('count'), children: category.list('children', toCategory) }
}

export function toImages(value: unknown): string[] {
  return listOf(value, 'goods_image', toImage).filter((image) => image !== null)
}

function toImage(value: unknown): string | null {
  return typeof value === 'string' ? toWebUrl(value) : null
}

function toTag(body: unknown): GoodsTag {
  const tag = new Row<RestTag>(body, 'goods.tags')
  return { text: tag.text('text'), kind: tagKinds.get(tag.text('kind')) ?? 'OTHER' }
}

function toTier(body: unknown): PriceTier {
  const tier = new Row<RestTier>(body, 'goods.ladder_price')
  return { quantity: tier.integer('number'), price: tier.money('price') }
}

function toLastPurchase(body: unknown): LastPurchase {
  const last = new Row<RestLastBought>(body, 'goods.last_bought')
  return { on: last.date('date'), price: last.money('price'), quantity: last.integer('number') }
}
