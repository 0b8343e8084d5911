import { createHash } from 'node:crypto'
import { openAsBlob, readFileSync, readdirSync } from 'node:fs'
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const API = join(import.meta.dirname, '../..')
const CACHE = join(API, '../node_modules/.cache/api-database')
const SCHEMA = ['package.json', 'src/db/migrations']
const DEMO = [...SCHEMA, 'src/seed', 'seed', 'src/modules', '../rules/src']

/** Where the snapshot of a new database lies: one per `variant` and per state of the files it is made from. */
export function snapshotPath(variant: string): string {
  const hash = createHash('sha256')
  for (const part of variant.startsWith('demo') ? DEMO : SCHEMA) addToHash(hash, join(API, part))
  return join(CACHE, `${variant}-${hash.digest('hex').slice(0, 16)}.tar`)
}

export async function readSnapshot(path: string): Promise<Blob | null> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  )
  return exists ? openAsBlob(path) : null
}

/** Written beside, so that nobody reads half of one; the first to be there stays, since another may be reading it. */
export async function writeSnapshot(path: string, dump: Blob): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  try {
    await writeFile(draft, dump.stream())
    await link(draft, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await forgetOlder(path)
}

/** Snapshots of earlier states go after an hour: a run that began before the change may still read one. */
async function forgetOlder(path: string): Promise<void> {
  const { mtimeMs } = await stat(path)
  const variant = basename(path).split('-')[0] ?? ''
  for (const name of await readdir(dirname(path))) {
    const other = join(dirname(path), name)
    const age = name.startsWith(`${variant}-`) ? mtimeMs - (await stat(other)).mtimeMs : 0
    if (age > 3_600_000) await rm(other, { force: true })
  }
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = readEntries(path)
  if (entries === null) {
    hash.update(path.slice(API.length)).update(readFileOrEmpty(path))
    return
  }
  for (const entry of entries.toSorted()) if (!entry.includes('.test.')) addToHash(hash, join(path, entry))
}

function readEntries(path: string): string[] | null {
  try {
    return readdirSync(path)
  } catch {
    return null
  }
}

function readFileOrEmpty(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}
