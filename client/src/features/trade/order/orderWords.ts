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
