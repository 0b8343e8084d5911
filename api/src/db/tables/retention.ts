import type { Generated } from 'kysely'
import type { Json } from './identity.ts'

export interface RetentionTable {
  kind: string
  /** In the unit of its kind; null for the standard, 0 for good. */
  keep: number | null
  done: Generated<number>
  done_at: Date | null
}

/** What a trade was priced from, once the trade is old. */
export interface TradeArchiveTable {
  trade_id: number
  pricing: Json
  at: Date
}

export interface JobTable {
  name: string
  holder: string
  lease_until: Date
  last_run: Generated<Date>
}

export interface RetentionTables {
  retention: RetentionTable
  trade_archive: TradeArchiveTable
  job: JobTable
}
