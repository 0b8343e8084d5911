import type { Clock } from '../deps.ts'
import type { Db } from './schema.ts'
import { tellingTime } from './toldTime.ts'

/**
 * Runs `work` in one transaction, joining the one under way if there is one. Inside, use the deps that `work` is given and
 * never the outer ones: on PGlite their database waits for this transaction to end. What its triggers write has the time of `clock`.
 */
export function inTransaction<D extends { readonly db: Db; readonly clock?: Clock }, T>(deps: D, work: (tx: D) => Promise<T>): Promise<T> {
  if (deps.db.isTransaction) return work(deps)
  return tellingTime(deps.clock, () => deps.db.transaction().execute((db) => work({ ...deps, db })))
}
