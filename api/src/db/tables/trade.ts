import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json } from './identity.ts'
import type { InvoiceKind } from './paper.ts'

export interface LedgerAccountTable {
  id: GeneratedAlways<number>
  member_id: number
  kind: 'balance' | 'points' | 'voucher'
  balance: Generated<number>
  seq: Generated<number>
}

export interface LedgerEntryTable {
  account_id: number
  /** Both are overwritten by the database. */
  seq: number
  balance_after: number
  delta: number
  reason: string
  ref: string
  at: Date
}

export type PayMode = 'online' | 'transfer'
export type PayStatus = 'unpaid' | 'paid' | 'closed' | 'part_refunded' | 'refunded'

export interface TradeTable {
  id: GeneratedAlways<number>
  no: string
  member_id: number
  account_id: number
  quote_hash: string
  client_key: string
  payable: number
  voucher: Generated<number>
  balance: Generated<number>
  online: number
  pay_mode: PayMode
  pay_status: Generated<PayStatus>
  expires_at: Date
  created_at: Date
  paid_at: Date | null
  /** The pricing document the trade was made from. */
  pricing: Json
  remark: string | null
  /** Chosen at the checkout: the papers of first business of exactly these goods. */
  wants_dossier: Generated<boolean>
  /** The invoice wished for, and whom it shall be made out to as that was then. */
  invoice_kind: InvoiceKind | null
  invoice_buyer: ColumnType<unknown, string | null, never>
}

export type OrderStatus =
  | 'unpaid'
  | 'paid'
  | 'billed'
  | 'picked'
  | 'outbound'
  | 'shipped'
  | 'received'
  | 'completed'
  | 'cancelled'
  | 'timeout'
  | 'refunding'
  | 'refunded'
export type ShipKind = 'plain' | 'ephedrine' | 'cold'
export type Actor = 'buyer' | 'system' | 'staff' | 'erp'

export interface OrdersTable {
  id: GeneratedAlways<number>
  no: string
  trade_id: number
  member_id: number
  ck_id: number
  ship_kind: ShipKind
  goods_cents: number
  shipping_cents: number
  payable: number
  voucher: Generated<number>
  balance: Generated<number>
  online: number
  status: Generated<OrderStatus>
  /** Kept by the database: where a refused refund returns to. */
  resume_status: Generated<'paid' | 'billed' | null>
  cancel_reason: string | null
  address: Json
  version: Generated<number>
  created_at: Date
  received_at: Date | null
  hidden_at: Date | null
}

export interface OrderTransitionTable {
  from_status: OrderStatus
  to_status: OrderStatus
  actor: Actor
}

export interface OrderEventTable {
  order_id: number
  seq: number
  from_status: OrderStatus | null
  to_status: OrderStatus
  actor: Actor
  account_id: number | null
  note: string | null
  at: Date
}

export interface OrderLineTable {
  id: GeneratedAlways<number>
  order_id: number
  line_no: number
  goods_id: number
  combo_id: number | null
  batch_id: number | null
  snapshot: Json
  type: 0 | 1 | 2 | 3 | 4 | 9
  qty: number
  unit_price: number
  list_cents: number
  discount_cents: number
  net_cents: number
  returned_qty: Generated<number>
  refunded_cents: Generated<number>
}

export interface OrderAdjustmentTable {
  order_line_id: number
  seq: number
  phase: string
  promotion_id: number | null
  version: number | null
  coupon_id: number | null
  cents: number
  title: string
}

/** Units of a line that its order did without, since their lot had lapsed before it was shipped, and what went back for them. */
export interface LineLapseTable {
  order_line_id: number
  seq: number
  qty: number
  cents: number
  at: Date
}

export interface OrderFeeTable {
  id: GeneratedAlways<number>
  order_id: number
  cents: number
  title: string
  staff: string
  at: Date
}

