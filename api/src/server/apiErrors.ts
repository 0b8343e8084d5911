import { isReason, reasonText, type Reason } from 'rules/reasons'
import { factKey, refusalOf, type FactsOf, type RefusalReason } from 'rules/refusals'

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
export const notFound = (message = '您访问的内容不存在') => refused('NOT_FOUND', {}, { sentence: message })
export const contractUnsigned = () => refused('CONTRACT_UNSIGNED', {}, { values: { url: '/dzht' } })

/** One field of a form and what is wrong with it. */
export const invalid = (field: string, sentence: string) => new ApiError(422, sentence, { errors: { [field]: [sentence] } })

interface Wording {
  /** Instead of the reason's own sentence. */
  readonly sentence?: string
  /** What else the body holds. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** The other facts that a sentence says stand beside the reason as `value` too, which is their older name. */
const NAMED = new Set(['available', 'balance', 'points', 'seconds', 'company', 'act'])

/** A business rule says no, and tells the facts that rules/refusals names for the reason; one of them fills the sentence. */
export function refused<R extends RefusalReason>(
  reason: R,
  facts: FactsOf<R> = {},
  { sentence = sentenceOf(reason, facts), values = {} }: Wording = {},
): ApiError {
  const { says } = refusalOf(reason)
  const value = says === undefined || NAMED.has(says) ? undefined : factOf(facts, says)
  return new ApiError(statusOfReason(reason), sentence, { reason, ...facts, ...(value === undefined ? {} : { value }), ...values, facts })
}

/** As `refused`, of a reason known only at run time: `value` is what its sentence names, `about` what the refusal may point at. */
export function refusedSaying(
  reason: Reason,
  value: string | number | null,
  about: Readonly<Record<string, string | number>> = {},
): ApiError {
  const { facts, says } = refusalOf(reason)
  const keys = new Set(Object.entries(facts).map(([name, kind]) => factKey(name, kind)))
  const told = {
    ...Object.fromEntries(Object.entries(about).filter(([key]) => keys.has(key))),
    ...(says === undefined || value === null ? {} : { [says]: value }),
  }
  return refused(reason, told, value === null ? {} : { values: { value } })
}

function sentenceOf(reason: RefusalReason, facts: object): string {
  const { says } = refusalOf(reason)
  if (!isReason(reason)) return '您访问的内容不存在'
  return reasonText(reason, says === undefined ? undefined : factOf(facts, says))
}

function factOf(facts: object, name: string): string | number | undefined {
  const fact: unknown = Reflect.get(facts, name)
  return typeof fact === 'string' || typeof fact === 'number' ? fact : undefined
}

const STATUS: Partial<Record<RefusalReason, number>> = {
  NOT_FOUND: 404,
  NOT_REVIEWED: 403,
  CERT_EXPIRED: 403,
  SCOPE_DENIED: 403,
  REGION_DENIED: 403,
  MEMBER_DENIED: 403,
  SHOP_FROZEN: 403,
  DRAW_ORDER: 403,
  GROUP_EARLY: 403,
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

export function statusOfReason(reason: RefusalReason): number {
  return STATUS[reason] ?? 400
}
