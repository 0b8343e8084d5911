import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { LicenceKind } from '../../db/tables/company.ts'
import type { Day } from '../../db/tables/identity.ts'

export type LicenceRow = RowOf<typeof findLicences>

/** Those that are not taken down, with the day they end. */
export function findLicences(db: Db) {
  return db
    .selectFrom('licence')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .select(['id', 'kind', 'no', 'holder', 'issuer', 'issued_on', 'expires_on', 'url', 'mime', 'digest'])
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

/** One licence of a kind and number is in force: said again, it is changed. */
export async function saveLicence(db: Db, fields: LicenceFields): Promise<number> {
  const said = {
    holder: fields.holder,
    issuer: fields.issuer,
    issued_on: fields.issuedOn,
    expires_on: fields.expiresOn,
    url: fields.url,
    ...(fields.picture === null ? {} : { picture: fields.picture.bytes, mime: fields.picture.mime, digest: fields.picture.digest }),
  }
  const { id } = await db
    .insertInto('licence')
    .values({ kind: fields.kind, no: fields.no, ...said })
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
