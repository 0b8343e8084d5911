import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { DeskCallKind } from '../../db/tables/paper.ts'

export interface DeskCall {
  readonly kind: DeskCallKind
  readonly ref_id: number
  readonly attempts: number
  readonly holder: string
}

/** A reversal is issued once the desk knows that its letter is confirmed. */
const DUE = {
  issue: sql`select 'issue', i.id from invoice i where i.status = 'applied'
    and exists (select from invoice_line l where l.invoice_id = i.id)
    and (i.red_of is null or exists (select from red_letter l where l.red_id = i.id and l.desk_no is not null
      and (l.state = 'not_needed' or (l.state = 'confirmed' and (l.side = 'buyer' or exists (select from desk_call c
        where c.kind = 'red_confirm' and c.ref_id = l.id and c.state = 'done'))))))`,
  red_apply: sql`select 'red_apply', l.id from red_letter l where l.desk_no is null
    and l.state in ('applied','awaits_buyer','confirmed','not_needed')`,
  red_confirm: sql`select 'red_confirm', l.id from red_letter l where l.desk_no is not null and l.state = 'confirmed'
    and l.side = 'seller'`,
  red_query: sql`select 'red_query', l.id from red_letter l where l.desk_no is not null and l.state = 'awaits_buyer'`,
} as const

/** What is to be said to the desk and was not yet. */
export async function gatherCalls(db: Db, now: Date): Promise<void> {
  for (const due of Object.values(DUE))
    await sql`insert into desk_call (kind, ref_id, next_at) select d.kind, d.id, ${now} from (${due}) d (kind, id)
      on conflict do nothing`.execute(db)
}

export async function findDueCalls(db: Db, now: Date, most: number): Promise<Pick<DeskCall, 'kind' | 'ref_id'>[]> {
  return db
    .selectFrom('desk_call')
    .where('state', 'in', ['waiting', 'handed'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('ref_id')
    .limit(most)
    .select(['kind', 'ref_id'])
    .execute()
}

type Key = Pick<DeskCall, 'kind' | 'ref_id'>
const callRow = (db: Db, { kind, ref_id: id }: Key) => db.updateTable('desk_call').where('kind', '=', kind).where('ref_id', '=', id)

/** Taken for so long; null where another process was faster, or there is nothing to do any more. */
export async function takeCall(db: Db, key: Key, now: Date, until: Date, holder: string): Promise<DeskCall | null> {
  if (key.kind === 'issue') {
    const invoice = await db.selectFrom('invoice').where('id', '=', key.ref_id).select('status').forUpdate().executeTakeFirst()
    if (invoice?.status !== 'applied') {
      await endCall(db, key, { state: 'failed', error: 'it was decided before', now })
      return null
    }
  }
  const taken = await callRow(db, key)
    .where('state', 'in', ['waiting', 'handed'])
    .where('next_at', '<=', now)
    .set({ state: 'handed', holder, next_at: until, attempts: sql<number>`attempts + 1` })
    .returning('attempts')
    .executeTakeFirst()
  return taken === undefined ? null : { ...key, attempts: taken.attempts, holder }
}

/** Whether the call is still this holder's; it is held from here on. */
export async function holdCall(db: Db, { kind, ref_id: id, holder }: DeskCall): Promise<boolean> {
  const query = db.selectFrom('desk_call').where('kind', '=', kind).where('ref_id', '=', id).where('holder', '=', holder)
  return (await query.where('state', '=', 'handed').select('state').forUpdate().executeTakeFirst()) !== undefined
}

export async function endCall(
  db: Db,
  key: Key,
  { state, error, now }: { readonly state: 'done' | 'failed'; readonly error: string | null; readonly now: Date },
): Promise<void> {
  await callRow(db, key).set({ state, error, holder: null, done_at: now }).execute()
}

/** It stays handed: nobody knows whether it was done. */
export async function postponeCall(db: Db, call: DeskCall, nextAt: Date, error: string | null): Promise<void> {
  await callRow(db, call).where('holder', '=', call.holder).where('state', '=', 'handed').set({ next_at: nextAt, error }).execute()
}

/** The desk's answer may change what is handed over; nobody else may (invoice_handed). */
export async function asDesk(db: Db): Promise<void> {
  await sql`select set_config('app.desk', 'answers', true)`.execute(db)
}
