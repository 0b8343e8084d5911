import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { mutantsIn, readSource } from './mutants.ts'

async function idOf(file: string, code: string, replacement: string): Promise<string> {
  const all = await mutantsIn(file, readSource(file))
  return all.find((mutant) => mutant.code === code && mutant.replacement === replacement)?.id ?? ''
}

it('a mutant that no test notices has survived, also after one that was caught', async () => {
  const noticed = await idOf('rules/src/ladderPrice.ts', 'qty < 1', 'true')
  // One step more finds nothing left to share: docs/mutants.md judges it equivalent.
  const harmless = await idOf('rules/src/shares.ts', 'i < shares.length', 'i <= shares.length')
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const words = ['rules', noticed, harmless, 'rules/src/ladder.test.ts', 'rules/src/money.test.ts']
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/mutants.ts', ...words], { cwd: inRoot(), env })
  const verdictOn = (id: string) => new RegExp(`^(\\w+) +\`${id}\``, 'm').exec(stdout)?.[1]
  expect([verdictOn(noticed), verdictOn(harmless)]).toEqual(['caught', 'survived'])
})
