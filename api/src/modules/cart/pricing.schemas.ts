import { Type, type Static, type TUnsafe } from 'typebox'
import { KINDS, PART_KINDS, type PartKind } from 'rules/kinds'
import type { DocumentPart } from 'rules/kinds/kind'
import { REASONS } from 'rules/reasons'
import { tableFrom } from 'rules/tableFrom'
import { answerSchema } from '../../server/schemaOfShape.ts'
import type { PartAnswer } from '../promotion/kinds/storedKind.ts'

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

const PricingGiftSchema = answerSchema(KINDS.gift.part.row, KINDS.gift.part.told)

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

/** What each kind of promotion puts into the document. */
const PART_SCHEMAS = tableFrom<{ readonly [K in PartKind as (typeof KINDS)[K]['part']['name']]: TUnsafe<PartAnswer<K>> }>(
  PART_KINDS.map((kind) => {
    const { name, place, row, told, ...part }: DocumentPart = KINDS[kind].part
    const schema = answerSchema(row, told)
    return [name, place === 'list' ? Type.Array(schema) : recordOf(schema, part.title ?? '')]
  }),
)

type Parts = { [K in PartKind as (typeof KINDS)[K]['part']['name']]: PartAnswer<K> }
/** Of a cart that no promotion touches. */
export const NO_PARTS = tableFrom<Parts>(PART_KINDS.map((kind) => [KINDS[kind].part.name, KINDS[kind].part.place === 'list' ? [] : {}]))

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
    ...PART_SCHEMAS,
    coupons: Type.Array(PricingCouponSchema, { description: '可选用的优惠券，每种至多用一张' }),
    wh: recordOf<Static<typeof PricingWarehouseSchema>>(PricingWarehouseSchema, '按仓库编号'),
    vouchers: cents('投入的代金券'),
    balance: cents('投入的余额'),
  },
  { $id: 'CartPricing', description: '计价文档，金额单位为分' },
)

export type CartPricing = Static<typeof CartPricingSchema>
