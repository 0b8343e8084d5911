import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { SmsPurpose, SmsScene } from '../../db/tables/accountEntry.ts'

export const CODE_TRIES_MAX = 5
const OUTBOX_SHOWN = 50
const OUTBOX_KEPT = 500
const SWEEP_MAX = 200

/** At most `max` in the time from the first to `endsAt`, and none before `nextAt` of the last. */
export interface Quota {
  readonly subject: string
  readonly max: number
  readonly nextAt: Date
  readonly endsAt: Date
}

/**
 * Takes one of the quota in a single statement, so that none of many at once slips through. Null when it is taken, else when to come back.
 */
export async function takeQuota(db: Db, { subject, max, nextAt, endsAt }: Quota, now: Date): Promise<Date | null> {
  const taken = await db
    .insertInto('sms_quota')
    .values({ subject, used: 1, next_at: nextAt, ends_at: endsAt })
    .onConflict((oc) =>
      oc
        .column('subject')
        .doUpdateSet({
          used: sql<number>`case when sms_quota.ends_at <= ${now} then 1 else sms_quota.used + 1 end`,
          ends_at: sql<Date>`case when sms_quota.ends_at <= ${now} then excluded.ends_at else greatest(sms_quota.ends_at, excluded.next_at)
            end`,
          next_at: sql<Date>`excluded.next_at`,
        })
        .where(sql<boolean>`sms_quota.next_at <= ${now} and (sms_quota.ends_at <= ${now} or sms_quota.used < ${max})`),
    )
    .returning('subject')
    .executeTakeFirst()
  if (taken !== undefined) return null
  const row = await db.selectFrom('sms_quota').where('subject', '=', subject).select(['used', 'next_at', 'ends_at']).executeTakeFirst()
  if (row === undefined) return nextAt
  return row.used >= max && row.ends_at > now ? row.ends_at : row.next_at
}

/** The phone's newest code for that scene; the one before it is void. */
export async function putCode(
  db: Db,
  row: { phone: string; scene: SmsScene; codeHash: Uint8Array; now: Date; expiresAt: Date },
): Promise<void> {
  const fresh = { code_hash: row.codeHash, tries: 0, created_at: row.now, expires_at: row.expiresAt, used_at: null }
  await db
    .insertInto('sms_code')
    .values({ phone: row.phone, scene: row.scene, ...fresh })
    .onConflict((oc) => oc.columns(['phone', 'scene']).doUpdateSet(fresh))
    .execute()
}

/** Counts a try and spends the code if it is right, in one statement: of many right ones at once one wins. */
export async function spendCode(db: Db, row: { phone: string; scene: SmsScene; codeHash: Uint8Array; now: Date }): Promise<boolean> {
  const tried = await db
    .updateTable('sms_code')
    .set({
      tries: sql<number>`tries + 1`,
      used_at: sql<Date | null>`case when code_hash = ${row.codeHash}::bytea then greatest(created_at, ${row.now}::timestamptz) end`,
    })
    .where('phone', '=', row.phone)
    .where('scene', '=', row.scene)
    .where('used_at', 'is', null)
    .where('expires_at', '>', row.now)
    .where('tries', '<', CODE_TRIES_MAX)
    .returning('used_at')
    .executeTakeFirst()
  return tried !== undefined && tried.used_at !== null
}

/** Forgets what is over; rows that another request holds are left to the next. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await sql`delete from sms_code where (phone, scene) in (
    select phone, scene from sms_code where expires_at <= ${now} limit ${SWEEP_MAX} for update skip locked)`.execute(db)
  await sql`delete from sms_quota where subject in (
    select subject from sms_quota where ends_at <= ${now} limit ${SWEEP_MAX} for update skip locked)`.execute(db)
}

export async function insertOutbox(db: Db, row: { phone: string; scene: SmsPurpose; text: string; at: Date }): Promise<void> {
  const { id } = await db.insertInto('sms_outbox').values(row).returning('id').executeTakeFirstOrThrow()
  await db
    .deleteFrom('sms_outbox')
    .where('id', '<=', id - OUTBOX_KEPT)
    .execute()
}

export async function listOutbox(db: Db): Promise<{ phone: string; scene: SmsPurpose; text: string; at: Date }[]> {
  return db.selectFrom('sms_outbox').orderBy('id', 'desc').limit(OUTBOX_SHOWN).select(['phone', 'scene', 'text', 'at']).execute()
}

/** Whose number it is, also of an account that may not log in; null when it is free. */
export async function findPhoneOwner(db: Db, phone: string): Promise<{ accountId: number; isActive: boolean } | null> {
  const row = await db.selectFrom('account').where('phone', '=', phone).select(['id', 'status']).executeTakeFirst()
  return row === undefined ? null : { accountId: row.id, isActive: row.status === 'active' }
}
