import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrations as released } from './migrations/list.ts'
import type { Migration } from './migrations/statements.ts'
import { DatabaseError } from './open.ts'
import type { Db } from './schema.ts'

type Migrations = Readonly<Record<string, Migration>>

interface Options {
  readonly list?: Migrations
  /** Tells of a step that takes long. */
  readonly during?: <T>(what: string, work: () => Promise<T>) => Promise<T>
}

/** The lock of Kysely's own migrator, which versions before this one take. */
const LOCK = sql.raw('3853314791062309107')
const LOOK_MS = 500
/** Whoever waits for a lock makes all later ones wait behind: a migration lets them pass after so long, and comes again. */
const LOCK_TIMEOUT_MS = 1_000
const MOST_TRIES = 60
const LONGEST_PAUSE_MS = 5_000

/** Brings the database to the newest shape (or up to `target`) and returns the names of what was run. One process at a time does it. */
export async function migrate(
  db: Db,
  target?: string,
  { list = released, during = (_what, work) => work() }: Options = {},
): Promise<string[]> {
  if ((await findPending(db, list, target)).length === 0) return []
  return db.connection().execute(async (connection) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)`.execute(
      connection,
    )
    await during('Waiting for another process that migrates the database', () => takeLock(connection))
    try {
      await makeTable(connection)
      const pending = await findPending(connection, list, target)
      await during('Migrating the database', async () => {
        for (const name of pending) await run(connection, name, list[name])
      })
      return pending
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset idle_in_transaction_session_timeout`.execute(connection)
    }
  })
}

/** What the database still lacks. One that a newer version has changed beyond this one is refused. */
export async function findPending(db: Db, list: Migrations = released, target?: string): Promise<string[]> {
  const applied = await findApplied(db)
  const beyond = applied.find(({ name, is_additive }) => !(name in list) && !is_additive)
  if (beyond !== undefined)
    throw new DatabaseError(
      `A newer version has brought the database to ${beyond.name}, and this version cannot work with it: start the newer one.`,
    )
  const names = new Set(applied.map(({ name }) => name))
  const pending = Object.keys(list).filter((name) => !names.has(name) && (target === undefined || name <= target))
  const last = applied.at(-1)?.name ?? ''
  const [first = last] = pending
  if (first < last) throw new DatabaseError(`The database was made by another version of this program: it has ${last} and lacks ${first}.`)
  return pending
}

interface Applied {
  readonly name: string
  readonly is_additive: boolean
}

/** In the order of their names. Databases of before know no column `is_additive`. */
async function findApplied(db: Db): Promise<Applied[]> {
  const {
    rows: [{ found } = { found: false }],
  } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!found) return []
  const { rows } = await sql<Applied>`select name,
      coalesce((to_jsonb(m) ->> 'is_additive')::boolean, false) as is_additive from kysely_migration m order by name collate "C"`.execute(
    db,
  )
  return rows
}

async function makeTable(db: Db): Promise<void> {
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  await sql`alter table kysely_migration add column if not exists is_additive boolean not null default false`.execute(db)
}

/** Looks now and then instead of waiting in the database: an index made concurrently would wait for whoever waits there. */
async function takeLock(db: Db): Promise<void> {
  for (;;) {
    const {
      rows: [{ taken } = { taken: false }],
    } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db)
    if (taken) return
    await pause(LOOK_MS)
  }
}

async function run(db: Db, name: string, migration: Migration | undefined): Promise<void> {
  if (migration === undefined) throw new Error(`there is no migration ${name}`)
  try {
    if (migration.isLong !== true)
      return await patiently(() =>
        db.transaction().execute(async (tx) => {
          await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx)
          await migration.up(tx)
          await note(tx, name, migration)
        }),
      )
    await migration.up(db)
    await note(db, name, migration)
  } catch (error) {
    if (isLocked(error))
      throw new DatabaseError(`The migration ${name} does not get its locks: another program holds them. Nothing of it was done.`, {
        cause: error,
      })
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}

async function note(db: Db, name: string, { isAdditive = false }: Migration): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp, is_additive)
    values (${name}, to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${isAdditive})`.execute(db)
}

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let nth = 1; ; nth++) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || nth === MOST_TRIES) throw error
      await pause(Math.min(LOCK_TIMEOUT_MS * nth, LONGEST_PAUSE_MS))
    }
  }
}

/** Not got in time, or given up for somebody else's sake. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
}
