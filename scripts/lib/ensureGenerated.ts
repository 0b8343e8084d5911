import { generate } from './generate.ts'
import { STEPS } from './generators.ts'
import { inRoot } from './paths.ts'
import { type Say, tellOnConsole } from './tally.ts'

/** Makes what is stale, or all of it; resolves with the files that changed, or with null after saying what is wrong. */
export async function ensureGenerated({ force = false, say = tellOnConsole }: { force?: boolean; say?: Say } = {}): Promise<
  readonly string[] | null
> {
  const started = performance.now()
  const { made, changed, failures } = await generate(STEPS, { root: inRoot(), cache: inRoot('node_modules/.cache'), force })
  if (failures.length > 0) {
    say(`${failures.join('\n\n')}\n\nNothing that is generated was changed.\n`)
    return null
  }
  if (made.length > 0) say(`Generated in ${((performance.now() - started) / 1000).toFixed(1)} s: ${made.join(', ')}.\n`)
  return changed
}
