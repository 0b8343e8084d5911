import { expect, it } from 'vitest'
import { checkBalances } from './balances.ts'

const at = (second: number) => `2026-11-22T01:00:0${second}.000Z`
/** 100 in the account, then +10, −3, +5, +5 in four seconds. */
const entries = [
  { line: 2, at: at(1), moved: 10, balance: 110 },
  { line: 3, at: at(2), moved: -3, balance: 107 },
  { line: 4, at: at(3), moved: 5, balance: 112 },
  { line: 5, at: at(4), moved: 5, balance: 117 },
]

it.each([
  ['as they came', entries],
  ['the newest first', entries.toReversed()],
  ['in no order', [2, 0, 3, 1].map((nth) => entries[nth] ?? entries[0])],
  ['nothing', []],
])('a whole account is taken: %s', (_what, list) => {
  expect(() =>
    checkBalances(
      list.filter((entry) => entry !== undefined),
      '余额',
    ),
  ).not.toThrow()
})

it.each([
  ['a line between two is missing', [entries[0], entries[2], entries[3]], 4],
  ['the same from its end', [entries[3], entries[2], entries[0]], 4],
  ['an amount was changed', [entries[0], { ...entries[1], moved: -4 }, entries[2]], 3],
])('%s: its line is told', (_what, list, line) => {
  expect(() => checkBalances(list as typeof entries, '余额')).toThrow(`第 ${line} 行：「余额」与前一笔不相接`)
})
