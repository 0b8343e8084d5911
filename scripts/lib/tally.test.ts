import { expect, it } from 'vitest'
import { inRoot } from './paths.ts'
import { add, failuresIn, NONE } from './tally.ts'

const passed = { ancestorTitles: ['money'], title: 'is exact', status: 'passed' }
const failed = {
  ancestorTitles: ['money'],
  title: 'is whole',
  status: 'failed',
  failureMessages: ['expected 1 to be 2\n    at money.test.ts:3'],
}

it('the end of a run names each test that failed with what it said, and each file that could not be run', () => {
  const report = {
    testResults: [
      { name: inRoot('rules/src/money.test.ts'), message: '', assertionResults: [passed, failed] },
      { name: inRoot('rules/src/other.test.ts'), message: 'Cannot find money.ts', assertionResults: [] },
      { name: inRoot('rules/src/empty.test.ts'), message: '', assertionResults: [] },
    ],
  }
  expect(failuresIn(report)).toEqual([
    'rules/src/money.test.ts: money is whole\n    expected 1 to be 2\n        at money.test.ts:3',
    'rules/src/other.test.ts\n    Cannot find money.ts',
  ])
})

it('two parts added name what failed in both', () => {
  expect(add({ ...NONE, failures: ['a'] }, { ...NONE, failed: 1, failures: ['b'] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['a', 'b'],
  })
})
