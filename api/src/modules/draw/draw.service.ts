import { numbered } from '../../db/newestFirst.ts'
import { reasonText } from 'rules/reasons'
import type { Deps, Random } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { post } from '../ledger/ledger.service.ts'
import { tellOfPrize } from './prizeTellings.ts'
import {
  findDraw,
  findPrizes,
  findRecords,
  findRunningDraw,
  hasPaidWithin,
  insertRecord,
  takePrize,
  type DrawRow,
  type PrizeRow,
  type RecordRow,
} from './draw.repo.ts'

const VOUCHER_DAYS = 30

/** How a draw stands for who looks; a visitor has no chance yet. */
export interface DrawView {
  readonly draw: DrawRow
  readonly prizes: readonly PrizeRow[]
  readonly status: 'waiting' | 'running' | 'over'
  readonly isJoined: boolean
  readonly chances: 0 | 1
  /** Why there is no chance, in words; empty when there is one. */
  readonly message: string
}

export async function drawView(deps: Deps, id: number, memberId: number | null): Promise<DrawView> {
  const draw = await findDraw(deps.db, id)
  if (draw === null) throw notFound('您访问的抽奖活动不存在')
  return viewOf(deps, draw, memberId)
}

/** The draw that runs now, or null. */
export async function currentDraw(deps: Deps, memberId: number | null): Promise<DrawView | null> {
  const draw = await findRunningDraw(deps.db, deps.clock.now())
  return draw === null ? null : viewOf(deps, draw, memberId)
}

async function viewOf(deps: Deps, draw: DrawRow, memberId: number | null): Promise<DrawView> {
  const now = deps.clock.now()
  const status = draw.starts_at > now ? 'waiting' : draw.ends_at > now ? 'running' : 'over'
  const isJoined = memberId !== null && (await findRecords(deps.db, memberId, { drawId: draw.id, ask: numbered(1, 1) })).total > 0
  const isEntitled = memberId !== null && (!draw.needs_order || (await hasPaidWithin(deps.db, memberId, draw.starts_at, draw.ends_at)))
  const message = messageOf(status, memberId !== null, isJoined, isEntitled)
  return { draw, prizes: await findPrizes(deps.db, draw.id), status, isJoined, chances: message === '' ? 1 : 0, message }
}

const NO_ORDER = reasonText('DRAW_ORDER')

function messageOf(status: DrawView['status'], isMember: boolean, isJoined: boolean, isEntitled: boolean): string {
  if (status === 'waiting') return '活动未开始'
  if (status === 'over') return '抽奖活动已结束'
  if (!isMember) return '登录后参加抽奖'
  if (isJoined) return '您已参加过本次抽奖'
  return isEntitled ? '' : NO_ORDER
}

export interface Drawn {
  readonly recordId: number
  readonly prize: { readonly name: string; readonly remarks: string; readonly kind: PrizeRow['kind'] }
}

/** One prize for this member, once per draw, and the same answer for the same key. What was won is credited in the same transaction. */
export function joinDraw(deps: Deps, memberId: number, drawId: number, clientKey: string): Promise<Drawn> {
  return once(deps, { memberId, route: 'POST /api/draw/join', key: clientKey, request: { drawId } }, async (tx) => {
    const now = tx.clock.now()
    const draw = await findDraw(tx.db, drawId)
    if (draw === null || draw.starts_at > now) throw notFound('您访问的抽奖活动不存在')
    if (draw.ends_at <= now) throw refused('DRAW_ENDED')
    if ((await findRecords(tx.db, memberId, { drawId, ask: numbered(1, 1) })).total > 0) throw refused('DRAW_DONE')
    if (draw.needs_order && !(await hasPaidWithin(tx.db, memberId, draw.starts_at, draw.ends_at))) throw refused('DRAW_ORDER')
    const prize = await pickPrize(tx, await findPrizes(tx.db, drawId))
    const recordId = await insertRecord(tx.db, { drawId, memberId, prizeId: prize.id, now })
    // Another request of the member came first; what was taken here goes back with the transaction.
    if (recordId === null) throw refused('DRAW_DONE')
    await credit(tx, memberId, prize, recordId)
    await tellOfPrize(tx, { recordId, memberId, drawName: draw.name, prize })
    return { recordId, prize: { name: prize.name, remarks: prize.remarks, kind: prize.kind } }
  })
}

/** By weight among those with something left; one that ran out meanwhile is left out and the choice made again. */
async function pickPrize(tx: Deps, prizes: readonly PrizeRow[]): Promise<PrizeRow> {
  const left = prizes.filter((prize) => prize.weight > 0 && (prize.total === null || prize.given < prize.total))
  const picked = byWeight(left, tx.random)
  if (picked === null) throw refused('DRAW_ENDED')
  return (await takePrize(tx.db, picked.id))
    ? picked
    : pickPrize(
        tx,
        left.filter((prize) => prize !== picked),
      )
}

export function byWeight<T extends { readonly weight: number }>(list: readonly T[], random: Random): T | null {
  const sum = list.reduce((total, entry) => total + entry.weight, 0)
  // 48 bits: the remainder favours the first few by less than one in 2^27.
  let at = Buffer.from(random.bytes(6)).readUIntBE(0, 6) % Math.max(1, sum)
  for (const entry of list) {
    if (at < entry.weight) return entry
    at -= entry.weight
  }
  return null
}

async function credit(tx: Deps, memberId: number, prize: PrizeRow, recordId: number): Promise<void> {
  if (prize.amount === null) return
  if (prize.kind === 'voucher')
    await grantVoucher(tx, { memberId, cents: prize.amount, reason: `抽奖：${prize.name}`, validDays: VOUCHER_DAYS })
  if (prize.kind === 'points')
    await post(tx, { memberId, kind: 'points', delta: prize.amount, reason: 'draw_prize', ref: `draw:${recordId}` })
}

/** The member's newest record, of one draw or of any. */
export async function newestRecord(deps: Deps, memberId: number, drawId: number | null): Promise<RecordRow | null> {
  return (await findRecords(deps.db, memberId, { drawId, ask: numbered(1, 1) })).rows[0] ?? null
}
