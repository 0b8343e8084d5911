import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { SendingChannel } from '../../db/tables/message.ts'
import type { Day } from '../../db/tables/identity.ts'
import { freeUnits } from '../stock/saleable.ts'

export type Shelf = Readonly<Record<'warehouses' | 'managers' | 'goods' | 'stocked' | 'help', number>>

/** What must be there before anybody can order; of goods whether there are any. */
export async function countWhatSells(db: Db, day: Day): Promise<Shelf> {
  const { rows } = await sql<Shelf>`
    select (select count(*)::int from warehouse) as warehouses, (select count(*)::int from manager where is_default) as managers,
      (select count(*)::int from (select from goods where is_on_sale limit 1) g) as goods,
      (select count(*)::int from (select from stock s join goods g on g.id = s.goods_id and g.ck_id = s.ck_id
        where g.is_on_sale and ${freeUnits('s', day)} > 0 limit 1) s) as stocked,
      (select count(*)::int from article_category where kind = 'help') as help`.execute(db)
  return rows[0] ?? { warehouses: 0, managers: 0, goods: 0, stocked: 0, help: 0 }
}

/** Seconds since the last round of each job that has ended, by the database's clock; one that never ran is as old as the epoch. */
export async function jobAges(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; age: number }>`
    select name, extract(epoch from database_now() - last_run)::float8 as age from job`.execute(db)
  return new Map(rows.map(({ name, age }) => [name, age]))
}

export interface Staff {
  /** Persons whose tokens are good for money. */
  readonly money: number
  /** Of them, who could make another person's token for themselves. */
  readonly both: number
  /** Persons with no second factor, whatever they are good for. */
  readonly bare: number
}

export async function countStaff(db: Db, now: Date): Promise<Staff> {
  const { rows } = await sql<Staff>`
    select count(*) filter (where 'money' = any(scopes))::int as money,
      count(*) filter (where scopes @> '{money,access}')::int as both,
      count(*) filter (where not exists (select from office_factor f where f.token_id = t.id and f.confirmed_at is not null))::int as bare
    from office_token t where kind = 'person' and revoked_at is null and expires_at > ${now}`.execute(db)
  return rows[0] ?? { money: 0, both: 0, bare: 0 }
}

/** Channels that rest, and those by which more was given up than went out in the last day. */
export async function ailingChannels(db: Db): Promise<{ name: SendingChannel; pause: string | null; failed: number }[]> {
  const { rows } = await sql<{ name: SendingChannel; pause: string | null; failed: number }>`
    select c.name, case when c.paused_until > database_now() then c.pause end as pause, s.failed from sending_channel c,
      lateral (select count(*) filter (where state in ('failed', 'unknown'))::int as failed,
        count(*) filter (where state = 'sent')::int as sent from message_sending
        where channel = c.name and done_at > database_now() - interval '1 day') s
    where c.paused_until > database_now() or s.failed > greatest(s.sent, 10) order by c.name`.execute(db)
  return rows
}

/** Messages to the office's subscribers that were given up, or that have been tried in vain since before that moment. */
export async function countUndelivered(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ undelivered: number }>`
    select count(*)::int as undelivered from webhook_delivery d join webhook w on w.id = d.webhook_id and w.member_id is null
    where d.state = 'parked' or (d.state = 'waiting' and d.first_at < ${before})`.execute(db)
  return rows[0]?.undelivered ?? 0
}

/** Bills of trace codes that the platform should have had before that moment and has not, or not as we sent them. */
export async function countStuckBills(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ stuck: number }>`
    select count(*)::int as stuck from platform_bill b join platform_deed d on d.id = b.deed_id
    where b.state in ('waiting', 'partner_missing', 'unclear', 'failed', 'not_found', 'quantity_differs') and d.at < ${before}`.execute(db)
  return rows[0]?.stuck ?? 0
}
