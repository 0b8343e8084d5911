import { formatMoney } from 'rules/money'
import type { OrderStatus } from '../../db/tables/trade.ts'
import { seconds } from '../../deps.ts'
import { statusText } from './invoiceStatus.ts'
import type { OrderDetailWire, OrderItemWire, OrderLineWire } from './order.schemas.ts'
import type { OrderCashbackWire } from '../cashback/cashback.schemas.ts'
import type { ParcelWire } from '../shipment/shipment.schemas.ts'
import type { EventRow, LineRow, OrderRow, PaymentRow } from './read.repo.ts'
import { actionsOf, WARMTH_HELD, STATUS_TEXTS } from '../trade/status.ts'

const time = (at: Date | null) => (at === null ? null : seconds(at))

export function itemWire(order: OrderRow, lines: readonly LineRow[]): OrderItemWire {
  return {
    id: String(order.id),
    no: order.no,
    trade_id: String(order.trade_id),
    trade_no: order.trade_no,
    ck_id: String(order.ck_id),
    ck_name: order.ck_name,
    kind: order.ship_kind,
    status: order.status,
    status_text: STATUS_TEXTS[order.status],
    payable: formatMoney(order.payable + order.fees),
    created_at: seconds(order.created_at),
    pay_until: order.status === 'unpaid' ? seconds(order.expires_at) : null,
    line_count: order.line_count,
    actions: actionsOf(order.status).filter((action) => action !== 'confirm' || !isHeld(order)),
    invoice: invoiceOf(order),
    lines: lines.map(lineWire),
  }
}

/** An event that left the order where it stood. */
const PART_LAPSED = '部分商品已到有效期'
const OVER: ReadonlySet<OrderStatus> = new Set(['cancelled', 'timeout', 'refunded'])
const GONE: ReadonlySet<OrderStatus> = new Set(['shipped', 'received', 'completed'])

/** What was wished for, and what became of it. */
function invoiceOf({ invoice, invoice_kind: wished, status }: OrderRow): OrderItemWire['invoice'] {
  const isWished = wished === null ? 0 : 1
  if (invoice !== null) {
    return {
      kind: invoice.kind,
      is_wished: isWished,
      status: invoice.status,
      status_text: statusText(invoice),
      invoice_id: String(invoice.id),
      invoice_no: invoice.invoice_no,
      reason: invoice.reason,
    }
  }
  if (wished === null) return null
  const none = { kind: wished, is_wished: isWished, invoice_id: null, invoice_no: null, reason: null } as const
  if (OVER.has(status)) return { ...none, status: 'void', status_text: '订单已关闭，不开票' }
  return GONE.has(status)
    ? { ...none, status: 'void', status_text: '无可开票金额' }
    : { ...none, status: 'waiting', status_text: '发货后自动开票' }
}

const isHeld = ({ status, has_open_breach: hasOpenBreach }: OrderRow): boolean => status === 'shipped' && hasOpenBreach === true

export interface OrderParts {
  readonly lines: readonly LineRow[]
  readonly fees: readonly { title: string; cents: number; at: Date }[]
  readonly events: readonly EventRow[]
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly { tender: string; cents: number; status: string; created_at: Date }[]
  readonly cashback: readonly OrderCashbackWire[]
  readonly parcels: readonly ParcelWire[]
}

export function detailWire(order: OrderRow, parts: OrderParts): OrderDetailWire {
  return {
    ...itemWire(order, parts.lines),
    goods: formatMoney(order.goods_cents),
    shipping: formatMoney(order.shipping_cents),
    voucher: formatMoney(order.voucher),
    balance: formatMoney(order.balance),
    online: formatMoney(order.online + order.fees),
    pay_mode: order.pay_mode,
    paid_at: time(order.paid_at),
    received_at: time(order.received_at),
    cancel_reason: order.cancel_reason,
    receipt_hold: isHeld(order) ? WARMTH_HELD : null,
    has_temperatures: order.has_open_breach === null ? 0 : 1,
    remark: order.remark,
    dossier_url: order.wants_dossier ? `/files/dossier/order-${order.id}.zip` : null,
    address: order.address,
    fees: parts.fees.map((fee) => ({ title: fee.title, amount: formatMoney(fee.cents), at: seconds(fee.at) })),
    events: parts.events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      text: event.from_status === event.to_status ? PART_LAPSED : STATUS_TEXTS[event.to_status],
      actor: event.actor,
      note: event.note,
      at: seconds(event.at),
    })),
    payments: parts.payments.map((payment) => ({
      id: String(payment.id),
      channel: payment.channel,
      amount: formatMoney(payment.amount),
      status: payment.status,
      created_at: seconds(payment.created_at),
      settled_at: time(payment.settled_at),
    })),
    refunds: parts.refunds.map((refund) => ({
      tender: refund.tender,
      amount: formatMoney(refund.cents),
      status: refund.status,
      at: seconds(refund.created_at),
    })),
    cashback: [...parts.cashback],
    shipments: [...parts.parcels],
  }
}

function lineWire(line: LineRow): OrderLineWire {
  const { snapshot } = line
  return {
    id: String(line.id),
    goods_id: String(line.goods_id),
    combo_id: line.combo_id === null ? null : String(line.combo_id),
    type: line.type,
    name: snapshot.name,
    sccj: snapshot.maker,
    ypgg: snapshot.spec,
    bzdw: snapshot.unit,
    approval_no: snapshot.approval_no,
    goods_image: [snapshot.image],
    number: line.qty,
    price: formatMoney(line.unit_price),
    base_price: snapshot.base_price,
    list_amount: formatMoney(line.list_cents),
    amount: formatMoney(line.net_cents),
    returned_number: line.returned_qty,
    refunded: formatMoney(line.refunded_cents),
    lapsed_number: line.lapsed.qty,
    lapsed_refund: formatMoney(line.lapsed.cents),
    lots: line.lots.map((lot) => ({ lot: lot.lot, expires: lot.expires, number: lot.qty, is_recalled: lot.is_recalled ? 1 : 0 })),
    adjustments: line.adjustments.map((row) => ({ phase: row.phase, title: row.title, amount: formatMoney(row.cents) })),
  }
}
