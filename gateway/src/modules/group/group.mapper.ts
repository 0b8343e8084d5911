import type { GroupNextTier, GroupSale, GroupTeam, GroupTier } from '../../generated/resolvers-types.ts'
import type { RestGroup, RestGroupNext, RestGroupTeam, RestGroupTier, RestJoined } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { activityStatuses } from '../base/activityStatuses.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type GroupSaleModel = Omit<GroupSale, 'goods'> & { readonly goods: GoodsModel }
/** The cart is read only when it is asked for. */
export type JoinedGroup = { readonly sale: GroupSaleModel; readonly team: GroupTeam }

export function toGroupSale(body: unknown): GroupSaleModel {
  const sale = new Row<RestGroup>(body, 'group')
  const saleID = sale.id('id')
  const teams = sale.list('teams', (team) => toGroupTeam(team, saleID))
  const myTeamID = sale.optionalText('my_team_id')
  return {
    id: toGlobalId('GroupSale', saleID),
    saleID,
    name: sale.text('name'),
    status: sale.oneOf('status', activityStatuses),
    startsAt: sale.moment('starts_at'),
    endsAt: sale.moment('ends_at'),
    goods: sale.object('goods', toGoods),
    tiers: sale.list('tiers', toTier),
    mostMembers: sale.integer('members_max'),
    mostUnits: sale.integer('units_max'),
    perMember: sale.integer('per_member'),
    teamCount: sale.integer('teams_count'),
    soldCount: sale.integer('sold'),
    teams,
    myTeam: teams.find((team) => team.teamID === myTeamID) ?? null,
  }
}

function toTier(body: unknown): GroupTier {
  const tier = new Row<RestGroupTier>(body, 'group.tiers')
  return { quantity: tier.integer('number'), price: tier.optionalMoney('price') }
}

function toGroupTeam(body: unknown, saleID: string): GroupTeam {
  const team = new Row<RestGroupTeam>(body, 'group.teams')
  const teamID = team.id('id')
  return {
    id: toGlobalId('GroupTeam', teamID, saleID),
    teamID,
    founder: team.text('founder'),
    memberCount: team.integer('members'),
    mostMembers: team.integer('members_max'),
    taken: team.integer('taken'),
    mostUnits: team.integer('units_max'),
    price: team.optionalMoney('price'),
    next: team.optionalObject('next', toNextTier),
    isOpen: team.flag('is_open'),
    boughtCount: team.optionalInteger('mine'),
    createdAt: team.moment('created_at'),
  }
}

function toNextTier(body: unknown): GroupNextTier {
  const next = new Row<RestGroupNext>(body, 'group.teams.next')
  return { quantity: next.integer('number'), price: next.optionalMoney('price'), short: next.integer('short') }
}

export function toJoined(body: unknown): JoinedGroup {
  const joined = new Row<RestJoined>(body, 'group join')
  const sale = joined.object('group', toGroupSale)
  return { sale, team: joined.object('team', (team) => toGroupTeam(team, sale.saleID)) }
}
