import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { TokenKind } from '../../db/tables/access.ts'
import type { Scope } from '../../server/scopes.ts'

export function findSecret(db: Db, secretId: number) {
  return db
    .selectFrom('office_secret as s')
    .innerJoin('office_token as t', 't.id', 's.token_id')
    .leftJoin('office_factor as f', 'f.token_id', 't.id')
    .where('s.id', '=', secretId)
    .select([
      't.id',
      't.name',
      't.kind',
      't.scopes',
      't.created_by',
      't.expires_at',
      't.revoked_at',
      't.last_used_at',
      's.hash',
      's.ends_at',
      's.is_session',
      'f.confirmed_at',
    ])
    .executeTakeFirst()
}
export type SecretRow = RowOf<typeof findSecret>

export async function noteUse(db: Db, tokenId: number, now: Date): Promise<void> {
  await db.updateTable('office_token').set({ last_used_at: now }).where('id', '=', tokenId).execute()
}

/** All of them, the newest first; `old_until` is told while an older secret is still good. */
export function findTokens(db: Db, now: Date) {
  return db
    .selectFrom('office_token as t')
    .select((eb) => [
      't.id',
      't.name',
      't.kind',
      't.scopes',
      't.created_by',
      't.created_at',
      't.expires_at',
      't.revoked_at',
      't.last_used_at',
      eb
        .selectFrom('office_secret as s')
        .whereRef('s.token_id', '=', 't.id')
        .where('s.ends_at', '>', now)
        .where('s.is_session', '=', false)
        .select((query) => query.fn.max('s.ends_at').as('ends_at'))
        .as('old_until'),
      eb.selectFrom('office_factor as f').whereRef('f.token_id', '=', 't.id').select('f.confirmed_at').as('factor_at'),
    ])
    .orderBy('t.id', 'desc')
    .execute()
}
export type TokenRow = RowOf<typeof findTokens>

export async function lockToken(db: Db, id: number) {
  return (await db.selectFrom('office_token').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ?? null
}

export interface NewToken {
  readonly name: string
  readonly kind: TokenKind
  readonly scopes: readonly Scope[]
  readonly createdBy: string
  readonly expiresAt: Date
}

/** Null where the name is taken: names are never given twice, the log would not tell the two apart. */
export async function insertToken(db: Db, token: NewToken, now: Date): Promise<number | null> {
  const row = await db
    .insertInto('office_token')
    .values({
      name: token.name,
      kind: token.kind,
      scopes: sql`${[...token.scopes]}::text[]`,
      created_by: token.createdBy,
      created_at: now,
      expires_at: token.expiresAt,
    })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Without an end it is the token's current one; with one, a person's log-in. */
export async function insertSecret(db: Db, tokenId: number, hash: Uint8Array, now: Date, endsAt: Date | null = null): Promise<number> {
  const row = await db
    .insertInto('office_secret')
    .values({ token_id: tokenId, hash, created_at: now, ends_at: endsAt, is_session: endsAt !== null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The current secret ends at `until`; one that was to end later than now already ends now, so that two are good at most. */
export async function endSecrets(db: Db, tokenId: number, now: Date, until: Date): Promise<void> {
  await db.updateTable('office_secret').set({ ends_at: now }).where('token_id', '=', tokenId).where('ends_at', '>', now).execute()
  await db.updateTable('office_secret').set({ ends_at: until }).where('token_id', '=', tokenId).where('ends_at', 'is', null).execute()
}

export async function extendToken(db: Db, id: number, expiresAt: Date): Promise<void> {
  await db.updateTable('office_token').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

export async function revokeToken(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('office_token').set({ revoked_at: now }).where('id', '=', id).execute()
}
