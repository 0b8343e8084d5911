import { AFTER_SALE_WINDOW_MS, AUTO_RECEIPT_MS } from 'rules/constants'
import { completeReceived, receiveShipped } from '../modules/job/jobs.ts'
import type { OrderDetailWire } from '../modules/order/order.schemas.ts'
import type { Harness } from './harness.ts'
import { newKey, office, type PlacedWire, type Shopper } from './trading.ts'

const first = ({ orders }: PlacedWire): string => orders[0]?.id ?? ''

/** The first order of a trade as its buyer sees it. */
export async function orderOf({ client }: Shopper, placed: PlacedWire): Promise<OrderDetailWire> {
  return (await client.get(`/api/order/${first(placed)}`)).data as OrderDetailWire
}

/** Every order of a paid trade on its way. */
export async function delivered(h: Harness, { orders }: Pick<PlacedWire, 'orders'>): Promise<void> {
  for (const { id } of orders) {
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    const sent = await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: newKey() })
    if (sent.status !== 200) throw new Error(`cannot ship: ${String(sent.message)}`)
  }
}

/** Delivered, received and past its window of after-sales; the clock goes on by as much. */
export async function completed(h: Harness, placed: PlacedWire): Promise<void> {
  const [order] = await h.deps.db
    .selectFrom('orders')
    .where('id', '=', Number(first(placed)))
    .select('status')
    .execute()
  if (order?.status === 'paid') await delivered(h, placed)
  const fail = (error: unknown): never => {
    throw error
  }
  h.clock.advance(AUTO_RECEIPT_MS + 1)
  await receiveShipped(h.deps, fail)
  h.clock.advance(AFTER_SALE_WINDOW_MS + 1)
  await completeReceived(h.deps, fail)
}

/** Units that staff takes back although the order is completed; `nth` is the line. */
export async function returnLate(
  h: Harness,
  placed: PlacedWire,
  number: number,
  nth = 0,
): Promise<{ refunded: string; remark: string | null }> {
  const lines = await h.deps.db
    .selectFrom('order_line')
    .where('order_id', '=', Number(first(placed)))
    .orderBy('line_no')
    .select('id')
    .execute()
  const answer = await office(h).post(`/api/erp/order/${first(placed)}/return`, {
    line_id: String(lines[nth]?.id),
    number: String(number),
    note: '客服特批',
    is_late: '1',
  })
  if (answer.status !== 200) throw new Error(`cannot return: ${String(answer.message)}`)
  const { refunded, remark } = answer.data as { refunded: string; remark: string | null }
  return { refunded, remark }
}
