import type { FastifyRequest, RouteOptions } from 'fastify'
import { noteWritten } from '../db/positions.ts'
import type { ReadServers } from '../db/readFrom.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from './apiErrors.ts'
import type { App } from './app.ts'

/** What the gateway was told of, as a position: an answer must not be older. */
const READ_AFTER = 'x-read-after'
export const WRITER = 'writer'

/**
 * The one place that decides which server of the database answers: a call that may lag is asked of a replica that has all that the
 * caller's shop has changed and the gateway was told of; everything else is the writer's.
 */
export function addReads(app: App, deps: Deps, onRead: (server: string) => void = () => undefined): void {
  const { db, replicas } = deps
  app.decorateRequest('readAfter', 0)
  app.decorateRequest('enteredShop', null)
  app.addHook('onRoute', (route) => {
    if (route.config?.mayLag !== true || route.method === 'HEAD') return
    if (route.method !== 'GET') throw new Error(`${String(route.method)} ${route.url} writes, so it may not lag`)
    if (replicas !== null) route.handler = atReplica(route.handler, replicas, onRead)
  })
  if (replicas === null) return
  app.addHook('onSend', async (request) => {
    const shops = writtenShops(request)
    if (shops.length > 0)
      await noteWritten(db, shops).catch((error: unknown) => request.log.error({ err: error }, 'a write was not noted for replicas'))
  })
}

type Handler = RouteOptions['handler']

/** Whatever goes wrong at a replica, not least that a thing is not there yet, is asked of the writer. */
function atReplica(handler: Handler, replicas: ReadServers, onRead: (server: string) => void): Handler {
  return async function read(this: ThisParameterType<Handler>, request, reply) {
    const position = positionOf(request)
    const replica = position === null ? null : await replicas.choose(position, request.session?.memberId ?? null)
    if (replica !== null) {
      try {
        const answer = await replica.read(async () => handler.call(this, request, reply))
        onRead(replica.name)
        return answer
      } catch (error) {
        if (!(error instanceof ApiError)) request.log.warn({ err: error, replica: replica.name }, 'a replica did not answer')
      }
    }
    onRead(WRITER)
    return handler.call(this, request, reply)
  }
}

function positionOf({ readAfter, isFromGateway, headers }: FastifyRequest): number | null {
  const told = headers[READ_AFTER]
  const isTold = isFromGateway && typeof told === 'string' && /^\d{1,15}$/.test(told)
  return readAfter === null || !isTold ? readAfter : Math.max(readAfter, Number(told))
}

function writtenShops({ method, session, enteredShop }: FastifyRequest): readonly number[] {
  const written = method === 'GET' || method === 'HEAD' ? null : (session?.memberId ?? null)
  return [...new Set([written, enteredShop])].filter((memberId) => memberId !== null)
}
