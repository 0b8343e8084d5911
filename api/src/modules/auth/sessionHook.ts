import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notLoggedIn, refused } from '../../server/apiErrors.ts'
import { opening } from '../../server/scopes.ts'
import { claimsOffice, requireCaller } from '../access/caller.service.ts'
import { mayDo, RIGHTS, type Right } from '../../server/rights.ts'
import { SESSION_COOKIE } from '../../server/session.ts'
import { findCompany, type FoundSession } from './session.repo.ts'
import { findSession } from './session.service.ts'

const SESSION_STATE = 'x-session'
/** The shop that the page of the call was rendered for: a member id, or `none` for a visitor's, which no shop is. */
const SHOP_HEADER = 'x-shop'

/** Finds who asks. A call of the office needs a token that is good for its area. Every other call needs a session unless its description says that visitors may, the shop its page shows, and the right it names. */
export async function loadSession(request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<void> {
  const { area } = request.routeOptions.config
  if (area !== undefined) {
    request.caller = await requireCaller(request, deps, opening(area, request.method))
    return
  }
  const token = bearerToken(request.headers.authorization) ?? request.cookies[SESSION_COOKIE]
  const found = token === undefined ? null : await findSession(deps, token)
  request.session = found?.session ?? null
  request.readAfter = found === null ? 0 : found.readAfter
  // Visitors are answered all the same; whoever thought to be logged in can tell by this.
  if (token !== undefined && request.session === null && !claimsOffice(request, deps)) reply.header(SESSION_STATE, 'expired')
  if (request.session === null && !request.is404 && request.routeOptions.config.access !== 'visitor') throw notLoggedIn()
  await requireShop(request, deps)
  const { right } = request.routeOptions.config
  if (right !== undefined) requireRight(found, right)
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
  const company = await findCompany(deps.db, memberId)
  throw refused('SHOP_CHANGED', { member_id: String(memberId), company })
}

function requireRight(found: FoundSession | null, right: Right): void {
  if (found === null) throw notLoggedIn()
  const { refusal, frozen } = RIGHTS[right]
  if (!mayDo(found.role, right)) throw refused('MEMBER_DENIED', {}, { sentence: refusal })
  if (found.review === 'frozen' && frozen !== null) throw refused('SHOP_FROZEN', { act: frozen })
}

function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer ([A-Za-z0-9_-]+)$/i.exec(header)?.[1]
}
