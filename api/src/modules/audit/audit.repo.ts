import type { Db } from '../../db/schema.ts'
import { actingToken } from './token.ts'

export interface AuditEntry {
  readonly accountId: number | null
  readonly memberId: number | null
  /** Room and verb, such as "contract.sign". */
  readonly action: string
  /** Table and id, such as "contract:1". */
  readonly object: string
  readonly before?: unknown
  readonly after?: unknown
  readonly now: Date
}

/** Who did what, kept for good: the table takes no change and no deletion. A call of the office is named by its token. */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  const token = actingToken()
  await db
    .insertInto('audit_log')
    .values({
      account_id: entry.accountId,
      member_id: entry.memberId,
      action: entry.action,
      object: entry.object,
      at: entry.now,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      token: token?.name ?? null,
      said: token?.said ?? null,
    })
    .execute()
}
