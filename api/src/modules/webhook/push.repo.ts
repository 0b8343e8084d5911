import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { DeliveryState } from '../../db/tables/webhook.ts'
import { TRIAL } from './events.ts'

/** The open webhook of a shop, held until the transaction ends. */
export async function lockPush(db: Db, memberId: number): Promise<number | null> {
  const open = db.selectFrom('webhook').where('member_id', '=', memberId).where('ended_at', 'is', null)
  return (await open.select('id').forUpdate().executeTakeFirst())?.id ?? null
}

export async function setAddress(db: Db, id: number, url: string, now: Date): Promise<void> {
  await db.updateTable('webhook').set({ url, created_at: now }).where('id', '=', id).execute()
}

export interface PushRow {
  readonly id: number
  readonly url: string
  readonly created_at: Date
  readonly reason: string | null
  readonly waiting: number
  readonly parked: number
}

/** Where a shop's program listens, and how many parcels have not come there. */
export async function findPush(db: Db, memberId: number): Promise<PushRow | null> {
  const count = (state: DeliveryState) =>
    sql<number>`(select count(*)::int from webhook_delivery d join office_event e on e.id = d.event_id
      where d.webhook_id = w.id and d.state = ${state} and e.type <> ${TRIAL})`.as(state)
  const row = await db
    .selectFrom('webhook as w')
    .where('w.member_id', '=', memberId)
    .where('w.ended_at', 'is', null)
    .select(['w.id', 'w.url', 'w.created_at', 'w.reason'])
    .select([count('waiting'), count('parked')])
    .executeTakeFirst()
  return row ?? null
}

export interface LastPush {
  readonly type: string
  readonly note_no: string | null
  readonly at: Date
  readonly state: DeliveryState
  readonly next_at: Date
  readonly tried_at: Date | null
  readonly status: number | null
  readonly error: string | null
}

/** The push that was tried last, else the one that is to be. */
export async function findLastPush(db: Db, webhookId: number): Promise<LastPush | null> {
  const row = await db
    .selectFrom('webhook_delivery as d')
    .innerJoin('office_event as e', 'e.id', 'd.event_id')
    .where('d.webhook_id', '=', webhookId)
    .orderBy(sql`d.tried_at desc nulls last`)
    .orderBy('d.event_id', 'desc')
    .select(['e.type', 'e.at', 'd.state', 'd.next_at', 'd.tried_at', 'd.status', 'd.error'])
    .select(sql<string | null>`e.data ->> 'note_no'`.as('note_no'))
    .executeTakeFirst()
  return row ?? null
}

/** A trial, due before everything else. */
export async function insertTrial(db: Db, { webhookId, memberId, now }: { webhookId: number; memberId: number; now: Date }): Promise<void> {
  const { id } = await db
    .insertInto('office_event')
    .values({ type: TRIAL, lane: 'test', data: '{}', at: now, is_gathered: true, member_id: memberId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, event_id: id, lane: 'test', next_at: new Date(0) })
    .execute()
}

/** What has not come is due now, as if it were new; where all has, the newest is sent once more. False where there is nothing. */
export async function pushAgain(db: Db, webhookId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with parcels as (select d.event_id, d.state from webhook_delivery d join office_event e on e.id = d.event_id
      where d.webhook_id = ${webhookId} and e.type <> ${TRIAL})
    update webhook_delivery set state = 'waiting', attempts = 0, next_at = ${now}, first_at = null, done_at = null
    where webhook_id = ${webhookId} and event_id in (select event_id from parcels where state <> 'done'
      union all select max(event_id) from parcels having bool_and(state = 'done'))`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}
