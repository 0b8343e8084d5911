import type { Deps } from '../../deps.ts'
import { seconds } from '../../deps.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import type { MemberView } from '../user/memberView.ts'
import { findGoods } from '../goods/goods.repo.ts'
import { freeLots } from '../goods/goods.service.ts'
import { findGrants, findHerbs, findLots, findRunningLimits, type GrantRow } from './goodsFacts.repo.ts'
import type { GoodsFactsWire } from './goodsFacts.schemas.ts'
import { viewGoods, type GoodsView } from '../goods/goodsView.ts'
import { reportAddress } from './labReport.ts'

const LOTS_MAX = 5

/** What the zones compare of goods beside the price; ids that do not exist are missing from the answer. */
export async function goodsFacts(deps: Deps, ids: readonly number[], viewer: MemberView | null): Promise<GoodsFactsWire[]> {
  const { db, clock } = deps
  const now = clock.now()
  const goods = (await findGoods(db, [...new Set(ids)], viewer, now)).map((row) => viewGoods(row, viewer, now))
  if (goods.length === 0) return []
  const known = goods.map(({ id }) => id)
  const controlled = goods.filter(({ isControlledSale }) => isControlledSale).map(({ id }) => id)
  const [herbs, lots, limits, left, grants] = await Promise.all([
    findHerbs(db, known),
    findLots(db, known, now),
    findRunningLimits(db, known, now),
    viewer === null ? new Map<number, number>() : findLimits(db, known, viewer.memberId, now),
    controlled.length === 0 ? [] : findGrants(db, controlled, now),
  ])
  return goods.map((view) => {
    const limit = limits.get(view.id)
    return {
      id: String(view.id),
      lots: freeLots(lots.get(view.id) ?? [], view.stock)
        .slice(0, LOTS_MAX)
        .map((lot) => ({ ...lot, report: reportAddress(deps, view.id, lot.lot) })),
      herb: herbs.get(view.id) ?? null,
      limit:
        limit === undefined ? null : { per_member: limit.per_member, left: left.get(view.id) ?? null, ends_at: seconds(limit.ends_at) },
      special_until: view.specialUntil === null ? null : seconds(view.specialUntil),
      control: view.isControlledSale
        ? controlOf(
            view,
            grants.filter((grant) => grant.goods_id === view.id),
            viewer,
          )
        : null,
    }
  })
}

/** Where and to whom controlled goods are sold, and by which of these this shop may buy them. Which other shops may is nobody's business. */
function controlOf(goods: GoodsView, grants: readonly GrantRow[], viewer: MemberView | null): NonNullable<GoodsFactsWire['control']> {
  const mine = grants.filter(
    (grant) =>
      (grant.member_id === null || grant.member_id === viewer?.memberId) &&
      (grant.member_kind === null || grant.member_kind === viewer?.kind) &&
      (grant.region_id === null || viewer?.places.includes(grant.region_id)),
  )
  const open = grants.filter((grant) => grant.member_id === null)
  const by = mine.some((grant) => grant.member_id !== null)
    ? 'member'
    : mine.some((grant) => grant.member_kind !== null)
      ? 'kind'
      : 'region'
  return {
    regions: [...new Set(open.flatMap(({ region }) => region ?? []))],
    kinds: [...new Set(open.flatMap(({ member_kind }) => member_kind ?? []))],
    named: grants.some(({ member_id }) => member_id !== null) ? 1 : 0,
    granted_by: goods.basePrice === null || mine.length === 0 ? null : by,
  }
}
