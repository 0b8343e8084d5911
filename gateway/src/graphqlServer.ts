import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { useDeferStream as deferStream } from '@graphql-yoga/plugin-defer-stream'
import type { GraphQLSchema } from 'graphql'
import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import type { Incoming } from './context.ts'
import type { EventHub } from './events/eventHub.ts'
import type { Observers } from './observe/observedClient.ts'
import { observedOperations } from './observe/observedOperations.ts'
import { compiledExecution } from './execute/compiledExecution.ts'
import { knownTexts, type KnownTexts } from './execute/knownTexts.ts'
import type { Machine } from './machine.ts'
import { hiddenSchema } from './plugins/hiddenSchema.ts'
import { liveContext } from './plugins/liveContext.ts'
import { limits } from './plugins/limits/limits.ts'
import type { TrustedDocuments } from './plugins/trustedDocuments.ts'
import { bodyReader } from './plugins/bodyReader.ts'
import { callerContext } from './plugins/callerContext.ts'
import { operationLog, type OperationLog } from './plugins/operationLog.ts'
import { presentedErrors } from './plugins/presentedErrors.ts'
import { sessionCookie } from './plugins/sessionCookie.ts'
import { shownCalls } from './plugins/shownCalls.ts'
import { trustedOperations } from './plugins/trustedOperations.ts'
import type { RestClient } from './rest/restClient.ts'

export type Yoga = YogaServerInstance<{ incoming: Incoming }, object>

export type GraphqlParts = {
  readonly settings: { readonly trustedOnly: boolean; readonly introspection: boolean; readonly showCalls: boolean }
  readonly schema: GraphQLSchema
  readonly client: RestClient
  readonly documents: () => TrustedDocuments
  readonly events: EventHub
  readonly observers: Observers
  readonly machine: Machine
}

/** What the fast lane shares with yoga. */
export type Watched = { readonly log: OperationLog; readonly texts: KnownTexts }

export function watched({ elapsed }: Machine): Watched {
  return { log: operationLog(elapsed), texts: knownTexts() }
}

/** The GraphQL half: what a document passes before, while and after it is executed. */
export function createGraphql(
  { settings, schema, client, documents, events, observers, machine }: GraphqlParts,
  { log, texts }: Watched = watched(machine),
): Yoga {
  const calls = settings.showCalls ? shownCalls(client, machine.elapsed) : null
  return createYoga<{ incoming: Incoming }>({
    schema,
    logging: false,
    maskedErrors: false,
    cors: false,
    multipart: false,
    landingPage: false,
    maxRequestBodySize: false,
    extraParamNames: ['doc_id'],
    graphiql: false,
    plugins: [
      csrfPrevention({ requestHeaders: ['x-csrf', 'x-graphql-yoga-csrf', 'apollo-require-preflight'] }),
      bodyReader(),
      trustedOperations(documents, settings.trustedOnly),
      deferStream(),
      texts.plugin,
      compiledExecution((document) => documents().has(document)),
      limits((document) => documents().has(document)),
      ...(observers.metrics === null && observers.spans === null
        ? []
        : [observedOperations(observers, (document) => documents().has(document))]),
      callerContext(calls?.clientFor ?? (() => client)),
      liveContext(client, events),
      presentedErrors(),
      ...(calls === null ? [] : [calls.plugin]),
      ...(settings.introspection ? [] : [hiddenSchema()]),
      log.plugin,
      sessionCookie(),
    ],
  })
}
