import { GraphQLError, type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'

/** yoga's steps with a document, the limits, metrics and contexts of our plugins among them. */
export type Engine = (initialContext: {
  readonly incoming: Incoming
  /** The parser has to say by which method: yoga keeps what it made of a faulty text. */
  readonly request?: { readonly method?: string | undefined }
}) => {
  readonly schema: GraphQLSchema
  readonly parse: (text: string) => DocumentNode
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[]
  readonly execute: (args: ExecutionArgs) => unknown
}

export type Asked = { readonly document: DocumentNode; readonly variables: Record<string, unknown> | undefined }

/** Executes a document that is answered in one piece; what was thrown is an error as any other. */
export async function executeDocument(engine: Engine, { document, variables }: Asked, incoming: Incoming): Promise<ExecutionResult> {
  try {
    const contextValue = { incoming }
    const { schema, execute } = engine(contextValue)
    const result = (await execute({ schema, document, contextValue, variableValues: variables })) as
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
