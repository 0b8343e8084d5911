import { seconds, type Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { hashToken, isToken, newToken } from './session.service.ts'
import { findTicket, insertTicket, spendTicket, sweepTickets } from './ticket.repo.ts'

const TICKET_MS = 30 * 60_000
/** A link that the office sends by hand may be read the next morning. */
const INVITE_MS = 24 * 3_600_000

/** What a ticket proves: a phone that received a code (and whose account it is), or a WeChat user who scanned. */
export type TicketSubject =
  | { readonly scene: 'register'; readonly phone: string }
  | { readonly scene: 'forget' | 'shop' | 'invite'; readonly phone: string; readonly accountId: number }
  | { readonly scene: 'wechat'; readonly openId: string; readonly nickname: string }

export interface OpenTicket<Subject> {
  readonly tokenHash: Uint8Array
  readonly subject: Subject
}
type SubjectOf<Scene> = Extract<TicketSubject, { scene: Scene }>

/** A ticket for the next step; told once, stored as a hash, good for one use within half an hour, an invitation's within a day. */
export async function issueTicket(deps: Deps, subject: TicketSubject): Promise<{ ticket: string; expires: number }> {
  const ticket = newToken(deps)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + (subject.scene === 'invite' ? INVITE_MS : TICKET_MS))
  await sweepTickets(deps.db, now)
  await insertTicket(deps.db, {
    phone: null,
    accountId: null,
    openId: null,
    nickname: null,
    ...subject,
    tokenHash: hashToken(ticket),
    now,
    expiresAt,
  })
  return { ticket, expires: seconds(expiresAt) }
}

export const ticketExpired = () => refused('TICKET_EXPIRED')

/** A ticket of that scene which is still good; null for every other text. It is spent only when the step succeeds. */
export async function findPhoneTicket(deps: Deps, text: string): Promise<OpenTicket<SubjectOf<'register'>> | null> {
  const found = await find(deps, 'register', text)
  if (found === null || found.row.phone === null) return null
  return { tokenHash: found.tokenHash, subject: { scene: 'register', phone: found.row.phone } }
}

export async function findAccountTicket(
  deps: Deps,
  scene: 'forget' | 'shop' | 'invite',
  text: string,
): Promise<OpenTicket<SubjectOf<'forget' | 'shop' | 'invite'>> | null> {
  const found = await find(deps, scene, text)
  if (found === null || found.row.phone === null || found.row.accountId === null) return null
  return { tokenHash: found.tokenHash, subject: { scene, phone: found.row.phone, accountId: found.row.accountId } }
}

export async function findWechatTicket(deps: Deps, text: string): Promise<OpenTicket<SubjectOf<'wechat'>> | null> {
  const found = await find(deps, 'wechat', text)
  if (found === null || found.row.openId === null || found.row.nickname === null) return null
  return { tokenHash: found.tokenHash, subject: { scene: 'wechat', openId: found.row.openId, nickname: found.row.nickname } }
}

/** Inside the transaction that the ticket pays for: 410 when another request was quicker. */
export async function redeemTicket(deps: Deps, ticket: { readonly tokenHash: Uint8Array }): Promise<void> {
  if (!(await spendTicket(deps.db, ticket.tokenHash, deps.clock.now()))) throw ticketExpired()
}

async function find(deps: Deps, scene: TicketSubject['scene'], text: string) {
  if (!isToken(text)) return null
  const tokenHash = hashToken(text)
  const row = await findTicket(deps.db, tokenHash, scene, deps.clock.now())
  return row === null ? null : { tokenHash, row }
}
