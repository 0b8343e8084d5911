import { getOperationAST, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming, RequestArgs } from '../context.ts'

type Named = { readonly operation: string | null; readonly kind: string | null }

export type OperationLog = {
  /** The operation that is about to be executed. */
  readonly note: (args: RequestArgs) => void
  /** Once an operation's answer is known, as it will be told. */
  readonly end: (incoming: Incoming, result: unknown) => void
  readonly plugin: Plugin<{ incoming: Incoming }>
}

const unnamed: Named = { operation: null, kind: null }

/** One line an operation: its name, how long it took since its request arrived, which codes it gave. No variables, no person. */
export function operationLog(now: () => number): OperationLog {
  const executed = new WeakMap<Incoming, Named>()
  const note = ({ document, operationName, contextValue }: RequestArgs): void => {
    const operation = getOperationAST(document, operationName)
    if (operation === null || operation === undefined) return
    executed.set(contextValue.incoming, { operation: operation.name?.value.slice(0, 100) ?? null, kind: operation.operation })
  }
  return {
    note,
    end(incoming, result) {
      const ms = Math.round(now() - incoming.arrivedAt)
      const { operation, kind } = executed.get(incoming) ?? unnamed
      incoming.log.info({ requestId: incoming.requestId, operation, kind, ms, codes: codesOf(result) }, 'graphql')
    },
    plugin: { onSubscribe: ({ args }) => note(args) },
  }
}

function codesOf(result: unknown): string[] {
  const errors = typeof result === 'object' && result !== null && 'errors' in result ? (result as ExecutionResult).errors : undefined
  return [...new Set((errors ?? []).map((error) => String(error.extensions['code'])))]
}
