import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const KEPT_SECONDS = 60

/** For what is the same for everybody: may be kept for a minute, and is then asked for by its etag. */
export async function keepable(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': `public, max-age=${KEPT_SECONDS}`, etag })
  if (request.headers['if-none-match'] !== etag) return payload
  reply.code(304)
  return ''
}
