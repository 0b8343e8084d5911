import { migrationOf } from './statements.ts'

/** How many of a table's rows have a parent of their own: an order has some ten lines. */
const PARENTS = {
  order_line: ['order_id', 0.1],
  order_event: ['order_id', 0.1],
  order_adjustment: ['order_line_id', 0.5],
  shipment_line: ['shipment_id', 0.1],
  parcel_code: ['shipment_id', 0.01],
  invoice_line: ['invoice_id', 0.1],
} as const

/**
 * Rows of one parent are written together and lie together. Sampling whole pages, PostgreSQL takes the parents of ten million rows for a
 * sixteenth of what there are, and reads all rows from end to end for one shop (docs/operations/sizes.md).
 */
export const bunchedRows = migrationOf(
  Object.entries(PARENTS).flatMap(([table, [column, share]]) => [
    `alter table ${table} alter column ${column} set (n_distinct = -${share})`,
    `analyze ${table} (${column})`,
  ]),
  { isAdditive: true },
)
