import { formatMoney, parseAmountInput, type Cents } from 'rules/money'

/** Prices from one to another, both among them; null is no bound. */
export interface PriceSpan {
  readonly from: Cents | null
  readonly to: Cents | null
}

/** The spans that are offered, in yuan: each begins where the one before ends. */
const BOUNDS = [5, 10, 20, 50, 100]

/** `5.00-9.99`, `-4.99`, `100.00-`. */
function spanValue({ from, to }: PriceSpan): string {
  return `${from === null ? '' : formatMoney(from)}-${to === null ? '' : formatMoney(to)}`
}

export const PRICE_SPANS = [null, ...BOUNDS].map((yuan, nth) => {
  const next = BOUNDS[nth]
  const span: PriceSpan = { from: yuan === null ? null : yuan * 100, to: next === undefined ? null : next * 100 - 1 }
  const text = yuan === null ? `${next}元以下` : next === undefined ? `${yuan}元以上` : `${yuan}-${next}元`
  return { value: spanValue(span), text, span }
})

/** The span that a value of the filter says, or null. */
export function parsePriceSpan(value: string): PriceSpan | null {
  const parts = value.split('-')
  const [from = null, to = null] = parts.map((part) => (part === '' ? null : (parseAmountInput(part) ?? Number.NaN)))
  if (parts.length !== 2 || Number.isNaN(from) || Number.isNaN(to)) return null
  if (from === null ? to === null : to !== null && from > to) return null
  return { from, to }
}
