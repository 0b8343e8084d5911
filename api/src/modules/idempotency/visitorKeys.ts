import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { hashOf } from './idempotency.service.ts'
import { findVisitorKey, insertVisitorKey, type VisitorKey } from './visitorKey.repo.ts'

/** A call of somebody who has no shop yet, under a key of their own. */
export type VisitorCall = VisitorKey & { readonly request: unknown }
export type Entered = { readonly accountId: number; readonly memberId: number }

/** As long as a ticket: after that the step begins again anyway. */
const VISITOR_KEPT_MS = 30 * 60_000

const oldestKept = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - VISITOR_KEPT_MS)

export function visitorCall(route: string, { client_key: key, ...request }: { readonly client_key?: string }): VisitorCall | null {
  return key === undefined ? null : { route, key, request }
}

/** False where the call came before under its key; inside the transaction that does the work. */
export async function keepVisitorKey(tx: Deps, call: VisitorCall | null, entered: Entered | null = null): Promise<boolean> {
  if (call === null) return true
  const row = { requestHash: hashOf(call.request), accountId: null, memberId: null, ...entered, now: tx.clock.now() }
  if (await insertVisitorKey(tx.db, call, row, oldestKept(tx))) return true
  await findEntered(tx, call)
  return false
}

/** Whom the first call under this key let in; null where there was none. With another request the key is refused. */
export async function findEntered(deps: Deps, call: VisitorCall): Promise<Entered | null> {
  const known = await findVisitorKey(deps.db, call, oldestKept(deps))
  if (known === null) return null
  if (known.requestHash !== hashOf(call.request)) throw refused('IDEMPOTENCY_REUSED')
  return known.accountId === null || known.memberId === null ? null : { accountId: known.accountId, memberId: known.memberId }
}
