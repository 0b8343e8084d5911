import { Type, type Static } from 'typebox'
import { nullable, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'

const SessionSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  starts_at: Type.Integer(),
  ends_at: Type.Integer(),
  status: Type.Unsafe<'waiting' | 'running' | 'over'>({ type: 'string', enum: ['waiting', 'running', 'over'] }),
})
export type SessionWire = Static<typeof SessionSchema>

const SpikeItemSchema = Type.Object({
  goods: ref(GoodsSchema),
  price: nullable(Type.String({ description: '秒杀价；不可见时为 null' })),
  total: Type.Integer({ description: '秒杀总量' }),
  taken: Type.Integer({ description: '已抢' }),
  per_member: Type.Integer({ description: '每店限购' }),
  mine: Type.Integer({ description: '本店已抢' }),
})
export type SpikeItemWire = Static<typeof SpikeItemSchema>

export const SpikeData = Type.Object({
  timestamp: Type.Integer({ description: '服务器时间' }),
  session_id: nullable(Type.String({ description: 'items 所属的场次' })),
  sessions: Type.Array(SessionSchema),
  items: Type.Array(SpikeItemSchema),
})
export type SpikeWire = Static<typeof SpikeData>

export const CombinationSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    price: nullable(Type.String({ description: '一套的价格' })),
    list: nullable(Type.String({ description: '一套单买的价格' })),
    ck_id: Type.String(),
    items: Type.Array(Type.Object({ goods: ref(GoodsSchema), number: Type.Integer({ description: '每套的数量' }) })),
  },
  { $id: 'Combination' },
)
export type CombinationWire = Static<typeof CombinationSchema>

export const ComboOfferSchema = Type.Object(
  {
    ...CombinationSchema.properties,
    limit: nullable(Type.Integer({ description: '每店限购套数' })),
    left: nullable(Type.Integer({ description: '本店尚可购买的套数；null 为不限' })),
    mine: Type.Integer({ description: '本店已购套数' }),
    starts_at: Type.Integer(),
    ends_at: Type.Integer(),
  },
  { $id: 'ComboOffer' },
)
export type ComboOfferWire = Static<typeof ComboOfferSchema>

export const CoveringSchema = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<'manjian' | 'discount'>({ type: 'string', enum: ['manjian', 'discount'] }),
  name: Type.String(),
  ends_at: Type.Integer(),
  covers_all: answers.flag('全场'),
  repeatable: answers.flag('每满都减'),
  cap: nullable(Type.String({ description: '最多减' })),
  tiers: Type.Array(
    Type.Object({ full: Type.String(), minus: nullable(Type.String()), rate: nullable(Type.Integer({ description: '实付比例，万分之' })) }),
  ),
})
export type CoveringWire = Static<typeof CoveringSchema>

export const spikeExample: SpikeWire = {
  timestamp: 1795226400,
  session_id: '31',
  sessions: [{ id: '31', name: '08点场', starts_at: 1795219200, ends_at: 1795248000, status: 'running' }],
  items: [{ goods: goodsExample, price: '3.90', total: 200, taken: 40, per_member: 20, mine: 0 }],
}
export const comboExample: ComboOfferWire = {
  id: '2',
  name: '感冒组合',
  price: '50.00',
  list: '61.98',
  ck_id: '1',
  items: [{ goods: goodsExample, number: 10 }],
  limit: 5,
  left: 5,
  mine: 0,
  starts_at: 1795140000,
  ends_at: 1797732000,
}
export const coveringExample: CoveringWire = {
  id: '7',
  kind: 'manjian',
  name: '家庭常备满减',
  ends_at: 1797732000,
  covers_all: 0,
  repeatable: 0,
  cap: null,
  tiers: [{ full: '300.00', minus: '20.00', rate: null }],
}
