import { Client } from 'pg'
import { migrate } from '../db/migrate.ts'
import { openEmbedded as openFolder } from '../db/open.ts'
import { openPGlite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import type { ReadServers } from '../db/readFrom.ts'
import type { Db } from '../db/schema.ts'
import { preparedPGliteDialect } from './preparedPGlite.ts'
import { readSnapshot, snapshotPath, writeSnapshot } from '../db/snapshot.ts'

export interface TestDatabase {
  readonly db: Db
  readonly replicas?: ReadServers
  readonly close: () => Promise<void>
}

const SERVER = process.env['TEST_DATABASE_URL']

/** What the databases of tests have for a default, where it is not PostgreSQL's own: `repeatable read`. */
const ISOLATION = process.env['TEST_ISOLATION']

/** The server that tests run on; null for the embedded database. */
export const testServerUrl: string | null = SERVER === undefined || SERVER === '' ? null : SERVER

/** Races can only be seen where there is more than one connection. */
export const onPostgres = testServerUrl !== null

/** A database of this test file's own, migrated and otherwise empty: on TEST_DATABASE_URL when set, else embedded in memory. */
export function openTestDatabase(connections = 20): Promise<TestDatabase> {
  return SERVER === undefined || SERVER === '' ? openEmbeddedDatabase() : openOnServer(SERVER, connections)
}

/** One connection, one order of things, whatever else is there to be had. */
export function openEmbeddedDatabase(): Promise<TestDatabase> {
  return openEmbedded(migratedSnapshot)
}

/** A copy of the database that `fill` has filled once for all who ask. */
export async function openFilledDatabase(fill: (database: TestDatabase) => Promise<unknown>): Promise<TestDatabase> {
  if (testServerUrl !== null) return openOnServer(testServerUrl, 20, await ensureFilledOnServer(testServerUrl, fill))
  const fillMigrated = async (db: Db): Promise<void> => {
    await migrate(db)
    await fill({ db, close: () => Promise.resolve() })
  }
  return openEmbedded(() => snapshotOf('demo-tests', fillMigrated))
}

/** One without any table, to try migrations on. */
export async function openBareDatabase(): Promise<TestDatabase> {
  if (SERVER !== undefined && SERVER !== '') return openOnServer(SERVER, 20, 'template0')
  return openEmbedded(() => snapshotOf('bare', () => Promise.resolve()))
}

/** What a new embedded database is filled from when it should be migrated already. */
export const migratedSnapshot = (): Promise<Blob> => snapshotOf('migrated', migrate)

/** The same, for a run that asks the same few hundred statements thousands of times. */
export async function openPreparedDatabase(): Promise<TestDatabase> {
  const { db } = await openPGlite({ snapshot: await migratedSnapshot(), dialect: preparedPGliteDialect })
  return { db, close: () => db.destroy() }
}

async function openEmbedded(snapshot: () => Promise<Blob>): Promise<TestDatabase> {
  const { db } = await openPGlite({ snapshot: await snapshot() })
  return { db, close: () => db.destroy() }
}

async function snapshotOf(variant: string, prepare: (db: Db) => Promise<unknown>): Promise<Blob> {
  const path = snapshotPath(variant)
  return (await readSnapshot(path)) ?? (await makeSnapshot(path, prepare))
}

/** A migrated database that another process works on: the settings that lead there, and a way in while that process rests. */
export interface LentDatabase {
  readonly env: Readonly<Record<string, string>>
  open(): Promise<TestDatabase>
  remove(): Promise<void>
}

/** On `server`, by itself TEST_DATABASE_URL, else in `dataDir`, which the process needs for itself in any case. */
export async function lendDatabase(dataDir: string, server = SERVER): Promise<LentDatabase> {
  if (server === undefined || server === '') {
    const open = () => openFolder(dataDir, migratedSnapshot)
    return { env: { DATA_DIR: dataDir }, open, remove: () => Promise.resolve() }
  }
  const name = await createOnServer(server)
  const url = withDatabase(server, name)
  const open = (): Promise<TestDatabase> => {
    const db = openPostgres(url, { max: 4 })
    return Promise.resolve({ db, close: () => db.destroy() })
  }
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, open, remove: () => dropOnServer(server, name) }
}

