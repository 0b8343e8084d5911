import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import { forgetKind } from '../retention/retention.service.ts'
import { type UploadStore } from './store/uploadStore.ts'
import { openUploadStore } from './store/openUploadStore.ts'
import { deleteUnclaimed, findUnclaimed, lockUpload } from './upload.repo.ts'

/** At most so many a round; the next round takes the rest. */
const ROUND = 200

/** Old uploads that no form was sent with, and those whose place another has taken: rows and bytes. */
export function forgetUnclaimed(deps: Deps, report: Report): Promise<number> {
  return forgetKind(deps, 'uploads', (_, before) => forgetBefore(deps, before, report))
}

async function forgetBefore(deps: Deps, before: Date, report: Report): Promise<number> {
  const store = openUploadStore(deps.settings)
  let gone = 0
  for (const key of await findUnclaimed(deps.db, before, ROUND)) {
    try {
      if (await forget(deps, store, key)) gone++
    } catch (error) {
      report(error, `upload ${key.slice(0, 8)}… could not be removed`)
    }
  }
  return gone
}

/** The row goes with the bytes: where they cannot be removed it stays, and the next round tries again. */
function forget(deps: Deps, store: UploadStore, key: string): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    // A form that claims it now is waited for, and is seen by the next statement.
    await lockUpload(tx.db, key)
    if (!(await deleteUnclaimed(tx.db, key))) return false
    await store.remove(key)
    return true
  })
}
