import { longMigrationOf } from './statements.ts'

/** What a shop has bought, and which orders it sees and seeks, is read from two indexes: the orders lie far apart (docs/operations/sizes.md). */
export const boughtInIndexes = longMigrationOf(
  [
    'drop index concurrently if exists order_line_bought',
    'create index concurrently order_line_bought on order_line (order_id, goods_id) include (type, qty)',
    'drop index concurrently if exists order_line_latest',
    'drop index concurrently if exists orders_of_shop',
    'create index concurrently orders_of_shop on orders (member_id, id desc) include (status, created_at, hidden_at, no)',
    'drop index concurrently if exists orders_member',
  ],
  { isAdditive: true },
)
