import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migratedSnapshot } from '../testing/testDatabase.ts'
import { DatabaseError, openEmbedded } from './open.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'open-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openEmbedded(dataDir, migratedSnapshot)

it('keeps what was written, and asks for a snapshot only when new', async () => {
  const first = await open()
  expect(first.isNew).toBe(true)
  await first.db.insertInto('app_meta').values({ key: 'kept', value: 'yes' }).execute()
  await first.close()
  expect(readdirSync(dataDir)).toEqual(['pg'])
  const second = await openEmbedded(dataDir, () => Promise.reject(new Error('not asked for')))
  expect(second.isNew).toBe(false)
  expect(await second.db.selectFrom('app_meta').selectAll().execute()).toEqual([{ key: 'kept', value: 'yes' }])
  await second.close()
})

it('begins again where a first start was cut short', async () => {
  mkdirSync(join(dataDir, 'pg'))
  writeFileSync(join(dataDir, 'pg/PG_VERSION'), '18')
  writeFileSync(join(dataDir, 'pg.unfinished'), '')
  const database = await open()
  expect(database.isNew).toBe(true)
  await database.close()
})

/** Opening fails with what happened and what to do, and the lock is given back. */
async function failsToOpen(reason: RegExp): Promise<void> {
  const error: unknown = await open().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseError)
  const { message } = error instanceof Error ? error : new Error()
  const folder = join(dataDir, 'pg')
  expect(message.startsWith(`The database in ${folder} is damaged or cannot be read (`)).toBe(true)
  expect(message).toMatch(reason)
  expect(message.endsWith(`). Put back a copy of ${folder}, or move that folder away: the next start then makes a new database.`)).toBe(
    true,
  )
  expect(readdirSync(dataDir)).toEqual(['pg'])
}

it('says what to do with a folder that cannot be opened', async () => {
  mkdirSync(join(dataDir, 'pg'))
  writeFileSync(join(dataDir, 'pg/PG_VERSION'), 'not a version')
  await failsToOpen(/\(.+\)/)
})

it('notices a damaged page of a table at the start', async () => {
  const database = await open()
  const {
    rows: [{ path } = { path: '' }],
  } = await sql<{ path: string }>`select pg_relation_filepath('region') as path`.execute(database.db)
  await sql`checkpoint`.execute(database.db)
  await database.close()
  const file = openSync(join(dataDir, 'pg', path), 'r+')
  writeSync(file, 'damaged', 8_000)
  closeSync(file)
  await failsToOpen(/invalid page in block 0 of relation/)
})
