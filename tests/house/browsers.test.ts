import { expect, it } from 'vitest'
import { read, sources } from './sources.ts'

/** What browsers of the floor (docs/browsers.md) lack, by how it is written. A page that meets one stops where it stands. */
const TOO_NEW: Readonly<Record<string, RegExp>> = {
  'AbortSignal.any': /\bAbortSignal\.any\(/,
  'Promise.withResolvers and try': /\bPromise\.(withResolvers|try)[<(]/,
  'groupBy of Map and Object': /\b(Map|Object)\.groupBy\(/,
  'lists copied by a method': /\.(toSorted|toReversed|toSpliced)\(/,
  'isWellFormed and toWellFormed': /\.(is|to)WellFormed\(/,
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'methods of sets': /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'URL.parse': /\bURL\.(parse|canParse)\b/,
  'helpers of iterators': /\.(values|keys|entries)\(\)\s*\.(map|filter|toArray|take|drop|some|every|find|reduce)\(/,
  'RegExp.escape': /\bRegExp\.escape\b/,
  'the flag v of patterns': /\/[a-z]*v[a-z]*\.(test|exec)\(/,
  'text-wrap and other styles of 2024': /text-wrap: (balance|pretty)|@starting-style|anchor-name|light-dark\(/,
}

const shipped = sources.filter(
  (file) =>
    /^(client|rules)\/src\/.*\.tsx?$/.test(file) &&
    !/\.test\.|\/(__generated__|testing|server|dev)\/|^rules\/src\/(settings|cli)/.test(file),
)

it('no page needs more than browsers of the floor have', () => {
  expect(shipped.length).toBeGreaterThan(300)
  const found = shipped.flatMap((file) =>
    Object.entries(TOO_NEW).flatMap(([name, pattern]) => (pattern.test(read(file)) ? [`${file}: ${name}`] : [])),
  )
  expect(found).toEqual([])
})
