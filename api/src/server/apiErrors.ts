import { reasonText, type Reason } from 'rules/reasons'

/** An answer that is not a success: the status is also the envelope's code. */
export class ApiError extends Error {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> | null
  constructor(status: number, message: string, data: Readonly<Record<string, unknown>> | null = null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.data = data
  }
}

export const SYSTEM_BUSY = '系统繁忙，请稍后再试'
/** For the moment; the same call may be made again. */
export const systemBusy = () => new ApiError(503, SYSTEM_BUSY)
export const notLoggedIn = () => new ApiError(401, '请先登录')
/** Also the answer for what belongs to somebody else. */
export const notFound = (message = '您访问的内容不存在') => new ApiError(404, message, { reason: 'NOT_FOUND' })
export const contractUnsigned = () => new ApiError(459, reasonText('CONTRACT_UNSIGNED'), { url: '/dzht' })

/** One field of a form and what is wrong with it. */
export const invalid = (field: string, sentence: string) => new ApiError(422, sentence, { errors: { [field]: [sentence] } })

/** A business rule says no. `values` travel beside the reason; `shown` fills the sentence. */
export function refused(reason: Reason, values: Readonly<Record<string, unknown>> = {}, shown?: string | number): ApiError {
  return new ApiError(statusOfReason(reason), reasonText(reason, shown), { reason, ...values })
}

const STATUS: Partial<Record<Reason, number>> = {
  NOT_REVIEWED: 403,
  CERT_EXPIRED: 403,
  SCOPE_DENIED: 403,
  REGION_DENIED: 403,
  MEMBER_DENIED: 403,
  SHOP_FROZEN: 403,
  EPH_NOT_ALLOWED: 403,
  EPH_RECEIPT_DUE: 403,
  QUOTE_CHANGED: 409,
  STATE_CHANGED: 409,
  SHOP_CHANGED: 409,
  ALREADY_PAID: 409,
  IDEMPOTENCY_REUSED: 409,
  INVOICED: 409,
  QUOTE_EXPIRED: 410,
  TICKET_EXPIRED: 410,
  CODE_TOO_OFTEN: 429,
  RATE_LIMITED: 429,
  CONTRACT_UNSIGNED: 459,
}

export function statusOfReason(reason: Reason): number {
  return STATUS[reason] ?? 400
}
