/** PostgreSQL binds no more values than this in one statement. */
const BOUND_VALUES_MAX = 65_535

/** Rows in as many pieces as it takes to insert them, each of so many columns. */
export function chunksOf<T>(rows: readonly T[], columns: number): readonly (readonly T[])[] {
  const size = Math.floor(BOUND_VALUES_MAX / columns)
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, nth) => rows.slice(nth * size, (nth + 1) * size))
}
