import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { onlyOne } from './onlyOne.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import type { Session } from '../../server/session.ts'
import { checkCode } from '../sms/sms.service.ts'
import { claimUpload } from '../upload/upload.service.ts'
import { findProfile, updateAccount, updateFace } from './user.repo.ts'
import { maskPhone } from './user.service.ts'

export interface ProfileChange {
  readonly name?: string
  /** The key of an upload that shows the shop; null takes it off. */
  readonly face?: string | null
  /** Another phone, and the code that was sent to it. */
  readonly phone?: { readonly phone: string; readonly code: string; readonly address: string }
}

/** What the account is called and reached by. A phone is taken only by whoever received a code on it. */
export async function changeProfile(deps: Deps, session: Session, { name, face, phone: proof }: ProfileChange): Promise<void> {
  if (proof !== undefined) await checkCode(deps, { ...proof, scene: 'phone' })
  const { accountId, memberId } = session
  await onlyOne(
    inTransaction(deps, async (tx) => {
      const before = await findProfile(tx.db, accountId)
      const after = { name: name ?? before.name, phone: proof?.phone ?? before.phone }
      await updateAccount(tx.db, accountId, after)
      if (face !== undefined)
        await updateFace(tx.db, memberId, face === null ? null : (await claimUpload(tx.db, memberId, face, 'face', 'face')).key)
      if (after.phone === before.phone) return
      await insertAudit(tx.db, {
        accountId,
        memberId,
        action: 'account.change_phone',
        object: `account:${accountId}`,
        now: tx.clock.now(),
        before: { phone: maskPhone(before.phone) },
        after: { phone: maskPhone(after.phone) },
      })
    }),
    { phone: '该手机号已被其他账号使用' },
  )
}
