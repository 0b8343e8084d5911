import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notLoggedIn } from '../../server/apiErrors.ts'
import { spendAccountTickets } from '../auth/ticket.repo.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { deleteKeysOfAccount } from '../idempotency/visitorKey.repo.ts'
import { accountSubject, countPassword } from '../brake/attempts.ts'
import { findAccount, replacePassword } from '../auth/auth.repo.ts'
import { forgetAttempts } from '../brake/attempts.repo.ts'
import { hashPassword, verifyPassword } from '../auth/password.ts'
import { closeOtherSessions } from '../auth/session.service.ts'
import type { Session } from '../../server/session.ts'

/** A new password for whoever knows the old one; wrong old ones count as wrong log-ins do. */
export async function changePassword(deps: Deps, session: Session, passwords: { old: string; new: string }): Promise<void> {
  const subject = accountSubject(session.accountId)
  await countPassword(deps, subject)
  const account = await findAccount(deps.db, session.accountId)
  if (account === null) throw notLoggedIn()
  if (!(await verifyPassword(passwords.old, account.passwordHash))) throw invalid('old_password', '原密码不正确')
  await forgetAttempts(deps.db, subject, deps.clock.now())
  const to = await hashPassword(passwords.new, deps.random)
  const isChanged = await inTransaction(deps, (tx) =>
    setPassword(tx, {
      accountId: session.accountId,
      from: account.passwordHash,
      to,
      askerSession: session,
      action: 'account.change_password',
    }),
  )
  if (!isChanged) throw invalid('old_password', '原密码不正确')
}

interface PasswordChange {
  readonly accountId: number
  readonly from: string
  readonly to: string
  /** The asker's own session, which stays; all others of the account end. */
  readonly askerSession: Session | null
  readonly action: 'account.change_password' | 'account.reset_password'
}

/**
 * Inside a transaction: the new password, and the end of all that the old one opened. False when somebody else changed it meanwhile.
 * The account is taken first, then its tickets, then its sessions: always in this order.
 */
export async function setPassword(deps: Deps, { accountId, from, to, askerSession, action }: PasswordChange): Promise<boolean> {
  if (!(await replacePassword(deps.db, accountId, { from, to }))) return false
  const now = deps.clock.now()
  await spendAccountTickets(deps.db, accountId, now)
  await deleteKeysOfAccount(deps.db, accountId)
  await closeOtherSessions(deps, accountId, askerSession)
  await insertAudit(deps.db, { accountId, memberId: null, action, object: `account:${accountId}`, now })
  return true
}
