import type { Category, Goods, GoodsKind, GoodsTag, GoodsTagKind, LastPurchase, PrescriptionClass, PriceState, PriceTier, TierMode } from '../../generated/resolvers-types.ts'
import type { RestCategory, RestGoods, RestLastBought, RestTag, RestTier } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'

/** Goods as every list carries them. */
export type GoodsModel = Omit<Goods, 'detail' | 'substitutes' | 'history'>

const kinds: Readonly<Record<string, GoodsKind>> = { western: 'WESTERN', tcm: 'PATENT', herb: 'HERB', device: 'DEVICE', food: 'FOOD' }
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
  ['flash', 'FLASH'], ['manjian', 'FULL_REDUCTION'], ['discount', 'DISCOUNT'], ['gift', 'GIFT'], ['youx', 'PREFERRED'], ['special', 'SPECIAL'], ['new', 'NEW'],
  ['near_expiry', 'NEAR_EXPIRY'], ['controlled', 'CONTROLLED'], ['eph', 'EPHEDRINE'], ['cold', 'COLD'],
])

export function toGoods(body: unknown): GoodsModel {
  const goods = new Row<RestGoods>(body, 'goods')
  const goodsID = goods.id('id')
  return {
    id: toGlobalId('Goods', goodsID),
    goodsID,
    name: goods.text('name'),
    manufacturer: goods.text('sccj'),
    spec: goods.text('ypgg'),
    packUnit: goods.text('bzdw'),
    dosageForm: goods.text('jx'),
    images: goods.object('goods_image', toImages),
    kind: goods.oneOf('kind', kinds),
    prescriptionClass: goods.oneOf('rx_class', prescriptionClasses),
    deviceClass: goods.optionalInteger('device_class'),
    approvalNumber: goods.optionalText('approval_no'),
    barcode: goods.optionalText('barcode'),
    stock: goods.integer('number'),
    warehouse: { warehouseID: goods.id('ck_id'), name: goods.text('ck_name') },
    isEphedrine: goods.flag('is_eph'),
    isControlledSale: goods.flag('is_controlled'),
    isColdChain: goods.flag('is_cold'),
    expiresOn: goods.optionalDate('expires'),
    tags: goods.list('tags', toTag),
    categoryID: goods.id('category_id'),
    manufacturerID: goods.id('sccj_id'),
    isPreferred: goods.optionalFlag('is_youx') ?? false,
    isFavorite: goods.optionalFlag('is_favorite') ?? false,
    lastPurchase: goods.optionalObject('last_bought', toLastPurchase),
    cartQuantity: goods.integer('cart_number'),
    ...priceOf(goods),
    ...quantitiesOf(goods),
  }
}

export function toCategory(body: unknown): Category {
  const category = new Row<RestCategory>(body, 'category')
  return { categoryID: category.id('id'), name: category.text('name'), logo: toWebUrl(category.optionalText('logo1') ?? ''), count: category.integer('count'), children: category.list('children', toCategory) }
}

function priceOf(goods: Row<RestGoods>): Pick<GoodsModel, 'price' | 'listPrice' | 'priceState' | 'priceText' | 'isBuyable' | 'buyReason' | 'tiers' | 'tierMode'> {
  const base = goods.optionalMoney('base_price')
  const special = goods.optionalMoney('special_price')
  return {
    price: special ?? base,
    listPrice: special === null ? null : base,
    priceState: goods.oneOf('price_state', priceStates),
    priceText: goods.text('price_text'),
    isBuyable: goods.flag('is_buy'),
    buyReason: toReason(goods.optionalText('buy_reason')),
    tiers: goods.list('ladder_price', toTier),
    tierMode: goods.oneOf('ladder_price_type', tierModes),
  }
}

function quantitiesOf(goods: Row<RestGoods>): Pick<GoodsModel, 'packQuantity' | 'caseQuantity' | 'minimumQuantity' | 'isFreeShipping' | 'isSingleFreeShipping' | 'freeShippingQuantity'> {
  return {
    packQuantity: goods.integer('zbz'),
    caseQuantity: goods.optionalInteger('jzl'),
    minimumQuantity: goods.integer('qg_number'),
    isFreeShipping: goods.flag('is_free_shipping'),
    isSingleFreeShipping: goods.flag('is_dpby'),
    freeShippingQuantity: goods.optionalInteger('free_shipping_number'),
  }
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
