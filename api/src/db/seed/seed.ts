import type { Deps } from '../../deps.ts'
import { inTransaction } from '../transaction.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import { seedShops } from './seedShops.ts'

const MARK = 'demo_seeded'

/** Fills a new database with the demo: all or nothing, and once. False when it was there before. */
export function seedDemo(deps: Deps): Promise<boolean> {
  return inTransaction(deps, async (within) => {
    const marked = await within.db
      .insertInto('app_meta')
      .values({ key: MARK, value: within.clock.now().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (marked === undefined) return false
    await seedCatalogue(within)
    await seedShops(within)
    return true
  })
}
