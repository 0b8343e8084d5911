import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ApiError, notFound } from './apiErrors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The office's programs prove themselves by one token; where none is set these calls do not exist. */
export function requireErp(request: FastifyRequest, token: string | null): void {
  if (token === null) throw notFound()
  if (!isErp(request, token)) throw new ApiError(401, '接口令牌无效')
}

export function isErp(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
