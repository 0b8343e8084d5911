import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './identity.ts'

export type ApprovalAction = 'withdrawal.paid' | 'after_sale.approve' | 'after_sale.refund' | 'order.refund' | 'order.return'

interface ApprovalTable {
  id: GeneratedAlways<number>
  action: ApprovalAction
  object_id: number
  client_key: string
  /** What the call was given, to be done as it was asked. */
  request: Json
  cents: number
  /** The token that proposed it, and who signed: they differ for the owner's key alone. */
  proposed_by: string
  staff: string
  proposed_at: Date
  state: Generated<'waiting' | 'approved' | 'declined'>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  note: Generated<string | null>
}

export interface ApprovalTables {
  approval: ApprovalTable
}
