import { expect, it } from 'vitest'
import { KEPT_FOR, KEPT_OTHERWISE, type KeptFor, UNIT_WORDS } from '../../api/src/modules/retention/kinds.ts'
import { files, read } from './sources.ts'

const PAGE = 'docs/operations/retention.md'
const settable: readonly (readonly [string, KeptFor])[] = Object.entries(KEPT_FOR)

/** Every table that a migration makes, as house test filled.test finds them. */
const tables = new Set([
  ...files
    .filter((file) => /^api\/src\/db\/migrations\/\d.*\.ts$|^api\/src\/db\/migrations\/trade/.test(file))
    .flatMap((file) => [...read(file).matchAll(/create table (?:if not exists )?(\w+) ?\(/g)].map(([, name = '']) => name)),
  'wanted_image',
  'feedback_image',
])

it('every table is kept by one row of the table of retention', () => {
  expect(tables.size).toBeGreaterThan(120)
  const kept = [...settable.map(([, kind]) => kind), ...KEPT_OTHERWISE].flatMap((kind) => kind.tables)
  expect([...tables].filter((name) => !kept.includes(name))).toEqual([])
  expect(kept.filter((name, at) => !tables.has(name) || kept.indexOf(name) !== at)).toEqual([])
})

it('no standard time is shorter than the least', () => {
  expect(settable.filter(([, { standard, least }]) => standard !== 0 && standard < least).map(([name]) => name)).toEqual([])
})

it('the page on retention says what the table says', () => {
  const page = read(PAGE)
  const rows = [
    ...settable.map(([kind, { name, unit, standard, least, why, what }]) => {
      const time = (number: number) => (number === 0 ? '长期' : `${number} ${UNIT_WORDS[unit]}`)
      return `| \`${kind}\` | ${name} | ${time(standard)} | ${time(least)}：${why} | ${what} |`
    }),
    ...KEPT_OTHERWISE.map(({ name, what }) => `| ${name} | ${what} |`),
  ]
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})
