import { migrationOf } from './statements.ts'

/** A parcel of a prize keeps its record and its day; a mistyped carrier or number may be put right. */
export const prizeCorrection = migrationOf(
  [
    `create function prize_parcel_correction() returns trigger language plpgsql as $$ begin
       if tg_op = 'UPDATE' and (new.record_id, new.sent_at) = (old.record_id, old.sent_at)
         and (new.carrier, new.tracking_no) <> (old.carrier, old.tracking_no) then
         return new;
       end if;
       raise exception 'prize_parcel is append-only' using errcode = '23514', constraint = 'prize_parcel_append_only';
     end $$`,
    `drop trigger prize_parcel_append_only on prize_parcel`,
    `create trigger prize_parcel_append_only before update or delete on prize_parcel
       for each row execute function prize_parcel_correction()`,
  ],
  { isAdditive: true },
)
