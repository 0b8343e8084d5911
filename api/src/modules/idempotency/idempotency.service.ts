import { createHash } from 'node:crypto'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { deleteOldKeys, findAnswer, insertKey, saveAnswer, type CallKey } from './idempotency.repo.ts'
import { deleteOldVisitorKeys } from './visitorKey.repo.ts'

type Call = CallKey & { readonly request: unknown }
type MaybeKeyed = Omit<Call, 'key'> & { readonly key: string | null }

export const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('hex')

/**
 * Does `work` once per key, in one transaction with the key's own row; every repetition gets the first answer.
 * A refusal rolls the key back too, so the same key may be tried again. The answer must be plain JSON.
 */
export function once<T>(deps: Deps, call: Call, work: (tx: Deps) => Promise<T>): Promise<T> {
  return inTransaction(deps, async (tx) => {
    if (await insertKey(tx.db, call, hashOf(call.request), tx.clock.now())) {
      const answer = await work(tx)
      await saveAnswer(tx.db, call, JSON.stringify(answer))
      return answer
    }
    const known = await answered<T>(tx, call)
    if (known === null) throw refused('IDEMPOTENCY_REUSED')
    return known
  })
}

/** The first answer under this key, for what is spent before `once` can begin, such as a code; null where there is none. */
export async function answered<T>(deps: Deps, { key, ...call }: MaybeKeyed): Promise<T | null> {
  const known = key === null ? null : await findAnswer(deps.db, { ...call, key })
  if (known === null) return null
  if (known.requestHash !== hashOf(call.request)) throw refused('IDEMPOTENCY_REUSED')
  // The column holds what saveAnswer wrote for this very call.
  return known.response as T
}

/** As `once` where the caller sent a key; without one each call is an intention of its own, in one transaction too. */
export function onceIfKeyed<T>(deps: Deps, { key, ...call }: MaybeKeyed, work: (tx: Deps) => Promise<T>): Promise<T> {
  return key === null ? inTransaction(deps, work) : once(deps, { ...call, key }, work)
}

/** As long as a login lasts: whoever made the key has had to log in anew by then. */
const KEPT_MS = 7 * 86_400_000
/** What would give money or points away once more, and of which nothing but its key knows that it was done. */
const NEVER_FORGOTTEN = ['POST /api/user/withdraw', 'POST /api/jfsc/exchange', 'POST /api/erp/order/{id}/return']
/** At most so many a round; the next round takes the rest. */
const ROUND = 10_000

export async function forgetKeys(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  const visitors = await deleteOldVisitorKeys(deps.db, before, ROUND)
  return visitors + (await deleteOldKeys(deps.db, { before, keep: NEVER_FORGOTTEN, limit: ROUND }))
}
