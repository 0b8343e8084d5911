import { type Path, paths } from '../../../navigation/paths.ts'
import type { TagTone } from '../../../ui/Tag.tsx'

/** How an order's state looks; the words are the marketplace's own. */
export function statusTone(status: string): TagTone {
  if (status === 'UNPAID' || status === 'REFUNDING') return 'amber'
  if (status === 'CANCELLED' || status === 'TIMEOUT' || status === 'REFUNDED') return 'grey'
  return status === 'RECEIVED' || status === 'COMPLETED' ? 'green' : 'blue'
}

const kindWords: Readonly<Record<string, string>> = { EPHEDRINE: '含麻黄碱', COLD: '冷链' }

/** How an order has to travel, where that is out of the ordinary. */
export function shipmentKindWord(kind: string): string | null {
  return kindWords[kind] ?? null
}

export function afterSaleTone(status: string): TagTone {
  if (status === 'DONE') return 'green'
  if (status === 'REJECTED' || status === 'CANCELLED') return 'grey'
  return status === 'APPLIED' ? 'amber' : 'blue'
}

/** The page of an after-sale: returns have another one than papers. */
export function afterSaleHref({ afterSaleID, kind }: { readonly afterSaleID: string; readonly kind: string }): Path {
  return kind === 'RETURN_REFUND' || kind === 'EXCHANGE' ? paths.goodsReturn(afterSaleID) : paths.afterSale(afterSaleID)
}
