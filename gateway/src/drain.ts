import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { EventHub } from './events/eventHub.ts'
import type { Machine } from './machine.ts'
import type { Health } from './plugins/serveHealth.ts'

/** A little more than the marketplace may take to answer. */
const drainMs = 33_000
/** Who asks /readyz once a second sends nothing more by then: a connection taken after the last look would be broken off. */
const leaveMs = 1200
/** While it leaves, how often connections that rest are ended. */
const restMs = 250

export type Draining = {
  readonly server: Server
  readonly health: Health
  readonly events: Pick<EventHub, 'close'>
  readonly machine: Pick<Machine, 'pause' | 'timer'>
}

/** Says that it leaves, stops listening and lets requests under way finish. */
export async function drain({ server, health, events, machine }: Draining, hasBalancer: boolean): Promise<void> {
  health.isDraining = true
  events.close()
  if (hasBalancer) await machine.pause(leaveMs)
  const closed = once(server, 'close')
  // HTTP's own close() would also break off connections whose first request is still on its way.
  NetServer.prototype.close.call(server)
  const resting = machine.timer(restMs, () => {
    server.closeIdleConnections()
    resting.refresh()
  })
  const last = machine.timer(drainMs, () => server.closeAllConnections())
  await closed
  resting.close()
  last.close()
}
