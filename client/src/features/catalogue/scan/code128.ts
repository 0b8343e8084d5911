import { runsOf } from './runsOf.ts'

/** How wide the three bars and three gaps of each symbol are, in modules, in the order of their values. */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
)
  .split(' ')
  .map((widths) => [...widths].map(Number))
const STOP = [2, 3, 3, 1, 1, 1, 2]
const SYMBOL_MODULES = 11
const STOP_MODULES = 13

const START = { A: 103, B: 104, C: 105 } as const
/** What changes to another set of characters, by the value that says so. */
const CHANGE: Readonly<Record<number, keyof typeof START>> = { 99: 'C', 100: 'B', 101: 'A' }
const FIRST_FUNCTION = 96
/** How far the widths of a symbol may be off together, in modules. */
const OFF_MAX = 1.9

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const offOf = (widths: readonly number[], pattern: readonly number[], module: number): number =>
  sumOf(widths.map((width, nth) => Math.abs(width / module - (pattern[nth] ?? 0))))

/** The value of six widths, or null when they are no symbol. */
function valueOf(widths: readonly number[]): number | null {
  if (widths.length < 6) return null
  const module = sumOf(widths) / SYMBOL_MODULES
  let best = { value: -1, off: OFF_MAX }
  for (const [value, pattern] of SYMBOLS.entries()) {
    const off = offOf(widths, pattern, module)
    if (off < best.off) best = { value, off }
  }
  return best.value < 0 ? null : best.value
}

function isStop(widths: readonly number[]): boolean {
  return widths.length === STOP.length && offOf(widths, STOP, sumOf(widths) / STOP_MODULES) < OFF_MAX
}

/** The values between start and stop, the first of which is the start; null where no code begins at this bar or its sum is wrong. */
function valuesAt(runs: readonly number[], at: number): readonly number[] | null {
  const start = valueOf(runs.slice(at, at + 6))
  if (start === null || start < START.A) return null
  const values = [start]
  for (let from = at + 6; !isStop(runs.slice(from, from + STOP.length)); from += 6) {
    const value = valueOf(runs.slice(from, from + 6))
    if (value === null || value >= START.A) return null
    values.push(value)
  }
  const check = values.pop()
  return values.length > 1 && sumOf(values.map((value, nth) => value * Math.max(1, nth))) % 103 === check ? values : null
}

function textOf([start = 0, ...values]: readonly number[]): string {
  let set: keyof typeof START = start === START.C ? 'C' : start === START.B ? 'B' : 'A'
  let text = ''
  for (const value of values) {
    const next = CHANGE[value]
    if (next !== undefined && next !== set) set = next
    else if (set === 'C' && value < 100) text += String(value).padStart(2, '0')
    else if (set !== 'C' && value < FIRST_FUNCTION) text += String.fromCodePoint(set === 'A' && value >= 64 ? value - 64 : value + 32)
  }
  return text
}

/** The Code 128 along a row of pixels, either way up, or null: what trace codes and cartons bear. */
export function readCode128(row: ArrayLike<number>): string | null {
  for (const runs of runsOf(row)) {
    // Bars are the odd runs: the first is the gap before them.
    for (let at = 1; at + 6 <= runs.length; at += 2) {
      const values = valuesAt(runs, at)
      if (values !== null) return textOf(values)
    }
  }
  return null
}
