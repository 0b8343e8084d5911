import type { Generated, GeneratedAlways } from 'kysely'

export type RechargeStatus = 'created' | 'pending' | 'settled' | 'failed' | 'closed'

export interface RechargeTable {
  id: GeneratedAlways<number>
  no: string
  member_id: number
  account_id: number | null
  channel: 'wechat' | 'alipay' | 'sandbox'
  amount: number
  status: Generated<RechargeStatus>
  kind: Generated<'qr' | 'form' | 'none' | null>
  code_url: Generated<string | null>
  page_url: Generated<string | null>
  channel_txn: Generated<string | null>
  /** The entry that credited it. */
  ledger_account_id: Generated<number | null>
  ledger_seq: Generated<number | null>
  created_at: Date
  expires_at: Date
  settled_at: Generated<Date | null>
}

export type WithdrawalStatus = 'requested' | 'paid' | 'rejected'

export interface WithdrawalTable {
  id: GeneratedAlways<number>
  no: string
  member_id: number
  account_id: number | null
  amount: number
  holder: string
  bank: string
  bank_account: string
  status: Generated<WithdrawalStatus>
  /** The entry that took the money, and the one that brought it back. */
  ledger_account_id: number
  ledger_seq: number
  back_seq: Generated<number | null>
  note: Generated<string | null>
  bank_txn: Generated<string | null>
  staff: Generated<string | null>
  created_at: Date
  decided_at: Generated<Date | null>
}

export interface WalletTables {
  recharge: RechargeTable
  withdrawal: WithdrawalTable
}
