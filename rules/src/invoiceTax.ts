import type { Cents } from './money.ts'
import { mulDivFloor, spread } from './shares.ts'

/** Rates of the value-added tax (税率), and what an invoice writes for them. */
export const TAX_RATES = {
  '13': { percent: 13, text: '13%' },
  '9': { percent: 9, text: '9%' },
  '6': { percent: 6, text: '6%' },
  '3': { percent: 3, text: '3%' },
  '1': { percent: 1, text: '1%' },
  '0': { percent: 0, text: '0%' },
  exempt: { percent: 0, text: '免税' },
} as const
export type TaxRate = keyof typeof TAX_RATES

/** 发票行性质: an ordinary line, a discount, and the line that the next one discounts. */
export const LINE_NATURES = { plain: '00', discount: '01', discounted: '02' } as const
export type LineNature = (typeof LINE_NATURES)[keyof typeof LINE_NATURES]

export interface TaxedAmount {
  /** Without tax. */
  readonly net: Cents
  readonly tax: Cents
}

/** What is sold, tax included, before and after its discount. */
export interface InvoicedPart {
  readonly rate: TaxRate
  /** Null where nothing is counted, as of freight. */
  readonly qty: number | null
  readonly list: Cents
  readonly paid: Cents
}

export interface TaxRow extends TaxedAmount {
  readonly nature: LineNature
  /** The place of the part it is of. */
  readonly part: number
  readonly qty: number | null
  /** Of one, without tax, with eight decimals at most. */
  readonly price: string | null
}

/** round(a × b ÷ d) for whole numbers, half away from nothing. */
function mulDivRound(a: number, b: number, d: number): number {
  const size = mulDivFloor(Math.abs(a) * 2, b, d)
  const rounded = Math.floor((size + 1) / 2)
  return a < 0 ? -rounded : rounded
}

/** An amount with tax, taken apart: both sides come to it, and the tax is within a cent of its rate. */
export function splitTax(gross: Cents, rate: TaxRate): TaxedAmount {
  const net = mulDivRound(gross, 100, 100 + TAX_RATES[rate].percent)
  return { net, tax: gross - net }
}

/** A line for each part, and where it is discounted the discount beside it, each taken apart by itself. */
export function taxRows(parts: readonly InvoicedPart[]): TaxRow[] {
  return parts.flatMap(({ rate, qty, list, paid }, part): TaxRow[] => {
    const sold = splitTax(list, rate)
    const price = qty === null ? null : unitPrice(sold.net, qty)
    if (paid === list) return [{ ...sold, nature: LINE_NATURES.plain, part, qty, price }]
    return [
      { ...sold, nature: LINE_NATURES.discounted, part, qty, price },
      { ...splitTax(paid - list, rate), nature: LINE_NATURES.discount, part, qty: null, price: null },
    ]
  })
}

const PRICE_DECIMALS = 8

/** Cents of several as the yuan of one: 1000 over 3 is "3.33333333". */
export function unitPrice(net: Cents, qty: number): string {
  const scaled = (BigInt(Math.abs(net)) * 10n ** BigInt(PRICE_DECIMALS - 2) * 2n + BigInt(qty)) / (BigInt(qty) * 2n)
  const digits = String(scaled).padStart(PRICE_DECIMALS + 1, '0')
  const decimals = digits.slice(-PRICE_DECIMALS).replace(/0+$/, '')
  return `${digits.slice(0, -PRICE_DECIMALS)}.${decimals.padEnd(2, '0')}`
}

/** A line of a blue invoice with its discount, and how much of it others have taken back. */
export interface BlueLine extends TaxedAmount {
  readonly reversed: Cents
}

const leftOf = ({ net, tax, reversed }: BlueLine): Cents => net + tax - reversed

/** What of `cents` is taken back from a line, less than nothing; all that take it back come to the line itself, tax and amount alike. */
export function reversalOf(line: BlueLine, cents: Cents): TaxedAmount {
  const gross = line.net + line.tax
  if (cents <= 0 || cents > leftOf(line)) throw new RangeError(`cannot take ${cents} back of ${leftOf(line)}`)
  const netOf = (taken: Cents): Cents => mulDivRound(taken, line.net, gross)
  const net = netOf(line.reversed) - netOf(line.reversed + cents)
  return { net, tax: -cents - net }
}

/** From which lines an amount is taken back: from the one that came back as far as it goes, the rest from the others by what is left of them. */
export function reversedShares(lines: readonly BlueLine[], returned: number | null, cents: Cents): Cents[] {
  const first = lines.map((line, place) => (place === returned ? Math.min(cents, leftOf(line)) : 0))
  const taken = first.reduce((sum, share) => sum + share, 0)
  const rest = spread(
    cents - taken,
    lines.map((line, place) => leftOf(line) - (first[place] ?? 0)),
  )
  return first.map((share, place) => share + (rest[place] ?? 0))
}
