import { readFileSync, renameSync, linkSync, rmSync, writeFileSync } from 'node:fs'

/** The folder belongs to another process that still runs. */
export class FolderInUse extends Error {
  readonly pid: number
  constructor(pid: number) {
    super(`in use by process ${pid}`)
    this.pid = pid
  }
}

/**
 * Takes the lock file of a data folder and returns what gives it back. PGlite itself takes none, and two processes on
 * one folder lose committed rows. A file left by a process that is gone is taken over.
 */
export function takeLock(path: string): () => void {
  const mine = describe(process.pid)
  for (let attempt = 0; attempt < 10; attempt++) {
    if (createExclusively(path, mine)) return () => release(path, mine)
    const held = readOrNull(path)
    if (held === null) continue
    const owner = Number(held.split(' ')[0])
    if (isRunning(owner, held)) throw new FolderInUse(owner)
    moveAside(path, held)
  }
  throw new Error(`the lock file ${path} cannot be taken`)
}

/** Pid and, where the system tells it, its start time: a pid is soon given to another program. */
function describe(pid: number): string {
  return `${pid} ${startTime(pid) ?? '-'}`
}

function isRunning(pid: number, held: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return held.endsWith(' -') || held === describe(pid)
}

function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name may hold spaces, so fields count from the last bracket: the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function createExclusively(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Renaming is won by one process only; whoever finds a fresh lock under the old name puts it back. */
function moveAside(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (readOrNull(aside) !== stale) linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch {
    rmSync(aside, { force: true })
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function release(path: string, mine: string): void {
  if (readOrNull(path) === mine) rmSync(path, { force: true })
}
