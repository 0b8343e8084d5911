import { pino } from 'pino'
import type { Incoming } from '../context.ts'
import { EventHub } from '../events/eventHub.ts'
import { createGraphql, type Yoga } from '../graphqlServer.ts'
import { headersOf } from '../http/answers.ts'
import { type Machine, thisMachine } from '../machine.ts'
import { noObservers } from './noObservers.ts'
import { readTrustedDocuments, type TrustedDocuments } from '../plugins/trustedDocuments.ts'
import type { RestClient, Session } from '../rest/restClient.ts'
import { SessionJar } from '../rest/session.ts'
import { createSchema } from '../schema.ts'
import { stubRest, type StubRest, type StubRoutes } from './stubRest.ts'

export type AnswerError = { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }
export type Answer = {
  status: number
  headers: Headers
  data: Record<string, unknown> | null | undefined
  errors: AnswerError[] | undefined
  text: string
}
export type AskOptions = {
  variables?: Record<string, unknown>
  session?: Session | null
  headers?: Record<string, string>
  extra?: Record<string, unknown>
}

export type Harness = {
  readonly rest: StubRest
  readonly yoga: Yoga
  readonly logs: Record<string, unknown>[]
  readonly ask: (query: string | undefined, options?: AskOptions) => Promise<Answer>
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export const member: Session = { kind: 'cookie', value: 'member-session' }
export const testSchema = createSchema()
export const noDocuments: TrustedDocuments = readTrustedDocuments(testSchema, [])

type HalfOptions = { trustedOnly?: boolean; introspection?: boolean; documents?: TrustedDocuments; machine?: Machine }
type Half = {
  readonly yoga: Yoga
  readonly events: EventHub
  readonly logs: Record<string, unknown>[]
  readonly fetch: (path: string, init: RequestInit, jar: SessionJar) => Promise<Response>
  /** The answer as it comes, for one that does not end. */
  readonly open: (path: string, init: RequestInit, jar: SessionJar, signal?: AbortSignal) => Promise<Response>
}

/** The whole GraphQL half over any marketplace, without ports. */
export function graphqlOver(client: RestClient, options: HalfOptions = {}): Half {
  const { documents = noDocuments, machine = thisMachine, trustedOnly = false, introspection = true } = options
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) })
  const events = new EventHub(client, log, machine)
  const { yoga } = createGraphql({
    settings: { trustedOnly, introspection, showCalls: true },
    schema: testSchema,
    client,
    documents: () => documents,
    events,
    observers: noObservers,
    machine,
  })
  const ask = async (path: string, init: RequestInit, jar: SessionJar, signal = new AbortController().signal) => {
    const incoming: Incoming = {
      requestId: 'test-request',
      arrivedAt: 0,
      headers: {},
      clientIp: '192.0.2.1',
      page: { shop: null, agent: null },
      signal,
      jar,
      log,
    }
    // yoga's Request writes a length into the headers it is given.
    const response = await yoga.fetch(`http://localhost${path}`, { ...init, headers: new Headers(init.headers) }, { incoming })
    return { incoming, response }
  }
  return {
    yoga,
    events,
    logs,
    open: async (...asked) => (await ask(...asked)).response,
    async fetch(path, init, jar) {
      const { incoming, response } = await ask(path, init, jar)
      return new Response(response.body === null ? null : await response.text(), {
        status: response.status,
        headers: headersOf({ headers: Object.fromEntries(response.headers) }, incoming),
      })
    },
  }
}

/** The whole GraphQL half over a stub of the marketplace. */
export function openHarness(routes: StubRoutes, options: HalfOptions = {}): Harness {
  const rest = stubRest(routes)
  const half = graphqlOver(rest, options)
  const fetch = (path: string, init: RequestInit = {}, session: Session | null = null): Promise<Response> =>
    half.fetch(path, init, new SessionJar(session, true))
  return {
    rest,
    yoga: half.yoga,
    logs: half.logs,
    fetch,
    async ask(query, { variables, session = member, headers = {}, extra = {} } = {}) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({ query, variables, ...extra }),
      }
      const response = await fetch('/graphql', init, session)
      const text = await response.text()
      const body = text.startsWith('{') ? (JSON.parse(text) as Pick<Answer, 'data' | 'errors'>) : { data: undefined, errors: undefined }
      return { status: response.status, headers: response.headers, data: body.data, errors: body.errors, text }
    },
  }
}

/** The codes of an answer's errors, in order. */
export function codes({ errors }: Answer): unknown[] {
  return (errors ?? []).map(({ extensions }) => extensions['code'])
}
