import type { Server } from 'node:http'
import { SettingsError } from 'rules/settings'
import type { Settings } from '../settings.ts'
import type { Machine } from '../machine.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metricsServer.ts'
import type { Observers } from './observedClient.ts'
import { openSpans } from './tracing.ts'

export type OpenObservers = Observers & { readonly listen: () => Promise<void>; readonly close: () => Promise<void> }

/** The observers of what the gateway does, by its settings: by default nobody, and then nothing is measured. */
export async function openObservers(
  { metricsPort, host, otlpEndpoint }: Settings,
  subscriptions: () => number,
  { elapsed }: Machine,
): Promise<OpenObservers> {
  const metrics = metricsPort === null ? null : createMetrics(subscriptions)
  const spans = await openSpans(otlpEndpoint, 'gateway')
  let server: Server | undefined
  return {
    metrics,
    spans,
    now: elapsed,
    async listen() {
      if (metrics === null || metricsPort === null) return
      server = await serveMetrics(metrics, metricsPort, host).catch((cause: unknown) => {
        throw new SettingsError(`METRICS_PORT ${metricsPort} on ${host} cannot be used; set another.`, { cause })
      })
    },
    async close() {
      server?.closeAllConnections()
      server?.close()
      await spans?.close()
    },
  }
}
