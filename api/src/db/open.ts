import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Logger } from 'kysely'
import { FolderInUse, takeLock } from './lockFile.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres, type PoolOptions } from './postgres.ts'
import type { Db } from './schema.ts'

/** The database cannot be had: one sentence for the operator. */
export class DatabaseError extends Error {}

export interface OpenDatabase {
  readonly db: Db
  /** A new embedded database, still empty or just filled from the snapshot. */
  readonly isNew: boolean
  readonly dump: (() => Promise<Blob>) | null
  /** The same database for work that may take its time: migrations, filling the demo. */
  readonly withoutLimits: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** The embedded database in `dataDir`, locked against every other process. A snapshot is asked for only when there is none yet. */
export async function openEmbedded(dataDir: string, findSnapshot: () => Promise<Blob | null>, onQuery?: Logger): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new DatabaseError(`The data folder ${dataDir} cannot be made.`, { cause: error })
  })
  const unlock = lockFolder(dataDir)
  const folder = join(dataDir, 'pg')
  try {
    const isNew = await clearUnfinished(folder)
    if (isNew) await writeFile(unfinishedMark(folder), '')
    const snapshot = isNew ? await findSnapshot() : null
    const { db, dump } = await openPGlite({
      folder,
      ...(snapshot === null ? {} : { snapshot }),
      ...(onQuery === undefined ? {} : { onQuery }),
    })
    if (!isNew)
      await readAllRows(db).catch(async (error: unknown) => {
        await db.destroy()
        throw error
      })
    await rm(unfinishedMark(folder), { force: true })
    return { db, isNew, dump, withoutLimits: (work) => work(db), close: () => db.destroy().finally(unlock) }
  } catch (error) {
    unlock()
    const remedy = `Put back a copy of ${folder}, or move that folder away: the next start then makes a new database.`
    throw new DatabaseError(`The database in ${folder} is damaged or cannot be read (${sentenceOf(error)}). ${remedy}`, { cause: error })
  }
}

/** Every page that is read is checked against its sum: reading all tables finds the damaged ones at once, not when an order needs them. */
async function readAllRows(db: Db): Promise<void> {
  const tables = await sql<{
    name: string
  }>`select oid::regclass::text as name from pg_class where relkind in ('r', 'm', 't') and relpersistence = 'p'`.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`select set_config(name, 'off', true)
      from unnest(array['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']) name`.execute(tx)
    for (const { name } of tables.rows) await sql.raw(`select count(*) from ${name}`).execute(tx)
  })
}

const sentenceOf = (error: unknown): string =>
  (error instanceof Error && error.message !== '' ? error.message : 'no reason given').replace(/[.\s]+$/, '')

/** Lies beside the folder while a new database is being made in it: a first start cut short is begun again. */
const unfinishedMark = (folder: string) => `${folder}.unfinished`

/** True when there is no finished database, and then nothing else either. */
async function clearUnfinished(folder: string): Promise<boolean> {
  const exists = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    )
  if ((await exists(join(folder, 'PG_VERSION'))) && !(await exists(unfinishedMark(folder)))) return false
  await rm(folder, { recursive: true, force: true })
  return true
}

function lockFolder(dataDir: string): () => void {
  try {
    return takeLock(join(dataDir, 'db.lock'))
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new DatabaseError(`The data folder ${dataDir} is in use by process ${error.pid}; stop it or set another DATA_DIR.`, {
        cause: error,
      })
    throw new DatabaseError(`The data folder ${dataDir} cannot be locked.`, { cause: error })
  }
}

/** A PostgreSQL server, tried once so that a wrong address shows at the start. */
export async function openServer(url: string, options: PoolOptions): Promise<OpenDatabase> {
  const db = openPostgres(url, options)
  try {
    await db.connection().execute(() => Promise.resolve())
  } catch (error) {
    await db.destroy().catch(() => undefined)
    const { hostname, port } = new URL(url)
    throw new DatabaseError(`The database at ${hostname}:${port === '' ? '5432' : port} cannot be reached (${codeOf(error)}).`, {
      cause: error,
    })
  }
  return { db, isNew: false, dump: null, withoutLimits: (work) => onPatientPool(url, options, work), close: () => db.destroy() }
}

async function onPatientPool<T>(url: string, { onError }: PoolOptions, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(url, { max: 2, ...(onError === undefined ? {} : { onError }) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer'
}
