import { ensureGenerated } from '../../scripts/lib/ensureGenerated.ts'

/** A run of tests stands on what the sources of today generate. */
export async function setup(): Promise<void> {
  if ((await ensureGenerated()) === null) throw new Error('What is generated cannot be made.')
}
