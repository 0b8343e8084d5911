import type { Logger } from 'pino'
import type { EventHub } from './events/eventHub.ts'
import { createLoaders, type Loaders } from './loaders/loaders.ts'
import { createCallerRest, type CallerRest } from './rest/callerRest.ts'
import type { RestClient, Session } from './rest/restClient.ts'
import type { SessionJar } from './rest/session.ts'

/** What is known of a request before any GraphQL is read. */
export type Incoming = {
  readonly requestId: string
  readonly clientIp: string
  readonly signal: AbortSignal
  readonly jar: SessionJar
  readonly log: Logger
}

/** What resolvers see: made for one request, shared with no other. */
export type Context = Incoming & {
  readonly rest: CallerRest
  readonly loaders: Loaders
  /** Only where the answer is a stream. */
  readonly events: EventHub | null
}

export function createContext(client: RestClient, incoming: Incoming, events: EventHub | null = null): Context {
  const rest = createCallerRest(client, incoming)
  let session: Session | null = incoming.jar.session
  let loaders = createLoaders(rest)
  return {
    ...incoming,
    rest,
    events,
    get loaders() {
      if (session !== incoming.jar.session) {
        session = incoming.jar.session
        loaders = createLoaders(rest)
      }
      return loaders
    },
  }
}
