import { sendJson } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { abortSignalOf } from '../rest/callSignal.ts'
import type { CallSignal, RestClient } from '../rest/restClient.ts'

export type Health = { isDraining: boolean }

/**
 * `/healthz`: the process answers. `/readyz`, for a balancer: it takes requests, until it leaves. Without the marketplace it is
 * `degraded` and still serves files, frames and what is kept, with better words than a balancer has.
 */
export function serveHealth(client: RestClient, health: Health): HttpPlugin {
  const ready = async (exchange: Exchange): Promise<boolean> => {
    if (health.isDraining) sendJson(exchange, 503, { status: 'leaving' })
    else sendJson(exchange, 200, { status: (await answers(client, exchange.incoming)) ? 'ready' : 'degraded' })
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
  { requestId, clientIp, signal }: { requestId: string; clientIp: string; signal: CallSignal },
): Promise<boolean> {
  const caller = { session: null, requestId, clientIp, signal: AbortSignal.any([abortSignalOf(signal), AbortSignal.timeout(2_000)]) }
  try {
    const { status } = await client.send({ method: 'GET', path: '/readyz', caller })
    return status === 200
  } catch {
    return false
  }
}
