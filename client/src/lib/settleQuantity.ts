import { maxQuantity, minQuantity, normalizeQuantity, type QuantityRules } from 'rules/quantity'

export interface Settled {
  readonly quantity: number
  /** Why it is not what was typed. */
  readonly note: string | null
}

/** What a typed number becomes, and the words that go with a change. */
export function settleQuantity(typed: number, rules: QuantityRules, unit: string): Settled {
  const quantity = normalizeQuantity(typed, rules)
  if (quantity === typed) return { quantity, note: null }
  if (typed > maxQuantity(rules)) {
    const isStock = rules.stock !== undefined && rules.stock !== null && typed > rules.stock
    return { quantity, note: isStock ? `库存仅 ${rules.stock} ${unit}，已调整` : `最多 ${quantity} ${unit}，已调整` }
  }
  if (typed < minQuantity(rules) && (rules.minimumQuantity ?? 1) > (rules.packQuantity ?? 1))
    return { quantity, note: `${quantity} ${unit}起购，已调整` }
  return { quantity, note: '已按中包装调整' }
}
