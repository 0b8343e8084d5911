import { migrationOf } from './statements.ts'
import { touchedGoods } from './touchedGoods.ts'

// As in 0002, one statement trigger an event; what has lapsed is no goods' first expiry any more.
const firstExpires = (['insert', 'update', 'delete'] as const).map(
  (event) =>
    `create or replace function batch_first_expires_${event}() returns trigger language plpgsql as $$ begin
     update goods g set first_expires = f.expires
     from (select c.goods_id, min(b.expires) filter (where b.on_hand > 0 and not b.is_lapsed) as expires
           from (${touchedGoods[event]}) c
           left join goods_batch b on b.goods_id = c.goods_id group by c.goods_id) f
     where g.id = f.goods_id and g.first_expires is distinct from f.expires;
     return null;
   end $$`,
)

/**
 * From the day a lot expires on, nothing of it is sold. Whether it may be is judged by its day; the mark comes when the day has
 * turned and keeps `goods.first_expires`. What an order has to do without is written down, and no parcel takes a unit of such a lot.
 */
export const lapsedLots = migrationOf([
  `alter table goods_batch add column is_lapsed boolean not null default false`,
  // A shop in its tenth year has many more lots behind it than in the house: both find what is left.
  `drop index goods_batch_first`,
  `create index goods_batch_left on goods_batch (goods_id, ck_id, expires) where on_hand > 0`,
  `create index goods_batch_lapsing on goods_batch (expires, goods_id, ck_id) include (on_hand) where on_hand > 0`,
  ...firstExpires,
  `insert into order_transition (from_status, to_status, actor) values ('unpaid','cancelled','system'),
     ('paid','refunded','system'),('billed','refunded','system'),('picked','refunded','system'),('outbound','refunded','system')`,
  `create table line_lapse (
     order_line_id bigint not null references order_line, seq int not null check (seq > 0), qty int not null check (qty > 0),
       cents cents not null, at timestamptz not null,
     primary key (order_line_id, seq))`,
  `create trigger line_lapse_append_only before update or delete on line_lapse for each row execute function append_only()`,
  `create trigger line_lapse_not_emptied before truncate on line_lapse for each statement execute function append_only()`,
  `create function line_lapse_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, version, at)
     select o.member_id, 'order', o.id::text, o.version,
       new.at from order_line l join orders o on o.id = l.order_id where l.id = new.order_line_id;
     return null;
   end $$`,
  `create trigger line_lapse_tell after insert on line_lapse for each row execute function line_lapse_tell()`,
  `create function shipment_line_lapsed() returns trigger language plpgsql as $$ begin
     if (select b.expires from goods_batch b where b.id = new.batch_id) <= (select (s.at at time zone 'Asia/Shanghai')::date from shipment s
       where s.id = new.shipment_id) then
       raise exception 'lot % had lapsed when parcel % left', new.batch_id,
         new.shipment_id using errcode = '23514', constraint = 'shipment_line_lapsed', table = 'shipment_line';
     end if;
     return new;
   end $$`,
  `create trigger shipment_line_lapsed before insert or update on shipment_line for each row execute function shipment_line_lapsed()`,
])
