import { getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'

type Started = { readonly at: number; operation: string | null; kind: string | null }

export type OperationLog = {
  readonly begin: (incoming: Incoming) => void
  readonly end: (incoming: Incoming, result: unknown) => void
  readonly plugin: Plugin<{ incoming: Incoming }, { incoming: Incoming }>
}

/** One line an operation: its name, how long it took, which codes it gave. No variables, no person. */
export function operationLog(now: () => number): OperationLog {
  const started = new WeakMap<Incoming, Started>()
  const begin = (incoming: Incoming): void => void started.set(incoming, { at: now(), operation: null, kind: null })
  const end = (incoming: Incoming, result: unknown): void => {
    const { at, operation, kind } = started.get(incoming) ?? { at: now(), operation: null, kind: null }
    incoming.log.info({ requestId: incoming.requestId, operation, kind, ms: Math.round(now() - at), codes: codesOf(result) }, 'graphql')
  }
  const note = ({ document, operationName, contextValue }: ExecutionArgs & { contextValue: { incoming: Incoming } }): void => {
    const entry = started.get(contextValue.incoming)
    const operation = getOperationAST(document, operationName) ?? null
    if (entry === undefined || operation === null) return
    entry.operation = operation.name?.value.slice(0, 100) ?? null
    entry.kind = operation.operation
  }
  const plugin: OperationLog['plugin'] = {
    onRequestParse({ serverContext }) {
      begin(serverContext.incoming)
    },
    onExecute: ({ args }) => note(args),
    onSubscribe: ({ args }) => note(args),
    onResultProcess({ result, serverContext }) {
      end(serverContext.incoming, result)
    },
  }
  return { begin, end, plugin }
}

function codesOf(result: unknown): string[] {
  const errors = typeof result === 'object' && result !== null && 'errors' in result ? (result as ExecutionResult).errors : undefined
  return [...new Set((errors ?? []).map((error) => String(error.extensions['code'])))]
}
