import { expect, it } from 'vitest'
import { livesUntil } from '../../contract/src/deprecation.ts'
import { changelogOf } from './changelog.ts'

const released = 'type Query { goods(id: ID!, page: Int): Goods } type Goods { name: String price: String } enum Sort { SALES }'
const current = `type Query { goods(id: ID!, page: Int, ck: Int): Goods }
type Goods {
  name: String storage: String amount: String
  price: String @deprecated(reason: "2026-12-01: use \`amount\`; it has a currency")
}
enum Sort { SALES STOCK }`

it('the changelog tells what is new since the last release, what an app may meet now, and what goes when', () => {
  expect(changelogOf(released, current, '## 1.0 (2026-11-30)\n\nThe first.\n').split('\n').slice(5)).toEqual([
    '## Since the last release',
    '',
    '### New',
    '',
    '* An optional argument Query.goods(ck:) was added.',
    '* Field Goods.amount was added.',
    '* Field Goods.storage was added.',
    '',
    '### More values and members',
    '',
    '* Enum value Sort.STOCK was added.',
    '',
    '### On its way out',
    '',
    '* `Goods.price` works until 2027-12-01 at least. 2026-12-01: use `amount`; it has a currency',
    '',
    '## 1.0 (2026-11-30)',
    '',
    'The first.',
    '',
  ])
})

it('the changelog of a release says that nothing has changed since', () => {
  expect(changelogOf(released, released, '')).toContain('## Since the last release\n\nNothing.\n')
})

it.each([
  ['2026-12-01: use `amount`', '2027-12-01'],
  ['2026-12-01 use `amount`', null],
  ['use `amount`', null],
  ['2026-12-01: gone', null],
])('a part deprecated with "%s" lives until %s', (reason, until) => {
  expect(livesUntil(reason)).toBe(until)
})
