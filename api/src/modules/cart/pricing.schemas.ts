import { Type, type Static } from 'typebox'
import { REASONS } from 'rules/reasons'

const flag = () => Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })
const cents = (description: string) => Type.Integer({ description: `${description}（分）` })
const orNull = (description: string) => Type.Unsafe<number | null>({ type: ['integer', 'null'], description })
const textOrNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })
const oneOf = <const T extends readonly (string | number)[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values] })
const goodsKeys = () =>
  Type.Unsafe<string[] | null>({
    type: ['array', 'null'],
    items: { type: 'string' },
    description: '参与的商品，仅列出采购单中的；null 为全部',
  })

/** One value for each key. */
function recordOf<T>(schema: object, description: string) {
  return Type.Unsafe<Record<string, T>>({ type: 'object', additionalProperties: schema, description })
}

const PricingLineSchema = Type.Object({
  id: Type.Integer({ description: '采购单行编号；组合的每个组成商品各占一行，编号另取' }),
  goods: Type.String({ description: 'goods 的键' }),
  qty: Type.Integer(),
  type: oneOf([0, 1, 2, 3, 4]),
  comboId: textOrNull('combos 的键'),
  selected: Type.Boolean(),
  ck: Type.Integer(),
  refused: Type.Unsafe<(typeof REASONS)[number] | null>({
    type: ['string', 'null'],
    enum: [...REASONS, null],
    description: '会员或商品不允许购买的原因',
  }),
})

const PricingGiftSchema = Type.Object({
  type: oneOf([1, 2]),
  need: Type.Integer(),
  give: Type.Integer(),
  left: Type.Integer(),
  goods: Type.String({ description: '赠品的商品编号' }),
})

const PricingGoodsSchema = Type.Object({
  base_price: cents('基础价'),
  ladder: Type.Array(Type.Object({ number: Type.Integer(), price: cents('阶梯价') })),
  ladder_price_type: oneOf([1, 2]),
  special: orNull('限时特价（分）'),
  is_buy: flag(),
  stock: Type.Integer(),
  pack: Type.Integer(),
  min: Type.Integer(),
  case: orNull('件装量'),
  limit: orNull('限购商品尚可购买的数量'),
  ck: Type.Integer(),
  with_coupon: flag(),
  eph: flag(),
  cold: flag(),
  is_free_shipping: flag(),
  is_dpby: flag(),
  free_shipping_number: orNull('包邮数量'),
  gift: Type.Unsafe<Static<typeof PricingGiftSchema> | null>({ anyOf: [PricingGiftSchema, { type: 'null' }], description: '赠品规则' }),
})

const PricingFlashSchema = Type.Object({ price: cents('秒杀价'), per_member: Type.Integer(), bought: Type.Integer(), left: Type.Integer() })
const PricingGroupSchema = Type.Object({
  id: Type.Integer({ description: '活动编号' }),
  tiers: Type.Array(Type.Object({ number: Type.Integer(), price: cents('抱团价') })),
  taken: Type.Integer({ description: '全团已订' }),
  per_member: Type.Integer(),
  bought: Type.Integer(),
  left: Type.Integer(),
})
const PricingComboSchema = Type.Object({
  price: cents('一套的价格'),
  left: orNull('会员尚可购买的套数'),
  items: recordOf<number>({ type: 'integer' }, '按商品编号，每套的数量'),
})
const PricingManjianSchema = Type.Object({
  id: Type.Integer(),
  priority: Type.Integer(),
  goods: goodsKeys(),
  repeat: Type.Boolean(),
  cap: orNull('最多减（分）'),
  tiers: Type.Array(Type.Object({ full: cents('满'), minus: cents('减') })),
})
const PricingDiscountSchema = Type.Object({
  id: Type.Integer(),
  goods: goodsKeys(),
  tiers: Type.Array(Type.Object({ full: cents('满'), bp: Type.Integer({ description: '实付比例，万分之' }) })),
})
const PricingAddonSchema = Type.Object({
  id: Type.Integer({ description: '活动编号' }),
  full: cents('满'),
  goods: goodsKeys(),
  price: cents('换购价'),
  number: Type.Integer({ description: '每单可换购的数量' }),
  left: Type.Integer({ description: '剩余' }),
})
const PricingCouponSchema = Type.Object({
  id: Type.Integer(),
  kind: oneOf(['threshold', 'shipping']),
  min: cents('门槛'),
  face: orNull('面额（分）；运费券为 null 时抵全部运费'),
  goods: goodsKeys(),
  expires: Type.Integer({ description: '10 位秒' }),
})
const PricingWarehouseSchema = Type.Object({ free: cents('包邮门槛'), fee: cents('运费'), min: cents('起配金额') })

/** The open pricing format (TRADE §2.5, §8) of a cart; `rules` prices the same document in the browser. */
export const CartPricingSchema = Type.Object(
  {
    lines: Type.Array(PricingLineSchema),
    goods: recordOf<Static<typeof PricingGoodsSchema>>(PricingGoodsSchema, '按商品编号'),
    flash: recordOf<Static<typeof PricingFlashSchema>>(PricingFlashSchema, '正在秒杀的商品，按商品编号'),
    group: recordOf<Static<typeof PricingGroupSchema>>(PricingGroupSchema, '本店已参加的抱团，按商品编号'),
    combos: recordOf<Static<typeof PricingComboSchema>>(PricingComboSchema, '正在进行的组合，按组合编号'),
    manjian: Type.Array(PricingManjianSchema),
    discounts: Type.Array(PricingDiscountSchema),
    addons: recordOf<Static<typeof PricingAddonSchema>>(PricingAddonSchema, '可换购的商品，按商品编号'),
    coupons: Type.Array(PricingCouponSchema, { description: '可选用的优惠券，每种至多用一张' }),
    wh: recordOf<Static<typeof PricingWarehouseSchema>>(PricingWarehouseSchema, '按仓库编号'),
    vouchers: cents('投入的代金券'),
    balance: cents('投入的余额'),
  },
  { $id: 'CartPricing', description: '计价文档，金额单位为分' },
)

export type CartPricing = Static<typeof CartPricingSchema>
