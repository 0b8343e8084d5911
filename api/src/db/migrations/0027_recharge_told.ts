import { migrationOf } from './statements.ts'

/** A recharge tells of its status as an order does. */
export const rechargeTold = migrationOf([
  `create function recharge_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) values (new.member_id, 'recharge', new.id::text, now());
     return null;
   end $$`,
  `create trigger recharge_tell after update of status on recharge for each row when (new.status is distinct from old.status)
    execute function recharge_tell()`,
])
