import type { Db } from '../../db/schema.ts'
import { OVER } from '../after-sale/kinds.ts'

/** Takes the job's lease for this process; false while another one holds it. */
export async function takeLease(db: Db, name: string, holder: string, now: Date, until: Date): Promise<boolean> {
  const row = await db
    .insertInto('job')
    .values({ name, holder, lease_until: until })
    .onConflict((oc) => oc.column('name').doUpdateSet({ holder, lease_until: until }).where((eb) => eb.or([eb('job.lease_until', '<=', now), eb('job.holder', '=', holder)])))
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

export async function findShippedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_event as e', (join) => join.onRef('e.order_id', '=', 'o.id').onRef('e.seq', '=', 'o.version'))
    .where('o.status', '=', 'shipped')
    .where('e.at', '<=', before)
    .orderBy('o.id')
    .limit(limit)
    .select('o.id')
    .execute()
  return rows.map((row) => row.id)
}

export async function findReceivedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders as o')
    .where('o.status', '=', 'received')
    .where('o.received_at', '<=', before)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('after_sale as a').whereRef('a.order_id', '=', 'o.id').where('a.status', 'not in', OVER).select('a.id'))))
    .orderBy('o.id')
    .limit(limit)
    .select('o.id')
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteOldQuotes(db: Db, before: Date): Promise<number> {
  return (await db.deleteFrom('quote').where('expires_at', '<', before).returning('id').execute()).length
}

export async function deleteOldEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
