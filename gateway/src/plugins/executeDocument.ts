import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import type { ExecuteSteps } from './executeSteps.ts'

export type Engine = {
  /** yoga's steps with a text, which it keeps by what it made of it: also by the method of the request. */
  readonly reader: (initialContext: { readonly incoming: Incoming; readonly request: { readonly method?: string | undefined } }) => {
    readonly schema: GraphQLSchema
    readonly parse: (text: string) => DocumentNode
    readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[]
  }
  readonly execute: ExecuteSteps['execute']
}

export type Asked = { readonly document: DocumentNode; readonly variables: Record<string, unknown> | undefined }

/** Executes a document that is answered in one piece; what was thrown is an error as any other. */
export async function executeDocument(
  { execute }: Pick<Engine, 'execute'>,
  { document, variables }: Asked,
  incoming: Incoming,
): Promise<ExecutionResult> {
  try {
    const result = (await execute({ document, contextValue: { incoming }, variableValues: variables })) as
      | ExecutionResult
      | AsyncIterable<ExecutionResult>
    if (!(Symbol.asyncIterator in result)) return result
    throw new GatewayError('BAD_REQUEST', { message: 'This document cannot be answered in one piece.' })
  } catch (error) {
    return { errors: [asGraphqlError(error)] }
  }
}

export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  const originalError = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(originalError.message, { originalError })
}
