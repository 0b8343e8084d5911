import type { Db } from './schema.ts'

/** TRADE §8: what is counted over an unfiltered set may be 60 s old. */
const KEEP_MS = 60_000
/** Sets come from zones and categories, of which there are few; a flood of others must not fill the memory. */
const ENTRIES_MAX = 500

interface Kept {
  readonly value: unknown
  readonly until: number
}

const keptOf = new WeakMap<Db, Map<string, Kept>>()

/**
 * The value under that name, read anew when it is a minute old or was not worth keeping. A name stands for one type of value; `db` is the
 * database itself, not a transaction.
 */
export async function keptValue<T>(
  db: Db,
  name: string,
  now: Date,
  read: () => Promise<T>,
  isWorth: (value: T) => boolean = () => true,
): Promise<T> {
  const shelf = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, shelf)
  const kept = shelf.get(name)
  if (kept !== undefined && kept.until > now.getTime()) return kept.value as T
  const value = await read()
  if (!isWorth(value)) return value
  if (shelf.size >= ENTRIES_MAX) shelf.clear()
  shelf.set(name, { value, until: now.getTime() + KEEP_MS })
  return value
}
