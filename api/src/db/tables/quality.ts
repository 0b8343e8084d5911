import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from './identity.ts'

export type ApprovalState = 'applied' | 'checked' | 'approved' | 'refused'
export type IntakeState = 'waiting' | 'accepted' | 'partly' | 'refused'
export type HoldState = 'held' | 'released' | 'condemned'

interface Decided {
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  note: Generated<string | null>
}

interface SupplierApprovalTable extends Decided {
  id: GeneratedAlways<number>
  supplier_id: number
  /** The papers that were looked at. */
  basis: string
  /** The last day on which it is good. */
  valid_to: Day
  applied_by: string
  applied_at: Date
  client_key: string
  state: Generated<ApprovalState>
  checked_by: Generated<string | null>
  checked_at: Generated<Date | null>
}

interface IntakeTable extends Decided {
  id: GeneratedAlways<number>
  supplier_id: number
  goods_id: number
  ck_id: number
  lot_no: string
  produced: Day
  expires: Day
  /** Pieces that came; in the stock are those that were accepted. */
  arrived: number
  entered_by: string
  entered_at: Date
  client_key: string
  state: Generated<IntakeState>
  accepted: Generated<number | null>
}

interface LotHoldTable extends Decided {
  id: GeneratedAlways<number>
  batch_id: number
  reason: string
  opened_by: string
  opened_at: Date
  client_key: string
  state: Generated<HoldState>
}

interface DestructionTable {
  id: GeneratedAlways<number>
  batch_id: number
  qty: number
  reason: string
  method: string
  destroyed_by: string
  witness: string
  at: Date
  client_key: string
}

export interface QualityTables {
  supplier_approval: SupplierApprovalTable
  intake: IntakeTable
  lot_hold: LotHoldTable
  destruction: DestructionTable
}
