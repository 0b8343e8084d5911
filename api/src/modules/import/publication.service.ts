import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { ImportKind, Known, Sought } from './kind.ts'
import { kindNamed } from './kinds.ts'
import { insertLines, insertRun, saveLines, setStatus, takeTurn, type SavedLine } from './run.repo.ts'

export interface Publication {
  readonly staff: string
  /** All checks are made and nothing is kept but what it would have changed. */
  readonly isCheck: boolean
}

interface Work<T> {
  readonly kind: string
  /** What it may change, as far as that is known before it is done; `made` is what it has done. */
  readonly sought: (tx: Deps, made: T | null) => Promise<readonly Sought[]>
  readonly work: (tx: Deps) => Promise<T>
}

export interface Recorded<T> {
  readonly made: T
  /** The version; null where it has changed nothing. */
  readonly version: number | null
}

type KeyedLine = SavedLine & { readonly key: string }

/** Rolls back what was tried out. */
class OnlyChecked<T> extends Error {
  readonly made: T
  readonly lines: readonly KeyedLine[]
  constructor(made: T, lines: readonly KeyedLine[]) {
    super('only checked')
    this.made = made
    this.lines = lines
  }
}

/** What is published by a call is a version as an import is: with the rows before and after, to be looked at and taken back alike. */
export async function recorded<T>(deps: Deps, publication: Publication, { kind: name, sought, work }: Work<T>): Promise<Recorded<T>> {
  const kind = kindNamed(name)
  if (kind === null) throw new Error(`there is no import of ${name}`)
  try {
    return await inTransaction(deps, async (tx) => {
      await takeTurn(tx.db, name)
      const known = await kind.load(tx, await sought(tx, null))
      const made = await work(tx)
      const lines = linesOf(known, await loadAfter(tx, kind, await sought(tx, made)))
      if (publication.isCheck) throw new OnlyChecked(made, lines)
      return { made, version: await keep(tx, name, publication, lines) }
    })
  } catch (error) {
    if (!(error instanceof OnlyChecked)) throw error
    const { lines } = error
    return { made: error.made as T, version: await inTransaction(deps, (tx) => keep(tx, name, publication, lines)) }
  }
}

async function loadAfter(tx: Deps, kind: ImportKind, sought: readonly Sought[]): Promise<ReadonlyMap<string, Known | null>> {
  const found = await kind.load(tx, sought)
  return new Map(sought.map(({ key }) => [key, found.get(key) ?? null]))
}

function linesOf(before: ReadonlyMap<string, Known>, after: ReadonlyMap<string, Known | null>): KeyedLine[] {
  return [...after].flatMap(([key, known], nth): KeyedLine[] => {
    const was = before.get(key) ?? null
    if (isDeepStrictEqual(was?.row ?? null, known?.row ?? null)) return []
    const state = was === null ? 'new' : 'changed'
    const row = known?.row ?? null
    return [{ key, line: nth + 1, id: known?.id ?? was?.id ?? null, row, before: was?.row ?? null, problems: [], state }]
  })
}

async function keep(tx: Deps, kind: string, { staff, isCheck }: Publication, lines: readonly KeyedLine[]): Promise<number | null> {
  if (lines.length === 0) return null
  const now = tx.clock.now()
  const written = JSON.stringify(lines.map(({ line, key }) => ({ line, key, cells: {} })))
  const requestHash = createHash('sha256').update(written).digest('hex')
  const clientKey = Buffer.from(tx.random.bytes(16)).toString('hex')
  const run = { kind, mode: 'all' as const, isDry: isCheck, staff, clientKey, requestHash, lines: lines.length, now }
  const id = await insertRun(tx.db, run)
  if (id === null) throw new Error('a key that nobody else can have')
  await insertLines(tx.db, id, written)
  await saveLines(tx.db, id, lines)
  await setStatus(tx.db, id, 'done', now)
  return id
}
