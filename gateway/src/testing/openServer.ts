import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { EventHub } from '../events/eventHub.ts'
import { usualPatience, type Patience } from '../http/connections.ts'
import type { HttpPlugin } from '../http/exchange.ts'
import { thisMachine, type Machine } from '../machine.ts'
import type { Observers } from '../observe/observedClient.ts'
import type { InlinePicture } from '../plugins/inlinePictures.ts'
import type { ExecuteTrusted } from '../plugins/executeTrusted.ts'
import { memoryBuckets, type Buckets } from '../plugins/rate/buckets.ts'
import type { Health } from '../plugins/serveHealth.ts'
import type { TrustedDocuments } from '../plugins/trustedDocuments.ts'
import type { RestClient } from '../rest/restClient.ts'
import { createGateway } from '../server.ts'
import { readSettings, type Settings } from '../settings.ts'
import { noObservers } from './noObservers.ts'
import { noDocuments, testSchema } from './harness.ts'

export type OpenServer = {
  readonly url: string
  readonly port: number
  readonly health: Health
  readonly server: Server
  readonly events: EventHub
  readonly logs: Record<string, unknown>[]
  readonly close: () => Promise<void>
}

export type ServerOptions = {
  readonly settings?: Partial<Settings>
  readonly documents?: TrustedDocuments
  readonly buckets?: Buckets
  readonly observers?: Observers
  readonly patience?: Patience
  readonly machine?: Machine
  readonly storefront?: (execute: ExecuteTrusted, inlinePicture: InlinePicture) => readonly HttpPlugin[]
}

/** The whole gateway on a free port of this machine. */
export async function openServer(
  client: RestClient,
  {
    settings = {},
    documents = noDocuments,
    buckets = memoryBuckets(() => performance.now()),
    observers = noObservers,
    patience = usualPatience,
    machine = thisMachine,
    storefront = () => [],
  }: ServerOptions = {},
): Promise<OpenServer> {
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) })
  const events = new EventHub(client, log, machine)
  const health: Health = { isDraining: false }
  const server = createGateway(
    {
      settings: { ...readSettings({}), ...settings },
      schema: testSchema,
      client,
      log,
      buckets,
      events,
      observers,
      patience,
      machine,
      documents: () => documents,
    },
    storefront,
    health,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    health,
    server,
    events,
    logs,
    async close() {
      events.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A POST of JSON. */
export function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
