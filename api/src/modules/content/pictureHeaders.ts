import type { FastifyReply } from 'fastify'

/** An address stands for one picture for ever; nothing within it is run. */
export function pictureHeaders(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}
