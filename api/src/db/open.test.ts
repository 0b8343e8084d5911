import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { DatabaseError, openEmbedded } from './open.ts'
import { readSnapshot, snapshotPath } from './snapshot.ts'

let dataDir: string
beforeEach(() => { dataDir = mkdtempSync(join(tmpdir(), 'open-')) })
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openEmbedded(dataDir, () => readSnapshot(snapshotPath('bare')))

it('keeps what was written, and asks for a snapshot only when new', async () => {
  const first = await open()
  expect(first.isNew).toBe(true)
  await migrate(first.db)
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

it('says in one sentence that a folder cannot be opened, and gives the lock back', async () => {
  mkdirSync(join(dataDir, 'pg'))
  writeFileSync(join(dataDir, 'pg/PG_VERSION'), 'not a version')
  await expect(open()).rejects.toThrow(new DatabaseError(`The database in ${dataDir} cannot be opened.`))
  expect(readdirSync(dataDir)).toEqual(['pg'])
})
