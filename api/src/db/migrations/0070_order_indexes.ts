import { longMigrationOf } from './statements.ts'

const INDEXES: Readonly<Record<string, string>> = {
  trade_to_archive: `trade (created_at) where pricing <> '{}'`,
  orders_shown: 'orders (member_id, status) where hidden_at is null',
  orders_number: 'orders (no text_pattern_ops)',
}

/** Counts of a shop, numbers that begin so, and what is to be archived are found without walking through the past. */
export const orderIndexes = longMigrationOf(
  Object.entries(INDEXES).flatMap(([name, on]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name} on ${on}`,
  ]),
  { isAdditive: true },
)
