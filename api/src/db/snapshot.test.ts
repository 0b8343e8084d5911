import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSnapshot, snapshotPath, writeSnapshot } from './snapshot.ts'

it('snapshots of every demo are kept by the seed and the rules too, those of an empty database by its shape alone', () => {
  const stateOf = (variant: string): string => snapshotPath(variant).slice(-20)
  const [empty, demo] = [stateOf('empty'), stateOf('demo')]
  expect(demo).not.toBe(empty)
  expect([stateOf('migrated'), stateOf('demo-2026-11-23'), stateOf('demo-tests')]).toEqual([empty, demo, demo])
})

it('a snapshot that one process reads is not replaced by another that made the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'snapshots-'))
  const path = join(folder, 'migrated-1.tar')
  await writeSnapshot(path, new Blob(['made by the first']))
  const opened = await readSnapshot(path)
  await writeSnapshot(path, new Blob(['made by the second, later']))
  expect(await opened?.text()).toBe('made by the first')
  expect(await (await readSnapshot(path))?.text()).toBe('made by the first')
  expect(readdirSync(folder)).toEqual(['migrated-1.tar'])
  rmSync(folder, { recursive: true })
})
