import { runsOf } from './runsOf.ts'

/** How wide the four bars and gaps of each digit are, in modules, as on the right half; the left half has them, or their reverse. */
const DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map((widths) => [...widths].map(Number))
/** Which of the left six digits stand reversed says what the first digit is. */
const FIRST = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

const RUNS = 59
const MODULES = 95
/** How far the four widths of a digit may be off together, in modules. */
const OFF_MAX = 1.6
/** How far one bar of the marks may be off. */
const MARK_OFF_MAX = 0.7

/** The digit of four widths and whether it stands reversed, or null when it is none. */
function digitOf(widths: readonly number[]): { readonly digit: number; readonly isReversed: boolean } | null {
  const module = widths.reduce((sum, width) => sum + width, 0) / 7
  let best = { digit: -1, isReversed: false, off: OFF_MAX }
  for (const [digit, pattern] of DIGITS.entries()) {
    for (const isReversed of [false, true]) {
      const off = widths.reduce((sum, width, nth) => sum + Math.abs(width / module - (pattern[isReversed ? 3 - nth : nth] ?? 0)), 0)
      if (off < best.off) best = { digit, isReversed, off }
    }
  }
  return best.digit < 0 ? null : best
}

const isMark = (widths: readonly number[], module: number): boolean => widths.every((width) => Math.abs(width / module - 1) <= MARK_OFF_MAX)

export function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false
  return [...code].reduce((sum, digit, nth) => sum + Number(digit) * (nth % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** The code whose first bar is run `at`, or null. */
function codeAt(runs: readonly number[], at: number): string | null {
  const part = runs.slice(at, at + RUNS)
  const module = part.reduce((sum, width) => sum + width, 0) / MODULES
  if (!isMark(part.slice(0, 3), module) || !isMark(part.slice(27, 32), module) || !isMark(part.slice(56), module)) return null
  const digits = [3, 7, 11, 15, 19, 23, 32, 36, 40, 44, 48, 52].map((from) => digitOf(part.slice(from, from + 4)))
  const right = digits.slice(6)
  if (digits.includes(null) || right.some((found) => found?.isReversed)) return null
  const first = FIRST.indexOf(
    digits
      .slice(0, 6)
      .map((found) => (found?.isReversed ? '1' : '0'))
      .join(''),
  )
  const code = `${first}${digits.map((found) => found?.digit).join('')}`
  return isEan13(code) ? code : null
}

function codeAlong(runs: readonly number[]): string | null {
  // Bars are the odd runs: the first is the gap before them.
  for (let at = 1; at + RUNS <= runs.length; at += 2) {
    const code = codeAt(runs, at)
    if (code !== null) return code
  }
  return null
}

/** The EAN-13 along a row of pixels, either way up, or null: its sum of check keeps what is misread out. */
export function readEan13(row: ArrayLike<number>): string | null {
  const [forwards, backwards] = runsOf(row)
  return codeAlong(forwards) ?? codeAlong(backwards)
}
