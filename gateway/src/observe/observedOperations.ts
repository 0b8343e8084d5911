import { SpanKind } from '@opentelemetry/api'
import { getOperationAST, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'
import { codeOf } from '../errors/presentError.ts'
import type { Observers } from './observedClient.ts'

type Named = { readonly operation: string; readonly kind: string }

export type ObservedOperations = {
  readonly plugin: Plugin<{ incoming: Incoming }>
  /** Counts what was refused before anything was executed. */
  readonly end: (incoming: Incoming, result: object) => void
}

/** Counts, times and traces every operation, those of the rendered pages too. Of ad-hoc documents the name is the caller's own and left out. */
export function observedOperations({ metrics, spans, now }: Observers, isTrusted: (document: DocumentNode) => boolean): ObservedOperations {
  const executed = new WeakSet<Incoming>()
  const nameOf = ({ document, operationName }: ExecutionArgs): Named => {
    const operation = getOperationAST(document, operationName)
    return { operation: (isTrusted(document) ? operation?.name?.value : undefined) ?? 'adhoc', kind: operation?.operation ?? 'unknown' }
  }
  const end = (incoming: Incoming, result: object): void => {
    if (!executed.has(incoming) && 'errors' in result)
      metrics?.operation({ operation: 'refused', kind: 'unknown', codes: codesOf(result), ms: 0 })
  }
  const plugin: ObservedOperations['plugin'] = {
    onExecute({ args, executeFn, setExecuteFn }) {
      const started = now()
      const named = nameOf(args)
      executed.add(args.contextValue.incoming)
      if (spans !== null) {
        setExecuteFn((given: ExecutionArgs) =>
          spans.run(
            `${named.kind} ${named.operation}`,
            SpanKind.INTERNAL,
            { 'graphql.operation.name': named.operation, 'graphql.operation.type': named.kind },
            async () => executeFn(given),
          ),
        )
      }
      return { onExecuteDone: ({ result }) => metrics?.operation({ ...named, codes: codesOf(result), ms: now() - started }) }
    },
  }
  return { plugin, end }
}

function codesOf(result: object): string[] {
  const { errors = [] } = 'errors' in result ? (result as ExecutionResult) : {}
  return [...new Set(errors.map(codeOf))]
}
