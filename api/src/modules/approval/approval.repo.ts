import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { ApprovalAction } from '../../db/tables/approval.ts'

export interface Proposal {
  readonly action: ApprovalAction
  readonly objectId: number
  readonly clientKey: string
  readonly request: unknown
  readonly cents: number
  readonly proposedBy: string
  readonly staff: string
  readonly now: Date
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>

/** Null where another proposal for the same waits, or this one was made before. */
export async function insertApproval(db: Db, proposal: Proposal): Promise<number | null> {
  const row = await db
    .insertInto('approval')
    .values({
      action: proposal.action,
      object_id: proposal.objectId,
      client_key: proposal.clientKey,
      request: JSON.stringify(proposal.request),
      cents: proposal.cents,
      proposed_by: proposal.proposedBy,
      staff: proposal.staff,
      proposed_at: proposal.now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findApproval(db: Db, id: number) {
  return (await db.selectFrom('approval').where('id', '=', id).selectAll().executeTakeFirst()) ?? null
}

export async function lockApproval(db: Db, id: number): Promise<ApprovalRow | null> {
  return (await db.selectFrom('approval').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ?? null
}

/** The one of this key, or the one that waits. */
export async function findProposed(db: Db, { action, objectId, clientKey }: Proposal): Promise<ApprovalRow | null> {
  return (
    (await db
      .selectFrom('approval')
      .where('action', '=', action)
      .where('object_id', '=', objectId)
      .where((eb) => eb.or([eb('client_key', '=', clientKey), eb('state', '=', 'waiting')]))
      .orderBy(sql`client_key = ${clientKey}`, 'desc')
      .selectAll()
      .limit(1)
      .executeTakeFirst()) ?? null
  )
}

export async function decideApproval(
  db: Db,
  id: number,
  decision: { readonly by: string; readonly now: Date; readonly note: string | null },
): Promise<void> {
  await db
    .updateTable('approval')
    .set({
      state: decision.note === null ? 'approved' : 'declined',
      decided_by: decision.by,
      decided_at: decision.now,
      note: decision.note,
    })
    .where('id', '=', id)
    .execute()
}

export type ListedApproval = RowOf<typeof findApprovals>
export interface ApprovalAsk {
  readonly state: 'waiting' | 'approved' | 'declined' | 'all'
  readonly limit: number
  readonly offset: number
}

/** With the number and the shop of what it is about. */
export async function findApprovals(db: Db, { state, limit, offset }: ApprovalAsk) {
  const all = db.selectFrom('approval as a').$if(state !== 'all', (query) => query.where('a.state', '=', state as 'waiting'))
  const rows = await all
    .leftJoin('withdrawal as w', (join) => join.onRef('w.id', '=', 'a.object_id').on('a.action', '=', 'withdrawal.paid'))
    .leftJoin('after_sale as s', (join) =>
      join.onRef('s.id', '=', 'a.object_id').on('a.action', 'in', ['after_sale.approve', 'after_sale.refund']),
    )
    .leftJoin('orders as o', (join) => join.onRef('o.id', '=', 'a.object_id').on('a.action', 'in', ['order.refund', 'order.return']))
    .leftJoin('member as m', (join) => join.on(sql<boolean>`m.id = coalesce(w.member_id, s.member_id, o.member_id)`))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .selectAll('a')
    .select(['m.company', sql<string | null>`coalesce(w.no, s.no, o.no)`.as('no')])
    .execute()
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
