import { longMigrationOf } from './statements.ts'

const INDEXES: Readonly<Record<string, string>> = {
  orders_created: 'orders (created_at, id)',
  member_company_words: 'member using gin (company gin_trgm_ops) with (fastupdate = off)',
  goods_batch_lot: 'goods_batch (lot_no)',
}

/** The office finds orders by day, by any part of a company's name and by lot without walking through the past. */
export const officeSearch = longMigrationOf(
  Object.entries(INDEXES).flatMap(([name, on]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name} on ${on}`,
  ]),
  { isAdditive: true },
)
