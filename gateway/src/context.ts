import type { IncomingHttpHeaders } from 'node:http'
import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { EventHub } from './events/eventHub.ts'
import { askedFields, type AskedFields } from './execute/askedFields.ts'
import { createLoaders, type Loaders } from './loaders/loaders.ts'
import { createCallerRest, type CallerRest } from './rest/callerRest.ts'
import type { Page, RestClient, Session } from './rest/restClient.ts'
import type { SessionJar } from './rest/session.ts'

/** What is known of a request before any GraphQL is read. */
export type Incoming = {
  readonly requestId: string
  /** By the machine's clock that only goes on. */
  readonly arrivedAt: number
  readonly clientIp: string
  readonly page: Page
  readonly headers: IncomingHttpHeaders
  readonly signal: AbortSignal
  readonly jar: SessionJar
  readonly log: Logger
}

/** What is executed for a request, before its context is made. */
export type RequestArgs = ExecutionArgs & { contextValue: { incoming: Incoming; request?: Request } }

/** What resolvers see: made for one request, shared with no other. */
export type Context = Omit<Incoming, 'headers'> & {
  readonly rest: CallerRest
  readonly loaders: Loaders
  /** The fields its document asks for. */
  readonly asked: AskedFields
  /** Only where the answer is a stream. */
  readonly events: EventHub | null
}

/** What is executed: which fields it asks for says what the marketplace is asked for. */
export type Executed = { readonly schema: GraphQLSchema; readonly document: DocumentNode }

export function createContext(client: RestClient, incoming: Incoming, executed: Executed, events: EventHub | null = null): Context {
  return new RequestContext(client, incoming, executed, events)
}

class RequestContext implements Context {
  readonly requestId: string
  readonly arrivedAt: number
  readonly clientIp: string
  readonly page: Page
  readonly signal: AbortSignal
  readonly jar: SessionJar
  readonly log: Logger
  readonly rest: CallerRest
  readonly asked: AskedFields
  readonly events: EventHub | null
  #session: Session | null = null
  #loaders: Loaders | null = null

  constructor(client: RestClient, incoming: Incoming, { schema, document }: Executed, events: EventHub | null) {
    this.requestId = incoming.requestId
    this.arrivedAt = incoming.arrivedAt
    this.clientIp = incoming.clientIp
    this.page = incoming.page
    this.signal = incoming.signal
    this.jar = incoming.jar
    this.log = incoming.log
    this.rest = createCallerRest(client, incoming)
    this.asked = askedFields(schema, document)
    this.events = events
  }

  get loaders(): Loaders {
    if (this.#loaders === null || this.#session !== this.jar.session) {
      this.#session = this.jar.session
      this.#loaders = createLoaders(this.rest, this.asked)
    }
    return this.#loaders
  }
}
