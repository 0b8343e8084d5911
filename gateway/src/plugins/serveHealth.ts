import { sendJson } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import type { Machine } from '../machine.ts'
import type { RestClient } from '../rest/restClient.ts'

export type Health = { isDraining: boolean }

/** A balancer asks every second. */
const patienceMs = 2_000

/**
 * `/healthz`: the process answers. `/readyz`, for a balancer: it takes requests, until it leaves. Without the marketplace it is
 * `degraded` and still serves files, frames and what is kept, with better words than a balancer has.
 */
export function serveHealth(client: RestClient, health: Health, machine: Pick<Machine, 'timer'>): HttpPlugin {
  const ready = async (exchange: Exchange): Promise<boolean> => {
    if (health.isDraining) sendJson(exchange, 503, { status: 'leaving' })
    else sendJson(exchange, 200, { status: (await answers(client, exchange.incoming, machine)) ? 'ready' : 'degraded' })
    return true
  }
  return (exchange) => {
    if (exchange.path === '/readyz') return ready(exchange)
    if (exchange.path !== '/healthz') return false
    sendJson(exchange, 200, { status: 'ok' })
    return true
  }
}

async function answers(
  client: RestClient,
  { requestId, clientIp, signal: left }: Exchange['incoming'],
  machine: Pick<Machine, 'timer'>,
): Promise<boolean> {
  const controller = new AbortController()
  const leave = (): void => controller.abort()
  const timer = machine.timer(patienceMs, leave)
  left.addEventListener('abort', leave)
  try {
    const { status } = await client.send({
      method: 'GET',
      path: '/readyz',
      caller: { session: null, requestId, clientIp, signal: controller.signal },
    })
    // A host without `/readyz` says 404 to it, and is there.
    return status < 500
  } catch {
    return false
  } finally {
    timer.close()
    left.removeEventListener('abort', leave)
  }
}
