import type { InvoiceStatus } from '../../db/tables/paper.ts'

const STATUS_TEXTS: Readonly<Record<InvoiceStatus, string>> = { applied: '开票中', issued: '已开票', failed: '已驳回', red: '已红冲' }

/** `isRed`: it takes another back; `reversed`: reversals of it have been issued. */
export function statusText({
  status,
  isRed = false,
  reversed = 0,
  isAwaited = false,
}: {
  readonly status: InvoiceStatus
  readonly isRed?: boolean
  readonly reversed?: number
  readonly isAwaited?: boolean
}): string {
  if (isRed) return status === 'applied' ? '红字开票中' : '红字发票'
  if (isAwaited) return '已开票（红字待您确认）'
  return status === 'issued' && reversed > 0 ? '已开票（部分红冲）' : STATUS_TEXTS[status]
}
