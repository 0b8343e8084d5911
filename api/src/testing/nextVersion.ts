import { migrations } from '../db/migrations/list.ts'
import { longMigrationOf, migrationOf } from '../db/migrations/statements.ts'

/**
 * Loaded before the api, it makes of it the version that comes next: the same code and two more
 * migrations, of which the second works for some eight seconds on the goods while they are sold.
 */
Object.assign(migrations, {
  '9998_next_note': migrationOf([`alter table goods add column next_note text`], { isAdditive: true }),
  '9999_next_backfill': longMigrationOf(
    [
      {
        repeat: `update goods set next_note = name from (select pg_sleep(0.35)) s where id in (select id from goods where next_note is null
          order by id limit 1)`,
      },
      `drop index concurrently if exists goods_next_note`,
      `create index concurrently goods_next_note on goods (next_note)`,
    ],
    { isAdditive: true },
  ),
})
