import { migrationOf } from './statements.ts'

const HISTORIES = [
  'contract',
  'contract_signature',
  'audit_log',
  'stock_move',
  'promotion_version',
  'ledger_entry',
  'order_transition',
  'order_event',
  'order_adjustment',
  'order_fee',
  'payment_notice',
]

/** Row triggers see no truncate: without these a history could be emptied in one word. */
export const history = migrationOf(
  HISTORIES.map(
    (table) => `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function append_only()`,
  ),
)
