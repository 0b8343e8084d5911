import { seedDemo } from '../seed/seed.ts'
import { type Harness, harnessOn } from './harness.ts'
import { openFilledDatabase, type TestDatabase } from './testDatabase.ts'

async function fill(database: TestDatabase): Promise<void> {
  const harness = await harnessOn(database)
  await seedDemo(harness.deps)
  await harness.close()
}

/** The api on a copy of the demo; the files that were handed in lie elsewhere. */
export const openDemo = async (): Promise<Harness> => harnessOn(await openFilledDatabase(fill))
