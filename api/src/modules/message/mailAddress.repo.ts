import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export const CODE_TRIES_MAX = 5

interface NewCode {
  readonly accountId: number
  readonly address: string
  readonly codeHash: Uint8Array
  readonly now: Date
  readonly expiresAt: Date
}

/** The account's newest code; the one before it is void. */
export async function saveMailCode(db: Db, { accountId, address, codeHash, now, expiresAt }: NewCode): Promise<void> {
  const fresh = { address, code_hash: codeHash, tries: 0, created_at: now, expires_at: expiresAt }
  await db
    .insertInto('mail_code')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute()
}

/** Counts a try in one statement, and gives the address if the code is right; of many right ones at once one wins. */
export async function spendMailCode(db: Db, accountId: number, codeHash: Uint8Array, now: Date): Promise<string | null> {
  const tried = await db
    .updateTable('mail_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES_MAX)
    .returning(['address', 'code_hash'])
    .executeTakeFirst()
  if (tried === undefined || !Buffer.from(tried.code_hash).equals(codeHash)) return null
  const spent = await db
    .deleteFrom('mail_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('address')
    .executeTakeFirst()
  return spent?.address ?? null
}

export async function saveAddress(db: Db, accountId: number, address: string, now: Date): Promise<void> {
  const proven = { address, verified_at: now, bounced_at: null, bounce: null }
  await db
    .insertInto('account_mail')
    .values({ account_id: accountId, ...proven })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(proven))
    .execute()
}
