import { formatMoney } from './money.ts'
import type { Warning } from './pricing.ts'
import type { Reason } from './reasons.ts'
import { reasonText } from './reasons.ts'

/** Warnings whose value is an amount of money; all others count pieces. */
const IN_YUAN: ReadonlySet<Reason> = new Set<Reason>(['MIN_ORDER', 'COUPON_MIN', 'ADDON_SHORT'])

/** What is missing for a threshold that must be met, after its sentence. */
export function missingText({ code, short }: Warning): string {
  return code === 'MIN_ORDER' && short !== undefined ? `，还差 ${formatMoney(short)} 元` : ''
}

/** The sentence for a warning of quote(), its value in the buyer's unit. */
export function warningText(warning: Warning): string {
  const { code, value } = warning
  return reasonText(code, value !== undefined && IN_YUAN.has(code) ? formatMoney(value) : value) + missingText(warning)
}

/** Whether a priced cart may be submitted: something is in it and no warning forbids it. */
export function canSubmit(cart: { readonly lines: readonly unknown[]; readonly warnings: readonly Warning[] }): boolean {
  return cart.lines.length > 0 && !cart.warnings.some((warning) => warning.blocking === true)
}
