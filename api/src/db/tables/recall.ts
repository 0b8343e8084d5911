import type { Generated, GeneratedAlways } from 'kysely'

export type RecallLevel = 1 | 2 | 3
/** Closed: all is back that comes back, and its lots stay frozen. Lifted: it was opened by mistake. */
export type RecallState = 'open' | 'closed' | 'lifted'

interface RecallTable {
  id: GeneratedAlways<number>
  level: RecallLevel
  reason: string
  instruction: string
  opened_by: string
  opened_at: Date
  /** Of the call that opened it: once. */
  client_key: string
  state: Generated<RecallState>
  ended_by: Generated<string | null>
  ended_at: Generated<Date | null>
  ended_note: Generated<string | null>
}

/** What one shop is told of a recall, and when it read and answered it. */
interface RecallNoticeTable {
  recall_id: number
  member_id: number
  told_at: Date
  due_at: Date
  read_at: Generated<Date | null>
  answered_at: Generated<Date | null>
  answered_by: Generated<number | null>
}

/** Pieces of a lot that the shop had when it answered, had sold or used, and sends back. */
interface RecallAnswerTable {
  recall_id: number
  member_id: number
  goods_id: number
  lot_no: string
  on_hand: number
  used: number
  back: number
}

interface RecallReturnTable {
  after_sale_id: number
  order_line_id: number
  recall_id: number
  goods_id: number
  lot_no: string
  qty: number
}

export interface RecallTables {
  recall: RecallTable
  recall_lot: { recall_id: number; goods_id: number; lot_no: string }
  recall_notice: RecallNoticeTable
  recall_answer: RecallAnswerTable
  recall_return: RecallReturnTable
}
