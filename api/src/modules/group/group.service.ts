import { reachedTier, type LadderTier } from 'rules/ladder'
import { seconds, type Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { addOne } from '../cart/cartWrite.service.ts'
import { findSameLine, lockCart } from '../cart/cart.repo.ts'
import { readCart } from '../cart/cart.service.ts'
import { linesWire } from '../cart/line.wire.ts'
import type { CartLineWire } from '../cart/cart.schemas.ts'
import { maskedName } from '../user/user.service.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { once } from '../idempotency/idempotency.service.ts'
import type { MemberView } from '../user/memberView.ts'
import {
  findSale,
  findSales,
  findTeams,
  insertMember,
  insertTeam,
  takePlace,
  teamExists,
  type SaleRow,
  type TeamRow,
} from '../promotion/group.repo.ts'

const DAY_MS = 86_400_000
/** So long one that is over still shows what became of it. */
const SHOWN_AFTER_MS = 3 * DAY_MS

export type GroupStatus = 'waiting' | 'running' | 'sold_out' | 'over'

export interface SaleView {
  readonly sale: SaleRow
  readonly goods: GoodsView
  readonly status: GroupStatus
  readonly teams: readonly TeamView[]
  readonly mine: TeamView | null
}

export interface TeamView {
  readonly team: TeamRow
  readonly founder: string
  /** What one costs with the units ordered so far; null before the first tier. */
  readonly tier: LadderTier | null
  readonly next: LadderTier | null
  readonly isOpen: boolean
}

export interface SalePage {
  readonly rows: readonly SaleView[]
  readonly total: number
}

/** Group purchases; only the member's own where `isOwn`. */
export async function groupPage(
  deps: Deps,
  viewer: MemberView | null,
  page: { limit: number; offset: number },
  isOwn = false,
): Promise<SalePage> {
  const now = deps.clock.now()
  const from = new Date(now.getTime() - (isOwn ? 60 * DAY_MS : SHOWN_AFTER_MS))
  const { rows, total } = await findSales(deps.db, { from, memberId: isOwn ? (viewer?.memberId ?? 0) : null, now, ...page })
  return { rows: await views(deps, viewer, rows), total }
}

export async function groupDetail(deps: Deps, viewer: MemberView | null, id: number): Promise<SaleView> {
  const sale = await findSale(deps.db, id)
  const [view] = sale === null ? [] : await views(deps, viewer, [sale])
  if (view === undefined) throw notFound('您访问的抱团活动不存在')
  return view
}

async function views(deps: Deps, viewer: MemberView | null, sales: readonly SaleRow[]): Promise<SaleView[]> {
  const now = deps.clock.now()
  const goods = await goodsByIds(
    deps.db,
    sales.map((sale) => sale.goods_id),
    viewer,
    now,
  )
  const teams = await findTeams(
    deps.db,
    sales.map((sale) => sale.id),
    viewer?.memberId ?? null,
  )
  return sales.flatMap((sale) => {
    const view = goods.get(sale.goods_id)
    if (view === undefined) return []
    const saleTeams = teams.filter((team) => team.promotion_id === sale.id).map((team) => teamView(sale, team))
    return [
      {
        sale,
        goods: view,
        status: statusOf(sale, view, now),
        teams: saleTeams,
        mine: saleTeams.find(({ team }) => team.mine !== null) ?? null,
      },
    ]
  })
}

function statusOf(sale: SaleRow, goods: GoodsView, now: Date): GroupStatus {
  if (sale.ends_at <= now) return 'over'
  if (sale.starts_at > now) return 'waiting'
  return goods.stock > 0 ? 'running' : 'sold_out'
}

function teamView(sale: SaleRow, team: TeamRow): TeamView {
  return {
    team,
    founder: maskedName(team.founder),
    tier: reachedTier(sale.tiers, team.taken),
    next: sale.tiers.find((tier) => tier.number > team.taken) ?? null,
    isOpen: team.members < team.members_max && team.taken < team.units_max,
  }
}

export interface Joined {
  readonly team: TeamView
  readonly sale: SaleView
  readonly lines: CartLineWire[]
}

export interface JoinForm {
  readonly teamId: number | null
  readonly number: number
  readonly clientKey: string
}

/** A place in a team, or a team of one's own, and the goods in the cart at the team's price; once per key. */
export async function joinGroup(deps: Deps, viewer: MemberView, id: number, { teamId, number, clientKey }: JoinForm): Promise<Joined> {
  const { memberId } = viewer
  const call = { memberId, route: 'POST /api/group/join', key: clientKey, request: { id, teamId, number } }
  const done = await once(deps, call, async (tx) => {
    await lockCart(tx.db, memberId)
    const sale = await saleToJoin(tx, id)
    const joined = teamId ?? (await insertTeam(tx.db, sale, memberId, tx.clock.now()))
    if (!(await takePlace(tx.db, id, joined, number)))
      throw (await teamExists(tx.db, id, joined)) ? refused('GROUP_FULL') : notFound('该团不存在')
    if (!(await insertMember(tx.db, { sale, teamId: joined, memberId, now: tx.clock.now() }))) throw refused('GROUP_JOINED')
    const line = { type: 2, goodsId: sale.goods_id, comboId: null, ckId: sale.ck_id } as const
    await addOne(tx, memberId, { ...line, number, price: null })
    return { teamId: joined, lineId: (await findSameLine(tx.db, memberId, line))?.id ?? 0 }
  })
  const sale = await groupDetail(deps, viewer, id)
  const team = sale.teams.find((candidate) => candidate.team.id === done.teamId)
  if (team === undefined) throw notFound('该团不存在')
  return { team, sale, lines: linesWire(await readCart(deps, memberId)).filter((line) => line.id === String(done.lineId)) }
}

async function saleToJoin(tx: Deps, id: number): Promise<SaleRow> {
  const sale = await findSale(tx.db, id)
  const now = tx.clock.now()
  if (sale === null) throw notFound('您访问的抱团活动不存在')
  if (sale.ends_at <= now) throw refused('GROUP_ENDED')
  if (sale.starts_at > now) throw refused('GROUP_EARLY', {}, { values: { starts_at: seconds(sale.starts_at) } })
  return sale
}
