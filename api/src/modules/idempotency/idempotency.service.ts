import { createHash } from 'node:crypto'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { deleteOldKeys, findAnswer, insertKey, saveAnswer, type CallKey } from './idempotency.repo.ts'

/**
 * Does `work` once per key, in one transaction with the key's own row; every repetition gets the first answer.
 * A refusal rolls the key back too, so the same key may be tried again. The answer must be plain JSON.
 */
export function once<T>(deps: Deps, call: CallKey & { readonly request: unknown }, work: (tx: Deps) => Promise<T>): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(call.request)).digest('hex')
  return inTransaction(deps, async (tx) => {
    if (await insertKey(tx.db, call, hash, tx.clock.now())) {
      const answer = await work(tx)
      await saveAnswer(tx.db, call, JSON.stringify(answer))
      return answer
    }
    const known = await findAnswer(tx.db, call)
    if (known === null || known.requestHash !== hash) throw refused('IDEMPOTENCY_REUSED')
    // The column holds what saveAnswer wrote for this very call.
    return known.response as T
  })
}

/** As `once` where the caller sent a key; without one each call is an intention of its own, in one transaction too. */
export function onceIfKeyed<T>(
  deps: Deps,
  { key, ...call }: Omit<CallKey, 'key'> & { readonly key: string | null; readonly request: unknown },
  work: (tx: Deps) => Promise<T>,
): Promise<T> {
  return key === null ? inTransaction(deps, work) : once(deps, { ...call, key }, work)
}

/** As long as a login lasts: whoever made the key has had to log in anew by then. */
const KEPT_MS = 7 * 86_400_000
/** What would give money or points away once more, and of which nothing but its key knows that it was done. */
const NEVER_FORGOTTEN = ['POST /api/user/withdraw', 'POST /api/jfsc/exchange', 'POST /api/erp/order/{id}/return']
/** At most so many a round; the next round takes the rest. */
const ROUND = 10_000

export function forgetKeys(deps: Deps): Promise<number> {
  return deleteOldKeys(deps.db, { before: new Date(deps.clock.now().getTime() - KEPT_MS), keep: NEVER_FORGOTTEN, limit: ROUND })
}
