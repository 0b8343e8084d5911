import type { BillChannel, Direction, FundKind, StatementChannel } from '../../db/tables/reconcile.ts'
import type { Day } from '../../db/tables/identity.ts'
import { invalid, type ApiError } from '../../server/apiErrors.ts'

export const STATEMENT_MAX_BYTES = 20 * 1024 * 1024
export const STATEMENT_LINES_MAX = 100_000

/** One movement of money as the channel tells it. */
export interface StatementLine {
  readonly line: number
  readonly direction: Direction
  readonly txn: string
  /** Our number: of the payment, of the refund. */
  readonly ourNo: string | null
  /** ISO 8601. */
  readonly at: string
  readonly cents: number
  readonly fee: number | null
  readonly feeDue: number | null
  readonly note: string
  /** In the log of an account: what moved, and the payment that it is of, by the channel's number or by ours. */
  readonly what?: FundKind
  readonly ofNo?: string | null
}

export interface ReadStatement {
  readonly lines: readonly StatementLine[]
  /** The days that the file says it covers, where it says so. */
  readonly days: { readonly first: Day; readonly last: Day } | null
}

/** What was handed in: a bill of what was traded, or the log of the account. */
export interface ReadFile extends ReadStatement {
  readonly channel: StatementChannel
}

/** Which columns of a bank's file hold what. */
export type BankColumns = Readonly<Partial<Record<(typeof BANK_PARTS)[number], string>>>
export const BANK_PARTS = ['date', 'time', 'in', 'out', 'amount', 'txn', 'note'] as const

export interface StatementAsk {
  readonly channel: BillChannel
  readonly columns: BankColumns | null
  /** What the contract with the channel says, in millionths; null: by the file's own rate, or unchecked. */
  readonly feePpm: number | null
}

export const refuse = (sentence: string): ApiError => invalid('file', sentence)
export const refuseLine = (line: number, sentence: string): ApiError => refuse(`第 ${line} 行：${sentence}`)
