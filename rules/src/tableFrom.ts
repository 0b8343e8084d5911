/** A table of these entries. The caller who makes them of another table knows the type that `Object.fromEntries` cannot tell. */
export function tableFrom<T>(entries: Iterable<readonly [string, unknown]>): T {
  const table: unknown = Object.fromEntries(entries)
  return table as T
}
