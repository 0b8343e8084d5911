import type { Generated, GeneratedAlways } from 'kysely'
import type { Day, Json } from './identity.ts'

export type BillChannel = 'wechat' | 'alipay' | 'bank'
/** The log of the account at a channel: all that moved on it, also what is of no order. */
export type FundChannel = 'wechat_fund' | 'alipay_fund'
export type StatementChannel = BillChannel | FundChannel
export type FundKind = 'payment' | 'refund' | 'fee' | 'other'
export type Direction = 'in' | 'out'

interface ChannelFileTable {
  id: GeneratedAlways<number>
  channel: StatementChannel
  first_day: Day
  last_day: Day
  lines: number
  /** Which columns of a bank's file hold what. */
  columns: Json | null
  staff: string
  at: Date
}

interface ChannelLineTable {
  id: GeneratedAlways<number>
  file_id: number
  line: number
  channel: StatementChannel
  direction: Direction
  /** The channel's number: one line each. */
  txn: string
  our_no: string | null
  at: Date
  cents: number
  /** What the channel kept, less than zero where it gave back. */
  fee: number | null
  /** What it should have kept by its rate. */
  fee_due: number | null
  note: string
  /** In the log of an account alone. */
  what: Generated<FundKind | null>
  /** The payment that a refund or a fee is of, as the log names it. */
  of_no: Generated<string | null>
}

export type DifferenceKind = 'only_there' | 'only_here' | 'amount' | 'day' | 'fee' | 'double'
export type Subject = 'payment' | 'recharge' | 'refund' | 'withdrawal'
export type Decision = 'accepted' | 'corrected' | 'refund_asked' | 'settled'

interface ChannelDifferenceTable {
  id: GeneratedAlways<number>
  /** What makes it the same difference when the files are compared again. */
  key: string
  channel: StatementChannel
  kind: DifferenceKind
  line_id: Generated<number | null>
  subject: Subject | null
  subject_id: number | null
  there: Generated<string | null>
  here: Generated<string | null>
  found_at: Date
  state: Generated<'open' | 'decided' | 'cleared'>
  decision: Generated<Decision | null>
  word: Generated<string | null>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
}

export interface ReconcileTables {
  channel_file: ChannelFileTable
  channel_line: ChannelLineTable
  channel_difference: ChannelDifferenceTable
}
