import { createHash } from 'node:crypto'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { RENEWABLE_MS, SESSION_MS, type Session } from '../../server/session.ts'
import {
  deleteOldSessions,
  extendSession,
  findLiveSession,
  findTimes,
  type FoundSession,
  insertSession,
  markSeen,
  markShopUsed,
  revokeAccountSessions,
  revokeSession,
} from './session.repo.ts'

/** When a session was last used is known to so much: a read seldom writes. */
const SEEN_MS = 5 * 60_000

/** A new session; the token itself is told once and never stored. It ends after seven days, however busy. */
export function openSession(deps: Deps, owner: { accountId: number; memberId: number }): Promise<{ token: string; expiresAt: Date }> {
  return inTransaction(deps, async (tx) => {
    const token = newToken(tx)
    const now = tx.clock.now()
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    await deleteOldSessions(tx.db, owner.accountId, now)
    await markShopUsed(tx.db, owner, now)
    await insertSession(tx.db, { ...owner, tokenHash: hashToken(token), now, expiresAt })
    return { token, expiresAt }
  })
}

export async function findSession(deps: Deps, token: string): Promise<FoundSession | null> {
  const now = deps.clock.now()
  const found = isToken(token) ? await findLiveSession(deps.db, hashToken(token), now, deps.replicas !== null) : null
  if (found === null) return null
  if (found.seenAt === null || now.getTime() - found.seenAt.getTime() >= SEEN_MS) await markSeen(deps.db, found.session.tokenHash, now)
  return found
}

/** When a session ends, and until when it can be renewed; null where it has gone meanwhile. */
export async function sessionEnds(deps: Deps, { tokenHash }: Session): Promise<{ expiresAt: Date; renewableUntil: Date } | null> {
  const times = await findTimes(deps.db, tokenHash)
  return times === null ? null : { expiresAt: times.expiresAt, renewableUntil: new Date(times.createdAt.getTime() + RENEWABLE_MS) }
}

/** Seven days from now, but no longer than ninety after the login: then the password or a code is asked for again. */
export async function renewSession(deps: Deps, session: Session): Promise<void> {
  const ends = await sessionEnds(deps, session)
  if (ends === null) return
  const wanted = Math.min(deps.clock.now().getTime() + SESSION_MS, ends.renewableUntil.getTime())
  await extendSession(deps.db, session.tokenHash, new Date(wanted))
}

/** False when it had ended before. */
export function closeSession(deps: Deps, session: Pick<Session, 'tokenHash'>): Promise<boolean> {
  return revokeSession(deps.db, session.tokenHash, deps.clock.now())
}

/** Every session of the account but, where it has one, the asker's own. */
export async function closeOtherSessions(deps: Deps, accountId: number, askerSession: Session | null): Promise<void> {
  const kept = askerSession !== null && askerSession.accountId === accountId ? askerSession.tokenHash : null
  await revokeAccountSessions(deps.db, accountId, kept, deps.clock.now())
}

/** 256 bits that nobody guesses, as text for a cookie or a form. */
export function newToken({ random }: Deps): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
