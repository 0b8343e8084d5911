import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './paths.ts'
import { changeSince, concernedBy } from './changed.ts'
import { PARTS, QUEUE } from './parts.ts'

const calledFor = (...files: string[]) => {
  const { parts, contract, browser } = concernedBy('HEAD', files)
  return { parts: parts.join(' '), contract, browser }
}
const CODE = 'fresh format lint types unused unit api gateway client house'
const CALLS = ['tests/contract/calls.test.ts']

it.each([
  ['a page of the docs', ['docs/mobile.md'], { parts: 'fresh format house', contract: [], browser: [] }],
  ['a rule', ['rules/src/pricing.ts'], { parts: `${CODE} contract`, contract: CALLS, browser: [] }],
  ['a room of the api', ['api/src/modules/cart/cart.service.ts'], { parts: `${CODE} contract`, contract: CALLS, browser: [] }],
  ['a test of the api', ['api/src/modules/cart/cart.test.ts'], { parts: CODE, contract: [], browser: [] }],
  [
    'a room of the gateway',
    ['gateway/src/modules/wallet/wallet.graphql'],
    { parts: 'fresh format types unused unit api gateway client house contract build e2e', contract: CALLS, browser: ['wallet'] },
  ],
  [
    'a page and a feature of the client',
    ['client/src/pages/cart/CartPage.tsx', 'client/src/features/catalogue/search/SearchBox.tsx'],
    { parts: `${CODE} build e2e`, contract: [], browser: ['cart', 'search'] },
  ],
  [
    'a piece that all pages show',
    ['client/src/ui/Button.tsx'],
    { parts: `${CODE} build e2e`, contract: [], browser: ['errors', 'layout', 'pages'] },
  ],
  ['a browser test', ['tests/e2e/help.test.ts'], { parts: `${CODE} build e2e`, contract: [], browser: ['help'] }],
  [
    'a step of the guide',
    ['tests/guide/urql/cart.ts'],
    { parts: `${CODE} contract`, contract: ['tests/contract/package.test.ts', 'tests/guide/guide.test.ts'], browser: [] },
  ],
  [
    'a contract test',
    ['tests/contract/mobile.test.ts'],
    { parts: `${CODE} contract`, contract: ['tests/contract/mobile.test.ts'], browser: [] },
  ],
])('a change of %s calls for the parts that look at it', (_, files, expected) => {
  expect(calledFor(...files)).toEqual(expected)
})

it('a change of a room without a browser test has every page opened', () => {
  expect(calledFor('client/src/features/ground/days/Days.tsx').browser).toEqual(['pages'])
})

it('the parts for a change name only browser tests that are there', () => {
  const rooms = [
    'pages',
    'features/ground',
    'features/people',
    'features/catalogue',
    'features/trade',
    'features/after',
    'features/self-service',
  ].flatMap((folder) => readdirSync(inRoot('client/src', folder)).map((room) => `client/src/${folder}/${room}/Any.tsx`))
  const named = new Set(rooms.flatMap((file) => calledFor(file).browser))
  expect(named.size).toBeGreaterThan(9)
  expect([...named].filter((name) => !existsSync(inRoot(`tests/e2e/${name}.test.ts`)))).toEqual([])
})

it('each part runs once, those that make what is generated before all', () => {
  expect(['fresh', ...QUEUE.flat()].toSorted()).toEqual(Object.keys(PARTS).toSorted())
})

it('an unknown commit is reported in the words of git', async () => {
  await expect(changeSince('no-such-commit')).rejects.toThrow('no-such-commit')
})
