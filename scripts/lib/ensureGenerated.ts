import { generate } from './generate.ts'
import { STEPS } from './generators.ts'
import { inRoot } from './paths.ts'

/** Makes what is stale, or all of it; resolves with the files that changed, or with null after saying what is wrong. */
export async function ensureGenerated({ force = false } = {}): Promise<readonly string[] | null> {
  const started = performance.now()
  const { made, changed, failures } = await generate(STEPS, { root: inRoot(), cache: inRoot('node_modules/.cache'), force })
  if (failures.length > 0) {
    console.error(`${failures.join('\n\n')}\n\nNothing that is generated was changed.`)
    return null
  }
  if (made.length > 0) console.log(`Generated in ${((performance.now() - started) / 1000).toFixed(1)} s: ${made.join(', ')}.`)
  return changed
}
