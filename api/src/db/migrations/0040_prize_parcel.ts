import { migrationOf } from './statements.ts'

/** How a goods prize goes to who won it. A prize without a row waits to be sent. */
export const prizeParcel = migrationOf(
  [
    `create table prize_parcel (
       record_id bigint primary key references draw_record, carrier text not null check (length(carrier) between 1 and 40),
       tracking_no text not null check (length(tracking_no) between 4 and 40), staff text not null check (staff <> ''),
       sent_at timestamptz not null)`,
    `create trigger prize_parcel_append_only before update or delete on prize_parcel for each row execute function append_only()`,
    `create function prize_parcel_guard() returns trigger language plpgsql as $$ begin
       if not exists (select from draw_record r join draw_prize p on p.id = r.prize_id where r.id = new.record_id and p.kind = 'goods') then
         raise exception 'record % won no goods', new.record_id using errcode = '23514', constraint = 'prize_parcel_is_goods';
       end if;
       return new;
     end $$`,
    `create trigger prize_parcel_guard before insert on prize_parcel for each row execute function prize_parcel_guard()`,
  ],
  { isAdditive: true },
)