async function makeSnapshot(path: string, prepare: (db: Db) => Promise<unknown>): Promise<Blob> {
  const { db, dump } = await openPGlite({})
  await prepare(db)
  const blob = await dump()
  await db.destroy()
  await writeSnapshot(path, blob)
  return blob
}

let opened = 0

async function openOnServer(url: string, connections: number, template?: string): Promise<TestDatabase> {
  const name = await createOnServer(url, template)
  if (ISOLATION !== undefined)
    await asAdmin(url, (admin) => admin.query(`alter database ${name} set default_transaction_isolation = '${ISOLATION}'`))
  const db = openPostgres(withDatabase(url, name), { max: connections })
  return {
    db,
    close: async () => {
      await db.destroy()
      await dropOnServer(url, name)
    },
  }
}

/** A new database on the server, a copy of `template` or migrated and otherwise empty: its name. */
export async function createOnServer(url: string, template?: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${opened++}`
  await asAdmin(url, async (admin) => createDatabase(admin, name, template ?? (await ensureTemplate(admin, url))))
  return name
}

export function dropOnServer(url: string, name: string): Promise<void> {
  return asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
}

type Kept = { readonly name: string; readonly template: string; readonly lock: number; readonly fill: (url: string) => Promise<unknown> }

/** A database that others are copied from, made once by one process at a time. */
async function keepOnServer(admin: Client, url: string, { name, template, lock, fill }: Kept): Promise<string> {
  await admin.query('select pg_advisory_lock($1)', [lock])
  const found = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    await createDatabase(admin, `${name}_draft`, template)
    await fill(withDatabase(url, `${name}_draft`))
    await admin.query(`alter database ${name}_draft rename to ${name}`)
  }
  await admin.query('select pg_advisory_unlock($1)', [lock])
  return name
}

/** The migrated database, one per state of the migrations. */
function ensureTemplate(admin: Client, url: string): Promise<string> {
  const fill = async (draft: string): Promise<void> => {
    const db = openPostgres(draft)
    await migrate(db)
    await db.destroy()
  }
  return keepOnServer(admin, url, { name: `template_${snapshotPath('migrated').slice(-20, -4)}`, template: 'template0', lock: 4001, fill })
}

/** The filled demo, one per day and state of what fills it; those of earlier days go. */
export async function ensureDemoOnServer(url: string, day: string, fill: (url: string) => Promise<unknown>): Promise<string> {
  const digits = day.replaceAll('-', '')
  const name = `demo_${digits}_${snapshotPath('demo').slice(-20, -4)}`
  await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname ~ '^demo_' and datname < $1`, [
      `demo_${digits}`,
    ])
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname}`)
    await keepOnServer(admin, url, { name, template: await ensureTemplate(admin, url), lock: 4002, fill })
  })
  return name
}

/** What a test fills, one per state of what fills it. */
async function ensureFilledOnServer(url: string, fill: (database: TestDatabase) => Promise<unknown>): Promise<string> {
  const fillDraft = async (draft: string): Promise<void> => {
    const db = openPostgres(draft)
    await fill({ db, close: () => db.destroy() })
  }
  const name = `filled_${snapshotPath('demo-tests').slice(-20, -4)}`
  await asAdmin(url, async (admin) =>
    keepOnServer(admin, url, { name, template: await ensureTemplate(admin, url), lock: 4003, fill: fillDraft }),
  )
  return name
}

async function createDatabase(admin: Client, name: string, template: string): Promise<void> {
  const locale = template === 'template0' ? `encoding 'utf8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'` : ''
  await admin.query(`drop database if exists ${name} with (force)`)
  // Copying files costs a fifth of writing each page to the log; the server of tests needs no log.
  await admin.query(`create database ${name} template ${template} ${locale} strategy file_copy`)
}

async function asAdmin(url: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
