import type { Cents } from './money.ts'

const MAX = Number.MAX_SAFE_INTEGER

/**
 * floor(a × b ÷ d) for whole numbers a, b ≥ 0 and d > 0, exact for every safe integer: BigInt takes over beyond 2^53.
 * Below it one division is exact: a quotient short of n is so by 1/d at least, more than rounding can bridge.
 */
export function mulDivFloor(a: number, b: number, d: number): number {
  const product = a * b
  return product <= MAX ? Math.floor(product / d) : Number((BigInt(a) * BigInt(b)) / BigInt(d))
}

/** The share of an amount in basis points, rounded down: 94 % of 3.33 is 3.13. */
export function percentOf(cents: Cents, basisPoints: number): Cents {
  return mulDivFloor(cents, basisPoints, 10_000)
}

/**
 * Splits `total` over `weights` by largest remainder: the shares add up exactly, 0 ≤ share ≤ weight.
 * Equal remainders go to the earlier weight, so callers order weights by line id, numerically ascending.
 */
export function spread(total: Cents, weights: readonly Cents[]): Cents[] {
  let sum = 0
  for (const weight of weights) sum += requireAmount(weight, 'a weight')
  requireAmount(total, 'a total to spread')
  requireAmount(sum, 'the sum of the weights')
  if (total > sum) throw new RangeError(`cannot spread ${total} over weights that add up to ${sum}`)
  if (total === 0) return weights.map(() => 0)

  const shares: Cents[] = []
  const remainders = new Float64Array(weights.length)
  let missing = total
  for (const weight of weights) {
    const product = total * weight
    const share = mulDivFloor(total, weight, sum)
    remainders[shares.length] = product <= MAX ? product - share * sum : Number((BigInt(total) * BigInt(weight)) % BigInt(sum))
    shares.push(share)
    missing -= share
  }
  if (missing > 0) giveRemainders(shares, remainders, missing)
  return shares
}

/** One cent each to the `missing` largest remainders; the native numeric sort beats a comparator by far on long carts. */
function giveRemainders(shares: Cents[], remainders: Float64Array, missing: number): void {
  const sorted = remainders.slice().sort()
  const threshold = sorted[sorted.length - missing] ?? 0
  let ties = missing
  for (const remainder of remainders) if (remainder > threshold) ties--
  for (let i = 0; i < shares.length; i++) {
    const remainder = remainders[i] ?? 0
    if (remainder > threshold || (remainder === threshold && ties-- > 0)) shares[i] = (shares[i] ?? 0) + 1
  }
}

/**
 * What returning `q` units gives back when `done` of the line's `qty` units came back before.
 * Any order and partition of returns adds up to exactly `net`.
 */
export function refundOf(net: Cents, qty: number, done: number, q: number): Cents {
  requireAmount(net, 'a net amount')
  const whole = [qty, done, q].every((n) => Number.isSafeInteger(n) && n >= 0)
  if (!whole || qty < 1 || done + q > qty) throw new RangeError(`cannot return ${q} of ${qty} units after ${done}`)
  return mulDivFloor(net, done + q, qty) - mulDivFloor(net, done, qty)
}

/** Points for the paid goods of a received order: whole yuan, rounded down. */
export function pointsFor(netGoods: Cents): number {
  return mulDivFloor(requireAmount(netGoods, 'a net amount'), 1, 100)
}

function requireAmount(value: number, what: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be whole cents and not negative, got ${value}`)
  return value
}
