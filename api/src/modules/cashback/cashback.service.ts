import { cashbackOwed, cashbackWorth } from 'rules/cashback'
import { formatMoney, type Cents } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { findEntry } from '../ledger/ledger.repo.ts'
import { post } from '../ledger/ledger.service.ts'
import { tell } from '../message/message.service.ts'
import { changePromise, findPromises, lockBounds, lockMine, moveCounts, type PromiseRow } from './cashback.repo.ts'

/*
 * A promise is written with the order, taken of the activity's bounds at payment, less with every return, credited when the order is
 * completed, and then held back by later returns. Callers have locked the trade; it comes after the ledgers and before goods.
 */

/** The orders are paid: each promise is taken as far as the bounds still allow. */
export async function takePromises({ db }: Deps, orderIds: readonly number[]): Promise<void> {
  for (const promise of await findPromises(db, orderIds)) {
    if (promise.is_taken) continue
    const { total, taken, memberCap } = await lockBounds(db, promise.promotion_id)
    const mine = await lockMine(db, promise.promotion_id, promise.member_id, memberCap)
    const open = (bound: number | null, used: number): number => (bound === null ? Number.POSITIVE_INFINITY : Math.max(0, bound - used))
    const cents = Math.min(promise.due, open(total, taken), open(memberCap, mine))
    const isCounted = total !== null
    await moveCounts(db, promise, { cents, isCounted, cap: memberCap })
    await changePromise(db, promise, { due: cents, is_taken: true, is_counted: isCounted })
  }
}

/** Something of the order came back, or all of it: what is not credited yet is worked out again on what is kept. */
export async function shrinkPromises(tx: Deps, orderIds: readonly number[], { toNothing = false } = {}): Promise<void> {
  for (const promise of await findPromises(tx.db, orderIds)) {
    if (promise.credited_at !== null) continue
    const due = toNothing ? 0 : Math.min(promise.due, cashbackWorth(promise.tiers, promise.kept))
    if (due === promise.due) continue
    await changePromise(tx.db, promise, { due })
    if (promise.is_taken) await moveCounts(tx.db, promise, { cents: due - promise.due, isCounted: promise.is_counted })
  }
}

/** Credits what a completed order promised, once; returns how much. The trade must be locked. */
export async function creditPromises(
  tx: Deps,
  order: { readonly id: number; readonly no: string; readonly member_id: number },
): Promise<Cents> {
  let sum = 0
  for (const promise of await findPromises(tx.db, [order.id])) {
    if (promise.credited_at !== null || promise.due === 0 || promise.status !== 'completed') continue
    const cause = { reason: 'cashback', ref: `order:${order.id}:${promise.promotion_id}` }
    await post(tx, { memberId: order.member_id, kind: 'balance', delta: promise.due, ...cause })
    const entry = await findEntry(tx.db, order.member_id, 'balance', cause)
    await changePromise(tx.db, promise, {
      credited_at: tx.clock.now(),
      ledger_account_id: entry.account_id,
      ledger_seq: entry.seq,
    })
    sum += promise.due
  }
  if (sum > 0)
    await tell(tx, {
      memberId: order.member_id,
      kind: 'order_received',
      ref: `order:${order.id}:cashback`,
      url: `/order/info/${order.id}`,
      title: '返现已到账',
      body: `订单 ${order.no} 已过售后期，返现 ${formatMoney(sum)} 元已存入余额，可在下次下单时使用。`,
    })
  return sum
}

/** What this return holds back of cashback that was credited: at most `most`, the rest waits for the next. Its lines are marked already. */
export async function holdBack(tx: Deps, orderId: number, most: Cents): Promise<Cents> {
  let held = 0
  for (const promise of await findPromises(tx.db, [orderId])) {
    const cents = Math.min(most - held, owedOf(promise))
    if (cents === 0) continue
    await changePromise(tx.db, promise, { held_back: promise.held_back + cents })
    held += cents
  }
  return held
}

const owedOf = ({ tiers, due, held_back: heldBack, credited_at: at, kept }: PromiseRow): Cents =>
  at === null ? 0 : cashbackOwed({ tiers, credited: due, heldBack }, kept)
