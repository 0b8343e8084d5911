import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Incoming } from '../context.ts'
import type { Machine } from '../machine.ts'
import { readSession, SessionJar } from '../rest/session.ts'

/** One request and its response, before anything has answered. */
export type Exchange = {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly method: string
  /** As sent, never decoded: what is not literally a known path is no path of ours. */
  readonly path: string
  readonly incoming: Incoming
}

/** Answers the exchange and says true, or leaves it to the next one. */
export type HttpPlugin = (exchange: Exchange) => boolean | Promise<boolean>

export type ExchangeOptions = { readonly trustedProxies: number; readonly log: Logger; readonly machine: Machine }

export function createExchange(req: IncomingMessage, res: ServerResponse, options: ExchangeOptions): Exchange {
  const url = req.url ?? '/'
  return { req, res, method: req.method ?? 'GET', path: url.split('?', 1)[0] ?? '/', incoming: incomingOf(req, options, signalOf(res)) }
}

/** What is known of a request; `authorization` is said apart where it does not come as a header, and cookies count only without it. */
export function incomingOf(
  req: IncomingMessage,
  { trustedProxies, log, machine }: ExchangeOptions,
  signal: AbortSignal,
  authorization?: string,
): Incoming {
  const header = (name: string): string | null => {
    const value = req.headers[name]
    return (typeof value === 'object' ? value[0] : value) ?? null
  }
  const forwarded = (name: string): string | null => (trustedProxies > 0 ? header(name) : null)
  const isLocal = isLocalHost(header('host')) && forwarded('x-forwarded-proto') !== 'https'
  const session =
    authorization === undefined
      ? readSession(header('authorization'), header('cookie'), isLocal)
      : readSession(authorization, null, isLocal)
  return {
    requestId: requestIdOf(forwarded('x-request-id')) ?? machine.newID(),
    arrivedAt: machine.elapsed(),
    clientIp: clientIpOf(req, trustedProxies),
    page: { shop: header('x-shop'), agent: header('user-agent') },
    headers: req.headers,
    signal,
    jar: new SessionJar(session, isLocal),
    log,
  }
}

export function isLocalHost(host: string | null): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i.test(host ?? '')
}

function requestIdOf(given: string | null): string | null {
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : null
}

/** Counted from the right: each proxy we trust has added the address it saw, whatever stands left of them is hearsay. */
function clientIpOf(req: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return req.socket.remoteAddress ?? ''
  const hops = [req.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-trustedProxies) ?? req.socket.remoteAddress ?? ''
}

function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}
