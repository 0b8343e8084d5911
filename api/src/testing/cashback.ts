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
export async function delivered(h: Harness, { orders }: { readonly orders: readonly { readonly id: string }[] }): Promise<void> {
  for (const { id } of orders) {
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    const sent = await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: newKey() })
    if (sent.status !== 200) throw new Error(`cannot ship: ${String(sent.message)}`)
  }
}

/** Delivered, received and past its window of after-sales; the clock goes on by as much. */
export async function completed(h: Harness, placed: { readonly orders: readonly { readonly id: string }[] }): Promise<void> {
  const id = Number(placed.orders[0]?.id)
  const { status } = await h.deps.db.selectFrom('orders').where('id', '=', id).select('status').executeTakeFirstOrThrow()
  if (status === 'paid') await delivered(h, placed)
  const fail = (error: unknown): never => {
    throw error
  }
  h.clock.advance(AUTO_RECEIPT_MS + 1)
  while ((await receiveShipped(h.deps, fail)) > 0);
  h.clock.advance(AFTER_SALE_WINDOW_MS + 1)
  while ((await completeReceived(h.deps, fail)) > 0);
}

export interface Answered {
  readonly refunded: string
  readonly remark: string | null
}

/** Units of a line back at the office, by staff's decision where the order is completed. */
export async function returned(
  h: Harness,
  orderId: number | string,
  { lineId, number, isLate }: { readonly lineId: number; readonly number: number; readonly isLate: boolean },
): Promise<Answered> {
  const answer = await office(h).post(`/api/erp/order/${orderId}/return`, {
    line_id: String(lineId),
    number: String(number),
    note: '客服登记',
    ...(isLate ? { is_late: '1' } : {}),
  })
  if (answer.status !== 200) throw new Error(`cannot return: ${String(answer.message)}`)
  const { refunded, remark } = answer.data as Answered
  return { refunded, remark }
}

/** Units of the `nth` line of a trade's first order that staff takes back although it is completed. */
export async function returnLate(h: Harness, placed: PlacedWire, number: number, nth = 0): Promise<Answered> {
  const lines = await h.deps.db
    .selectFrom('order_line')
    .where('order_id', '=', Number(first(placed)))
    .orderBy('line_no')
    .select('id')
    .execute()
  return returned(h, first(placed), { lineId: lines[nth]?.id ?? 0, number, isLate: true })
}
