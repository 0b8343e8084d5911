import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Gives what has happened to all who have subscribed: how many events. What another process is just at is left to it. */
export async function gather(db: Db, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with waiting as (select id from office_event where not is_gathered order by id limit ${most} for update skip locked),
      gathered as (update office_event e set is_gathered = true from waiting where e.id = waiting.id returning e.id, e.type, e.lane),
      given as (insert into webhook_delivery (webhook_id, event_id, lane, next_at)
        select w.id, g.id, g.lane, ${now} from gathered g join webhook w on w.ended_at is null
          and (g.type = any(w.events) or split_part(g.type, '.', 1) || '.*' = any(w.events)))
    select count(*)::int as count from gathered`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Taken {
  readonly webhook_id: number
  readonly event_id: number
  /** Whose program it goes to; null for the office's. */
  readonly member_id: number | null
  readonly attempts: number
  readonly first_at: Date
  readonly url: string
  readonly type: string
  readonly data: unknown
  readonly at: Date
}

const code = (kind: string, field: string) =>
  sql`(select k.key from import_key k where k.kind = ${kind}::text and k.id = (e.data->>${field}::text)::bigint)`
/** The wholesaler's codes beside our numbers; null for what came by no file. */
const CODES = sql`
  case when e.data->>'member_id' is null then '{}'::jsonb else jsonb_build_object('member_code', ${code('member', 'member_id')}) end
  || case when e.type like 'member.%' then jsonb_build_object('code', ${code('member', 'id')}) else '{}'::jsonb end
  || case when e.type like 'stock.%' then
       jsonb_build_object('goods_code', ${code('goods', 'goods_id')}, 'ck_code', ${code('warehouse', 'ck_id')}) else '{}'::jsonb end`

/**
 * Takes what is due for `holder` alone. Of each lane only the first: a later event waits until the earlier one has been taken in or
 * given up. What a dead process had taken is anybody's when its time is over, by the database's clock.
 */
export async function takeDue(
  db: Db,
  { holder, now, takenMs, most, webhookId = null }: { holder: string; now: Date; takenMs: number; most: number; webhookId?: number | null },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with due as (
      select d.webhook_id, d.event_id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.state = 'waiting' and d.next_at <= ${now} and d.taken_until <= database_now() and w.paused_at is null and w.ended_at is null
        and d.webhook_id = coalesce(${webhookId}::bigint, d.webhook_id)
        and not exists (select from webhook_delivery b where b.webhook_id = d.webhook_id and b.lane = d.lane and b.state = 'waiting'
          and b.event_id < d.event_id)
      order by d.next_at, d.event_id limit ${most} for update of d skip locked)
    update webhook_delivery d set taken_by = ${holder}, taken_until = database_now() + ${takenMs}::float8 * interval '1 ms',
      attempts = d.attempts + 1, first_at = coalesce(d.first_at, ${now})
    from due, office_event e, webhook w
    where d.webhook_id = due.webhook_id and d.event_id = due.event_id and e.id = d.event_id and w.id = d.webhook_id
    returning d.webhook_id, d.event_id, w.member_id, d.attempts, d.first_at, w.url, e.type, e.data || ${CODES} as data, e.at`.execute(db)
  return rows
}

type Result = { readonly status: number | null; readonly now: Date } & (
  | { readonly state: 'done' }
  | { readonly state: 'waiting'; readonly error: string; readonly nextAt: Date }
  | { readonly state: 'parked'; readonly error: string }
)

/** Notes what came of an attempt, unless another process has taken the delivery since. */
export async function settle(db: Db, { webhook_id: webhookId, event_id: eventId, attempts }: Taken, holder: string, result: Result) {
  await db
    .updateTable('webhook_delivery')
    .set({
      state: result.state,
      status: result.status,
      tried_at: result.now,
      taken_until: new Date(0),
      error: result.state === 'done' ? null : result.error,
      done_at: result.state === 'done' ? result.now : null,
      ...(result.state === 'waiting' ? { next_at: result.nextAt } : {}),
    })
    .where('webhook_id', '=', webhookId)
    .where('event_id', '=', eventId)
    .where('taken_by', '=', holder)
    .where('attempts', '=', attempts)
    .execute()
}

export async function noteSuccess(db: Db, webhookId: number, now: Date): Promise<void> {
  await db.updateTable('webhook').set({ success_at: now }).where('id', '=', webhookId).execute()
}

/** Pauses a subscription that has taken nothing in since `since`. */
export async function pauseDead(db: Db, webhookId: number, { now, since, reason }: { now: Date; since: Date; reason: string }) {
  await db
    .updateTable('webhook')
    .set({ paused_at: now, reason })
    .where('id', '=', webhookId)
    .where('paused_at', 'is', null)
    .where((eb) => eb.or([eb('success_at', 'is', null), eb('success_at', '<', since)]))
    .execute()
}

/** What was sent, given up or wanted by nobody, from before then. */
export async function deleteOldOfficeEvents(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from office_event where id in (select e.id from office_event e where e.at < ${before} and e.is_gathered
      and not exists (select from webhook_delivery d where d.event_id = e.id and d.state = 'waiting')
      order by e.at limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
