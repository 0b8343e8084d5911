import { migrationOf } from './statements.ts'

/** What goods cost before and from when on they cost otherwise; the trigger writes it, so that no service can forget to. */
export const priceLog = migrationOf([
  `create table goods_price_log (id bigint generated always as identity primary key, goods_id bigint not null references goods,
    was bigint not null check (was >= 0),
     price bigint not null check (price >= 0), at timestamptz not null, constraint goods_price_log_changes check (was <> price))`,
  `create index goods_price_log_goods on goods_price_log (goods_id, at)`,
  `create trigger goods_price_log_append_only before update or delete on goods_price_log for each row execute function append_only()`,
  `create trigger goods_price_log_not_emptied before truncate on goods_price_log for each statement execute function append_only()`,
  `create function goods_price_log_write() returns trigger language plpgsql as $$ begin
     insert into goods_price_log (goods_id, was, price, at)
       values (new.id, old.base_price, new.base_price, coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()));
     return null;
   end $$`,
  `create trigger goods_price_log_write after update of base_price on goods for each row when (new.base_price <> old.base_price)
    execute function goods_price_log_write()`,
])
