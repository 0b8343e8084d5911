import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reversalOf, reversedShares, splitTax, TAX_RATES, taxRows, unitPrice, type BlueLine, type TaxRate } from './invoiceTax.ts'

const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 1_000 }
const rates = fc.constantFrom(...(Object.keys(TAX_RATES) as TaxRate[]))
const cents = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 2_000_000_000 }))
const parts = fc.array(
  fc
    .record({ rate: rates, qty: fc.integer({ min: 1, max: 5_000 }), list: cents, share: fc.integer({ min: 0, max: 100 }) })
    .map(({ share, ...part }) => ({ ...part, paid: Math.floor((part.list * share) / 100) })),
  { maxLength: 30 },
)
/** How far a tax is from its rate, in hundredths of a cent. */
const offRate = ({ net, tax }: { net: number; tax: number }, rate: TaxRate): number => Math.abs(tax * 100 - net * TAX_RATES[rate].percent)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe('the tax of an invoice', () => {
  it('an amount with tax is taken apart to the cent, half a cent going up, and less than nothing like its opposite', () => {
    expect(splitTax(11_300, '13')).toEqual({ net: 10_000, tax: 1_300 })
    expect(splitTax(10_000, '13')).toEqual({ net: 8_850, tax: 1_150 })
    expect(splitTax(10_000, '3')).toEqual({ net: 9_709, tax: 291 })
    expect(splitTax(-3_000, '13')).toEqual({ net: -2_655, tax: -345 })
    expect(splitTax(500, 'exempt')).toEqual({ net: 500, tax: 0 })
  })

  it('a discount is a line beside its own, at the same rate and without a quantity', () => {
    expect(
      taxRows([
        { rate: '13', qty: 30, list: 30_000, paid: 27_000 },
        { rate: '9', qty: null, list: 1_200, paid: 1_200 },
      ]),
    ).toEqual([
      { nature: '02', part: 0, qty: 30, price: '8.84966667', net: 26_549, tax: 3_451 },
      { nature: '01', part: 0, qty: null, price: null, net: -2_655, tax: -345 },
      { nature: '00', part: 1, qty: null, price: null, net: 1_101, tax: 99 },
    ])
  })

  it('for any order the lines come to what was paid, and the tax of each is within a cent of its rate', () => {
    fc.assert(
      fc.property(parts, (sold) => {
        const rows = taxRows(sold)
        expect(sum(rows.map(({ net, tax }) => net + tax))).toBe(sum(sold.map(({ paid }) => paid)))
        for (const row of rows) expect(offRate(row, sold[row.part]?.rate ?? '0')).toBeLessThanOrEqual(100)
      }),
      RUNS,
    )
  })

  it('a price without tax has eight decimals at most, and times the quantity it is the amount', () => {
    expect([unitPrice(1_000, 3), unitPrice(1_000, 4), unitPrice(1, 1_000), unitPrice(26_549, 30)]).toEqual([
      '3.33333333',
      '2.50',
      '0.00001',
      '8.84966667',
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 100_000 }), (net, qty) => {
        expect(Math.abs(Number(unitPrice(net, qty)) * qty * 100 - net)).toBeLessThan(0.5)
      }),
      RUNS,
    )
  })
})

describe('what is taken back of an invoice', () => {
  it('an amount is taken back from the line that came back, and what that has not left from the others by their size', () => {
    const lines: readonly BlueLine[] = [
      { net: 350, tax: 0, reversed: 50 },
      { net: 200, tax: 0, reversed: 0 },
      { net: 100, tax: 0, reversed: 0 },
    ]
    expect(reversedShares(lines, 0, 120)).toEqual([120, 0, 0])
    expect(reversedShares(lines, 0, 390)).toEqual([300, 60, 30])
    expect(reversedShares(lines, null, 60)).toEqual([30, 20, 10])
    expect(() => reversedShares(lines, 0, 601)).toThrow('cannot spread')
    expect(() => reversalOf({ net: 350, tax: 0, reversed: 50 }, 301)).toThrow('cannot take 301 back of 300')
  })

  it('however often a line is taken back in parts, they come to it with amount and tax, each within three cents of the rate', () => {
    const takings = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, takings, (sold, weights) => {
        sold.forEach((part, place) => {
          const line = taxRows([part]).reduce((all, { net, tax }) => ({ net: all.net + net, tax: all.tax + tax }), { net: 0, tax: 0 })
          const gross = line.net + line.tax
          const marks = weights.map((_, nth) => Math.floor((gross * sum(weights.slice(0, nth + 1))) / sum(weights)))
          let reversed = 0
          let back = { net: 0, tax: 0 }
          for (const mark of marks.filter((upTo, nth) => upTo > (marks[nth - 1] ?? 0))) {
            const row = reversalOf({ ...line, reversed }, mark - reversed)
            expect(offRate(row, part.rate)).toBeLessThanOrEqual(300)
            back = { net: back.net + row.net, tax: back.tax + row.tax }
            reversed = mark
          }
          expect([place, back.net + line.net, back.tax + line.tax]).toEqual([place, 0, 0])
        })
      }),
      { numRuns: RUNS.numRuns / 4 },
    )
  })
})
