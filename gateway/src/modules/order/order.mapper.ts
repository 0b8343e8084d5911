import type { Order, OrderAction, OrderCounts, OrderDetail } from '../../generated/resolvers-types.ts'
import type { RestOrder, RestOrderCounts, RestOrderDetail } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { shipmentKinds } from '../base/shipmentKinds.ts'
import { toOrderCashback } from '../promotion/cashback.mapper.ts'
import { toOrderInvoice } from './orderInvoice.mapper.ts'
import { payModes } from '../trade/trade.mapper.ts'
import { toDelivery, toEvent, toFee, toPayment, toRefund, toShipment } from '../trade/orderParts.mapper.ts'
import { orderStatuses } from '../trade/orderStatuses.ts'
import { toOrderLine, type OrderLineModel } from './orderLine.mapper.ts'
import { toWarehouse } from '../base/warehouse.ts'
import { toWebUrl } from '../base/webUrl.ts'

export type OrderDetailModel = Omit<OrderDetail, 'lines'> & { readonly lines: readonly OrderLineModel[] }
/** An order as lists carry it; `detail` only when the detail call answered. */
export type OrderModel = Omit<Order, 'firstLines' | 'detail' | 'explanation' | 'afterSales' | 'logistics' | 'codes' | 'temperatures'> & {
  readonly firstLines: readonly OrderLineModel[]
  readonly detail?: OrderDetailModel
}

const actions: Readonly<Record<string, OrderAction>> = {
  pay: 'PAY',
  cancel: 'CANCEL',
  refund: 'REFUND',
  confirm: 'RECEIVE',
  delete: 'DELETE',
  after_sale: 'AFTER_SALE',
  rebuy: 'REBUY',
}
const linesInLists = 3

export function toOrder(body: unknown): OrderModel {
  const order = new Row<RestOrder>(body, 'order')
  const orderID = order.id('id')
  return {
    id: toGlobalId('Order', orderID),
    orderID,
    orderNo: order.text('no'),
    tradeID: order.id('trade_id'),
    tradeNo: order.text('trade_no'),
    warehouse: toWarehouse(order.id('ck_id'), order.text('ck_name')),
    kind: order.oneOf('kind', shipmentKinds),
    status: order.oneOf('status', orderStatuses),
    statusText: order.text('status_text'),
    payable: order.money('payable'),
    createdAt: order.moment('created_at'),
    payDueAt: order.optionalMoment('pay_until'),
    lineCount: order.integer('line_count'),
    firstLines: order.list('lines', (line) => toOrderLine(line, orderID)).slice(0, linesInLists),
    invoicing: order.optionalObject('invoice', toOrderInvoice),
    actions: order.list('actions', toAction).filter((action) => action !== null),
  }
}

export function toOrderWithDetail(body: unknown): OrderModel & { readonly detail: OrderDetailModel } {
  const detail = new Row<RestOrderDetail>(body, 'order')
  const order = toOrder(body)
  return {
    ...order,
    detail: {
      lines: detail.list('lines', (line) => toOrderLine(line, order.orderID)),
      goodsAmount: detail.money('goods'),
      shipping: detail.money('shipping'),
      voucher: detail.money('voucher'),
      balance: detail.money('balance'),
      online: detail.money('online'),
      payMode: detail.oneOf('pay_mode', payModes),
      paidAt: detail.optionalMoment('paid_at'),
      receivedAt: detail.optionalMoment('received_at'),
      cancelReason: detail.optionalText('cancel_reason'),
      receiptHold: detail.optionalText('receipt_hold'),
      hasTemperatures: detail.optionalFlag('has_temperatures'),
      note: detail.optionalText('remark'),
      dossierArchive: toWebUrl(detail.optionalText('dossier_url') ?? ''),
      delivery: detail.object('address', toDelivery),
      fees: detail.list('fees', toFee),
      events: detail.list('events', toEvent),
      payments: detail.list('payments', toPayment),
      refunds: detail.list('refunds', toRefund),
      cashback: detail.optionalList('cashback', toOrderCashback),
      shipments: detail.list('shipments', toShipment),
    },
  }
}

export function toOrderCounts(body: unknown): OrderCounts {
  const counts = new Row<RestOrderCounts>(body, 'order counts')
  return {
    unpaid: counts.integer('unpaid'),
    toShip: counts.integer('to_ship'),
    shipped: counts.integer('shipped'),
    inAfterSale: counts.integer('after_sale'),
  }
}

/** What this gateway cannot do for the buyer is not offered. */
function toAction(name: unknown): OrderAction | null {
  return typeof name === 'string' && Object.hasOwn(actions, name) ? (actions[name] ?? null) : null
}
