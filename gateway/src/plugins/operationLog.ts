import { getOperationAST, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'

type Started = { readonly at: number; operation: string | null; kind: string | null }

/** One line an operation: its name, how long it took, which codes it gave. No variables, no person. */
export function operationLog(now: () => number): Plugin<{ incoming: Incoming }, { incoming: Incoming }> {
  const started = new WeakMap<Incoming, Started>()
  return {
    onRequestParse({ serverContext }) {
      started.set(serverContext.incoming, { at: now(), operation: null, kind: null })
    },
    onExecute({ args }) {
      const entry = started.get(args.contextValue.incoming)
      const operation = getOperationAST(args.document, args.operationName) ?? null
      if (entry === undefined || operation === null) return
      entry.operation = operation.name?.value.slice(0, 100) ?? null
      entry.kind = operation.operation
    },
    onResultProcess({ result, serverContext }) {
      const { incoming } = serverContext
      const { at, operation, kind } = started.get(incoming) ?? { at: now(), operation: null, kind: null }
      incoming.log.info({ requestId: incoming.requestId, operation, kind, ms: Math.round(now() - at), codes: codesOf(result) }, 'graphql')
    },
  }
}

function codesOf(result: unknown): string[] {
  const errors = typeof result === 'object' && result !== null && 'errors' in result ? (result as ExecutionResult).errors : undefined
  return [...new Set((errors ?? []).map((error) => String(error.extensions['code'])))]
}
