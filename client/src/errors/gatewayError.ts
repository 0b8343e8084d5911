import type { refusal_told$data } from './refusal.ts'
import { keptShop } from '../lib/keptShop.ts'
import { gatewayErrorCodes, type GatewayErrorCode } from './generated/gatewayErrorCode.ts'
import { type QuantityFact, tellingOf } from './refusals.ts'

/** What stands in `errors` of an answer; only these parts of `extensions` are promised. */
export type WireError = {
  readonly message?: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

export type Refusal = Omit<refusal_told$data, ' $fragmentType'> & {
  /** Where the document asks for them: see cartMutations.ts. */
  readonly [Fact in QuantityFact]?: number | null
} & { readonly pack?: number | null; readonly line?: { readonly lineID: string } | null }

export type GatewayErrorDetails = {
  readonly userMessage?: string | null
  readonly reason?: string | null
  readonly field?: string | null
  readonly requestId?: string | null
}

/** A failure the buyer may be told about, with the code that decides how. */
export class GatewayError extends Error {
  readonly code: GatewayErrorCode
  readonly userMessage: string | null
  readonly reason: string | null
  readonly field: string | null
  readonly requestId: string | null

  constructor(code: GatewayErrorCode, details: GatewayErrorDetails = {}, options?: ErrorOptions) {
    super(details.userMessage ?? code, options)
    this.name = 'GatewayError'
    this.code = code
    this.userMessage = details.userMessage ?? null
    this.reason = details.reason ?? null
    this.field = details.field ?? null
    this.requestId = details.requestId ?? null
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A code this build does not know, or none at all, counts as UNEXPECTED. */
export function fromWire(error: WireError | undefined): GatewayError {
  const extensions = error?.extensions ?? {}
  const code = gatewayErrorCodes.find((known) => known === extensions['code']) ?? 'UNEXPECTED'
  return new GatewayError(code, {
    userMessage: text(extensions['userMessage']),
    reason: text(extensions['reason']),
    field: text(extensions['field']),
    requestId: text(extensions['requestId']),
  })
}

/** A mutation's refusals as the failure that its page presents, and its cause: of wrong fields there may be several. */
export function fromRefusals({ __typename, message, reason, path }: Refusal, refusals: readonly Refusal[]): GatewayError {
  const telling = tellingOf(__typename)
  const code = telling === 'field' ? 'VALIDATION_FAILED' : telling === 'contract' ? 'CONTRACT_REQUIRED' : 'BUSINESS_REJECTED'
  return new GatewayError(code, { userMessage: message, reason, field: path?.at(-1) ?? null }, { cause: refusals })
}

/** The reason where the marketplace behind the gateway does not have what was asked for. */
export const NOT_OFFERED = 'NOT_OFFERED'

export const NO_NETWORK_TEXT = '网络连接失败，请检查网络后重试'
const NOT_LOADED_TEXT = '页面没有载入完整，请检查网络后刷新重试'

// How Chromium, Safari and Firefox say that code of the page could not be fetched, and Vite that its styles could not.
const UNFETCHED = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether nothing came back, so that nobody here knows what became of the request. */
export function isLostAnswer(thrown: unknown): boolean {
  return thrown instanceof GatewayError && thrown.userMessage === NO_NETWORK_TEXT
}

/** Whether code cannot be fetched now: there is no network, and none of it is kept in this browser (worker/). */
export function isCut(): boolean {
  return !navigator.onLine && keptShop.current() === null
}

/** Before code is fetched: browsers keep the failure of an import for as long as the document lives. */
export function requireNetwork(): void {
  if (isCut()) throw new GatewayError('SYSTEM_BUSY', { userMessage: NO_NETWORK_TEXT })
}

/** Code that an act needs was not there yet when the network went, or is gone after a release. */
function isUnfetched(thrown: unknown): boolean {
  return thrown instanceof Error && (UNFETCHED.test(thrown.message) || isUnfetched(thrown.cause))
}

/** Whatever was thrown, as something that can be presented. */
export function toGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown
  if (isUnfetched(thrown))
    return new GatewayError('SYSTEM_BUSY', { userMessage: navigator.onLine ? NOT_LOADED_TEXT : NO_NETWORK_TEXT }, { cause: thrown })
  return new GatewayError('UNEXPECTED', {}, { cause: thrown })
}
