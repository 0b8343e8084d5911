import fastify from 'fastify'
import type { Metrics } from './metrics.ts'

interface MetricsServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** `/metrics` on a port of its own, which the operator keeps from the public. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<MetricsServer> {
  const server = fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()))
  const url = await server.listen({ port, host })
  return { url, close: () => server.close() }
}
