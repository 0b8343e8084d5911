import type { PricingManjian } from '../src/kinds/manjian.ts'
import type { PricingDocument, PricingGoods, PricingLine } from '../src/pricing.ts'
import { hints } from '../src/hints.ts'
import { quote } from '../src/quote.ts'

/** Lines over 3 warehouses with ladders, flash sales and gifts, under 10 full reductions, 6 order discounts and 4 coupons. */
function bigCart(lineCount: number): PricingDocument {
  const goods: Record<string, PricingGoods> = {}
  const lines: PricingLine[] = []
  const flash: Record<string, { price: number; per_member: number; bought: number; left: number }> = {}
  for (let i = 1; i <= lineCount; i++) {
    const base = 199 + ((i * 7919) % 9_801)
    const key = `g${i}`
    const ladder =
      i % 3 === 0
        ? [
            { number: 10, price: base - 9 },
            { number: 50, price: base - 19 },
            { number: 100, price: base - 29 },
          ]
        : null
    goods[key] = {
      base_price: base,
      ladder,
      ladder_price_type: i % 6 === 0 ? 2 : 1,
      special: i % 11 === 0 ? base - 15 : null,
      is_buy: 1,
      stock: 99_999,
      pack: 1 + (i % 5),
      case: 100,
      ck: 1 + (i % 3),
      with_coupon: i % 13 === 0 ? 0 : 1,
      eph: i % 40 === 0 ? 1 : 0,
      cold: i % 41 === 0 ? 1 : 0,
      is_free_shipping: 0,
      is_dpby: 0,
      free_shipping_number: null,
      gift: i % 17 === 0 ? { type: 2, need: 10, give: 1, left: 5, goods: `gift${i}` } : null,
    }
    lines.push({
      id: i,
      goods: key,
      qty: (1 + (i % 5)) * (1 + ((i * 31) % 40)),
      type: i % 20 === 7 ? 1 : 0,
      comboId: null,
      selected: i % 50 !== 0,
    })
    if (i % 20 === 7) flash[key] = { price: base - 50, per_member: 1000, bought: 0, left: 10_000 }
  }
  const tenth = (n: number): string[] => Object.keys(goods).filter((_, i) => i % 10 === n)
  const manjian = Array.from({ length: 10 }, (_, n): PricingManjian => ({
    id: n + 1,
    priority: n % 3,
    goods: n < 8 ? tenth(n) : n === 8 ? [...tenth(8), ...tenth(0)] : null,
    repeat: n % 4 === 3,
    cap: n % 4 === 3 ? 50_000 : null,
    tiers: [
      { full: 10_000, minus: 500 },
      { full: 50_000, minus: 3_000 },
      { full: 100_000, minus: 8_000 },
    ],
  }))
  const discounts = Array.from({ length: 6 }, (_, n) => ({
    id: 100 + n,
    goods: n === 0 ? null : tenth(n),
    tiers: [
      { full: 30_000, bp: 9_900 },
      { full: 80_000, bp: 9_800 },
    ],
  }))
  const coupons = Array.from({ length: 4 }, (_, n) => ({
    id: 200 + n,
    kind: n === 3 ? ('shipping' as const) : ('threshold' as const),
    min: 50_000 * (n + 1),
    face: 3_000 * (n + 1),
    goods: null,
  }))
  const wh = {
    1: { free: 80_000_000, fee: 1_200, min: 20_000 },
    2: { free: 30_000, fee: 800, min: 0 },
    3: { free: null, fee: 1_500, min: 0 },
  }
  return { lines, goods, flash, manjian, discounts, coupons, wh, vouchers: 2_000, balance: 30_000 }
}

function measure(name: string, rounds: number, work: () => unknown): void {
  for (let i = 0; i < Math.min(200, rounds); i++) work()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  const at = (part: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(3)
  process.stdout.write(`${name.padEnd(44)} median ${at(0.5)} ms   p95 ${at(0.95)} ms\n`)
}

const cart = bigCart(500)
const smallCart = bigCart(50)
const start = performance.now()
const priced = quote(cart)
process.stdout.write(
  `first call, cold                             ${(performance.now() - start).toFixed(3)} ms   ` +
    `(${priced.lines.length} lines priced, ${priced.adjustments.length} rows)\n`,
)
measure('quote, 500 lines under 20 promotions', 1_000, () => quote(cart))
measure('quote, 50 lines under 20 promotions', 1_000, () => quote(smallCart))
measure('hints, 500 lines under 20 promotions', 50, () => hints(cart, priced))