export interface StockReservationTable {
  order_line_id: number
  goods_id: number
  ck_id: number
  qty: number
  state: Generated<'held' | 'shipped' | 'released'>
}

export type ChannelName = 'wechat' | 'alipay' | 'transfer' | 'sandbox'
export type PaymentStatus = 'created' | 'pending' | 'settled' | 'failed' | 'closed' | 'refund_due' | 'refunded'

export interface PaymentTable {
  id: GeneratedAlways<number>
  no: string
  trade_id: number
  /** The trade's, filled by the database. */
  member_id: GeneratedAlways<number>
  channel: ChannelName
  attempt: number
  amount: number
  status: Generated<PaymentStatus>
  kind: 'qr' | 'form' | 'none' | null
  code_url: string | null
  page_url: string | null
  channel_txn: string | null
  created_at: Date
  expires_at: Date
  settled_at: Date | null
}

export interface PaymentNoticeTable {
  channel: string
  notice_id: string
  payment_no: string
  body: Json
  at: Date
}

export interface RefundTable {
  id: GeneratedAlways<number>
  no: string
  trade_id: number
  member_id: GeneratedAlways<number>
  order_id: number | null
  payment_id: number | null
  cause: string
  cents: number
  tender: 'online' | 'balance' | 'voucher'
  /** It stays with the house, for cashback that was credited too much. */
  is_held_back: Generated<boolean>
  status: Generated<'pending' | 'settled' | 'failed'>
  created_at: Date
  settled_at: Date | null
}

export interface ControlledReceiptTable {
  order_id: number
  member_id: number
  status: Generated<'due' | 'uploaded' | 'approved' | 'rejected'>
  file_key: string | null
  reason: string | null
  due_at: Date
  uploaded_at: Date | null
  decided_at: Date | null
}

/** Written by triggers alone; `seq` is given as an event is told. */
export interface OutboxTable {
  id: GeneratedAlways<number>
  /** Null of what is public. */
  member_id: number | null
  topic: string
  ref_id: string
  version: Generated<number>
  at: Date
  seq: Generated<number | null>
}

export interface PromotionTakeTable {
  id: GeneratedAlways<number>
  order_id: number
  flash_item_id: number | null
  combo_id: number | null
  group_team_id: number | null
  gift_promotion_id: number | null
  /** The goods whose purchase earned the gift. */
  gift_goods_id: number | null
  addon_item_id: number | null
  addon_number: number | null
  /** Of a promotion that is counted as a whole. */
  promotion_id: number | null
  qty: number
  is_returned: Generated<boolean>
}

export interface VoucherUseTable {
  voucher_id: number
  order_id: number
  cents: number
  is_returned: Generated<boolean>
}
export interface ShipmentTable {
  id: GeneratedAlways<number>
  order_id: number
  after_sale_id: number | null
  carrier: string
  tracking_no: string
  at: Date
}
export interface ShipmentLineTable {
  shipment_id: number
  order_line_id: number
  batch_id: number
  qty: number
}
export interface SoldDueTable {
  goods_id: number
  /** Below zero for what came back. */
  qty: number
}

export interface TradeTables {
  ledger_account: LedgerAccountTable
  ledger_entry: LedgerEntryTable
  trade: TradeTable
  orders: OrdersTable
  order_transition: OrderTransitionTable
  order_event: OrderEventTable
  order_line: OrderLineTable
  order_adjustment: OrderAdjustmentTable
  order_fee: OrderFeeTable
  line_lapse: LineLapseTable
  stock_reservation: StockReservationTable
  payment: PaymentTable
  payment_notice: PaymentNoticeTable
  refund: RefundTable
  controlled_receipt: ControlledReceiptTable
  outbox: OutboxTable
  promotion_take: PromotionTakeTable
  voucher_use: VoucherUseTable
  shipment: ShipmentTable
  shipment_line: ShipmentLineTable
  sold_due: SoldDueTable
}
