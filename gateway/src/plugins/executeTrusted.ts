import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { withSession } from './presentedErrors.ts'
import type { DocumentResult } from './storefront.ts'
import { isQuery, type TrustedDocuments } from './trustedDocuments.ts'

export type Engine = (initialContext: { incoming: Incoming }) => { schema: GraphQLSchema; execute: (args: ExecutionArgs) => unknown }
export type ExecuteTrusted = (
  incoming: Incoming,
  operation: { documentId: string; variables: Record<string, unknown> },
) => Promise<DocumentResult>

/** Answers a trusted query in process, with the plugins, context and errors of /graphql but without HTTP. */
export function createExecuteTrusted(engine: Engine, documents: () => TrustedDocuments): ExecuteTrusted {
  return async (incoming, { documentId, variables }) => {
    const document = documents().whole(documentId)
    if (document === null || !isQuery(document)) {
      return present({ errors: [refusal('This document is not among the trusted queries.')] }, incoming)
    }
    return present(await run(engine, incoming, document, variables), incoming)
  }
}

type Raw = { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined }

async function run(engine: Engine, incoming: Incoming, document: DocumentNode, variables: Record<string, unknown>): Promise<Raw> {
  try {
    const contextValue = { incoming }
    const { schema, execute } = engine(contextValue)
    const result = (await execute({ schema, document, contextValue, variableValues: variables })) as
      | ExecutionResult
      | AsyncIterable<ExecutionResult>
    if (!(Symbol.asyncIterator in result)) return result
    return { errors: [refusal('This document cannot be answered in one piece.')] }
  } catch (error) {
    return { errors: [error] }
  }
}

function present({ data, errors }: Raw, incoming: Incoming): DocumentResult {
  const answer: DocumentResult = {
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors: errors.map((error) => plain(presentError(error, incoming))) }),
  }
  return withSession(answer, incoming)
}

function plain({ message, path, extensions }: GraphQLError): NonNullable<DocumentResult['errors']>[number] {
  return { message, ...(path === undefined ? {} : { path }), extensions }
}

function refusal(message: string): GatewayError {
  return new GatewayError('BAD_REQUEST', { message })
}
