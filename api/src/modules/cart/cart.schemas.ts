import { Type, type Static, type TSchema } from 'typebox'
import { REASONS } from 'rules/reasons'
import { CombinationSchema } from '../browse/browse.schemas.ts'
import { nullable, ref } from '../../server/envelope.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'
import {
  activityExample,
  activityLists,
  ActivityListsSchema,
  addonExample,
  AddonOfferSchema,
  cartCouponExample,
  CartCouponSchema,
  type ActivityWire,
} from './activity.schemas.ts'
import { promiseExample, PromiseSchema } from '../cashback/cashback.schemas.ts'
import { CartPricingSchema, NO_PARTS } from './pricing.schemas.ts'

const flag = () => Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })
const money = (description: string) => Type.String({ description })

export const WarningSchema = Type.Object(
  {
    code: Type.String({ description: '原因代码，另有 PRICE_CHANGED' }),
    target: nullable(Type.String({ description: '采购单行编号，或 warehouse:仓库编号' })),
    message: Type.String(),
    available: nullable(Type.Integer({ description: '尚可购买的数量' })),
  },
  { $id: 'Warning' },
)

/** A referred object or null. */
const refOrNull = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | null>({ anyOf: [ref(schema), { type: 'null' }] })

const GiftSchema = Type.Object({
  total: Type.Integer({ description: '当前赠送的数量' }),
  type: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2], description: '1 满足一次，2 每满都送' }),
  need: Type.Integer(),
  give: Type.Integer(),
  left: Type.Integer(),
  goods: Type.Object({
    id: Type.String(),
    name: Type.String(),
    ypgg: Type.String(),
    bzdw: Type.String(),
    goods_image: Type.Array(Type.String()),
  }),
})

export const CartLineSchema = Type.Object(
  {
    id: Type.String(),
    type: Type.Unsafe<0 | 1 | 2 | 3 | 4>({ type: 'integer', enum: [0, 1, 2, 3, 4], description: '0 普通，1 秒杀，2 抱团，3 组合，4 换购' }),
    number: Type.Integer(),
    price: nullable(money('当前单价')),
    seen_price: money('加入时看到的价格'),
    is_selected: flag(),
    with_coupon: flag(),
    goods_manjian_amount: money('参与满减的金额'),
    manjian_id: nullable(Type.String({ description: '参与的满减' })),
    gift_data: Type.Unsafe<Static<typeof GiftSchema> | null>({ anyOf: [GiftSchema, { type: 'null' }], description: '赠品' }),
    goods: refOrNull(GoodsSchema),
    combination: refOrNull(CombinationSchema),
    ck_id: Type.String(),
    amount: money('优惠后小计'),
    list_amount: money('优惠前小计'),
    reason: Type.Unsafe<(typeof REASONS)[number] | null>({
      type: ['string', 'null'],
      enum: [...REASONS, null],
      description: '不可购买的原因',
    }),
    reason_text: nullable(Type.String()),
  },
  { $id: 'CartLine' },
)

const ShippingSchema = Type.Object({
  ck_id: Type.String(),
  name: Type.String(),
  shipping_amount: money('满此金额免运费'),
  no_trans_order_amount: money('起配金额'),
  fee: money('未包邮时的运费'),
  goods_amount: money('已选商品金额'),
  shipping: money('当前运费'),
  short_free: money('距包邮还差'),
  short_min: money('距起配还差'),
})

const CartCashbackSchema = Type.Object({
  ck_id: Type.String(),
  ck_name: Type.String(),
  kind: Type.Unsafe<'plain' | 'ephedrine' | 'cold'>({ type: 'string', enum: ['plain', 'ephedrine', 'cold'] }),
  ...PromiseSchema.properties,
})

