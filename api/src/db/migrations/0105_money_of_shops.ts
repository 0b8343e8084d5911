import { longMigrationOf } from './statements.ts'

const TABLES = ['payment', 'refund'] as const

const known = (table: (typeof TABLES)[number]) => [
  `alter table ${table} add column if not exists member_id bigint`,
  `create or replace trigger ${table}_member before insert or update of trade_id, member_id on ${table}
     for each row execute function shop_of_trade()`,
  `drop index concurrently if exists ${table}_of_nobody`,
  `create index concurrently ${table}_of_nobody on ${table} (id) where member_id is null`,
  // The trigger says what it shall be.
  { repeat: `update ${table} set member_id = null where id in (select id from ${table} where member_id is null order by id limit 500)` },
  `drop index concurrently if exists ${table}_of_nobody`,
  // With a check that holds already, the table is not read again while it is locked.
  `alter table ${table} drop constraint if exists ${table}_member_known`,
  `alter table ${table} add constraint ${table}_member_known check (member_id is not null) not valid`,
  `alter table ${table} validate constraint ${table}_member_known`,
  `alter table ${table} alter column member_id set not null`,
  `alter table ${table} drop constraint ${table}_member_known`,
]

/** Whose a payment or a refund is: a shop's statement reads those of its month, and none of its other trades (docs/operations/sizes.md). */
export const moneyOfShops = longMigrationOf(
  [
    `create or replace function shop_of_trade() returns trigger language plpgsql as $$ begin
       new.member_id := (select member_id from trade where id = new.trade_id);
       return new;
     end $$`,
    ...TABLES.flatMap(known),
    'drop index concurrently if exists payment_of_shop',
    'create index concurrently payment_of_shop on payment (member_id, settled_at) where settled_at is not null',
    'drop index concurrently if exists refund_of_shop',
    'create index concurrently refund_of_shop on refund (member_id)',
    'drop index concurrently if exists payment_settled',
  ],
  { isAdditive: true },
)
