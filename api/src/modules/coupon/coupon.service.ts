import { couponProblems } from 'rules/publish'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { once, onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { post } from '../ledger/ledger.service.ts'
import { Unpublishable } from '../promotion/unpublishable.ts'
import { findPieces, type CouponPiece } from './coupon.repo.ts'
import { countOf, findByCode, findClaimTimes, insertPiece, insertTemplate, takeOne, type NewTemplate } from './template.repo.ts'
import { insertVoucher } from './voucher.repo.ts'

const DAY_MS = 86_400_000

/** One coupon for this member, once per client key; never more than there are, nor more than each may have. */
export async function claimCoupon(deps: Deps, memberId: number, templateId: number, clientKey: string): Promise<CouponPiece> {
  const call = { memberId, route: 'POST /api/coupon/claim', key: clientKey, request: { templateId } }
  const { id } = await once(deps, call, async (tx) => {
    const times = await findClaimTimes(tx.db, templateId)
    if (times === null || times.code !== null || times.claim_from > tx.clock.now()) throw notFound('该优惠券不存在')
    if (times.claim_to <= tx.clock.now()) throw refused('COUPON_EXPIRED')
    return { id: await issue(tx, templateId, memberId) }
  })
  return pieceOf(deps, memberId, id)
}

/** The coupon behind a code, once per client key where there is one. Whoever had it already is told that the code is used. */
export async function redeemCode(deps: Deps, memberId: number, code: string, clientKey: string | null): Promise<CouponPiece> {
  const call = { memberId, route: 'POST /api/coupon/redeem', key: clientKey, request: { code } }
  const { id } = await onceIfKeyed(deps, call, async (tx) => {
    const templateId = await findByCode(tx.db, code)
    const times = templateId === null ? null : await findClaimTimes(tx.db, templateId)
    if (templateId === null || times === null || times.claim_from > tx.clock.now()) throw notFound('兑换码无效')
    if (times.claim_to <= tx.clock.now()) throw refused('COUPON_EXPIRED')
    return { id: await issue(tx, templateId, memberId, 'COUPON_USED') }
  })
  return pieceOf(deps, memberId, id)
}

/** The template's row is held from here on, so that claims of one template go one after the other. */
async function issue(
  tx: Deps,
  templateId: number,
  memberId: number,
  atLimit: 'COUPON_LIMIT' | 'COUPON_USED' = 'COUPON_LIMIT',
): Promise<number> {
  const taken = await takeOne(tx.db, templateId)
  if (taken === null) throw refused('COUPON_EMPTY')
  const had = await countOf(tx.db, templateId, memberId)
  if (had >= taken.per_member)
    throw atLimit === 'COUPON_LIMIT'
      ? refused(atLimit, { limit: taken.per_member })
      : refused(atLimit, {}, { values: { value: taken.per_member } })
  const from = tx.clock.now()
  return insertPiece(tx.db, { templateId, memberId, nth: had + 1, from, to: new Date(from.getTime() + taken.valid_days * DAY_MS) })
}

async function pieceOf(deps: Deps, memberId: number, id: number): Promise<CouponPiece> {
  const [piece] = await findPieces(deps.db, memberId, [id])
  if (piece === undefined) throw notFound('该优惠券不存在')
  return piece
}

/** Staff gives a coupon as if the member had claimed it. */
export function grantCoupon(deps: Deps, templateId: number, memberId: number): Promise<number> {
  return inTransaction(deps, (tx) => issue(tx, templateId, memberId))
}

/** A template that passes the publish checks of TRADE §2.2, open for claiming at once or when its time comes. */
export async function publishCoupon(deps: Deps, draft: NewTemplate): Promise<number> {
  const problems = couponProblems({ kind: draft.kind, min: draft.minCents, face: draft.face }, draft.isUnconditional)
  if (problems.length > 0) throw new Unpublishable(problems)
  return inTransaction(deps, (tx) => insertTemplate(tx.db, draft))
}

export interface NewVoucher {
  readonly memberId: number
  readonly cents: number
  readonly reason: string
  readonly validDays: number
}

/** A cash voucher is a piece with an end of its own; the ledger holds the sum of all. */
export function grantVoucher(deps: Deps, { memberId, cents, reason, validDays }: NewVoucher): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    const id = await insertVoucher(tx.db, { memberId, cents, reason, now, expiresAt: new Date(now.getTime() + validDays * DAY_MS) })
    await post(tx, { memberId, kind: 'voucher', delta: cents, reason: 'voucher_grant', ref: `voucher:${id}` })
    return id
  })
}
