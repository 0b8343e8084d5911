import { formatDate, formatDateTime } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { paperName } from '../invoice/invoicePaper.ts'
import { statusText } from '../order/invoiceStatus.ts'
import { STATUS_TEXTS } from '../trade/status.ts'
import { streamWorkbook, type StreamedSheet } from '../upload/sheet/streamWorkbook.ts'
import type { NewCell } from '../upload/sheet/writeWorkbook.ts'
import {
  findBookInvoices,
  findBookLines,
  findBookLots,
  findBookOrders,
  findBookRefunds,
  type BookInvoice,
  type BookLine,
  type BookLot,
  type BookOrder,
  type BookRefund,
} from './monthFile.repo.ts'

/** Orders read at once: with two hundred lines each, what is held stays small. */
const ORDERS_A_PAGE = 50

const moment = (at: Date): string => formatDateTime(seconds(at))
const money = (cents: number): NewCell => ({ cents })

/** A column: its head, how wide it is, and what stands in it. */
type Columns<R> = readonly (readonly [title: string, width: number, cell: (row: R) => NewCell])[]

const ORDERS: Columns<BookOrder> = [
  ['订单号', 28, ({ no }) => no],
  ['交易号', 26, (order) => order.trade_no],
  ['下单时间', 17, (order) => moment(order.created_at)],
  ['付款时间', 17, (order) => moment(order.paid_at)],
  ['发货仓库', 14, ({ warehouse }) => warehouse],
  ['状态', 9, ({ status }) => STATUS_TEXTS[status]],
  ['商品金额', 12, (order) => money(order.goods_cents)],
  ['运费', 10, (order) => money(order.shipping_cents)],
  ['补收费用', 10, ({ fees }) => money(fees)],
  ['应付合计', 12, (order) => money(order.goods_cents + order.shipping_cents + order.fees)],
  ['现金券', 10, ({ voucher }) => money(voucher)],
  ['余额', 10, ({ balance }) => money(balance)],
  ['线上或汇款', 12, ({ online }) => money(online)],
  ['已退', 12, ({ refunded }) => money(refunded)],
  ['返现扣回', 10, (order) => money(order.held_back)],
  ['采购额', 12, ({ kept }) => money(kept)],
]

const LINE_TYPES: Readonly<Record<number, string>> = { 0: '普通', 1: '秒杀', 2: '抱团', 3: '组合', 4: '换购', 9: '赠品' }

const LINES: Columns<BookLine> = [
  ['订单号', 28, ({ no }) => no],
  ['购货日期', 12, (line) => formatDate(seconds(line.paid_at))],
  ['行号', 6, (line) => line.line_no],
  ['商品名称', 24, ({ name }) => name],
  ['通用名称', 20, (line) => line.common_name],
  ['剂型', 10, (line) => line.dosage_form],
  ['规格', 18, ({ spec }) => spec],
  ['单位', 6, ({ unit }) => unit],
  ['生产厂家', 26, ({ maker }) => maker],
  ['批准文号', 20, (line) => line.approval_no ?? ''],
  ['供货单位', 22, ({ supplier }) => supplier],
  ['批号', 18, ({ lots }) => lots ?? ''],
  ['有效期至', 14, ({ expires }) => expires ?? ''],
  ['购买方式', 9, ({ type }) => LINE_TYPES[type] ?? ''],
  ['数量', 8, ({ qty }) => qty],
  ['原价金额', 12, (line) => money(line.list_cents)],
  ['优惠金额', 12, (line) => money(line.discount_cents)],
  ['优惠说明', 24, ({ reasons }) => reasons ?? ''],
  ['金额', 12, (line) => money(line.net_cents)],
  ['到手价', 10, (line) => money(Math.round(line.net_cents / line.qty))],
  ['退回数量', 9, (line) => line.returned_qty],
  ['实收数量', 9, (line) => line.qty - line.returned_qty],
  ['采购额', 12, ({ kept }) => money(kept)],
]

