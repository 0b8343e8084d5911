import type { GatewayErrorCode } from '../generated/resolvers-types.ts'

export type HttpHint = { status: number; headers?: Record<string, string> }

export type WrongParameter = { readonly name: string; readonly message: string }

type Details = {
  /** A developer's sentence; the catalogue's by default. */
  message?: string
  userMessage?: string
  upstreamCode?: number
  reason?: string
  field?: string
  /** All wrong parameters, by their REST names. */
  wrong?: readonly WrongParameter[]
  /** What the marketplace said beside its refusal; never part of an answer's error. */
  upstreamData?: unknown
  http?: HttpHint
  cause?: unknown
  /** Nobody is there any more to whom it matters. */
  isMoot?: boolean
}

/** The one error the gateway throws on purpose; `presentError` makes the answer's error of it. */
export class GatewayError extends Error {
  readonly code: GatewayErrorCode
  readonly details: Details
  /** Of a read: where something was written before it, that is done nevertheless. */
  isOfRead = false

  constructor(code: GatewayErrorCode, details: Details = {}) {
    super(details.message ?? code, { cause: details.cause })
    this.name = 'GatewayError'
    this.code = code
    this.details = details
  }
}

export function invalidInput(field: string, userMessage: string): GatewayError {
  return new GatewayError('VALIDATION_FAILED', { field, userMessage })
}

/** The same error, its field by the name that this place gives to a parameter of REST. */
export function renamed(error: unknown, parameter: string, field: string): unknown {
  const isIt = error instanceof GatewayError && error.details.wrong?.[0]?.name === parameter
  return isIt ? new GatewayError(error.code, { ...error.details, field }) : error
}

/** True for what the marketplace says of a thing that is not there or not the caller's. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.code !== 'BUSINESS_REJECTED') return false
  const { reason, upstreamCode } = error.details
  return reason === 'NOT_FOUND' || (reason === undefined && upstreamCode === 404)
}

export function isLoginRequired(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'LOGIN_REQUIRED'
}
