import { SpanKind } from '@opentelemetry/api'
import { getOperationAST, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Incoming, RequestArgs } from '../context.ts'
import { codeOf } from '../errors/presentError.ts'
import type { Observers } from './observedClient.ts'
import type { Spans } from './tracing.ts'

type Named = { readonly operation: string; readonly kind: string }

export type ObservedOperations = {
  readonly run: (args: RequestArgs, execute: () => unknown) => unknown
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
  const run: ObservedOperations['run'] = (args, execute) => {
    const started = now()
    const named = nameOf(args)
    executed.add(args.contextValue.incoming)
    const count = (result: unknown): unknown => {
      metrics?.operation({ ...named, codes: codesOf(result as object), ms: now() - started })
      return result
    }
    const result = spans === null ? execute() : inSpan(spans, named, execute)
    return result instanceof Promise ? result.then(count) : count(result)
  }
  return { run, end }
}

function inSpan(spans: Spans, { operation, kind }: Named, execute: () => unknown): Promise<unknown> {
  const attributes = { 'graphql.operation.name': operation, 'graphql.operation.type': kind }
  return spans.run(`${kind} ${operation}`, SpanKind.INTERNAL, attributes, async () => execute())
}

function codesOf(result: object): string[] {
  const { errors = [] } = 'errors' in result ? (result as ExecutionResult) : {}
  return [...new Set(errors.map(codeOf))]
}
