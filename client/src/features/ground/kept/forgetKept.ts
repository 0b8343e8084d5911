import { keptShop } from '../../../lib/keptShop.ts'
import { KEPT_CACHE } from '../../../worker/keptPages.ts'
import { forgetChanges } from '../cart-changes/keptChanges.ts'
import { forgetReceived } from './forgetReceived.ts'

/** Nothing of a member stays in this browser: neither pages nor changes that wait nor scans, nor that they were to be kept. */
export async function forgetKept(): Promise<void> {
  keptShop.forget()
  forgetReceived()
  if ('caches' in window) await caches.delete(KEPT_CACHE)
  if ('indexedDB' in window) await forgetChanges()
}
