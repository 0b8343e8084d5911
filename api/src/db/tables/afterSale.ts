import type { Generated, GeneratedAlways } from 'kysely'
import type { Actor } from './trade.ts'

export type AfterSaleType =
  | 'refund_only'
  | 'return_refund'
  | 'exchange'
  | 'reship'
  | 'documents'
  | 'lab_report'
  | 'goods_dossier'
  | 'company_dossier'
export type AfterSaleStatus = 'applied' | 'approved' | 'rejected' | 'cancelled' | 'returning' | 'received' | 'resent' | 'refunding' | 'done'
export type ProofStatus = 'submitted' | 'replaced' | 'confirmed' | 'rejected'

export interface AfterSaleTable {
  id: GeneratedAlways<number>
  no: string
  order_id: number
  member_id: number
  account_id: number | null
  type: AfterSaleType
  /** The whole order, freight included, before it was billed. */
  is_whole: Generated<boolean>
  reason: string
  note: string | null
  status: Generated<AfterSaleStatus>
  cents: number
  /** The parcel in which the buyer sends goods back. */
  carrier: string | null
  tracking_no: string | null
  version: Generated<number>
  created_at: Date
}

export interface AfterSaleTransitionTable {
  type: AfterSaleType
  from_status: AfterSaleStatus
  to_status: AfterSaleStatus
  actor: Actor
}

export interface AfterSaleEventTable {
  after_sale_id: number
  seq: number
  from_status: AfterSaleStatus | null
  to_status: AfterSaleStatus
  actor: Actor
  account_id: number | null
  note: string | null
  at: Date
}

export interface AfterSaleLineTable {
  after_sale_id: number
  order_line_id: number
  qty: number
  cents: number
}
export interface AfterSaleImageTable {
  after_sale_id: number
  seq: number
  file_key: string
}
export interface AfterSaleFileTable {
  after_sale_id: number
  seq: number
  name: string
  url: string
}
export interface ShipmentTraceTable {
  shipment_id: number
  seq: number
  at: Date
  text: string
}

export interface TransferProofTable {
  id: GeneratedAlways<number>
  trade_id: number
  member_id: number
  file_key: string
  bank: string
  cents: number
  status: Generated<ProofStatus>
  note: string | null
  created_at: Date
  decided_at: Date | null
}

export interface AfterSaleTables {
  after_sale: AfterSaleTable
  after_sale_transition: AfterSaleTransitionTable
  after_sale_event: AfterSaleEventTable
  after_sale_line: AfterSaleLineTable
  after_sale_image: AfterSaleImageTable
  after_sale_file: AfterSaleFileTable
  shipment_trace: ShipmentTraceTable
  transfer_proof: TransferProofTable
}
