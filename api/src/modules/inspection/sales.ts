import { formatMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'
import type { Deps } from '../../deps.ts'
import { MADE, SOLD, type SoldColumn } from '../document/deliveryBook.ts'
import { deliveriesOfOrder } from '../document/document.service.ts'
import { csvCell } from '../upload/sheet/csvCell.ts'
import type { NewCell } from '../upload/sheet/writeWorkbook.ts'
import { streamWorkbook } from '../upload/sheet/streamWorkbook.ts'
import { findSold, type SalesSpan, type SoldParcel } from './sales.repo.ts'

/** What GSP lists for a record of sales, and what §57 of the drug law adds: holder, approval, expiry, price and day. */
const COLUMNS: readonly SoldColumn[] = [
  ['销售日期', 12, ([{ shipped_on }]) => shipped_on],
  ['发货时间', 20, ([{ shipped_at }]) => formatDateTime(shipped_at)],
  ['随货同行单号', 28, ([{ note_no }]) => note_no],
  ['订单号', 26, ([{ order_no }]) => order_no],
  ['供货单位', 24, ([{ supplier }]) => supplier],
  ['发货仓库', 12, ([{ warehouse }]) => warehouse],
  ['购货单位', 24, ([{ receiver }]) => receiver],
  ['收货地址', 30, ([{ address }]) => address],
  ['通用名称', 20, ([, line]) => line.generic_name],
  ['商品名称', 24, ([, { name }]) => name],
  ...MADE,
  ...SOLD,
  ['赠品', 6, ([, line]) => (line.is_gift === 1 ? '是' : '')],
]

/** Parcels that are looked up at once. */
const STEP = 200

/** One row a lot of a parcel, as they left; what came back later was sold all the same. */
async function* rowsOf(deps: Deps, span: SalesSpan): AsyncGenerator<NewCell[][]> {
  let parcels: readonly SoldParcel[] = []
  do {
    parcels = await findSold(deps.db, span, parcels.at(-1)?.id ?? null, STEP)
    for (const { orderId, memberId, nth } of parcels) {
      const delivery = (await deliveriesOfOrder(deps, memberId, orderId))[nth]
      if (delivery !== undefined) yield delivery.lines.map((line) => COLUMNS.map(([, , cell]) => cell([delivery, line])))
    }
  } while (parcels.length === STEP)
}

export function salesBook(deps: Deps, span: SalesSpan): AsyncGenerator<Uint8Array> {
  return streamWorkbook([{ name: '销售记录', columns: COLUMNS.map(([title, width]) => ({ title, width })), pages: rowsOf(deps, span) }])
}

/** With a byte order mark, by which spreadsheets know that it is UTF-8. */
export async function* salesCsv(deps: Deps, span: SalesSpan): AsyncGenerator<string> {
  yield `\uFEFF${COLUMNS.map(([title]) => title).join(',')}\r\n`
  const text = (cell: NewCell): string => csvCell(typeof cell === 'object' && cell !== null ? formatMoney(cell.cents) : cell)
  for await (const rows of rowsOf(deps, span)) yield rows.map((cells) => `${cells.map(text).join(',')}\r\n`).join('')
}
