import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'
import { presentError, presentWithStatus, type ErrorSink } from '../errors/presentError.ts'

type Part = ExecutionResult & { readonly incremental?: readonly Part[] }
type Result = Part | AsyncIterable<Part> | Part[]

/** Every error leaves through `presentError`, in whole answers and in the parts that @defer and @stream send later. */
export function presentedErrors(): Plugin<object, { incoming: Incoming }> {
  return {
    onResultProcess(payload) {
      payload.setResult(presentResult(payload.result, payload.serverContext.incoming))
    },
  }
}

function presentResult(result: Result, sink: ErrorSink): Result {
  if (isAsyncIterable(result)) return presentParts(result, sink)
  return isList(result) ? result.map((part) => presentWhole(part, sink)) : presentWhole(result, sink)
}

function presentWhole(result: Part, sink: ErrorSink): Part {
  if (result.errors === undefined) return result
  return { ...result, errors: result.errors.map((error) => presentWithStatus(error, sink, 'data' in result)) }
}

async function* presentParts(parts: AsyncIterable<Part>, sink: ErrorSink): AsyncGenerator<Part> {
  for await (const part of parts) yield presentPart(part, sink)
}

function presentPart(part: Part, sink: ErrorSink): Part {
  return {
    ...part,
    ...(part.errors === undefined ? {} : { errors: part.errors.map((error) => presentError(error, sink)) }),
    ...(part.incremental === undefined ? {} : { incremental: part.incremental.map((inner) => presentPart(inner, sink)) }),
  }
}

function isAsyncIterable(result: Result): result is AsyncIterable<Part> {
  return Symbol.asyncIterator in result
}

function isList(result: Part | Part[]): result is Part[] {
  return Array.isArray(result)
}
