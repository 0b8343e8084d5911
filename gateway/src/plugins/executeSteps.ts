import type { GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { createContext, type Incoming, type RequestArgs } from '../context.ts'
import { askedFields } from '../execute/askedFields.ts'
import type { Execute } from '../execute/compiledExecution.ts'
import type { DeprecatedUse } from '../observe/deprecatedUse.ts'
import type { ObservedOperations } from '../observe/observedOperations.ts'
import type { RestClient } from '../rest/restClient.ts'
import { documentToExecute } from './laterParts.ts'
import type { Limits } from './limits/limits.ts'
import type { OperationLog } from './operationLog.ts'

export type ExecuteParts = {
  readonly limits: Limits
  readonly log: OperationLog
  readonly observed: ObservedOperations | null
  readonly deprecatedUse: DeprecatedUse
  readonly clientFor: (incoming: Incoming) => RestClient
  readonly execute: Execute
}

export type ExecuteSteps = {
  readonly execute: (asked: Omit<RequestArgs, 'schema'>) => unknown
  /** Whether what was executed for a request selects anything secret. */
  readonly isSecret: (incoming: Incoming) => boolean
  readonly plugin: Plugin<{ incoming: Incoming }>
}

/**
 * What a document passes while it is executed, whoever brings it. It is one hook of yoga's and no chain of them: yoga's
 * chain makes a dozen kilobytes of promises and closures for each request.
 */
export function executeSteps({ limits, log, observed, deprecatedUse, clientFor, execute }: ExecuteParts): ExecuteSteps {
  let schema: GraphQLSchema
  const secret = new WeakSet<Incoming>()
  const noteDeprecated = (fields: readonly string[], incoming: Incoming): void => {
    if (fields.length > 0) deprecatedUse(fields, incoming)
  }
  /** Resolvers get our own context alone; yoga would copy it into a bag and freeze its getters. */
  const executeInContext = (args: RequestArgs): unknown => {
    const { incoming } = args.contextValue
    const contextValue = createContext(clientFor(incoming), incoming, args)
    if (contextValue.asked.hasSecret) secret.add(incoming)
    noteDeprecated(contextValue.asked.deprecated, incoming)
    return execute({ ...args, document: documentToExecute(args), contextValue })
  }
  const steps: ExecuteSteps['execute'] = (asked) => {
    const args = { ...asked, schema }
    const error = limits.excess(args)
    if (error !== null) return { errors: [error] }
    log.note(args)
    return observed === null ? executeInContext(args) : observed.run(args, () => executeInContext(args))
  }
  return {
    execute: steps,
    isSecret: (incoming) => secret.has(incoming),
    plugin: {
      // The schema as it is served: other plugins add directives to it.
      onSchemaChange(change) {
        schema = change.schema
      },
      onSubscribe: ({ args }) => noteDeprecated(askedFields(args.schema, args.document).deprecated, args.contextValue.incoming),
      onExecute: ({ args, setExecuteFn }) => setExecuteFn(() => steps(args)),
    },
  }
}
