import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import { REASONS } from 'rules/reasons'
import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers, fields } from '../../server/fields.ts'
import type { LastPurchase } from './goodsHistory.repo.ts'
import { TAG_KINDS, type GoodsTag } from './goodsTag.ts'
import type { GoodsView } from './goodsView.ts'
import { PRICE_STATES, PRICE_TEXTS } from './priceStatus.ts'

export const goodsProperties = {
  id: Type.String(),
  name: Type.String(),
  sccj: Type.String({ description: '生产厂家' }),
  sccj_id: Type.String(),
  ypgg: Type.String({ description: '规格' }),
  bzdw: Type.String({ description: '包装单位' }),
  jx: Type.String({ description: '剂型' }),
  goods_image: Type.Array(Type.String({ description: '站内图片地址' })),
  kind: answers.oneOf(['western', 'tcm', 'herb', 'device', 'food']),
  rx_class: answers.oneOf(['rx', 'otc_a', 'otc_b', 'none']),
  device_class: answers.oneOfOrNull([1, 2, 3], '医疗器械管理类别'),
  category_id: Type.String(),
  approval_no: nullable(Type.String({ description: '批准文号' })),
  barcode: nullable(Type.String({ description: '69 条码' })),
  base_price: nullable(answers.money('基础价，元；不可见时为 null')),
  special_price: nullable(answers.money('限时特价，元；没有或不可见时为 null')),
  price_state: answers.oneOf(PRICE_STATES),
  price_text: Type.String({ description: '价格状态的中文' }),
  is_buy: answers.flag('是否可购买'),
  buy_reason: answers.oneOfOrNull(REASONS, '不可购买的原因'),
  number: Type.Integer({ description: '可售库存' }),
  ck_id: Type.String({ description: '仓库' }),
  ck_name: Type.String(),
  zbz: Type.Integer({ description: '中包装' }),
  jzl: nullable(Type.Integer({ description: '件装量' })),
  qg_number: Type.Integer({ description: '起购量' }),
  ladder_price: Type.Array(Type.Object({ number: Type.Integer(), price: Type.String() }), { description: '阶梯价，数量升序' }),
  ladder_price_type: answers.oneOf([1, 2], '1 按最高达到档整单计价，2 逐档计价'),
  is_free_shipping: answers.flag('达到 free_shipping_number 时整仓包邮'),
  is_dpby: answers.flag('单品包邮'),
  free_shipping_number: nullable(Type.Integer()),
  is_youx: answers.flag('优选'),
  type: answers.oneOf([0, 1], '1 中药饮片'),
  is_eph: answers.flag('含麻黄碱类复方制剂'),
  is_controlled: answers.flag('控销'),
  is_cold: answers.flag('冷链'),
  expires: nullable(Type.String({ description: '最近一批的有效期至' })),
  tags: Type.Array(
    Type.Object({
      text: Type.String(),
      kind: answers.oneOf(TAG_KINDS),
      ids: Type.Optional(Type.Array(Type.String(), { description: '促销标签所指的活动编号' })),
    }),
  ),
  with_coupon: answers.flag('可用优惠券'),
  coupon_ids: Type.Array(Type.String(), { description: '会员持有的、指定了此商品的优惠券；全场券不列出' }),
  cart_number: Type.Integer({ description: '本店采购单中已有的数量' }),
  is_favorite: answers.flag('本店是否已收藏'),
  last_bought: Type.Optional(
    nullable(
      Type.Object(
        { date: Type.String(), price: Type.String(), number: Type.Integer() },
        { description: '本店上次采购；只在列表与详情中给出，价格不可见时为 null' },
      ),
    ),
  ),
}

export const GoodsSchema = Type.Object(goodsProperties, { $id: 'Goods' })
export type GoodsWire = Static<typeof GoodsSchema>

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0)

function lastPurchaseWire(last: LastPurchase | null): NonNullable<GoodsWire['last_bought']> | null {
  return last === null ? null : { date: formatDate(seconds(last.at)), price: formatMoney(last.price), number: last.quantity }
}

const tagWire = ({ text, kind, ids }: GoodsTag): GoodsWire['tags'][number] =>
  ids === undefined ? { text, kind } : { text, kind, ids: ids.map(String) }

