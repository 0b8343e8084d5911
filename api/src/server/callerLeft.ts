import type { FastifyReply } from 'fastify'

/** Ends when the caller breaks off before the answer. Fastify's `request.signal` will not do: it ends as soon as a body has been read. */
export function callerLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
