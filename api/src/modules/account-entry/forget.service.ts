import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { accountSubject } from '../brake/attempts.ts'
import { findAccount, findLoginByPhone, takeAccount, type LoginRow } from '../auth/auth.repo.ts'
import { forgetAttempts } from '../brake/attempts.repo.ts'
import { hashPassword } from '../auth/password.ts'
import type { Session } from '../../server/session.ts'
import { checkCode } from '../sms/sms.service.ts'
import { setPassword } from '../user/password.service.ts'
import { findAccountTicket, issueTicket, redeemTicket, ticketExpired, type OpenTicket } from '../auth/ticket.service.ts'

/** The account behind a ticket, as long as it still has the phone that the code went to. */
export interface Claim {
  readonly ticket: OpenTicket<{ accountId: number }>
  readonly account: LoginRow
}

/** A ticket for the account whose phone received the code. */
export async function claimAccount(
  deps: Deps,
  scene: 'forget' | 'shop',
  given: { phone: string; code: string; address: string },
): Promise<{ ticket: string; expires: number; accountId: number }> {
  await checkCode(deps, { ...given, scene })
  const account = await findLoginByPhone(deps.db, given.phone)
  if (account === null) throw refused('CODE_WRONG')
  const { accountId } = account
  return { ...(await issueTicket(deps, { scene, phone: given.phone, accountId })), accountId }
}

export async function findClaim(deps: Deps, scene: 'forget' | 'shop' | 'invite', text: string): Promise<Claim | null> {
  const ticket = await findAccountTicket(deps, scene, text)
  if (ticket === null) return null
  const account = await findAccount(deps.db, ticket.subject.accountId)
  return account === null || account.phone !== ticket.subject.phone ? null : { ticket, account }
}

/** Sets a password by a code or by the office's link. */
export const findPasswordClaim = async (deps: Deps, text: string): Promise<Claim | null> =>
  (await findClaim(deps, 'forget', text)) ?? findClaim(deps, 'invite', text)

/** A new password for whoever holds the phone. The lock of wrong tries falls with the old one. */
export async function resetPassword(deps: Deps, { ticket, account }: Claim, password: string, askerSession: Session | null): Promise<void> {
  const { accountId } = account
  const to = await hashPassword(password, deps.random)
  await inTransaction(deps, async (tx) => {
    await takeAccount(tx.db, accountId)
    await redeemTicket(tx, ticket)
    if (!(await setPassword(tx, { accountId, from: account.passwordHash, to, askerSession, action: 'account.reset_password' })))
      throw ticketExpired()
  })
  await forgetAttempts(deps.db, accountSubject(accountId), deps.clock.now())
}
