import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { findSession, SESSION_MS, type Session } from '../modules/auth/session.service.ts'
import { requireRight } from '../modules/auth/rights.ts'
import { isErp } from '../modules/erp/erpAuth.ts'
import { companyOf } from '../modules/auth/session.repo.ts'
import { notLoggedIn, refused } from './apiErrors.ts'

export const SESSION_COOKIE = 'sid'
const SESSION_STATE = 'x-session'
/** For which shop the page was drawn that a call comes from: a member id, or `none` for a visitor's, which no shop is. */
const SHOP_HEADER = 'x-shop'

/** Finds who asks. Every call needs a session unless its description says that visitors may, the shop its page shows, and the right it names. */
export async function loadSession(request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<void> {
  const token = bearerToken(request.headers.authorization) ?? request.cookies[SESSION_COOKIE]
  request.session = token === undefined ? null : await findSession(deps, token)
  // Visitors are answered all the same; whoever thought to be logged in can tell by this.
  if (token !== undefined && request.session === null && !isErp(request, deps.settings.erpToken)) reply.header(SESSION_STATE, 'expired')
  if (request.session === null && !request.is404 && request.routeOptions.config.access !== 'visitor') throw notLoggedIn()
  await requireShop(request, deps)
  const { right } = request.routeOptions.config
  if (right !== undefined) await requireRight(deps.db, sessionOf(request), right)
}

/** Another tab may have switched the browser to another shop: nothing is written for one that the page does not show. */
async function requireShop(request: FastifyRequest, deps: Deps): Promise<void> {
  const shown = request.headers[SHOP_HEADER]
  const { session } = request
  if (
    shown === undefined ||
    session === null ||
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    request.routeOptions.config.anyShop === true
  )
    return
  const { memberId } = session
  if (shown === String(memberId)) return
  const company = await companyOf(deps.db, memberId)
  throw refused('SHOP_CHANGED', { member_id: String(memberId), company }, company)
}

/** The session of a call that visitors may not make. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw notLoggedIn()
  return request.session
}

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: URL): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(publicUrl), maxAge: SESSION_MS / 1000 })
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: URL): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(publicUrl))
}

function cookieOptions(publicUrl: URL) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: publicUrl.protocol === 'https:' } as const
}

function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer ([A-Za-z0-9_-]+)$/i.exec(header)?.[1]
}
