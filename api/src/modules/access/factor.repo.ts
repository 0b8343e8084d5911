import type { Db } from '../../db/schema.ts'

export async function lockFactor(db: Db, tokenId: number) {
  return (await db.selectFrom('office_factor').where('token_id', '=', tokenId).selectAll().forUpdate().executeTakeFirst()) ?? null
}

/** A new secret in place of one that no code has confirmed; null where one is in force. */
export async function insertFactor(db: Db, tokenId: number, secret: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('office_factor')
    .values({ token_id: tokenId, secret, created_at: now })
    .onConflict((oc) => oc.column('token_id').doUpdateSet({ secret, created_at: now }).where('office_factor.confirmed_at', 'is', null))
    .returning('token_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function confirmFactor(db: Db, tokenId: number, now: Date): Promise<void> {
  await db.updateTable('office_factor').set({ confirmed_at: now }).where('token_id', '=', tokenId).execute()
}

export async function noteStep(db: Db, tokenId: number, step: number): Promise<void> {
  await db.updateTable('office_factor').set({ last_step: step }).where('token_id', '=', tokenId).execute()
}

export async function insertRecovery(db: Db, tokenId: number, hashes: readonly Uint8Array[]): Promise<void> {
  await db
    .insertInto('office_recovery')
    .values(hashes.map((hash) => ({ token_id: tokenId, hash })))
    .execute()
}

/** False for a code that is none, or was used. */
export async function useRecovery(db: Db, tokenId: number, hash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('office_recovery')
    .set({ used_at: now })
    .where('token_id', '=', tokenId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('token_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecovery(db: Db, tokenId: number): Promise<number> {
  const { left } = await db
    .selectFrom('office_recovery')
    .where('token_id', '=', tokenId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return left
}

/** With its recovery codes, and with the log-ins that it gave. */
export async function deleteFactor(db: Db, tokenId: number, now: Date): Promise<boolean> {
  await db
    .updateTable('office_secret')
    .set({ ends_at: now })
    .where('token_id', '=', tokenId)
    .where('is_session', '=', true)
    .where('ends_at', '>', now)
    .execute()
  const row = await db.deleteFrom('office_factor').where('token_id', '=', tokenId).returning('token_id').executeTakeFirst()
  return row !== undefined
}
