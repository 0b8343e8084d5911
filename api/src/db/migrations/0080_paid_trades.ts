import { longMigrationOf } from './statements.ts'

/** What a shop paid in a month is found without reading all it ever ordered. */
export const paidTrades = longMigrationOf(
  [
    'drop index concurrently if exists trade_paid_in',
    'create index concurrently trade_paid_in on trade (member_id, paid_at) where paid_at is not null',
  ],
  { isAdditive: true },
)
