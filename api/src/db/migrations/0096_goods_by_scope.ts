import { longMigrationOf } from './statements.ts'

/** What each scope has on sale is counted from an index, not from a million goods. */
export const goodsByScope = longMigrationOf(
  ['drop index concurrently if exists goods_scope', 'create index concurrently goods_scope on goods (scope_code) where is_on_sale'],
  { isAdditive: true },
)
