import { Migrator, type Migration } from 'kysely/migration'
import { migrations } from './migrations/list.ts'
import type { Db } from './schema.ts'

/** Brings the database to the newest shape (or up to `target`) and returns the names of what was run. */
export async function migrate(db: Db, target?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve<Record<string, Migration>>({ ...migrations }) } })
  const { error, results } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error !== undefined) {
    const failed = results?.find((one) => one.status === 'Error')?.migrationName
    throw new Error(failed === undefined ? 'the database cannot be migrated' : `migration ${failed} failed`, { cause: error })
  }
  return (results ?? []).map((one) => one.migrationName)
}
