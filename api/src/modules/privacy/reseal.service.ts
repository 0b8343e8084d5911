import { isSealedBy, open, seal } from '../../db/seal.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findCursor, keepCursor, lockNext, SEALED_PLACES, type SealedPlace, type StoredRow, writeSealed } from './reseal.repo.ts'

/** Rows of one table in one transaction. */
const STEP = 200

export interface Resealed {
  readonly seen: number
  readonly sealed: number
}

/** One step over each table: what lies open, or is sealed by another key, is sealed by the current one. Done twice it does nothing more. */
export async function resealStep(deps: Deps): Promise<Resealed> {
  const [current] = deps.settings.dataKeys
  let [seen, sealed] = [0, 0]
  if (current === undefined) return { seen, sealed }
  for (const place of SEALED_PLACES) {
    const step = await inTransaction(deps, (tx) => resealPlace(tx, place, current.id))
    seen += step.seen
    sealed += step.sealed
  }
  return { seen, sealed }
}

/** The job: new rows are sealed as they are written, so that it soon finds nothing to walk over. */
export async function resealRows(deps: Deps): Promise<number> {
  return (await resealStep(deps)).sealed
}

/** Walks from the first row again: a server of before may have written behind the walk. */
export async function beginAgain(deps: Deps): Promise<void> {
  const [current] = deps.settings.dataKeys
  if (current !== undefined) for (const { table } of SEALED_PLACES) await keepCursor(deps.db, table, current.id, 0)
}

async function resealPlace(tx: Deps, place: SealedPlace, keyId: string): Promise<Resealed> {
  const rows = await lockNext(tx.db, place, await findCursor(tx.db, place.table, keyId), STEP)
  const last = rows.at(-1)
  if (last === undefined) return { seen: 0, sealed: 0 }
  let sealed = 0
  for (const row of rows) {
    const values = place.isDocument ? sealedDocuments(tx, place, row, keyId) : sealedColumns(tx, place, row, keyId)
    if (Object.keys(values).length === 0) continue
    await writeSealed(tx.db, place, row.id, values)
    sealed++
  }
  await keepCursor(tx.db, place.table, keyId, last.id)
  return { seen: rows.length, sealed }
}

function sealedColumns(tx: Deps, { columns }: SealedPlace, row: StoredRow, keyId: string): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const stored = row[column]
      return isToSeal(stored, keyId) ? [[column, seal(tx, open(tx, stored))]] : []
    }),
  )
}

const NUMBERS = ['tax_no', 'bank_account'] as const

function sealedDocuments(tx: Deps, { columns }: SealedPlace, row: StoredRow, keyId: string): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const stored = row[column]
      if (typeof stored !== 'object' || stored === null) return []
      const numbers = NUMBERS.flatMap((name): [string, string][] => {
        const value: unknown = Reflect.get(stored, name)
        return isToSeal(value, keyId) ? [[name, seal(tx, open(tx, value))]] : []
      })
      return numbers.length === 0 ? [] : [[column, JSON.stringify({ ...stored, ...Object.fromEntries(numbers) })]]
    }),
  )
}

function isToSeal(value: unknown, keyId: string): value is string {
  return typeof value === 'string' && value !== '' && !isSealedBy(value, keyId)
}
