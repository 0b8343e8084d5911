import type { Db } from '../../db/schema.ts'
import type { MemberRole } from '../../db/tables/identity.ts'
import { ApiError } from '../../server/apiErrors.ts'
import type { Session } from './session.service.ts'

/** What is not for everybody who acts for a shop: to answer for it, to buy in its name, to move its money by hand. */
export type Right = 'shop' | 'order' | 'funds'

/** Who holds a right, and what the others are told. All else, reading above all, is for each of the three roles. */
export const RIGHTS: Readonly<Record<Right, { readonly roles: readonly MemberRole[]; readonly refusal: string }>> = {
  shop: { roles: ['owner'], refusal: '只有门店负责人可以修改，请联系负责人' },
  order: { roles: ['owner', 'buyer'], refusal: '您在本店的角色是财务，不能下单，请联系负责人或采购' },
  funds: { roles: ['owner', 'finance'], refusal: '您在本店的角色是采购，不能充值或提现，请联系负责人或财务' },
}

export const mayDo = (role: MemberRole, right: Right): boolean => RIGHTS[right].roles.includes(role)

export async function requireRight(db: Db, { accountId, memberId }: Session, right: Right): Promise<void> {
  const row = await db.selectFrom('account_member').where('account_id', '=', accountId).where('member_id', '=', memberId).select('role').executeTakeFirst()
  if (row === undefined || !mayDo(row.role, right)) throw new ApiError(403, RIGHTS[right].refusal, { reason: 'MEMBER_DENIED' })
}
