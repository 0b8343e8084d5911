import { migrationOf } from './statements.ts'

const OFFICE = 'from webhook where ended_at is null'

/**
 * A shop's own program is told of its parcels by the office's queue. Event and delivery are written with the parcel itself, and only for
 * the shop it goes to.
 */
export const deliveryPush = migrationOf(
  [
    `alter table webhook add column member_id bigint references member,
       add constraint webhook_of_shop check (member_id is null or events = '{delivery.sent}')`,
    `create unique index webhook_once_a_shop on webhook (member_id) where ended_at is null`,
    `alter table office_event add column member_id bigint references member,
       add constraint office_event_of_shop check ((member_id is not null) = (type like 'delivery.%'))`,
    `create index office_event_shop on office_event (member_id) where member_id is not null`,
    `alter table webhook_delivery add column tried_at timestamptz`,

    `create function webhook_delivery_guard() returns trigger language plpgsql as $$ begin
       if (select member_id from webhook where id = new.webhook_id)
         is distinct from (select member_id from office_event where id = new.event_id) then
         raise exception 'event % is not for webhook %', new.event_id, new.webhook_id using errcode = '23514',
           constraint = 'webhook_delivery_of_whom', table = 'webhook_delivery';
       end if;
       return new;
     end $$`,
    `create trigger webhook_delivery_guard before insert or update of webhook_id, event_id on webhook_delivery for each row
       execute function webhook_delivery_guard()`,

    `create function shipment_push() returns trigger language plpgsql as $$ declare hook bigint; of_shop bigint; event bigint; begin
       select w.id, w.member_id into hook, of_shop from orders o join webhook w on w.member_id = o.member_id and w.ended_at is null
         where o.id = new.order_id;
       if found then
         insert into office_event (type, lane, data, at, is_gathered, member_id)
           select 'delivery.sent', 'order:' || o.id, jsonb_build_object('order_id', o.id::text, 'note_no',
             o.no || '-' || (select count(*) from shipment s where s.order_id = o.id and s.id <= new.id)), told_now(), true, of_shop
           from orders o where o.id = new.order_id returning id into event;
         insert into webhook_delivery (webhook_id, event_id, lane, next_at) values (hook, event, 'order:' || new.order_id, told_now());
       end if;
       return null;
     end $$`,
    `create trigger shipment_push after insert on shipment for each row execute function shipment_push()`,

    // What the office may hear of is written while the office has subscribed; a shop's address is no reason.
    `do $$ declare tell record; begin
       for tell in select pg_get_functiondef(oid) as definition from pg_proc
         where pronamespace = current_schema()::regnamespace and proname like '%\\_office\\_tell' loop
         execute replace(tell.definition, '${OFFICE}', '${OFFICE} and member_id is null');
       end loop;
     end $$`,
  ],
  { isAdditive: true },
)
