import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingDocument } from '../pricing.ts'
import { quote } from '../quote.ts'
import { smallCarts } from '../testing/smallCarts.ts'
import { decent, wild } from '../testing/randomCarts.ts'
import { cheapestCart, runThrough } from './cheapestCart.ts'
import type { CheapestQuestion } from './space.ts'
import { whyCheaper } from './whyCheaper.ts'

/** The lowest amount to pay over every choice of makers and every quantity on sale up to twice the need, by nothing but the quote. */
function byBruteForce({ document, makers, isMoreAllowed }: CheapestQuestion): number {
  const before = quote(document)
  const live = new Set(before.lines.map(({ id }) => id))
  const open = document.lines.filter(({ id }) => live.has(id))
  const fixed = document.lines.filter(({ id }) => !live.has(id))
  const shut = new Set(fixed.map(({ goods }) => goods))
  const blocked = (warnings: typeof before.warnings) => warnings.flatMap(({ blocking, ck }) => (blocking === true ? [ck] : []))
  let best = before.payable
  const choose = (at: number, needs: Record<string, number>): void => {
    const line = open[at]
    if (line === undefined) return grow(Object.entries(needs), [])
    for (const goods of new Set([line.goods, ...(makers[line.id] ?? [])]))
      if (goods === line.goods || (!shut.has(goods) && onSale(document, goods, line.qty) !== undefined))
        choose(at + 1, { ...needs, [goods]: (needs[goods] ?? 0) + line.qty })
  }
  const grow = ([next, ...others]: [string, number][], bought: [string, number][]): void => {
    if (next === undefined) {
      const lines = bought.map(([goods, qty], at) => ({ id: open.find((line) => line.goods === goods)?.id ?? 100 + at, goods, qty }))
      const after = quote({ ...document, lines: [...fixed, ...lines] })
      const isWhole = after.lines.length === bought.length
      if (isWhole && blocked(after.warnings).every((ck) => blocked(before.warnings).includes(ck))) best = Math.min(best, after.payable)
      return
    }
    const [goods, need] = next
    const least = onSale(document, goods, need)
    if (least === undefined) return
    const pack = document.goods[goods]?.pack ?? 1
    for (let qty = least; qty <= (isMoreAllowed ? Math.max(2 * least, least + pack) : least); qty += pack)
      grow(others, [...bought, [goods, qty]])
  }
  choose(0, {})
  return best
}

/** The smallest quantity that the gate lets through. */
function onSale(document: PricingDocument, goods: string, need: number): number | undefined {
  const passes = (qty: number): boolean =>
    quote({ goods: document.goods, wh: document.wh, lines: [{ id: 1, goods, qty }] }).lines.length === 1
  for (let qty = need; qty <= need + 6; qty++) if (passes(qty)) return qty
  return undefined
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

test('the cheapest cart is what brute force finds in 5,000 small random carts, and its reasons add up to what it saves', () => {
  const counts = { exact: 0, cheaper: 0 }
  fc.assert(
    fc.property(smallCarts, (question) => {
      const found = runThrough(cheapestCart(question))
      expect(found.after.payable).toBe(byBruteForce(question))
      expect(sum(whyCheaper(found).map(({ cents }) => cents))).toBe(found.saves)
      counts.exact += Number(found.isExact)
      counts.cheaper += Number(found.saves > 0)
    }),
    { numRuns: 5_000, seed: 178 },
  )
  expect(counts.exact).toBe(5_000)
  expect(counts.cheaper).toBeGreaterThan(1_000)
})

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const questions = fc
  .tuple(fc.oneof(wild, decent), fc.array(fc.subarray(KEYS), { minLength: 9, maxLength: 9 }), fc.boolean())
  .map(([document, others, isMoreAllowed]): CheapestQuestion => {
    const makers = Object.fromEntries(document.lines.map(({ id }, at) => [id, others[at % 9] ?? []]))
    return { document, makers, isMoreAllowed }
  })

test('the cheapest cart is never dearer than the cart as it is, holds all that was bought, and is priced by the quote alone', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { document, makers } = question
      const found = runThrough(cheapestCart(question, { climb: 1_500, everyPlan: 1_500 }))
      const before = quote(document)
      expect(found.saves).toBe(before.payable - found.after.payable)
      expect(found.saves).toBeGreaterThanOrEqual(0)
      // Each line is bought as itself or as goods that were allowed, and together in the quantity that was there.
      for (const line of found.lines) expect([line.was, ...(makers[line.id] ?? [])]).toContain(line.goods)
      for (const [goods, quantity] of found.plan) {
        const needed = found.lines.filter((line) => line.goods === goods).map(({ was }) => found.was.get(was) ?? 0)
        expect(quantity).toBeGreaterThanOrEqual(sum(needed))
      }
      // Bought line by line, it costs what was said.
      const open = new Set(found.lines.map(({ id }) => id))
      const lines = [...found.plan].map(([goods, qty]) => {
        const line = document.lines.find((candidate) => open.has(candidate.id) && candidate.goods === goods)
        return { ...line, id: found.lineOf.get(goods) ?? 0, goods, qty }
      })
      const kept = document.lines.filter(({ id }) => !open.has(id))
      expect(quote({ ...document, lines: [...kept, ...lines] }).payable).toBe(found.after.payable)
    }),
    { numRuns: process.env['FULL'] === '1' ? 5_000 : 500, seed: 179 },
  )
})
