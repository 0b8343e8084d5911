import type { ColumnType, Generated } from 'kysely'
import type { PackLevel } from 'rules/traceCodes'

export type TraceState = 'in_stock' | 'shipped' | 'returned' | 'frozen' | 'destroyed' | 'withdrawn'
export type TraceStepKind = 'entered' | 'withdrawn' | 'shipped' | 'received' | 'returned' | 'rejected' | 'frozen' | 'released' | 'destroyed'

interface TraceCodeTable {
  code: string
  goods_id: number
  lot_id: number
  level: PackLevel
  /** The pack it lies in. */
  parent_code: string | null
  /** Units that are sold, in it. */
  pieces: number
  state: Generated<TraceState>
}

/** The smallest packs with codes that left in a parcel. */
interface ParcelCodeTable {
  shipment_id: number
  order_line_id: number
  lot_id: number
  code: string
  /** Since then it is with us again. */
  returned_at: ColumnType<Date | null, Date | null | undefined>
}

interface TraceStepTable {
  code: string
  seq: number
  what: TraceStepKind
  at: Date
  order_id: number | null
  shipment_id: number | null
  after_sale_id: number | null
  staff: string | null
}

export interface TraceTables {
  trace_code: TraceCodeTable
  parcel_code: ParcelCodeTable
  trace_step: TraceStepTable
}
