import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE_QTY_MAX } from './constants.ts'
import type { Warning, PricingDocument, PricingLine } from './pricing.ts'
import { roundDownToPack } from './quantity.ts'
import { quote } from './quote.ts'

const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 2_000 }
const LEFT: ReadonlySet<string> = new Set(['STOCK_SHORT', 'BUY_LIMIT', 'FLASH_LIMIT', 'ADDON_LIMIT'])

test('of two lines of one good the second has what the first leaves', () => {
  const cart = (second: number, more: { stock?: number; limit?: number }) =>
    quote({
      lines: [
        { id: 1, goods: 'A', qty: 8, type: 1 },
        { id: 2, goods: 'A', qty: second },
      ],
      goods: { A: { base_price: 100, ...more } },
      flash: { A: { price: 90 } },
      wh: { 1: {} },
    }).warnings
  expect(cart(20, { stock: 10 })).toEqual([{ code: 'STOCK_SHORT', line: 2, value: 2 }])
  expect(cart(3, { stock: 10 })).toEqual([{ code: 'STOCK_SHORT', line: 2, value: 2 }])
  expect(cart(20, { stock: 8 })).toEqual([{ code: 'STOCK_SHORT', line: 2, value: 0 }])
  expect(cart(20, { limit: 11 })).toEqual([{ code: 'BUY_LIMIT', line: 2, value: 3 }])
  expect(cart(60_000, { limit: 11 })).toEqual([{ code: 'BUY_LIMIT', line: 2, value: 3 }])
  expect(cart(60_000, {})).toEqual([{ code: 'BUY_LIMIT', line: 2, value: LINE_QTY_MAX }])
})

const some = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
const qty = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: LINE_QTY_MAX, max: LINE_QTY_MAX + 9 }) },
)
/** Lines of few goods, so that they take from one another. */
const carts: fc.Arbitrary<PricingDocument> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      goods: fc.constantFrom('A', 'B'),
      qty,
      type: fc.constantFrom(0 as const, 1 as const, 4 as const),
    }),
    { minLength: 2, maxLength: 6, selector: (line) => line.id },
  ),
  goods: fc.record({ A: goods(), B: goods() }),
  flash: fc.record({ A: sale(), B: sale() }),
  addons: fc.record({ A: addon(1), B: addon(2) }),
  wh: fc.constant({ 1: {} }),
})

function goods() {
  return fc.record({
    base_price: fc.constant(100),
    stock: some(60),
    limit: some(60),
    pack: fc.constantFrom(1, 1, 2, 5),
    min: fc.constantFrom(1, 1, 4),
  })
}
function sale() {
  return fc.record({ price: fc.constant(90), per_member: some(30), bought: fc.integer({ min: 0, max: 5 }), left: some(50) })
}
function addon(id: number) {
  return fc.record({ id: fc.constant(id), full: fc.constant(0), price: fc.constant(10), number: some(20), left: some(50) })
}

const refusedFor = (doc: PricingDocument): Warning[] => quote(doc).warnings.filter(({ code }) => LEFT.has(code))

/** The line with what is said to be left, in whole packs; without it where that is nothing. */
function followed(doc: PricingDocument, { line: id, value = 0 }: Warning): PricingDocument {
  return {
    ...doc,
    lines: doc.lines.flatMap((line): PricingLine[] => {
      if (line.id !== id) return [line]
      const left = roundDownToPack(value, doc.goods[line.goods]?.pack ?? 1)
      return left === 0 ? [] : [{ ...line, qty: left }]
    }),
  }
}

test('a buyer who takes what a refusal says is left is not refused for that reason again', () => {
  fc.assert(
    fc.property(carts, (doc) => {
      for (const refusal of refusedFor(doc)) {
        expect(refusal.value).toBeLessThan(doc.lines.find((line) => line.id === refusal.line)?.qty ?? 0)
        const again = refusedFor(followed(doc, refusal))
        expect(again.filter(({ line, code }) => line === refusal.line && code === refusal.code)).toEqual([])
      }
    }),
    RUNS,
  )
})
