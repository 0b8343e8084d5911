import { migrationOf } from './statements.ts'

const told = (event: 'insert' | 'delete') =>
  `create trigger favorite_tell_${event} after ${event} on favorite
    referencing ${event === 'insert' ? 'new' : 'old'} table as changed for each statement execute function favorite_tell()`

/** A favourite tells of itself, each of its goods apart: version 1 where it came, 0 where it went. */
export const favoriteTold = migrationOf(
  [
    `create function favorite_tell() returns trigger language plpgsql as $$ begin
       insert into outbox (member_id, topic, ref_id, version, at)
         select member_id, 'favorite', goods_id::text, case tg_op when 'INSERT' then 1 else 0 end, told_now() from changed;
       return null;
     end $$`,
    told('insert'),
    told('delete'),
  ],
  { isAdditive: true },
)
