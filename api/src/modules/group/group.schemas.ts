import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import { seconds } from '../../deps.ts'
import { nullable, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { CartLineSchema } from '../cart/cart.schemas.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import type { GroupStatus, SaleView, TeamView } from './group.service.ts'

const money = (description: string) => nullable(answers.money(`${description}；不可见时为 null`))

const TeamSchema = Type.Object(
  {
    id: Type.String(),
    founder: Type.String({ description: '发起店铺，已隐去中间部分' }),
    members: Type.Integer({ description: '已参加店数' }),
    members_max: Type.Integer(),
    taken: Type.Integer({ description: '全团已订数量' }),
    units_max: Type.Integer({ description: '全团数量上限' }),
    price: money('按已订数量的单价；未达首档为 null'),
    next: Type.Unsafe<{ number: number; price: string | null; short: number } | null>({
      anyOf: [
        Type.Object({ number: Type.Integer(), price: money('单价'), short: Type.Integer({ description: '还差数量' }) }),
        { type: 'null' },
      ],
      description: '下一档；已到最高档为 null',
    }),
    is_open: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '可参加' }),
    mine: nullable(Type.Integer({ description: '本店已订数量；不在该团为 null' })),
    created_at: Type.Integer({ description: '10 位秒' }),
  },
  { $id: 'GroupTeam' },
)
export type TeamWire = Static<typeof TeamSchema>

export const GroupSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    status: Type.Unsafe<GroupStatus>({
      type: 'string',
      enum: ['waiting', 'running', 'sold_out', 'over'],
      description: 'waiting 未开始，running 进行中，sold_out 已抢光，over 已结束',
    }),
    starts_at: Type.Integer({ description: '10 位秒' }),
    ends_at: Type.Integer({ description: '10 位秒' }),
    goods: ref(GoodsSchema),
    tiers: Type.Array(Type.Object({ number: Type.Integer({ description: '全团数量达到' }), price: money('单价') })),
    members_max: Type.Integer({ description: '每团店数上限' }),
    units_max: Type.Integer({ description: '每团数量上限' }),
    per_member: Type.Integer({ description: '每店限购' }),
    teams_count: Type.Integer({ description: '已开团数' }),
    sold: Type.Integer({ description: '已订数量' }),
    teams: Type.Array(ref(TeamSchema), { description: '最多 100 个，订得多的在前' }),
    my_team_id: nullable(Type.String({ description: '本店所在的团' })),
  },
  { $id: 'GroupSale' },
)
export type GroupWire = Static<typeof GroupSchema>

export const groupSchemas = [TeamSchema, GroupSchema]
export const JoinedData = Type.Object({
  team: ref(TeamSchema),
  group: ref(GroupSchema),
  lines: Type.Array(ref(CartLineSchema), { description: '采购单中的抱团商品' }),
})

export function teamWire({ team, founder, tier, next, isOpen }: TeamView, isHidden: boolean): TeamWire {
  const shown = (cents: number) => (isHidden ? null : formatMoney(cents))
  return {
    id: String(team.id),
    founder,
    members: team.members,
    members_max: team.members_max,
    taken: team.taken,
    units_max: team.units_max,
    price: tier === null ? null : shown(tier.price),
    next: next === null ? null : { number: next.number, price: shown(next.price), short: next.number - team.taken },
    is_open: isOpen ? 1 : 0,
    mine: team.mine,
    created_at: seconds(team.created_at),
  }
}

export function groupWire({ sale, goods, status, teams, mine }: SaleView): GroupWire {
  const isHidden = goods.basePrice === null
  return {
    id: String(sale.id),
    name: sale.name,
    status,
    starts_at: seconds(sale.starts_at),
    ends_at: seconds(sale.ends_at),
    goods: goodsWire(goods),
    tiers: sale.tiers.map((tier) => ({ number: tier.number, price: isHidden ? null : formatMoney(tier.price) })),
    members_max: sale.members_max,
    units_max: sale.units_max,
    per_member: sale.per_member,
    teams_count: sale.teams,
    sold: sale.sold,
    teams: teams.map((team) => teamWire(team, isHidden)),
    my_team_id: mine === null ? null : String(mine.team.id),
  }
}

export const teamExample: TeamWire = {
  id: '5',
  founder: '杭州****公司',
  members: 3,
  members_max: 10,
  taken: 120,
  units_max: 1000,
  price: '8.60',
  next: { number: 200, price: '8.20', short: 80 },
  is_open: 1,
  mine: null,
  created_at: 1795226400,
}
export const groupExample: GroupWire = {
  id: '301',
  name: '阿莫西林胶囊抱团',
  status: 'running',
  starts_at: 1795140000,
  ends_at: 1797732000,
  goods: goodsExample,
  tiers: [
    { number: 1, price: '9.00' },
    { number: 100, price: '8.60' },
    { number: 200, price: '8.20' },
  ],
  members_max: 10,
  units_max: 1000,
  per_member: 200,
  teams_count: 1,
  sold: 120,
  teams: [teamExample],
  my_team_id: null,
}
