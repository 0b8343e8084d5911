import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { createContext, type Incoming } from '../context.ts'
import type { Observers } from '../observe/observedClient.ts'
import { excess } from '../plugins/limits/limits.ts'
import type { OperationLog } from '../plugins/operationLog.ts'
import type { TrustedDocuments } from '../plugins/trustedDocuments.ts'
import type { RestClient } from '../rest/restClient.ts'
import type { CompiledExecution } from './compiledExecution.ts'

export type DirectExecution = (document: DocumentNode, variables: Record<string, unknown> | undefined, incoming: Incoming) => ExecutionResult | Promise<ExecutionResult> | null

type DirectParts = { readonly schema: GraphQLSchema; readonly client: RestClient; readonly documents: () => TrustedDocuments; readonly observers: Observers; readonly compiled: CompiledExecution; readonly log: OperationLog }

/**
 * What the plugins do around a compiled query, without the chain of functions that is built anew for each request to do it.
 * Null where that chain is needed: for what is not compiled, exceeds a limit, or is counted or traced.
 */
export function directExecution({ schema, client, documents, observers, compiled, log }: DirectParts): DirectExecution {
  const isObserved = observers.metrics !== null || observers.spans !== null
  return (document, variableValues, incoming) => {
    const query = isObserved ? null : compiled.queryFor({ schema, document })
    if (query === null) return null
    if (!documents().has(document) && excess({ schema, document, variableValues }) !== null) return null
    log.note(incoming, document)
    return compiled.run(query, { document, variableValues, contextValue: createContext(client, incoming, document) })
  }
}
