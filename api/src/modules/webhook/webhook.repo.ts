import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

/** The office's; a shop's own is that shop's. */
export function findWebhooks(db: Db, now: Date) {
  return db
    .selectFrom('webhook as w')
    .where('w.ended_at', 'is', null)
    .where('w.member_id', 'is', null)
    .selectAll('w')
    .select((eb) => [
      eb
        .selectFrom('webhook_delivery as d')
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.state', '=', 'waiting')
        .select((query) => query.fn.countAll<number>().as('count'))
        .as('waiting'),
      eb
        .selectFrom('webhook_delivery as d')
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.state', '=', 'parked')
        .select((query) => query.fn.countAll<number>().as('count'))
        .as('parked'),
      eb
        .selectFrom('webhook_secret as s')
        .whereRef('s.webhook_id', '=', 'w.id')
        .where('s.ends_at', '>', now)
        .select((query) => query.fn.max('s.ends_at').as('ends_at'))
        .as('old_until'),
    ])
    .orderBy('w.id')
    .execute()
}
export type WebhookRow = RowOf<typeof findWebhooks>

export async function lockWebhook(db: Db, id: number) {
  const open = db.selectFrom('webhook').where('id', '=', id).where('ended_at', 'is', null).where('member_id', 'is', null)
  return (await open.selectAll().forUpdate().executeTakeFirst()) ?? null
}

export async function insertWebhook(
  db: Db,
  row: { memberId?: number; url: string; events: readonly string[]; createdBy: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('webhook')
    .values({
      member_id: row.memberId ?? null,
      url: row.url,
      events: sql`${[...row.events]}::text[]`,
      created_by: row.createdBy,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertSecret(db: Db, webhookId: number, secret: string, now: Date): Promise<void> {
  await db.insertInto('webhook_secret').values({ webhook_id: webhookId, secret, created_at: now }).execute()
}

/** The current secret signs beside the next until `until`; one that did so already ends now: two at most. */
export async function endSecrets(db: Db, webhookId: number, now: Date, until: Date): Promise<void> {
  const secrets = () => db.updateTable('webhook_secret').where('webhook_id', '=', webhookId)
  await secrets().set({ ends_at: now }).where('ends_at', '>', now).execute()
  await secrets().set({ ends_at: until }).where('ends_at', 'is', null).execute()
}

/** The newest first. */
export async function findSecrets(db: Db, webhookId: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_secret')
    .where('webhook_id', '=', webhookId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('id', 'desc')
    .select('secret')
    .execute()
  return rows.map(({ secret }) => secret)
}

export async function setPaused(db: Db, id: number, paused: { at: Date; reason: string } | null): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ paused_at: paused?.at ?? null, reason: paused?.reason ?? null })
    .where('id', '=', id)
    .execute()
}

export async function endWebhook(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('webhook').set({ ended_at: now }).where('id', '=', id).execute()
  await db.deleteFrom('webhook_delivery').where('webhook_id', '=', id).where('state', '=', 'waiting').execute()
}

export function findDeliveries(db: Db, webhookId: number, { before, limit }: { before: number | null; limit: number }) {
  return db
    .selectFrom('webhook_delivery as d')
    .innerJoin('office_event as e', 'e.id', 'd.event_id')
    .where('d.webhook_id', '=', webhookId)
    .where('e.member_id', 'is', null)
    .$if(before !== null, (query) => query.where('d.event_id', '<', before ?? 0))
    .orderBy('d.event_id', 'desc')
    .limit(limit)
    .select(['e.id', 'e.type', 'e.lane', 'e.at', 'd.state', 'd.attempts', 'd.next_at', 'd.status', 'd.error', 'd.done_at'])
    .execute()
}
export type DeliveryRow = RowOf<typeof findDeliveries>

/** Every event from there on waits again, also what the subscription had not heard of. */
export async function replay(
  db: Db,
  { webhookId, from, now }: { webhookId: number; from: { id: number } | { at: Date }; now: Date },
): Promise<number> {
  const begins = 'id' in from ? sql<boolean>`e.id >= ${from.id}` : sql<boolean>`e.at >= ${from.at}`
  const { numAffectedRows } = await sql`
    insert into webhook_delivery (webhook_id, event_id, lane, next_at)
    select w.id, e.id, e.lane, ${now} from office_event e join webhook w on w.id = ${webhookId}
    where ${begins} and e.is_gathered and (e.type = any(w.events) or split_part(e.type, '.', 1) || '.*' = any(w.events))
    on conflict (webhook_id, event_id) do update set state = 'waiting', attempts = 0, next_at = excluded.next_at, first_at = null,
      done_at = null, status = null, error = null`.execute(db)
  return Number(numAffectedRows ?? 0)
}
