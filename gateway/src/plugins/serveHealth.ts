import { sendJson } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { abortSignalOf } from '../rest/callSignal.ts'
import type { CallSignal, RestClient } from '../rest/restClient.ts'

export type Health = { isDraining: boolean }

/** `/healthz`: the process answers. `/readyz`: it takes requests and so does the marketplace behind it. */
export function serveHealth(client: RestClient, health: Health): HttpPlugin {
  const ready = async (exchange: Exchange): Promise<boolean> => {
    const isReady = !health.isDraining && (await answers(client, exchange.incoming))
    sendJson(exchange, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
    return true
  }
  return (exchange) => {
    if (exchange.path === '/readyz') return ready(exchange)
    if (exchange.path !== '/healthz') return false
    sendJson(exchange, 200, { status: 'ok' })
    return true
  }
}

async function answers(client: RestClient, { requestId, clientIp, signal }: { requestId: string; clientIp: string; signal: CallSignal }): Promise<boolean> {
  const caller = { session: null, requestId, clientIp, signal: AbortSignal.any([abortSignalOf(signal), AbortSignal.timeout(2_000)]) }
  try {
    const { status } = await client.send({ method: 'GET', path: '/readyz', caller })
    return status === 200
  } catch {
    return false
  }
}
