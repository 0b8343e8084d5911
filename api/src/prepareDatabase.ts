import { formatDate } from 'rules/time'
import { seconds, type Clock, type Deps } from './deps.ts'
import { withProgress } from './progress.ts'
import { findPending, migrate } from './db/migrate.ts'
import { DatabaseError, type OpenDatabase } from './db/open.ts'
import { seedDemo } from './seed/seed.ts'
import type { Db } from './db/schema.ts'
import { readSnapshot, snapshotPath, writeSnapshot } from './db/snapshot.ts'

/** The snapshot a new embedded database starts from, if one was made before from the same files. */
export function newDatabaseSnapshot(demo: boolean, clock: Clock): Promise<Blob | null> {
  return readSnapshot(snapshotPath(variant(demo, clock)))
}

/** Migrates, seeds the demo once, and keeps a new embedded database as the snapshot for the next first start. */
export async function prepareDatabase(deps: Deps, database: OpenDatabase): Promise<void> {
  const { demo } = deps.settings
  const { migrated, seeded } = await database.withoutLimits(async (db) => ({
    migrated: deps.settings.migrates ? await migrate(db, undefined, { during: withProgress }) : await requireMigrated(db),
    seeded: demo && (await withProgress('Filling the demo', () => seedDemo({ ...deps, db }))),
  }))
  const { dump, isNew } = database
  const isFresh = isNew && migrated.length > 0 && seeded === demo
  if (isFresh && dump !== null) await withProgress('Keeping a copy for the next first start', () => keepCopy(deps, dump))
}

async function requireMigrated(db: Db): Promise<string[]> {
  const [first] = await findPending(db)
  if (first !== undefined)
    throw new DatabaseError(`The database lacks the migration ${first}: run npm run migrate, or start with MIGRATE=1.`)
  return []
}

/** The copy only saves time, so a place that cannot be written to is no reason not to start. */
async function keepCopy(deps: Deps, dump: () => Promise<Blob>): Promise<void> {
  try {
    await writeSnapshot(snapshotPath(variant(deps.settings.demo, deps.clock)), await dump())
  } catch {
    return
  }
}

/** The demo's dates hang on the day it is filled, so its copy serves that day only. */
function variant(demo: boolean, clock: Clock): string {
  return demo ? `demo-${formatDate(seconds(clock.now()))}` : 'empty'
}
