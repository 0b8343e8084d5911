/** Loaders answer by id, never by position: rows may come in any order, twice, or not at all. */
export function byId<T>(ids: readonly string[], rows: readonly T[], idOf: (row: T) => string): (T | null)[] {
  const found = new Map(rows.map((row) => [idOf(row), row]))
  return ids.map((id) => found.get(id) ?? null)
}
