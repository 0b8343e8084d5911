import { migrationOf } from './statements.ts'

const cartChanged = (event: 'insert' | 'update' | 'delete') =>
  `create trigger cart_line_tell_${event} after ${event} on cart_line referencing ${event === 'delete' ? 'old' : 'new'} table as changed
    for each statement execute function cart_line_tell()`

/** Triggers tell of every change, so that no service can forget to; the row is written in the same transaction. */
export const events = migrationOf([
  // Ids are taken before a transaction ends, in any order; by its xact a reader knows what nothing older can come before.
  `alter table outbox add column xact xid8 not null default pg_current_xact_id()`,
  `create index outbox_order on outbox (xact, id)`,
  `create function cart_line_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) select distinct member_id, 'cart', member_id::text, now() from changed;
     return null;
   end $$`,
  ...(['insert', 'update', 'delete'] as const).map(cartChanged),
  `create function order_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, version, at) values (new.member_id, 'order', new.id::text, new.version, now());
     return null;
   end $$`,
  `create trigger order_tell_first after insert on orders for each row execute function order_tell()`,
  `create trigger order_tell after update of status on orders for each row when (new.status is distinct from old.status)
    execute function order_tell()`,
])
