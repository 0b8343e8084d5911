import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../server/apiErrors.ts'
import type { Session } from '../auth/session.service.ts'

/** What the shop is and which papers it holds is said only by the one who answers for it. */
export async function requireOwner(db: Db, { accountId, memberId }: Session): Promise<void> {
  if (!(await isOwner(db, accountId, memberId))) throw new ApiError(403, '只有门店负责人可以修改，请联系负责人', { reason: 'MEMBER_DENIED' })
}

export async function isOwner(db: Db, accountId: number, memberId: number): Promise<boolean> {
  const row = await db.selectFrom('account_member').where('account_id', '=', accountId).where('member_id', '=', memberId).where('role', '=', 'owner').select('role').executeTakeFirst()
  return row !== undefined
}
