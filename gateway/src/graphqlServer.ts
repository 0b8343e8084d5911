import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { useDeferStream as deferStream } from '@graphql-yoga/plugin-defer-stream'
import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql'
import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import type { Incoming } from './context.ts'
import type { EventHub } from './events/eventHub.ts'
import { deprecatedUse } from './observe/deprecatedUse.ts'
import type { Observers } from './observe/observedClient.ts'
import { observedOperations } from './observe/observedOperations.ts'
import { compiledExecution } from './execute/compiledExecution.ts'
import type { Machine } from './machine.ts'
import { answerSteps, type AnswerSteps } from './plugins/answerSteps.ts'
import type { Engine } from './plugins/executeDocument.ts'
import { executeSteps, type ExecuteSteps } from './plugins/executeSteps.ts'
import { documentLimits } from './plugins/limits/limits.ts'
import { liveContext } from './plugins/liveContext.ts'
import { multipartSubscriptions } from './plugins/multipartSubscriptions.ts'
import { operationLog } from './plugins/operationLog.ts'
import { unlessAsksById } from './plugins/publicReads.ts'
import { shownCalls } from './plugins/shownCalls.ts'
import type { TrustedDocuments } from './plugins/trustedDocuments.ts'
import { documentFor, idParams, trustedOperations, type DocumentFor } from './plugins/trustedOperations.ts'
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
  /** What time it is in a test shop; every answer of one tells it. */
  readonly shopTime?: () => string
}

/** yoga, and the steps that every document passes. */
export type Graphql = { readonly yoga: Yoga; readonly engine: Engine; readonly find: DocumentFor; readonly steps: AnswerSteps } & Pick<
  ExecuteSteps,
  'isSecret'
>

/** The GraphQL half: what a document passes before, while and after it is executed. */
export function createGraphql({ settings, schema, client, documents, events, observers, machine, shopTime }: GraphqlParts): Graphql {
  const isTrusted = (document: Parameters<TrustedDocuments['has']>[0]): boolean => documents().has(document)
  const find = documentFor(documents, settings.trustedOnly)
  const calls = settings.showCalls ? shownCalls(client, machine.elapsed) : null
  const log = operationLog(machine.elapsed)
  const observed = observers.metrics === null && observers.spans === null ? null : observedOperations(observers, isTrusted)
  const limits = documentLimits(isTrusted)
  const execution = executeSteps({
    limits,
    log,
    observed,
    deprecatedUse: deprecatedUse(observers.metrics, machine.now),
    clientFor: calls?.clientFor ?? (() => client),
    execute: compiledExecution(isTrusted),
  })
  const steps = answerSteps({ limits, log, observed, hidesSchema: !settings.introspection, shopTime: shopTime ?? null })
  const yoga = createYoga<{ incoming: Incoming }>({
    schema,
    logging: false,
    maskedErrors: false,
    cors: false,
    multipart: false,
    landingPage: false,
    maxRequestBodySize: false,
    extraParamNames: [...idParams],
    graphiql: false,
    plugins: [
      unlessAsksById(csrfPrevention({ requestHeaders: ['x-csrf', 'x-graphql-yoga-csrf', 'apollo-require-preflight'] })),
      trustedOperations(find),
      deferStream(),
      limits.plugin,
      execution.plugin,
      liveContext(client, events),
      multipartSubscriptions(machine),
      ...(settings.introspection ? [] : [{ onValidate: withoutIntrospection }]),
      log.plugin,
      steps.plugin,
      ...(calls === null ? [] : [calls.plugin]),
    ],
  })
  return {
    yoga,
    engine: { reader: (context) => yoga.getEnveloped(context), execute: execution.execute },
    find,
    steps,
    isSecret: execution.isSecret,
  }
}

function withoutIntrospection({ addValidationRule }: { addValidationRule: (rule: typeof NoSchemaIntrospectionCustomRule) => void }): void {
  addValidationRule(NoSchemaIntrospectionCustomRule)
}
