import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { type GoodsWire, goodsWire } from '../goods/goods.schemas.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import type { MemberView } from '../user/memberView.ts'
import { findCovered, findItems, findRunningCombos, findSession, findSessions, findSpecials, type SessionRow } from './browse.repo.ts'
import type { CombinationWire, ComboOfferWire, CoveringWire, SessionWire, SpikeItemWire, SpikeWire } from './browse.schemas.ts'
import { findActivity } from '../promotion/activity.repo.ts'
import { findCombos } from '../promotion/kinds/combo.ts'
import { termsOf } from '../promotion/kinds.ts'
import { setsLeft, type Activity, type Combination } from '../promotion/running.ts'
import { type PageAsked, sliceOf } from '../../server/paging.ts'

const ITEMS_MAX = 100
const HOME_ITEMS = 6

/** The day's sessions, and what the one asked for sells; by itself the one that runs, else the next. */
export async function spike(deps: Deps, viewer: MemberView | null, sessionId: number | null, isHome = false): Promise<SpikeWire> {
  const now = deps.clock.now()
  const sessions = await findSessions(deps.db, now)
  const shown = sessionId === null ? (sessions.find((session) => session.ends_at > now) ?? null) : await findSession(deps.db, sessionId)
  if (shown === null && sessionId !== null) throw notFound('您访问的秒杀场次不存在')
  return {
    timestamp: seconds(now),
    session_id: shown === null ? null : String(shown.id),
    sessions: sessions.map((session) => sessionWire(session, now)),
    items: shown === null ? [] : await itemsOf(deps, viewer, shown.id, isHome ? HOME_ITEMS : ITEMS_MAX),
  }
}

function sessionWire(session: SessionRow, now: Date): SessionWire {
  const status = session.starts_at > now ? 'waiting' : session.ends_at > now ? 'running' : 'over'
  return { id: String(session.id), name: session.name, starts_at: seconds(session.starts_at), ends_at: seconds(session.ends_at), status }
}

async function itemsOf(deps: Deps, viewer: MemberView | null, sessionId: number, limit: number): Promise<SpikeItemWire[]> {
  const rows = await findItems(deps.db, sessionId, viewer?.memberId ?? null, limit)
  const goods = await goodsByIds(
    deps.db,
    rows.map((row) => row.goods_id),
    viewer,
    deps.clock.now(),
  )
  return rows.flatMap((row) => {
    const view = goods.get(row.goods_id)
    if (view === undefined) return []
    return {
      goods: goodsWire(view),
      price: view.basePrice === null ? null : formatMoney(row.price),
      total: row.total,
      taken: row.taken,
      per_member: row.per_member,
      mine: row.mine,
    }
  })
}

interface Found<T> {
  readonly data: T[]
  readonly total: number
}

export async function comboList(deps: Deps, viewer: MemberView | null, page: PageAsked): Promise<Found<ComboOfferWire>> {
  const { ids, total } = await findRunningCombos(deps.db, deps.clock.now(), sliceOf(page))
  return { data: await comboOffers(deps, viewer, ids), total }
}

export async function comboDetail(deps: Deps, viewer: MemberView | null, id: number): Promise<ComboOfferWire> {
  const [found] = await comboOffers(deps, viewer, [id])
  if (found === undefined) throw notFound('您访问的组合不存在或已结束')
  return found
}

/** Those of the combinations that run. */
export async function comboOffers(deps: Deps, viewer: MemberView | null, ids: readonly number[]): Promise<ComboOfferWire[]> {
  const now = deps.clock.now()
  const combos = await findCombos(deps.db, ids, viewer?.memberId ?? null, now)
  const goods = await goodsByIds(
    deps.db,
    [...combos.values()].flatMap((combo) => combo.items.map((item) => item.goodsId)),
    viewer,
    now,
  )
  return ids
    .flatMap((id) => combos.get(id) ?? [])
    .filter((combo) => combo.isRunning)
    .map((combo) => ({ ...comboWire(combo, goods), ...numbersOf(combo) }))
}

function numbersOf(combo: Combination): Pick<ComboOfferWire, 'limit' | 'left' | 'mine' | 'starts_at' | 'ends_at'> {
  const left = setsLeft(combo)
  return {
    limit: combo.perMember,
    left: Number.isFinite(left) ? left : null,
    mine: combo.bought,
    starts_at: seconds(combo.startsAt),
    ends_at: seconds(combo.endsAt),
  }
}

export async function coveredGoods(
  deps: Deps,
  viewer: MemberView | null,
  id: number,
  page: PageAsked,
): Promise<Found<GoodsWire> & { readonly activity: CoveringWire }> {
  const activity = await findActivity(deps.db, id, deps.clock.now())
  if (activity === null) throw notFound('该活动不存在或已结束')
  const { ids, total } = await findCovered(deps.db, activity, sliceOf(page))
  return { activity: coveringWire(activity), data: await wires(deps, viewer, ids), total }
}

export async function everydayPrice(deps: Deps, viewer: MemberView | null, page: PageAsked): Promise<Found<GoodsWire>> {
  const { ids, total } = await findSpecials(deps.db, formatDate(seconds(deps.clock.now())), sliceOf(page))
  return { data: await wires(deps, viewer, ids), total }
}

async function wires(deps: Deps, viewer: MemberView | null, ids: readonly number[]): Promise<GoodsWire[]> {
  const goods = await goodsByIds(deps.db, ids, viewer, deps.clock.now())
  return ids.flatMap((id) => goods.get(id) ?? []).map(goodsWire)
}

export function coveringWire(activity: Activity): CoveringWire {
  return {
    id: String(activity.id),
    kind: activity.kind,
    name: activity.name,
    ends_at: seconds(activity.endsAt),
    covers_all: activity.coversAll ? 1 : 0,
    repeatable: activity.repeatable ? 1 : 0,
    cap: activity.cap === null ? null : formatMoney(activity.cap),
    terms: termsOf(activity),
    tiers: activity.tiers.map((tier) => ({
      full: formatMoney(tier.full),
      minus: tier.minus === null ? null : formatMoney(tier.minus),
      rate: tier.bp,
    })),
  }
}

export function comboWire(combo: Combination, goods: ReadonlyMap<number, GoodsView>): CombinationWire {
  const items = combo.items.flatMap((item) => {
    const view = goods.get(item.goodsId)
    return view === undefined ? [] : [{ view, qty: item.qty }]
  })
  const isHidden = items.some(({ view }) => view.basePrice === null)
  const list = items.reduce((sum, { view, qty }) => sum + (view.basePrice ?? 0) * qty, 0)
  return {
    id: String(combo.id),
    name: combo.name,
    price: isHidden ? null : formatMoney(combo.price),
    list: isHidden ? null : formatMoney(list),
    ck_id: String(combo.ckId),
    items: items.map(({ view, qty }) => ({ goods: goodsWire(view), number: qty })),
  }
}
