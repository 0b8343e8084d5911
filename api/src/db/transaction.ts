import type { Db } from './schema.ts'

/**
 * Runs `work` in one transaction, joining the one under way if there is one. Inside, use the deps that `work` is given and
 * never the outer ones: on PGlite their database waits for this transaction to end.
 */
export function inTransaction<D extends { readonly db: Db }, T>(deps: D, work: (tx: D) => Promise<T>): Promise<T> {
  if (deps.db.isTransaction) return work(deps)
  return deps.db.transaction().execute((db) => work({ ...deps, db }))
}
