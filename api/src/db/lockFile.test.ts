import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { FolderInUse, takeLock } from './lockFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
const path = join(folder, 'db.lock')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(path, { force: true }))

/** A process that has ended. */
const gone = () => spawnSync(process.execPath, ['-e', '']).pid

it('holds while its process runs, and is given back', () => {
  const release = takeLock(path)
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  expect(() => takeLock(path)).toThrow(new FolderInUse(process.pid))
  release()
  expect(existsSync(path)).toBe(false)
  takeLock(path)()
})

it('names the process that holds it', () => {
  writeFileSync(path, `${process.ppid} -`)
  expect(() => takeLock(path)).toThrow(expect.objectContaining({ pid: process.ppid }))
})

it.each([
  ['is gone', () => `${gone()} 123`],
  ['left its number to another program', () => `${process.ppid} 1`],
  ['had this very number before a restart', () => `${process.pid} 1`],
  ['wrote nothing', () => ''],
  ['wrote rubbish', () => 'x y z'],
])('is taken over from a process that %s', (_name, text) => {
  writeFileSync(path, text())
  const release = takeLock(path)
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  release()
})

it('is not taken from a new owner by the one before', () => {
  const release = takeLock(path)
  writeFileSync(path, `${process.ppid} -`)
  release()
  expect(existsSync(path)).toBe(true)
})
