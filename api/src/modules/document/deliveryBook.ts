import type { NewCell } from '../upload/sheet/writeWorkbook.ts'
import { streamWorkbook } from '../upload/sheet/streamWorkbook.ts'
import type { Delivery, DeliveryLine } from './delivery.schemas.ts'

/** A parcel and a lot of it: one row. */
type Sold = readonly [Delivery, DeliveryLine]
export type SoldColumn = readonly [title: string, width: number, cell: (sold: Sold) => NewCell]

/** What goods are, as the law has it on every paper of a sale. */
export const MADE: readonly SoldColumn[] = [
  ['剂型', 10, ([, line]) => line.dosage_form],
  ['规格', 18, ([, { spec }]) => spec],
  ['单位', 6, ([, { unit }]) => unit],
  ['上市许可持有人', 26, ([, { holder }]) => holder ?? ''],
  ['生产厂商', 26, ([, { maker }]) => maker],
  ['产地', 12, ([, { origin }]) => origin ?? ''],
  ['批准文号', 20, ([, line]) => line.approval_no ?? ''],
]
/** Which lot, how many, and for how much. */
export const SOLD: readonly SoldColumn[] = [
  ['批号', 16, ([, { lot }]) => lot],
  ['生产日期', 12, ([, { produced }]) => produced],
  ['有效期至', 12, ([, { expires }]) => expires],
  ['数量', 8, ([, { quantity }]) => quantity],
  ['单价', 10, ([, line]) => ({ cents: line.unit_price_cents })],
  ['优惠', 10, ([, line]) => ({ cents: line.discount_cents })],
  ['金额', 12, ([, line]) => ({ cents: line.amount_cents })],
]

/** One row a lot with everything in it, so that a program needs no other sheet. */
const COLUMNS: readonly SoldColumn[] = [
  ['随货同行单号', 28, ([delivery]) => delivery.note_no],
  ['订单号', 26, ([delivery]) => delivery.order_no],
  ['发货日期', 12, ([delivery]) => delivery.shipped_on],
  ['供货单位', 24, ([{ supplier }]) => supplier],
  ['收货单位', 24, ([{ receiver }]) => receiver],
  ['收货地址', 30, ([{ address }]) => address],
  ['行号', 6, ([, { number }]) => number],
  ['商品编号', 10, ([, line]) => line.goods_id],
  ['商品名称', 24, ([, { name }]) => name],
  ['通用名称', 20, ([, line]) => line.generic_name],
  ...MADE,
  ['条形码', 16, ([, { barcode }]) => barcode ?? ''],
  ['医保编码', 24, ([, line]) => line.insurance_code ?? ''],
  ...SOLD,
]

const CODES: readonly (readonly [title: string, width: number])[] = [
  ['随货同行单号', 28],
  ['行号', 6],
  ['批号', 16],
  ['追溯码', 24],
  ['件数', 8],
  ['上级码', 24],
  ['最外层码', 24],
]

/**
 * What was delivered as a workbook, also of many parcels. Codes have a sheet of their own, since those of one lot may be more than a
 * cell holds.
 */
export function deliveryBook(pages: () => AsyncIterable<readonly Delivery[]>): AsyncGenerator<Uint8Array> {
  return streamWorkbook([
    {
      name: '随货同行',
      columns: COLUMNS.map(([title, width]) => ({ title, width })),
      pages: rowsOf(pages(), (delivery, line) => [COLUMNS.map(([, , cell]) => cell([delivery, line]))]),
    },
    {
      name: '追溯码',
      columns: CODES.map(([title, width]) => ({ title, width })),
      pages: rowsOf(pages(), ({ note_no }, { number, lot, code_details: codes }) =>
        codes.map(({ code, pieces, packs }) => [note_no, number, lot, code, pieces, packs[0] ?? '', packs.at(-1) ?? '']),
      ),
    },
  ])
}

async function* rowsOf(
  pages: AsyncIterable<readonly Delivery[]>,
  rows: (delivery: Delivery, line: DeliveryLine) => NewCell[][],
): AsyncGenerator<NewCell[][]> {
  for await (const deliveries of pages) yield deliveries.flatMap((delivery) => delivery.lines.flatMap((line) => rows(delivery, line)))
}
