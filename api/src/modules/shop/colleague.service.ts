import { inTransaction } from '../../db/transaction.ts'
import type { MemberRole } from '../../db/tables/identity.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { RIGHTS } from '../../server/rights.ts'
import type { Session } from '../../server/session.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { findMember } from '../user/user.repo.ts'
import { tellOfAccess } from '../message/tellings.ts'
import { findHome, findOwner, setRole } from './colleague.repo.ts'
import { findRole, leaveShop, lockMember } from './shop.repo.ts'

const NOT_HERE = '该人员不在本店'
const ROLE_NAMES: Readonly<Record<MemberRole, string>> = { owner: '负责人', buyer: '采购', finance: '财务' }

/** What somebody may do in a shop from now on; null: nothing any more. */
export type NewRole = MemberRole | null

/** The owner's own decision. Of themselves nobody decides: who answers for a shop is changed by the office. */
export function changeColleague(deps: Deps, { accountId: by, memberId }: Session, accountId: number, role: NewRole): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await lockMember(tx.db, memberId)
    if ((await findRole(tx.db, by, memberId)) !== 'owner') throw refused('MEMBER_DENIED', {}, { sentence: RIGHTS.shop.refusal })
    if (accountId === by) throw refused('MEMBER_DENIED', {}, { sentence: '不能更改自己的权限；更换负责人请联系客户经理' })
    await giveRole(tx, { accountId, memberId, role }, { accountId: by, staff: null })
  })
}

/** The office's decision, once per key. It may hand a shop over: who answered for it goes on as a buyer. */
export async function changeColleagueByOffice(
  deps: Deps,
  call: { readonly staff: string; readonly clientKey: string },
  memberId: number,
  accountId: number,
  role: NewRole,
): Promise<void> {
  if ((await findMember(deps.db, memberId)) === null) throw notFound('会员不存在')
  await once(
    deps,
    { memberId, route: 'erp member.colleague', key: call.clientKey, request: { staff: call.staff, accountId, role } },
    async (tx) => {
      await lockMember(tx.db, memberId)
      const by = { accountId: null, staff: call.staff }
      const owner = await findOwner(tx.db, memberId)
      if (role === 'owner' && owner !== accountId) {
        if ((await findRole(tx.db, accountId, memberId)) === null) throw notFound(NOT_HERE)
        if (owner !== null) await give(tx, { accountId: owner, memberId, role: 'buyer' }, 'owner', by)
      }
      await giveRole(tx, { accountId, memberId, role }, by)
      return {}
    },
  )
}

interface Change {
  readonly accountId: number
  readonly memberId: number
  readonly role: NewRole
}
interface Decider {
  readonly accountId: number | null
  readonly staff: string | null
}

/** The caller holds the shop's row: of two decisions at once the second sees what the first has changed. */
async function giveRole(tx: Deps, change: Change, by: Decider): Promise<void> {
  const before = await findRole(tx.db, change.accountId, change.memberId)
  if (before === null) throw notFound(NOT_HERE)
  if (before === change.role) return
  if (before === 'owner') throw refused('STATE_CHANGED', {}, { sentence: '门店须有一位负责人，请先将另一位人员设为负责人' })
  await give(tx, change, before, by)
}

async function give(tx: Deps, { accountId, memberId, role }: Change, before: MemberRole, by: Decider): Promise<void> {
  const now = tx.clock.now()
  if (role === null) await leaveShop(tx.db, accountId, memberId, now)
  else await setRole(tx.db, accountId, memberId, role)
  await insertAudit(tx.db, {
    accountId: by.accountId,
    memberId,
    action: role === null ? 'shop.remove_colleague' : 'shop.change_role',
    object: `account:${accountId}`,
    before: { role: before },
    after: { role, ...(by.staff === null ? {} : { staff: by.staff }) },
    now,
  })
  const home = await findHome(tx.db, accountId, memberId)
  if (home !== null) await tellOfAccess(tx, { home, memberId, accountId }, role === null ? null : ROLE_NAMES[role])
}
