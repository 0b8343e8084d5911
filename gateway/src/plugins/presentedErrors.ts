import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError, presentWithStatus } from '../errors/presentError.ts'

type Part = ExecutionResult & { readonly incremental?: readonly Part[] }
export type Result = Part | AsyncIterable<Part> | Part[]

/** How many faults of a request that was not carried out are told one by one. */
const mostFaults = 5

/** Every error leaves through `presentError`, in whole answers and in the parts that @defer and @stream send later. */
export function presentResult(result: Result, incoming: Incoming): Result {
  if (isWhole(result)) return presentAnswer(result, incoming)
  return isList(result) ? result.map((part) => presentAnswer(part, incoming)) : presentParts(result, incoming)
}

/** A whole answer: its errors presented, and whether its session had ended. */
function presentAnswer(result: Part, incoming: Incoming): Part {
  const { errors } = result
  if (errors === undefined) return withSession(result, incoming)
  const hasData = 'data' in result
  return withSession(
    { ...result, errors: (hasData ? errors : firstOf(errors)).map((error) => presentWithStatus(error, incoming, hasData)) },
    incoming,
  )
}

/** Beside data each null has its error; a request that was refused as a whole needs only so many reasons. */
function firstOf(errors: readonly GraphQLError[]): readonly Error[] {
  if (errors.length <= mostFaults) return errors
  return [
    ...errors.slice(0, mostFaults),
    new GatewayError('BAD_REQUEST', { message: `${errors.length - mostFaults} more faults are not listed.` }),
  ]
}

/** What needs no member is answered as to a visitor; the client learns here that it is one. */
export function withSession<R extends Pick<ExecutionResult, 'extensions'>>(result: R, { jar }: Incoming): R {
  return jar.isExpired ? { ...result, extensions: { ...result.extensions, session: 'EXPIRED' } } : result
}

async function* presentParts(parts: AsyncIterable<Part>, incoming: Incoming): AsyncGenerator<Part> {
  for await (const part of parts) yield withSession(presentPart(part, incoming), incoming)
}

function presentPart(part: Part, incoming: Incoming): Part {
  return {
    ...part,
    ...(part.errors === undefined ? {} : { errors: part.errors.map((error) => presentError(error, incoming)) }),
    ...(part.incremental === undefined ? {} : { incremental: part.incremental.map((inner) => presentPart(inner, incoming)) }),
  }
}

/** Whether it is one answer in one piece. */
export function isWhole(result: Result): result is Part {
  return !isList(result) && !(Symbol.asyncIterator in result)
}

function isList(result: Result): result is Part[] {
  return Array.isArray(result)
}
