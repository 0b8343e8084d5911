import { migrationOf } from './statements.ts'

/** Whether an order begins in this very transaction: its first event is written then and never again. */
const beginsHere = (order: string): string =>
  `exists (select from order_event where order_id = ${order} and seq = 0 and xmin = pg_current_xact_id()::xid)`

/** An order says once, as it is committed, what each of its lines and reasons said before (docs/speed/checkout.md). */
export const orderSums = migrationOf(
  [
    `create or replace function order_adds_up(o bigint) returns void language plpgsql as $$ begin
       if (select coalesce(sum(net_cents), 0) from order_line where order_id = o) <> (select goods_cents from orders where id = o) then
         raise exception 'the lines of order % do not add up', o using errcode = '23514', constraint = 'order_lines_add_up';
       end if;
       if exists (select from order_line l where l.order_id = o and l.discount_cents
         <> (select coalesce(sum(cents), 0) from order_adjustment where order_line_id = l.id)) then
         raise exception 'a discount of order % has no reason rows', o using errcode = '23514', constraint = 'order_discount_explained';
       end if;
     end $$`,
    `create or replace function order_line_adds_up() returns trigger language plpgsql as $$ begin
       if not ${beginsHere('new.order_id')} then perform order_adds_up(new.order_id); end if;
       return null;
     end $$`,
    `create or replace function order_adjustment_adds_up() returns trigger language plpgsql as $$
     declare o bigint := (select order_id from order_line where id = new.order_line_id);
     begin
       if not ${beginsHere('o')} then perform order_adds_up(o); end if;
       return null;
     end $$`,
    `drop function line_is_explained(bigint)`,
  ],
  { isAdditive: true },
)
