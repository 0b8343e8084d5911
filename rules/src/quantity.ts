import { CASE_SUGGEST_PERCENT, LINE_QTY_MAX } from './constants.ts'

/** What bounds the quantity of one line. Absent or null means: no such bound. */
export interface QuantityRules {
  /** 中包装: quantities go in steps of this. */
  readonly packQuantity?: number | null
  /** 起购量. */
  readonly minimumQuantity?: number | null
  readonly stock?: number | null
  /** What the member may still buy. */
  readonly limit?: number | null
}

export type QuantityReason = 'OUT_OF_STOCK' | 'MIN_QTY' | 'PACK_MULTIPLE' | 'STOCK_SHORT' | 'BUY_LIMIT'

export interface QuantityProblem {
  readonly code: QuantityReason
  /** The bound that is not met; for PACK_MULTIPLE the step to keep to. */
  readonly value: number
}

/** The next multiple of the pack: 13 with pack 5 is 15. */
export function roundUpToPack(qty: number, pack: number): number {
  return Math.ceil(qty / pack) * pack
}

/** The multiple of the pack below or at the quantity. */
export function roundDownToPack(qty: number, pack: number): number {
  return Math.floor(qty / pack) * pack
}

/** The first rule a quantity breaks, in the order of TRADE §2.2 P0, or null. */
export function quantityProblem(qty: number, rules: QuantityRules): QuantityProblem | null {
  const pack = rules.packQuantity ?? 1
  const min = rules.minimumQuantity ?? 1
  const stock = rules.stock ?? Number.POSITIVE_INFINITY
  if (stock <= 0) return { code: 'OUT_OF_STOCK', value: 0 }
  // Less than a pack is left: that whole rest is the only quantity on sale, below the minimum too.
  const isLastLot = stock < pack
  if (!isLastLot && qty < min) return { code: 'MIN_QTY', value: min }
  if (qty % pack !== 0 && !(isLastLot && qty === stock)) return { code: 'PACK_MULTIPLE', value: isLastLot ? stock : pack }
  if (qty > stock) return { code: 'STOCK_SHORT', value: stock }
  if (rules.limit !== undefined && rules.limit !== null && qty > rules.limit) return { code: 'BUY_LIMIT', value: Math.max(0, rules.limit) }
  if (qty > LINE_QTY_MAX) return { code: 'BUY_LIMIT', value: roundDownToPack(LINE_QTY_MAX, pack) }
  return null
}

/** The largest quantity the rules allow; 0 when nothing can be bought. */
export function maxQuantity(rules: QuantityRules): number {
  const pack = rules.packQuantity ?? 1
  const stock = rules.stock ?? Number.POSITIVE_INFINITY
  const limit = Math.min(rules.limit ?? Number.POSITIVE_INFINITY, LINE_QTY_MAX)
  if (stock <= 0 || limit <= 0) return 0
  if (stock < pack) return stock <= limit ? stock : 0
  const top = roundDownToPack(Math.min(stock, limit), pack)
  return top >= roundUpToPack(rules.minimumQuantity ?? 1, pack) ? top : 0
}

/** The smallest quantity the rules allow; 0 when nothing can be bought. */
export function minQuantity(rules: QuantityRules): number {
  const top = maxQuantity(rules)
  return Math.min(top, roundUpToPack(Math.max(1, rules.minimumQuantity ?? 1), rules.packQuantity ?? 1))
}

/** What an entered quantity becomes: up to the pack and the minimum, down to what is left; 0 when nothing can be bought. */
export function normalizeQuantity(qty: number, rules: QuantityRules): number {
  const wanted = Number.isFinite(qty) ? Math.ceil(qty) : 1
  return Math.max(minQuantity(rules), Math.min(maxQuantity(rules), roundUpToPack(wanted, rules.packQuantity ?? 1)))
}

/** The plus (1) or minus (-1) button: the next allowed quantity in that direction, or the same at the bound. */
export function stepQuantity(qty: number, direction: 1 | -1, rules: QuantityRules): number {
  const pack = rules.packQuantity ?? 1
  const next = direction === 1 ? roundDownToPack(qty, pack) + pack : roundUpToPack(qty, pack) - pack
  return normalizeQuantity(next, rules)
}

/** The full case suggested from 80 % of 件装量 on («自动调为整件»), or null when the quantity needs no rounding. */
export function suggestCase(qty: number, caseQty: number | null | undefined, rules: QuantityRules = {}): number | null {
  if (caseQty === undefined || caseQty === null || caseQty <= 1 || qty <= 0) return null
  const rest = qty % caseQty
  if (rest === 0 || rest * 100 < caseQty * CASE_SUGGEST_PERCENT) return null
  const full = qty - rest + caseQty
  return quantityProblem(full, rules) === null ? full : null
}

/** The words that go with a suggested case (TRADE §3 row 3). */
export const CASE_MESSAGE = '您所选择的数量已接近件装量，为避免拆零引起的运输破损，系统自动调为整件'
