import type { Db } from '../../db/schema.ts'

/** A name as log-in compares it. */
export const loginName = (username: string): string => username.trim().toLowerCase()

/** The closed account that was called so, found by what is kept of its name. */
export async function findClosedLogin(db: Db, knownBy: readonly Uint8Array[]): Promise<{ passwordHash: string } | null> {
  if (knownBy.length === 0) return null
  const row = await db.selectFrom('account').where('known_by', 'in', knownBy).select('password_hash as passwordHash').executeTakeFirst()
  return row ?? null
}
