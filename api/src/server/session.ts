import type { FastifyReply, FastifyRequest } from 'fastify'
import { notLoggedIn } from './apiErrors.ts'

export const SESSION_COOKIE = 'sid'
export const SESSION_MS = 7 * 86_400_000
/** A login may be renewed so long after it. */
export const RENEWABLE_MS = 90 * 86_400_000

/** Who asks: an account acting for one of its shops. */
export interface Session {
  readonly accountId: number
  readonly memberId: number
  readonly tokenHash: Uint8Array
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
