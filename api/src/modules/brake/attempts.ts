import { createHash } from 'node:crypto'
import { LOGIN_ATTEMPTS_MAX, LOGIN_LOCK_MS } from 'rules/constants'
import { reasonText } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { countAttempt } from './attempts.repo.ts'

/** Counts one try before anything is evaluated. Returns the seconds to wait, 0 when the try may go on. */
export async function countFirst(deps: Deps, subject: string, max: number): Promise<number> {
  const now = deps.clock.now()
  const { failures, until } = await countAttempt(deps.db, subject, now, new Date(now.getTime() + LOGIN_LOCK_MS))
  return failures <= max ? 0 : Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
}

/** One more password for this account: 400 LOCKED from the sixth wrong one on, wherever it was asked for. */
export async function countPassword(deps: Deps, subject: string): Promise<void> {
  const wait = await countFirst(deps, subject, LOGIN_ATTEMPTS_MAX)
  if (wait > 0) throw refused('LOCKED', { seconds: wait }, { sentence: reasonText('LOCKED', Math.ceil(wait / 60)) })
}

export const accountSubject = (accountId: number) => `account:${accountId}`

/** What a subject holds of a name or an address: no need to keep them readable. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
