import type { MemberReview } from '../../db/tables/identity.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, notLoggedIn, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findEntered, keepVisitorKey, type VisitorCall } from '../idempotency/visitorKeys.ts'
import { lockPassword } from '../auth/auth.repo.ts'
import { findPhoneOwner } from '../sms/sms.repo.ts'
import { enter, type LoginResult } from '../auth/auth.service.ts'
import { hashPassword } from '../auth/password.ts'
import { closeSession } from '../auth/session.service.ts'
import type { Session } from '../../server/session.ts'
import { insertAccountMember } from '../user/user.repo.ts'
import { addAccount, createMember } from '../user/user.service.ts'
import { neededCertificates, type NeededCertificate } from '../user/neededCertificates.ts'
import { onlyOne } from '../user/onlyOne.ts'
import { findReview, insertWechatBinding, listCertificates } from './register.repo.ts'
import { TAKEN, type NewPerson, type NewShop } from './registerForm.ts'
import { redeemTicket, type OpenTicket } from '../auth/ticket.service.ts'
import type { WechatUser } from '../wechat/wechatProvider.ts'

/** Whoever proved to hold the phone may know that it has an account. */
export async function refuseKnownPhone(deps: Deps, phone: string): Promise<void> {
  if ((await findPhoneOwner(deps.db, phone)) !== null) throw invalid('phone', TAKEN.phone)
}

/** The ticket, the shop, its owner and the first session: all or nothing. Of many at once that want the same name, one gets it. */
export async function register(
  deps: Deps,
  ticket: OpenTicket<unknown>,
  who: { person: NewPerson; shop: NewShop; wechat?: WechatUser },
  call: VisitorCall | null,
): Promise<LoginResult> {
  const { person, shop, wechat } = who
  const passwordHash = await hashPassword(person.password, deps.random)
  return onlyOne(
    inTransaction(deps, async (tx) => {
      const now = tx.clock.now()
      await redeemTicket(tx, ticket)
      const memberId = await createShop(tx, shop, { contact: person.name, phone: person.phone })
      const accountId = await addAccount(tx, {
        username: person.username,
        name: person.name,
        phone: person.phone,
        passwordHash,
        memberIds: [memberId],
      })
      if (wechat !== undefined) await insertWechatBinding(tx.db, { accountId, ...wechat, now })
      await insertAudit(tx.db, { accountId, memberId, action: 'account.register', object: `account:${accountId}`, now })
      if (!(await keepVisitorKey(tx, call, { accountId, memberId }))) throw refused('IDEMPOTENCY_REUSED')
      return enter(tx, accountId)
    }),
    TAKEN,
  )
}

/** One more shop for an account that proved its phone. A session of that account moves to the new shop. */
export async function addShop(
  deps: Deps,
  ticket: OpenTicket<{ accountId: number }>,
  shop: NewShop,
  askerSession: Session | null,
  call: VisitorCall | null,
): Promise<LoginResult> {
  const { accountId } = ticket.subject
  return onlyOne(
    inTransaction(deps, async (tx) => {
      if ((await lockPassword(tx.db, accountId)) === null) throw notLoggedIn()
      await redeemTicket(tx, ticket)
      const memberId = await createShop(tx, shop)
      await insertAccountMember(tx.db, accountId, memberId, 'owner')
      await insertAudit(tx.db, { accountId, memberId, action: 'account.add_shop', object: `member:${memberId}`, now: tx.clock.now() })
      if (!(await keepVisitorKey(tx, call, { accountId, memberId }))) throw refused('IDEMPOTENCY_REUSED')
      if (askerSession?.accountId === accountId) await closeSession(tx, askerSession)
      return enter(tx, accountId, memberId)
    }),
    TAKEN,
  )
}

/**
 * Registers once per key: a repetition logs in to what the first one made, also where it fails because the first one
 * has used up the ticket meanwhile. A new password forgets the key.
 */
export async function enterOnce(deps: Deps, call: VisitorCall | null, work: () => Promise<LoginResult>): Promise<LoginResult> {
  if (call === null) return work()
  const again = async (): Promise<LoginResult | null> => {
    const known = await findEntered(deps, call)
    if (known === null) return null
    return inTransaction(deps, async (tx) => {
      if ((await lockPassword(tx.db, known.accountId)) === null) throw notLoggedIn()
      return enter(tx, known.accountId, known.memberId)
    })
  }
  const known = await again()
  if (known !== null) return known
  try {
    return await work()
  } catch (error) {
    const made = await again()
    if (made === null) throw error
    return made
  }
}

export async function reviewState(deps: Deps, memberId: number): Promise<{ review: MemberReview; needed: NeededCertificate[] }> {
  const { kind, review } = await findReview(deps.db, memberId)
  return { review, needed: neededCertificates(kind, await listCertificates(deps.db, memberId), today(deps.clock.now())) }
}

/** Whoever registers is whom the shop is reached through until it says otherwise. */
function createShop(deps: Deps, { kind, company, regionId }: NewShop, owner: { contact?: string; phone?: string } = {}): Promise<number> {
  return createMember(deps, { kind, company, regionId, ...owner, review: 'pending', scopes: [], certificates: [] })
}
