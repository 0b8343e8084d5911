import { expect, it } from 'vitest'
import { lackOf, proofsIn, type Ran } from './proofs.ts'

const FILE = 'rules/src/money.test.ts'
const ran = (title: string, status = 'passed'): Ran => ({ file: FILE, title, status })

it('a line of the coverage names its test by file and title', () => {
  const lines = ['| what | proven in | by |', '|---|---|---|', '| /list\\|x | `a.test.ts` | says a \\| b |', '| ″ | `b.test.tsx` | is %s |']
  expect(proofsIn(lines.join('\n'))).toEqual([
    { file: 'a.test.ts', title: 'says a | b' },
    { file: 'b.test.tsx', title: 'is %s' },
  ])
})

it.each([
  { title: 'money is exact', tests: [ran('money is exact')], lack: null },
  { title: 'money is exact', tests: [ran('money is exact to the cent')], lack: 'did not run' },
  { title: 'money is exact', tests: [{ ...ran('money is exact'), file: 'rules/src/other.test.ts' }], lack: 'did not run' },
  { title: 'money is exact', tests: [ran('money is exact', 'skipped')], lack: 'was skipped' },
  { title: 'money is exact', tests: [ran('money is exact', 'skipped'), ran('money is exact')], lack: null },
  { title: 'money is exact', tests: [ran('money is exact'), ran('money is exact', 'failed')], lack: 'failed' },
  { title: '%s gives $price', tests: [ran('a gives 1.00'), ran('b gives 2.00')], lack: null },
  { title: '%s gives $price', tests: [ran('a gives 1.00'), ran('b gives 2.00', 'failed')], lack: 'failed' },
  { title: 'a (b) gives 1.00', tests: [ran('a (b) gives 1900')], lack: 'did not run' },
])('a proof named $title by $tests.length tests lacks $lack', ({ title, tests, lack }) => {
  expect(lackOf({ file: FILE, title }, tests)).toBe(lack === null ? null : `${FILE}: "${title}" ${lack}`)
})
