import type { MessageType } from '../../db/tables/message.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import {
  countOwn,
  countUnread,
  insertForAll,
  insertMessages,
  markDeleted,
  markRead,
  type NewMessage,
  type UnreadCounts,
} from './message.repo.ts'

export type { NewMessage } from './message.repo.ts'

/** Tells shops of what just happened, in the transaction in which it happened; the same `ref` is told a shop once. Returns how many are new. */
export function tell(deps: Deps, ...messages: readonly NewMessage[]): Promise<number> {
  return inTransaction(deps, (tx) => insertMessages(tx.db, messages, tx.clock.now()))
}

/** Tells every shop whose papers are in order. */
export function tellAll(deps: Deps, message: Omit<NewMessage, 'memberId'>): Promise<number> {
  return inTransaction(deps, (tx) => insertForAll(tx.db, message, tx.clock.now()))
}

export interface Unread {
  readonly unread: number
  readonly unread_by_type: UnreadCounts
}

export async function unreadOf(deps: Pick<Deps, 'db'>, memberId: number): Promise<Unread> {
  const counts = await countUnread(deps.db, memberId)
  return { unread: Object.values(counts).reduce((sum, count) => sum + count, 0), unread_by_type: counts }
}

/** Those named, or all there are (of one type). */
export function readMessages(
  deps: Deps,
  memberId: number,
  which: { readonly ids: readonly number[] } | { readonly type: MessageType | null },
): Promise<Unread> {
  return inTransaction(deps, async (tx) => {
    if ('ids' in which) await requireOwn(tx, memberId, which.ids)
    await markRead(tx.db, memberId, which, tx.clock.now())
    return unreadOf(tx, memberId)
  })
}

/** Gone from the shop's list for good; a second time is as quiet as the first. */
export function deleteMessages(deps: Deps, memberId: number, ids: readonly number[]): Promise<Unread> {
  return inTransaction(deps, async (tx) => {
    await requireOwn(tx, memberId, ids)
    await markDeleted(tx.db, memberId, ids, tx.clock.now())
    return unreadOf(tx, memberId)
  })
}

async function requireOwn(tx: Deps, memberId: number, ids: readonly number[]): Promise<void> {
  if ((await countOwn(tx.db, memberId, ids)) < ids.length) throw notFound('消息不存在')
}
