import { formatDateTime } from 'rules/time'
import type { StorageClass } from '../../db/tables/goodsLaw.ts'
import { createGoods } from '../../testing/catalogue.ts'
import type { Harness } from '../../testing/harness.ts'
import { paidOrder } from '../../testing/lapsing.ts'
import { office, type Shopper } from '../../testing/trading.ts'

export const GOOD = ['3.9', '4.4', '5.1', '8.3', '4.0']
export const WARM = ['4.4', '8.1', '9.5', '12.3', '7.9']

export interface Kept {
  readonly is_cold?: boolean
  readonly storage_class?: StorageClass
}

let parcels = 0

/** Ten boxes of each kind on their way since an hour ago; refrigerated ones unless others are named. */
export async function sendBoxes(h: Harness, me: Shopper, kept: readonly Kept[] = []): Promise<{ id: string; goods: number; no: string }> {
  const made: number[] = []
  for (const each of kept.length === 0 ? [{ is_cold: true }] : kept)
    made.push(await createGoods(h, { ...each, base_price: 5_000, zbz: 1, min_qty: 1 }))
  const lines = made.map((goodsId) => ({ goodsId, number: 10 }))
  const id = await paidOrder(h, me, lines)
  const no = `COLD${1_000 + ++parcels}`
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  const answer = await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰冷运', tracking_no: no })
  if (answer.status !== 200) throw new Error(`the parcel was not sent: ${JSON.stringify(answer)}`)
  h.clock.advance(3_600_000)
  return { id, goods: made[0] ?? 0, no }
}

/** Five minutes apart, the last of them now. */
export function samplesNow(h: Harness, no: string, degrees: readonly string[], logger = 'T1'): string {
  const now = Math.floor(h.clock.now().getTime() / 1000)
  return degrees.map((warmth, nth) => `${no},${logger},${formatDateTime(now - (degrees.length - 1 - nth) * 300)},${warmth}`).join('\n')
}
