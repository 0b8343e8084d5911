import type {
  OrderActor,
  OrderDelivery,
  OrderEvent,
  OrderFee,
  OrderPayment,
  OrderRefund,
  OrderShipment,
  PaymentStatus,
  RefundStatus,
  RefundTender,
  ShipmentLine,
  ShipmentTrace,
} from '../../generated/resolvers-types.ts'
import type {
  RestOrderAddress,
  RestOrderEvent,
  RestOrderFee,
  RestOrderPayment,
  RestOrderRefund,
  RestOrderShipment,
  RestParcelLine,
  RestTrace,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { paymentChannels } from './trade.mapper.ts'
import { isLotNumber, whereRight } from '../base/textForms.ts'
import { orderStatuses } from './orderStatuses.ts'

export const orderActors: Readonly<Record<string, OrderActor>> = { buyer: 'BUYER', system: 'SYSTEM', staff: 'STAFF', erp: 'ERP' }
const paymentStatuses: Readonly<Record<string, PaymentStatus>> = {
  created: 'CREATED',
  pending: 'PENDING',
  settled: 'SETTLED',
  failed: 'FAILED',
  closed: 'CLOSED',
  refund_due: 'REFUND_DUE',
  refunded: 'REFUNDED',
}
const tenders: Readonly<Record<string, RefundTender>> = { online: 'ONLINE', balance: 'BALANCE', voucher: 'VOUCHER' }
const refundStatuses: Readonly<Record<string, RefundStatus>> = { pending: 'PENDING', settled: 'SETTLED', failed: 'FAILED' }

export function toDelivery(body: unknown): OrderDelivery {
  const address = new Row<RestOrderAddress>(body, 'order.address')
  return { receiver: address.text('name'), phone: address.text('phone'), address: address.text('address') }
}

export function toFee(body: unknown): OrderFee {
  const fee = new Row<RestOrderFee>(body, 'order.fees')
  return { title: fee.text('title'), amount: fee.money('amount'), at: fee.moment('at') }
}

export function toEvent(body: unknown): OrderEvent {
  const event = new Row<RestOrderEvent>(body, 'order.events')
  return {
    from: event.optionalText('from') === null ? null : event.oneOf('from', orderStatuses),
    to: event.oneOf('to', orderStatuses),
    text: event.text('text'),
    actor: event.oneOf('actor', orderActors),
    note: event.optionalText('note'),
    at: event.moment('at'),
  }
}

export function toPayment(body: unknown): OrderPayment {
  const payment = new Row<RestOrderPayment>(body, 'order.payments')
  return {
    paymentID: payment.id('id'),
    channel: payment.oneOf('channel', paymentChannels),
    amount: payment.money('amount'),
    status: payment.oneOf('status', paymentStatuses),
    createdAt: payment.moment('created_at'),
    settledAt: payment.optionalMoment('settled_at'),
  }
}

export function toRefund(body: unknown): OrderRefund {
  const refund = new Row<RestOrderRefund>(body, 'order.refunds')
  return {
    tender: refund.oneOf('tender', tenders),
    amount: refund.money('amount'),
    status: refund.oneOf('status', refundStatuses),
    at: refund.moment('at'),
  }
}

export function toShipment(body: unknown): OrderShipment {
  const shipment = new Row<RestOrderShipment>(body, 'order.shipments')
  return {
    carrier: shipment.text('carrier'),
    trackingNumber: shipment.text('tracking_no'),
    shippedAt: shipment.moment('at'),
    afterSaleID: shipment.optionalText('after_sale_id'),
    lines: shipment.optionalList('lines', toShipmentLine),
    traces: shipment.optionalList('traces', toTrace),
  }
}

function toShipmentLine(body: unknown): ShipmentLine {
  const line = new Row<RestParcelLine>(body, 'order.shipments.lines')
  return {
    lineID: line.id('line_id'),
    name: line.text('name'),
    packUnit: line.text('bzdw'),
    lotNumber: whereRight(isLotNumber, line.optionalText('lot')),
    expiresOn: line.date('expires'),
    quantity: line.integer('number'),
  }
}

function toTrace(body: unknown): ShipmentTrace {
  const trace = new Row<RestTrace>(body, 'order.shipments.traces')
  return { at: trace.moment('time'), text: trace.text('text') }
}