const LOTS: Columns<BookLot> = [
  ['订单号', 28, ({ no }) => no],
  ['发货时间', 17, ({ at }) => moment(at)],
  ['商品名称', 24, ({ name }) => name],
  ['规格', 18, ({ spec }) => spec],
  ['生产厂家', 26, ({ maker }) => maker],
  ['批准文号', 20, (lot) => lot.approval_no ?? ''],
  ['批号', 16, (lot) => lot.lot_no],
  ['生产日期', 12, ({ produced }) => produced],
  ['有效期至', 12, ({ expires }) => expires],
  ['发货时剩余天数', 14, ({ days }) => days],
  ['数量', 8, ({ qty }) => qty],
  ['单位', 6, ({ unit }) => unit],
  ['发货类型', 10, (lot) => (lot.is_resent ? '售后补发' : '订单发货')],
  ['承运', 12, ({ carrier }) => carrier],
  ['运单号', 20, (lot) => lot.tracking_no],
]

const TENDERS: Readonly<Record<BookRefund['tender'], string>> = { online: '原路退回', balance: '退回余额', voucher: '退回现金券' }
const REFUND_STATES: Readonly<Record<BookRefund['status'], string>> = { pending: '处理中', settled: '已到账', failed: '未成功' }

const REFUNDS: Columns<BookRefund> = [
  ['订单号', 28, ({ no }) => no],
  ['时间', 17, ({ at }) => moment(at)],
  ['售后单号', 26, (refund) => refund.after_sale_no ?? ''],
  ['商品', 24, ({ name }) => name ?? '整单'],
  ['数量', 8, ({ qty }) => qty],
  ['金额', 12, ({ cents }) => money(cents)],
  ['去向', 12, (refund) => (refund.is_held_back ? '返现扣回，不再退' : TENDERS[refund.tender])],
  ['状态', 9, ({ status }) => REFUND_STATES[status]],
  ['退款单号', 26, (refund) => refund.refund_no],
]

const INVOICES: Columns<BookInvoice> = [
  ['申请号', 26, ({ no }) => no],
  ['发票号码', 22, (invoice) => invoice.invoice_no ?? ''],
  ['种类', 28, paperName],
  ['状态', 16, ({ red_of: redOf, ...invoice }) => statusText({ ...invoice, isRed: redOf !== null })],
  ['开票时间', 17, ({ at }) => (at === null ? '' : moment(at))],
  ['金额', 12, ({ cents }) => money(cents)],
  ['订单', 40, ({ orders }) => orders],
]

function sheet<R>(name: string, columns: Columns<R>, pages: AsyncIterable<readonly R[]>): StreamedSheet {
  return { name, columns: columns.map(([title, width]) => ({ title, width })), pages: cellsOf(columns, pages) }
}

async function* cellsOf<R>(columns: Columns<R>, pages: AsyncIterable<readonly R[]>): AsyncGenerator<NewCell[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map(([, , cell]) => cell(row)))
}

async function* paged<R>(ids: readonly number[], find: (page: readonly number[]) => Promise<R[]>): AsyncGenerator<R[]> {
  for (let at = 0; at < ids.length; at += ORDERS_A_PAGE) yield await find(ids.slice(at, at + ORDERS_A_PAGE))
}

/** A month's orders as a workbook: everything in it speaks of these orders, as things are now. Null without any. */
export function monthBook({ db }: Pick<Deps, 'db'>, memberId: number, orders: readonly number[]): AsyncGenerator<Uint8Array> | null {
  if (orders.length === 0) return null
  return streamWorkbook([
    sheet(
      '订单',
      ORDERS,
      paged(orders, (ids) => findBookOrders(db, ids)),
    ),
    sheet(
      '明细',
      LINES,
      paged(orders, (ids) => findBookLines(db, ids)),
    ),
    sheet(
      '批号',
      LOTS,
      paged(orders, (ids) => findBookLots(db, ids)),
    ),
    sheet(
      '退货退款',
      REFUNDS,
      paged(orders, (ids) => findBookRefunds(db, ids)),
    ),
    sheet(
      '发票',
      INVOICES,
      paged([0], () => findBookInvoices(db, memberId, orders)),
    ),
  ])
}
