import type { Deps } from '../../deps.ts'
import { insertAudit } from '../audit/audit.repo.ts'

/** Who did it, for the log and the inspection's file. */
export function written(tx: Deps, action: string, object: string, after: object): Promise<void> {
  return insertAudit(tx.db, { accountId: null, memberId: null, action, object, after, now: tx.clock.now() })
}
