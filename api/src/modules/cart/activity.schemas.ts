import { Type, type Static, type TArray, type TUnsafe } from 'typebox'
import { ACTIVITY_KINDS, KINDS, type ActivityKind } from 'rules/kinds'
import type { CouponKind } from 'rules/pricing'
import { tableFrom } from 'rules/tableFrom'
import { nullable, ref } from '../../server/envelope.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'

const flag = (description: string) => Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description })
const money = (description: string) => Type.String({ description })

export const ActivitySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    goods_link_id: Type.String({ description: '去凑单：/api/manjian/{id}/goods' }),
    ends_at: Type.Integer(),
    covers_all: flag('全场'),
    repeatable: flag('每满都减'),
    cap: nullable(money('最多减')),
    status: flag('1 已达到'),
    amount: money('已选商品中参与的金额'),
    minus: money('当前已减'),
    tiers: Type.Array(
      Type.Object({
        full: money('满'),
        minus: nullable(money('减')),
        rate: nullable(Type.Integer({ description: '实付比例，万分之' })),
        status: flag('1 已达到'),
        short: money('还差'),
        applied: flag('正在使用的一档'),
      }),
      { description: '按金额的各档，已达到的在前' },
    ),
    terms: Type.Array(Type.String(), { description: '活动内容，逐条' }),
    applied: nullable(Type.String({ description: '正在享受的优惠' })),
    next: nullable(Type.String({ description: '下一步优惠及还差多少' })),
  },
  { $id: 'Activity' },
)
export type ActivityWire = Static<typeof ActivitySchema>

type ActivityLists<T> = { [K in ActivityKind as (typeof KINDS)[K]['activity']['list']]: T[] }
/** A list of each kind of activity. */
export function activityLists<T>(listOf: (kind: ActivityKind) => T[]): ActivityLists<T> {
  return Object.fromEntries(ACTIVITY_KINDS.map((kind) => [KINDS[kind].activity.list, listOf(kind)])) as ActivityLists<T>
}
export const ActivityListsSchema = Type.Object(
  tableFrom<{ readonly [N in keyof ActivityLists<unknown>]: TArray<TUnsafe<ActivityWire>> }>(
    ACTIVITY_KINDS.map((kind) => [KINDS[kind].activity.list, Type.Array(ref(ActivitySchema))]),
  ),
  { description: '各类活动，已达到的在前' },
)

export const CartCouponSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    kind: Type.Unsafe<CouponKind>({ type: 'string', enum: ['threshold', 'shipping'] }),
    min: money('门槛'),
    face: nullable(money('面额；运费券为 null 时抵全部运费')),
    amount: money('已选商品中参与的金额'),
    short: money('还差'),
    saves: money('使用它时减免的金额'),
    used: flag('正在使用'),
    ends_at: Type.Integer(),
  },
  { $id: 'CartCoupon' },
)
export type CartCouponWire = Static<typeof CartCouponSchema>

export const AddonOfferSchema = Type.Object(
  {
    id: Type.String({ description: '活动编号' }),
    name: Type.String(),
    goods: ref(GoodsSchema),
    price: money('换购价'),
    full: money('满'),
    covers_all: flag('全场商品都计入'),
    amount: money('已选商品中计入的金额'),
    short: money('还差'),
    status: flag('1 已达到'),
    number: Type.Integer({ description: '每单可换购的数量' }),
    left: Type.Integer({ description: '本单尚可再换购的数量' }),
    ends_at: Type.Integer(),
  },
  { $id: 'AddonOffer', description: '换购：以 type=4 加入采购单' },
)
export type AddonOfferWire = Static<typeof AddonOfferSchema>

export const addonExample: AddonOfferWire = {
  id: '8',
  name: '满200元换购',
  goods: { ...goodsExample, id: '2' },
  price: '3.90',
  full: '200.00',
  covers_all: 0,
  amount: '48.00',
  short: '152.00',
  status: 0,
  number: 2,
  left: 2,
  ends_at: 1795230000,
}

export const activityExample: ActivityWire = {
  id: '7',
  name: '呼吸用药满减',
  goods_link_id: '7',
  ends_at: 1795230000,
  covers_all: 0,
  repeatable: 0,
  cap: null,
  status: 0,
  amount: '48.00',
  minus: '0.00',
  tiers: [{ full: '300.00', minus: '20.00', rate: null, status: 0, short: '252.00', applied: 0 }],
  terms: ['满 ¥300 减 ¥20'],
  applied: null,
  next: '满 ¥300 减 ¥20，还差 ¥252.00',
}

export const cartCouponExample: CartCouponWire = {
  id: '12',
  name: '满300减30',
  kind: 'threshold',
  min: '300.00',
  face: '30.00',
  amount: '48.00',
  short: '252.00',
  saves: '0.00',
  used: 0,
  ends_at: 1795230000,
}
