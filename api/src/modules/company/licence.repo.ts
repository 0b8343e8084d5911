import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { LicenceKind } from '../../db/tables/company.ts'
import type { Day } from '../../db/tables/identity.ts'

export type LicenceRow = RowOf<typeof findLicences>

/** Those that are not taken down, each with its version under its number and the last day of the one before. */
export function findLicences(db: Db) {
  return db
    .selectFrom('licence as l')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .select(['id', 'kind', 'no', 'holder', 'issuer', 'issued_on', 'expires_on', 'url', 'mime', 'digest'])
    .select([
      sql<number>`(select count(*)::int + 1 from licence p where (p.kind, p.no) = (l.kind, l.no) and p.id < l.id)`.as('version'),
      sql<Day | null>`(select p.expires_on::text from licence p where (p.kind, p.no) = (l.kind, l.no) and p.id < l.id
        order by p.id desc limit 1)`.as('replaced_until'),
    ])
    .execute()
}

export async function findLicencePicture(db: Db, id: number, digest: string): Promise<{ mime: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('licence')
    .where('id', '=', id)
    .where('digest', '=', digest)
    .where('ended_at', 'is', null)
    .select(['picture', 'mime'])
    .executeTakeFirst()
  if (row === undefined) return null
  return row.picture === null || row.mime === null ? null : { mime: row.mime, bytes: Buffer.from(row.picture) }
}

export interface LicenceFields {
  readonly kind: LicenceKind
  readonly no: string
  readonly holder: string
  readonly issuer: string
  readonly issuedOn: Day | null
  readonly expiresOn: Day | null
  readonly url: string
  /** Null leaves the picture as it is. */
  readonly picture: { readonly bytes: Buffer; readonly mime: string; readonly digest: string } | null
}

/** One licence of a kind and number is in force: said again it is changed, and with another last day it is the next version of it. */
export async function saveLicence(db: Db, fields: LicenceFields, now: Date): Promise<number> {
  const said = {
    holder: fields.holder,
    issuer: fields.issuer,
    issued_on: fields.issuedOn,
    expires_on: fields.expiresOn,
    url: fields.url,
    ...(fields.picture === null ? {} : { picture: fields.picture.bytes, mime: fields.picture.mime, digest: fields.picture.digest }),
  }
  const before = await db
    .updateTable('licence')
    .set({ ended_at: now })
    .where('kind', '=', fields.kind)
    .where('no', '=', fields.no)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_on is distinct from ${fields.expiresOn}::date`)
    .returning(['picture', 'mime', 'digest'])
    .executeTakeFirst()
  const { id } = await db
    .insertInto('licence')
    .values({ kind: fields.kind, no: fields.no, ...before, ...said })
    .onConflict((conflict) => conflict.columns(['kind', 'no']).where('ended_at', 'is', null).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when there is none in force. */
export async function endLicence(db: Db, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('licence')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Kinds that were held once and of which none is valid on that day, with the last day of each. */
export async function findLapsedKinds(db: Db, day: Day): Promise<{ kind: LicenceKind; until: Day | null }[]> {
  const { rows } = await sql<{ kind: LicenceKind; until: Day | null }>`
    select kind, max(expires_on)::text as until from licence
    group by kind having bool_and(ended_at is not null or expires_on < ${day}::date) order by kind`.execute(db)
  return rows
}