/** Goods as they travel: ids and money as strings, the specification's names. */
export function goodsWire(goods: GoodsView): GoodsWire {
  return {
    id: String(goods.id),
    name: goods.name,
    sccj: goods.manufacturer,
    sccj_id: String(goods.manufacturerId),
    ypgg: goods.spec,
    bzdw: goods.packUnit,
    jx: goods.dosageForm,
    goods_image: [goods.image, ...goods.furtherImages],
    kind: goods.kind,
    rx_class: goods.prescriptionClass,
    device_class: goods.deviceClass,
    category_id: String(goods.categoryId),
    approval_no: goods.approvalNumber,
    barcode: goods.barcode,
    base_price: goods.basePrice === null ? null : formatMoney(goods.basePrice),
    special_price: goods.specialPrice === null ? null : formatMoney(goods.specialPrice),
    price_state: goods.priceStatus,
    price_text: PRICE_TEXTS[goods.priceStatus],
    is_buy: bit(goods.isBuyable),
    buy_reason: goods.refusal?.reason ?? null,
    number: goods.stock,
    ck_id: String(goods.warehouseId),
    ck_name: goods.warehouseName,
    zbz: goods.packQuantity,
    jzl: goods.caseQuantity,
    qg_number: goods.minimumQuantity,
    ladder_price: goods.tiers.map((tier) => ({ number: tier.number, price: formatMoney(tier.price) })),
    ladder_price_type: goods.tierMode,
    is_free_shipping: bit(goods.isFreeShipping),
    is_dpby: bit(goods.isSingleFreeShipping),
    free_shipping_number: goods.freeShippingQuantity,
    is_youx: bit(goods.isPreferred),
    type: goods.kind === 'herb' ? 1 : 0,
    is_eph: bit(goods.isEphedrine),
    is_controlled: bit(goods.isControlledSale),
    is_cold: bit(goods.isColdChain),
    expires: goods.expiresOn,
    tags: goods.tags.map(tagWire),
    with_coupon: bit(goods.isCouponEligible),
    coupon_ids: goods.couponIds.map(String),
    cart_number: goods.cartQuantity,
    is_favorite: bit(goods.isFavorite),
    ...(goods.lastPurchase === undefined ? {} : { last_bought: lastPurchaseWire(goods.lastPurchase) }),
  }
}

const categoryProperties = {
  id: Type.String(),
  name: Type.String(),
  logo1: nullable(Type.String({ description: '站内图片地址' })),
  count: Type.Integer({ description: '在售商品数，含下级' }),
}
export const CategorySchema = Type.Object(
  { ...categoryProperties, children: Type.Array(Type.Unsafe<CategoryWire>({ $ref: 'Category#' })) },
  { $id: 'Category' },
)
export interface CategoryWire {
  id: string
  name: string
  logo1: string | null
  count: number
  children: CategoryWire[]
}

export const GoodsBatchQuery = Type.Object({ ids: fields.ids('商品编号', 100) })

export const goodsExample: GoodsWire = {
  id: '1',
  name: '阿莫西林胶囊',
  sccj: '青榕制药有限公司',
  sccj_id: '1',
  ypgg: '0.25g*24粒',
  bzdw: '盒',
  jx: '胶囊剂',
  goods_image: ['/files/goods/1-0123456789ab.svg'],
  kind: 'western',
  rx_class: 'rx',
  device_class: null,
  category_id: '101',
  approval_no: '国药准字H00000001',
  barcode: '6900000000014',
  base_price: '4.80',
  special_price: null,
  price_state: 'normal',
  price_text: '正常价',
  is_buy: 1,
  buy_reason: null,
  number: 1200,
  ck_id: '1',
  ck_name: '主仓',
  zbz: 10,
  jzl: 400,
  qg_number: 10,
  ladder_price: [{ number: 30, price: '4.65' }],
  ladder_price_type: 1,
  is_free_shipping: 0,
  is_dpby: 0,
  free_shipping_number: null,
  is_youx: 0,
  type: 0,
  is_eph: 0,
  is_controlled: 0,
  is_cold: 0,
  expires: '2028-02-03',
  tags: [],
  with_coupon: 1,
  coupon_ids: [],
  cart_number: 0,
  is_favorite: 0,
  last_bought: { date: '2026-10-08', price: '4.80', number: 40 },
}

export const categoryExample: CategoryWire = {
  id: '100',
  name: '感冒呼吸与抗感染',
  logo1: null,
  count: 120,
  children: [{ id: '101', name: '抗感染', logo1: null, count: 42, children: [] }],
}
