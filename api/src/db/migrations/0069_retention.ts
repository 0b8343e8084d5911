import { migrationOf } from './statements.ts'

/** For how long each kind of record is kept, and old trades' bulk out of the way of the others. */
export const retention = migrationOf(
  [
    // Without a row a kind is kept for its standard time. 0 keeps for good; what the law asks for is said again here.
    `create table retention (
       kind text primary key check (kind ~ '^[a-z_]{2,30}$'), keep int check (keep between 0 and 3650),
       done bigint not null default 0 check (done >= 0), done_at timestamptz,
       constraint retention_sales_law check (kind <> 'pricing' or keep = 0 or keep >= 60))`,
    `create table trade_archive (
       trade_id bigint primary key references trade, pricing jsonb not null check (jsonb_typeof(pricing) = 'object'),
       at timestamptz not null)`,
    `create function trade_archive_law() returns trigger language plpgsql as $$ begin
       if tg_op = 'UPDATE' or (select created_at from trade where id = old.trade_id) > told_now() - interval '5 years' then
         raise exception 'trade % is a sales record of less than five years', old.trade_id using errcode = '23514',
           constraint = 'trade_archive_law', table = 'trade_archive';
       end if;
       return old;
     end $$`,
    `create trigger trade_archive_law before update or delete on trade_archive for each row execute function trade_archive_law()`,
  ],
  { isAdditive: true },
)
