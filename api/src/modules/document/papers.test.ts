import { expect, it } from 'vitest'
import type { LineRow } from '../order/read.repo.ts'
import type { OrderRow } from '../order/read.repo.ts'
import { receiptTemplate } from './papers.ts'

const snapshot: LineRow['snapshot'] = {
  line: 1,
  name: '阿莫西林胶囊',
  spec: '0.25g*24粒',
  unit: '盒',
  maker: '青榕制药',
  dosage_form: '胶囊剂',
  approval_no: null,
  barcode: null,
  image: '',
  kind: 'western',
  rx_class: 'otc_a',
  is_cold: false,
  base_price: '50.00',
  ladder_price: [],
  ladder_price_type: 1,
}
const line = (id: number, changes: Partial<LineRow>): LineRow => ({
  id,
  order_id: 1,
  goods_id: id,
  combo_id: null,
  type: 0,
  qty: 15,
  unit_price: 5_000,
  list_cents: 75_000,
  discount_cents: 0,
  net_cents: 75_000,
  returned_qty: 0,
  refunded_cents: 0,
  snapshot,
  lapsed: { qty: 0, cents: 0 },
  lots: [],
  adjustments: [],
  ...changes,
})

it('a receipt to be stamped names the lots that were sent, and is the same each time', async () => {
  const order = { no: '1_3', created_at: new Date('2026-11-23T00:00:00Z'), address: { address: '示范路1号' } } as OrderRow
  const paper = (lot: string) =>
    receiptTemplate(
      order,
      [line(1, { lots: [{ lot, expires: '2029-11-30', qty: 15, is_recalled: false }] })],
      '甲药房',
      new Date('2026-12-08T00:00:00Z'),
    )
  const first = await paper('G1')
  expect((await paper('G1')).equals(first)).toBe(true)
  expect((await paper('G2')).equals(first)).toBe(false)
})
