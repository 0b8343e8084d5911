import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { catalogue, isGatewayErrorCode } from './catalogue.ts'
import { GatewayError } from './gatewayError.ts'

export type ErrorSink = { readonly requestId: string; readonly log: Logger }

/** The only place where a failure becomes an error of the answer; what must be known later is logged here, once. */
export function presentError(error: unknown, sink: ErrorSink): GraphQLError {
  const root = rootOf(error)
  const known = root instanceof GatewayError ? root : recognise(root, error)
  logCause(known, sink)
  const { userMessage, upstreamCode, reason, field } = known.details
  return new GraphQLError(known.details.message ?? catalogue[known.code].message, {
    ...placeOf(error),
    extensions: {
      code: known.code,
      userMessage: userMessage ?? catalogue[known.code].userMessage,
      ...(upstreamCode === undefined ? {} : { upstreamCode }),
      ...(reason === undefined ? {} : { reason }),
      ...(field === undefined ? {} : { field }),
      requestId: sink.requestId,
    },
  })
}

/** As `presentError`, with the HTTP status that yoga reads from the error and takes out of the answer. */
export function presentWithStatus(error: unknown, sink: ErrorSink, hasData: boolean): GraphQLError {
  const presented = presentError(error, sink)
  const http = httpOf(error) ?? (presented.extensions['code'] === 'UNEXPECTED' && !hasData ? { status: 500 } : undefined)
  if (http !== undefined) presented.extensions['http'] = http
  return presented
}

/** The code that an error will be presented by. */
export function codeOf(error: unknown): string {
  const root = rootOf(error)
  return (root instanceof GatewayError ? root : recognise(root, error)).code
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined ? rootOf(error.originalError) : error
}

/** Errors of graphql and yoga about the request itself keep their words; anything else is a fault nobody foresaw. */
function recognise(root: unknown, error: unknown): GatewayError {
  if (!(root instanceof GraphQLError) || root.extensions['unexpected'] === true) return new GatewayError('UNEXPECTED', { cause: root })
  const { code, userMessage } = root.extensions
  if (root.message.includes('OneOf Input Object')) return wrongValue(root.message, '请填写其中一项，且只填写一项', error)
  if (typeof userMessage === 'string') return wrongValue(root.message, userMessage, error)
  return new GatewayError(isGatewayErrorCode(code) ? code : 'BAD_REQUEST', { message: root.message })
}

/** A value that its type refuses; which field it came for is told by the words around it alone. */
function wrongValue(message: string, userMessage: string, error: unknown): GatewayError {
  const around = error instanceof Error ? error.message : ''
  const [, field] = / at "\S+\.(\w+)(?:\[\d+\])*"; /.exec(around) ?? []
  return new GatewayError('VALIDATION_FAILED', { message, userMessage, ...(field === undefined ? {} : { field }) })
}

function httpOf(error: unknown): unknown {
  const root = rootOf(error)
  if (root instanceof GatewayError) return root.details.http
  if (!(error instanceof GraphQLError)) return undefined
  // yoga marks unreadable JSON by this extension, whose words are the parser's: 400 whatever was accepted, no words.
  return error.extensions['originalError'] === undefined ? error.extensions['http'] : { status: 400 }
}

function placeOf(error: unknown): {
  nodes?: GraphQLError['nodes']
  source?: GraphQLError['source']
  positions?: GraphQLError['positions']
  path?: GraphQLError['path']
} {
  if (!(error instanceof GraphQLError)) return {}
  const { nodes, source, positions, path } = error
  return { nodes, source, positions, path }
}

export function logCause(error: GatewayError, { requestId, log }: ErrorSink): void {
  const { upstreamCode, reason, field, cause } = error.details
  const entry = { requestId, code: error.code, upstreamCode, reason, field, cause: causeOf(cause, error.code === 'UNEXPECTED') }
  if (error.details.isMoot === true) log.debug(entry, 'the caller left')
  else if (error.code === 'UNEXPECTED') log.error(entry, 'fault of the gateway')
  else if (error.code === 'SYSTEM_BUSY' || error.code === 'UPSTREAM_TIMEOUT') log.warn(entry, 'marketplace failed')
  else log.debug(entry, 'request refused')
}

/** Picked by hand: HTTP clients hang whole requests, with cookies, on their errors. */
function causeOf(cause: unknown, withStack: boolean): unknown {
  if (!(cause instanceof Error)) return typeof cause === 'string' ? cause.slice(0, 200) : typeof cause
  const code = 'code' in cause ? cause.code : undefined
  return { name: cause.name, code, message: cause.message.slice(0, 500), ...(withStack ? { stack: cause.stack } : {}) }
}