export const CartStateSchema = Type.Object(
  {
    data: Type.Array(ref(CartLineSchema), { description: '最新加入的在前' }),
    total: money('已选商品应付'),
    list_total: money('已选商品优惠前'),
    discount_total: money('优惠合计'),
    coupon_total: money('其中优惠券'),
    shipping_total: money('运费合计'),
    yx_total: money('其中优选商品'),
    zy_total: money('其中中药饮片'),
    count: Type.Integer({ description: '行数' }),
    selected_count: Type.Integer(),
    shipping_data: Type.Array(ShippingSchema),
    activity_data: ActivityListsSchema,
    cashback_data: Type.Array(CartCashbackSchema, { description: '选中商品将分成的各订单的返现' }),
    addon_data: Type.Array(ref(AddonOfferSchema), { description: '本单可换购的商品，已达到的在前' }),
    coupon_data: Type.Array(ref(CartCouponSchema), { description: '可选用的优惠券，正在使用的在前' }),
    filter_data: Type.Array(
      Type.Object({ id: Type.String({ description: 'filters 参数的值' }), name: Type.String(), count: Type.Integer() }),
    ),
    pricing: ref(CartPricingSchema),
    warnings: Type.Array(ref(WarningSchema)),
  },
  { $id: 'CartState' },
)

export type WarningWire = Static<typeof WarningSchema>
export type CartLineWire = Static<typeof CartLineSchema>
export type CartStateWire = Static<typeof CartStateSchema>

export const cartStateExample: CartStateWire = {
  data: [
    {
      id: '7',
      type: 0,
      number: 10,
      price: '4.80',
      seen_price: '4.80',
      is_selected: 1,
      with_coupon: 1,
      goods_manjian_amount: '48.00',
      manjian_id: '7',
      gift_data: null,
      goods: { ...goodsExample, cart_number: 10 },
      combination: null,
      ck_id: '1',
      amount: '48.00',
      list_amount: '48.00',
      reason: null,
      reason_text: null,
    },
  ],
  total: '48.00',
  list_total: '48.00',
  discount_total: '0.00',
  coupon_total: '0.00',
  shipping_total: '12.00',
  yx_total: '0.00',
  zy_total: '0.00',
  count: 1,
  selected_count: 1,
  shipping_data: [
    {
      ck_id: '1',
      name: '主仓',
      shipping_amount: '800.00',
      no_trans_order_amount: '200.00',
      fee: '12.00',
      goods_amount: '48.00',
      shipping: '12.00',
      short_free: '752.00',
      short_min: '152.00',
    },
  ],
  activity_data: { ...activityLists<ActivityWire>(() => []), manjians: [activityExample] },
  cashback_data: [{ ck_id: '1', ck_name: '主仓', kind: 'plain', ...promiseExample }],
  addon_data: [addonExample],
  coupon_data: [cartCouponExample],
  filter_data: [{ id: '99999', name: '全部', count: 1 }],
  pricing: {
    lines: [{ id: 7, goods: '1', qty: 10, type: 0, comboId: null, selected: true, ck: 1, refused: null }],
    goods: {
      1: {
        base_price: 480,
        ladder: [{ number: 30, price: 465 }],
        ladder_price_type: 1,
        special: null,
        is_buy: 1,
        stock: 1200,
        pack: 10,
        min: 10,
        case: 400,
        limit: null,
        ck: 1,
        with_coupon: 1,
        eph: 0,
        cold: 0,
        is_free_shipping: 0,
        is_dpby: 0,
        free_shipping_number: null,
        gift: null,
      },
    },
    ...NO_PARTS,
    addons: { 2: { id: 8, full: 20000, goods: ['1'], price: 390, number: 2, left: 50 } },
    manjian: [{ id: 7, priority: 100, goods: ['1'], repeat: false, cap: null, tiers: [{ full: 30000, minus: 2000 }] }],
    coupons: [],
    wh: { 1: { free: 80000, fee: 1200, min: 20000 } },
    vouchers: 0,
    balance: 0,
  },
  warnings: [{ code: 'MIN_ORDER', target: 'warehouse:1', message: '该仓库满 200.00 元起配，还差 51.50 元', available: null }],
}
