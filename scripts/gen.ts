import { ensureGenerated } from './lib/ensureGenerated.ts'

/** Makes what is generated where it is stale. */
if ((await ensureGenerated()) === null) process.exit(1)
