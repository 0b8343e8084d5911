import { longMigrationOf } from './statements.ts'

/** Which versions a thing has had: by its key, and by the beginning of keys that others are part of. */
export const history = longMigrationOf(
  [
    `drop index concurrently if exists import_line_written`,
    `create index concurrently import_line_written on import_line (key text_pattern_ops, run_id) where state in ('new','changed')`,
  ],
  { isAdditive: true },
)
