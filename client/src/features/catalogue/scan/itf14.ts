import { goodsBarcode } from 'rules/barcodes'
import { runsOf } from './runsOf.ts'

/** Four narrow runs begin it and three end it; in between each pair of digits has five bars and the five gaps after them. */
const START = 4
const PAIRS = [4, 14, 24, 34, 44, 54, 64]
const RUNS = 77
/** What the two wide ones of a digit's five runs count together, 11 for 0. */
const WEIGHTS = [1, 2, 4, 7, 0]
/** So much wider is the narrower of them than the other three. */
const WIDE_MIN = 1.4

const sumOf = (runs: readonly number[]): number => runs.reduce((sum, run) => sum + run, 0)

/** Bars are held against bars and gaps against gaps: ink makes the ones wider and the others narrower. */
function digitOf(runs: readonly number[]): number | '' {
  const [, wide = 0, narrow = 0] = [...runs].sort((a, b) => b - a)
  return wide < narrow * WIDE_MIN ? '' : sumOf(WEIGHTS.filter((_, nth) => (runs[nth] ?? 0) >= wide)) % 11
}

/** The code whose first bar is run `at`, or null. */
function codeAt(runs: readonly number[], at: number): string | null {
  // A part of a longer code has no margins.
  const margin = sumOf(runs.slice(at, at + START))
  if ((runs[at - 1] ?? 0) < margin || (runs[at + RUNS] ?? 0) < margin) return null
  const code = PAIRS.flatMap((pair) =>
    [pair, pair + 1].map((first) => digitOf([0, 2, 4, 6, 8].map((nth) => runs[at + first + nth] ?? 0))),
  ).join('')
  // A carton's code whose last digit is right is turned into that of its boxes; anything else stays.
  return code.length === PAIRS.length * 2 && goodsBarcode(code) !== code ? code : null
}

/** The ITF-14 along a row of pixels, either way up, or null: what cartons bear. */
export function readItf14(row: ArrayLike<number>): string | null {
  for (const runs of runsOf(row)) {
    // Bars are the odd runs: the first is the gap before them.
    for (let at = 1; at + RUNS < runs.length; at += 2) {
      const code = codeAt(runs, at)
      if (code !== null) return code
    }
  }
  return null
}
