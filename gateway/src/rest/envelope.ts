import { GatewayError, type WrongParameter } from '../errors/gatewayError.ts'
import { inputName } from './inputNames.ts'
import type { RestAnswer } from './restClient.ts'

type Envelope = { readonly code: number; readonly message: string | undefined; readonly data: unknown }

const success = new Set([10_000, 200, 201])
const loginRequired = new Set([10_001, 401])

/** The `data` of a good answer, or the failure it stands for: by the body's code, by the HTTP status only without one. */
export function openEnvelope(answer: RestAnswer): unknown {
  // Created, and no content: a host may have nothing to say of what it has done.
  if (answer.body.length === 0 && (answer.status === 201 || answer.status === 204)) return undefined
  return openBody(answer.status, parse(answer.body))
}

/** The same of a body that was read already. */
export function openBody(status: number, body: unknown): unknown {
  const envelope = readEnvelope(body)
  if (envelope === null) throw bareFailure(status, body)
  if (success.has(envelope.code)) return envelope.data
  throw failure(envelope)
}

function parse(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return value
  } catch {
    return undefined
  }
}

function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const code = typeof body.code === 'string' && /^\d{1,9}$/.test(body.code) ? Number(body.code) : body.code
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return null
  return { code, message: 'message' in body ? sentence(body.message) : undefined, data: 'data' in body ? body.data : undefined }
}

function failure({ code, message, data }: Envelope): GatewayError {
  const upstreamCode = code
  const words = message === undefined ? {} : { userMessage: message }
  if (loginRequired.has(code)) return new GatewayError('LOGIN_REQUIRED', { upstreamCode, ...words })
  if (code === 459) return new GatewayError('CONTRACT_REQUIRED', { upstreamCode, ...words })
  if (code === 422) return new GatewayError('VALIDATION_FAILED', { upstreamCode, ...words, ...wrongFields(data) })
  if (code >= 500 && code <= 599)
    return new GatewayError('SYSTEM_BUSY', { upstreamCode, cause: new Error(`the marketplace answered ${code}`) })
  return new GatewayError('BUSINESS_REJECTED', { upstreamCode, upstreamData: data, ...words, ...reasonOf(data) })
}

/** Something before the marketplace answered, or a host that does not keep to the envelope. */
function bareFailure(status: number, body: unknown): GatewayError {
  const isJson = typeof body === 'object' && body !== null
  if (status === 401 || status === 459 || (isJson && status >= 400 && status < 500))
    return failure({ code: status, message: undefined, data: null })
  return new GatewayError('SYSTEM_BUSY', { upstreamCode: status, cause: new Error(`HTTP ${status} without an envelope`) })
}

function wrongFields(data: unknown): { field?: string; userMessage?: string; wrong?: readonly WrongParameter[] } {
  const errors = member(data, 'errors')
  if (typeof errors !== 'object' || errors === null) return {}
  const wrong = Object.entries(errors).map(([name, messages]: [string, unknown]) => ({
    name,
    message: sentence(Array.isArray(messages) ? messages[0] : messages) ?? '填写有误',
  }))
  const [first] = wrong
  return first === undefined ? {} : { field: inputName(first.name), userMessage: first.message, wrong }
}

function reasonOf(data: unknown): { reason?: string } {
  const reason = member(data, 'reason')
  return typeof reason === 'string' && /^[A-Z][A-Z_]{0,39}$/.test(reason) ? { reason } : {}
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined
}

function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 500) : undefined
}
