import { writeFile } from 'node:fs/promises'
import { cheapestCart, runThrough } from '../rules/src/cheapest/cheapestCart.ts'
import type { CheapestQuestion } from '../rules/src/cheapest/space.ts'
import type { PricingGoods, PricingLine } from '../rules/src/pricing.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { writeResult } from './result.ts'

const RUNS = 3
const LIMIT_MS = 300
const SIZES = [50, 200, 500]
const MAKERS = 3

/** As many lines, each of three makers that cost about the same, in two warehouses, with promotions on all, on some and on few. */
function cartOf(count: number): CheapestQuestion {
  const goods: Record<string, PricingGoods> = {}
  const lines: PricingLine[] = []
  const makers: Record<string, string[]> = {}
  for (let at = 0; at < count; at++) {
    const names = Array.from({ length: MAKERS }, (_, maker) => `${at}-${maker}`)
    for (const [maker, name] of names.entries()) {
      const price = 800 + ((at * 977) % 4_000) + ((at * 31 + maker * 17) % 90)
      const ladder = at % 3 === 0 ? [{ number: 12, price: Math.floor(price * 0.93) }] : []
      goods[name] = {
        base_price: price,
        ladder,
        stock: 5_000,
        pack: at % 2 === 0 ? 1 : 5,
        ck: (at + maker) % 4 === 0 ? 2 : 1,
        with_coupon: 1,
      }
    }
    lines.push({ id: at + 1, goods: names[at % MAKERS] ?? '', qty: at % 2 === 0 ? 11 : 10 })
    makers[at + 1] = names
  }
  const named = Object.keys(goods)
  const manjian = [
    { id: 1, priority: 1, goods: named.filter((_, at) => at % 7 === 0), repeat: true, cap: null, tiers: [{ full: 20_000, minus: 1_000 }] },
    { id: 2, priority: 2, goods: null, repeat: false, cap: null, tiers: [{ full: count * 25_000, minus: 20_000 }] },
  ]
  const discounts = [{ id: 3, goods: named.filter((_, at) => at % 5 === 0), tiers: [{ full: 30_000, bp: 9_800 }] }]
  const coupons = [{ id: 4, kind: 'threshold' as const, min: 500_000, face: 10_000, goods: null, expires: 1 }]
  const wh = { 1: { free: 80_000, fee: 1_200, min: 20_000 }, 2: { free: 3_000_000, fee: 800, min: 0 } }
  return { document: { lines, goods, manjian, discounts, coupons, wh }, makers, isMoreAllowed: true }
}

/** From the cart to the cheapest way to buy it; in processor time, since a worker does nothing else and waits for nothing. */
export async function bench(): Promise<void> {
  const results = []
  for (const lines of SIZES) {
    const question = cartOf(lines)
    const runs: number[] = []
    let saves = 0
    for (let run = 0; run < RUNS; run++) {
      const from = process.cpuUsage()
      ;({ saves } = runThrough(cheapestCart(question)))
      const { user, system } = process.cpuUsage(from)
      runs.push(Math.round((user + system) / 1000))
    }
    const [least = 0, middle = 0, most = 0] = runs.toSorted((a, b) => a - b)
    results.push({ lines, ms: middle, least, most, saves })
    console.log(`${String(lines).padStart(4)} lines ${String(middle).padStart(5)} ms (${least}–${most}), saves ${(saves / 100).toFixed(2)}`)
  }
  await writeResult('cheapest', { runs: RUNS, makers: MAKERS, limit: LIMIT_MS, results })
  await writeFile(inRoot('bench/results/cheapest.md'), report(results))
}

function report(results: readonly { lines: number; ms: number; least: number; most: number; saves: number }[]): string {
  const rows = results.map(
    ({ lines, ms, least, most, saves }) =>
      `| ${lines} | ${ms} | ${least}–${most} | ${lines === 200 ? LIMIT_MS : ''} | ${(saves / 100).toFixed(2)} |`,
  )
  return `# The cheapest lawful cart\n\nFrom the cart to its cheapest way to buy, as a worker reckons it: ${MAKERS} makers a line, two warehouses, five promotions and coupons; processor time, median of ${RUNS} runs, the first one cold. \`npm run bench -- cheapest\`\n\n| lines | ms | spread | limit | saves, yuan |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
}
