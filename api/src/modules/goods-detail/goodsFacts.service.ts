import type { Deps } from '../../deps.ts'
import { seconds } from '../../deps.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import type { MemberView } from '../user/memberView.ts'
import { findGoods, findPlaces } from '../goods/goods.repo.ts'
import { freeLots } from '../goods/goods.service.ts'
import { findGrants, findHerbs, findLots, findRunningLimits, type GrantRow } from './goodsFacts.repo.ts'
import type { GoodsFactsWire } from './goodsFacts.schemas.ts'
import { viewGoods, type GoodsView } from '../goods/goodsView.ts'
import { reportAddress } from './labReport.ts'

const LOTS_MAX = 5

/** What the zones compare of goods beside the price; ids that do not exist are missing from the answer. */
export async function goodsFacts({ db, clock }: Deps, ids: readonly number[], viewer: MemberView | null): Promise<GoodsFactsWire[]> {
  const now = clock.now()
  const goods = (await findGoods(db, [...new Set(ids)], viewer, now)).map((row) => viewGoods(row, viewer, now))
  if (goods.length === 0) return []
  const known = goods.map(({ id }) => id)
  const controlled = goods.filter(({ isControlledSale }) => isControlledSale).map(({ id }) => id)
  const [herbs, lots, limits, left, grants, places] = await Promise.all([
    findHerbs(db, known),
    findLots(db, known, now),
    findRunningLimits(db, known, now),
    viewer === null ? new Map<number, number>() : findLimits(db, known, viewer.memberId, now),
    controlled.length === 0 ? [] : findGrants(db, controlled),
    controlled.length === 0 || viewer === null ? [] : findPlaces(db, viewer.regionId),
  ])
  return goods.map((one) => {
    const limit = limits.get(one.id)
    return {
      id: String(one.id),
      lots: freeLots(lots.get(one.id) ?? [], one.stock)
        .slice(0, LOTS_MAX)
        .map((lot) => ({ ...lot, report: reportAddress(one.id, lot.lot) })),
      herb: herbs.get(one.id) ?? null,
      limit: limit === undefined ? null : { per_member: limit.per_member, left: left.get(one.id) ?? null, ends_at: seconds(limit.ends_at) },
      special_until: one.specialUntil === null ? null : seconds(one.specialUntil),
      control: one.isControlledSale
        ? controlOf(
            one,
            grants.filter((grant) => grant.goods_id === one.id),
            places,
            viewer,
          )
        : null,
    }
  })
}

/** Where and to whom controlled goods are sold, and by which of these this shop may buy them. Which other shops may is nobody's business. */
function controlOf(
  goods: GoodsView,
  grants: readonly GrantRow[],
  places: readonly number[],
  viewer: MemberView | null,
): NonNullable<GoodsFactsWire['control']> {
  const mine = grants.filter(
    (one) =>
      (one.member_id === null || one.member_id === viewer?.memberId) &&
      (one.member_kind === null || one.member_kind === viewer?.kind) &&
      (one.region_id === null || places.includes(one.region_id)),
  )
  const open = grants.filter((one) => one.member_id === null)
  const by = mine.some((one) => one.member_id !== null) ? 'member' : mine.some((one) => one.member_kind !== null) ? 'kind' : 'region'
  return {
    regions: [...new Set(open.flatMap(({ region }) => region ?? []))],
    kinds: [...new Set(open.flatMap(({ member_kind }) => member_kind ?? []))],
    named: grants.some(({ member_id }) => member_id !== null) ? 1 : 0,
    granted_by: goods.basePrice === null || mine.length === 0 ? null : by,
  }
}
