import { Readable } from 'node:stream'
import { ApiError, notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { eventStream } from './event.service.ts'

/** One a gateway; more is a mistake. */
const MOST_STREAMS = 100

/** For gateways alone: what changed, by ids only. Not a call with an envelope, so openapi.json leaves it out. */
export const eventRoom: Room = {
  name: 'event',
  schemas: [],
  routes(app, deps) {
    const open = new Set<AbortController>()
    // A stream never ends by itself, and the server waits for its answers before it closes.
    app.addHook('preClose', async () => {
      for (const controller of open) controller.abort()
    })

    app.get('/api/events', { config: { access: 'visitor' }, schema: { hide: true } }, (request, reply) => {
      if (!request.isFromGateway) throw notFound()
      if (open.size >= MOST_STREAMS) throw new ApiError(503, '事件流过多')
      const controller = new AbortController()
      open.add(controller)
      reply.raw.once('close', () => {
        controller.abort()
        open.delete(controller)
      })
      const lastId = request.headers['last-event-id']
      const onLate = (lateMs: number) => request.log.warn({ lateMs }, 'a change was told late')
      const stream = Readable.from(eventStream(deps, typeof lastId === 'string' ? lastId : undefined, controller.signal, onLate))
      stream.on('error', (error) => {
        if (!controller.signal.aborted) request.log.error({ err: error }, 'the event stream broke off')
      })
      return reply.type('text/event-stream; charset=utf-8').send(stream)
    })
  },
}
