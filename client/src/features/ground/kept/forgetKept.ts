import { keptShop } from '../../../lib/keptShop.ts'
import { KEPT_CACHE } from '../../../worker/keptPages.ts'
import { DATABASE } from '../cart-changes/keptChanges.ts'

/** Nothing of a member stays in this browser: neither pages nor changes that wait, nor that they were to be kept. */
export async function forgetKept(): Promise<void> {
  keptShop.forget()
  if ('caches' in window) await caches.delete(KEPT_CACHE)
  if (!('indexedDB' in window)) return
  await new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(DATABASE)
    // Where another tab holds it the deletion waits for that, by itself.
    for (const event of ['success', 'error', 'blocked']) deleting.addEventListener(event, () => resolve())
  })
}
