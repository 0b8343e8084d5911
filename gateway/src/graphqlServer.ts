import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { useDeferStream as deferStream } from '@graphql-yoga/plugin-defer-stream'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { GraphQLSchema } from 'graphql'
import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import type { Incoming } from './context.ts'
import { graphiqlOptions, graphiqlPolicy } from './plugins/graphiql.ts'
import { hiddenSchema } from './plugins/hiddenSchema.ts'
import { limits } from './plugins/limits/limits.ts'
import type { TrustedDocuments } from './plugins/trustedDocuments.ts'
import { bodyReader } from './plugins/bodyReader.ts'
import { callerContext } from './plugins/callerContext.ts'
import { operationLog } from './plugins/operationLog.ts'
import { presentedErrors } from './plugins/presentedErrors.ts'
import { sessionCookie } from './plugins/sessionCookie.ts'
import { trustedOperations } from './plugins/trustedOperations.ts'
import type { RestClient } from './rest/restClient.ts'

export type Yoga = YogaServerInstance<{ incoming: Incoming }, object>

export type GraphqlParts = {
  readonly settings: { readonly siteTitle: string; readonly trustedOnly: boolean; readonly introspection: boolean }
  readonly schema: GraphQLSchema
  readonly client: RestClient
  readonly documents: () => TrustedDocuments
}

/** The GraphQL half: what a document passes before, while and after it is executed. */
export function createGraphql({ settings, schema, client, documents }: GraphqlParts): Yoga {
  return createYoga<{ incoming: Incoming }>({
    schema,
    logging: false,
    maskedErrors: false,
    cors: false,
    multipart: false,
    landingPage: false,
    maxRequestBodySize: false,
    extraParamNames: ['doc_id'],
    graphiql: settings.trustedOnly || !settings.introspection ? false : graphiqlOptions(settings.siteTitle),
    renderGraphiQL,
    plugins: [
      graphiqlPolicy(),
      csrfPrevention({ requestHeaders: ['x-csrf', 'x-graphql-yoga-csrf', 'apollo-require-preflight'] }),
      bodyReader(),
      trustedOperations(documents, settings.trustedOnly),
      deferStream(),
      limits((document) => documents().has(document)),
      callerContext(client),
      presentedErrors(),
      ...(settings.introspection ? [] : [hiddenSchema()]),
      operationLog(() => performance.now()),
      sessionCookie(),
    ],
  })
}
