import { longMigrationOf } from './statements.ts'

const TABLES = { orders: 'orders', members: 'member', after_sales: 'after_sale', payments: 'payment', invoices: 'invoice' } as const

/** What was there before anything was noted. */
export const exportAll = longMigrationOf(
  Object.entries(TABLES).map(([kind, table]) => ({
    repeat: `insert into export_change (kind, ref_id) select '${kind}', t.id from ${table} t
      where not exists (select from export_change c where c.kind = '${kind}' and c.ref_id = t.id) order by t.id limit 5000
      on conflict do nothing`,
  })),
  { isAdditive: true },
)
