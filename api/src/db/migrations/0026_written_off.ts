import { migrationOf } from './statements.ts'

/** What ran out is written off: a voucher keeps how much of it, and the few that are due are found by their time. */
export const writtenOff = migrationOf([
  `alter table voucher add column written_off cents not null default 0, drop constraint voucher_left,
    add constraint voucher_left check (left_cents + written_off <= face)`,
  `create function voucher_written_off() returns trigger language plpgsql as $$ begin
     if new.written_off < old.written_off then
       raise exception 'what voucher % lost stays lost', old.id using errcode = '23514', constraint = 'voucher_written_off',
         table = 'voucher'; end if;
     return new; end $$`,
  `create trigger voucher_written_off before update of written_off on voucher for each row execute function voucher_written_off()`,
  `create index voucher_runs_out on voucher (expires_at) where left_cents > 0`,
  `create index coupon_runs_out on coupon (valid_to) where status = 'unused'`,
])
