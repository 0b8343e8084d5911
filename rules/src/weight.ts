import type { Cents } from './money.ts'
import { mulDivFloor } from './shares.ts'

const GRAMS_A_KILO = 1_000

/** What a kilogram comes to at that price for so many grams, rounded down to the cent; herbs are compared by it. */
export function pricePerKilo(price: Cents, grams: number): Cents {
  if (!Number.isSafeInteger(grams) || grams <= 0) throw new RangeError(`not a weight in grams: ${grams}`)
  return mulDivFloor(price, GRAMS_A_KILO, grams)
}

/** 250 as "250 g", 1500 as "1.5 kg". */
export function weightText(grams: number): string {
  return grams < GRAMS_A_KILO ? `${grams} g` : `${Number((grams / GRAMS_A_KILO).toFixed(2))} kg`
}
