import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { CertificateState } from '../user/neededCertificates.ts'
import type { MemberKind, MemberReview } from '../../db/tables/identity.ts'

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', sql<string>`lower(${username}::text)`))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isCompanyTaken(db: Db, company: string): Promise<boolean> {
  return (await db.selectFrom('member').where('company', '=', company).select('id').executeTakeFirst()) !== undefined
}

export async function isWechatBound(db: Db, openId: string): Promise<boolean> {
  return (await db.selectFrom('wechat_binding').where('open_id', '=', openId).select('account_id').executeTakeFirst()) !== undefined
}

export async function insertWechatBinding(db: Db, row: { accountId: number; openId: string; nickname: string; now: Date }): Promise<void> {
  await db
    .insertInto('wechat_binding')
    .values({ account_id: row.accountId, open_id: row.openId, nickname: row.nickname, bound_at: row.now })
    .execute()
}

export async function findReview(db: Db, memberId: number): Promise<{ kind: MemberKind; review: MemberReview }> {
  return db.selectFrom('member').where('id', '=', memberId).select(['kind', 'review']).executeTakeFirstOrThrow()
}

/** Papers handed in, the newest first; those replaced by a newer one left out. */
export async function listCertificates(db: Db, memberId: number): Promise<CertificateState[]> {
  return db
    .selectFrom('certificate')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'superseded')
    .orderBy('id', 'desc')
    .select(['kind', sql<CertificateState['status']>`status`.as('status'), 'valid_to as validTo'])
    .execute()
}
