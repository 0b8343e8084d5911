import { migrationOf } from './statements.ts'

const refuse = (said: string, name: string, table: string) =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = '${table}';`

const series = [
  `create function rises(numbers int[]) returns boolean language sql immutable as $$
     select not exists (select from generate_series(2, cardinality(numbers)) n where numbers[n] <= numbers[n - 1]) $$`,
  `create function breaches(tenths smallint[], low smallint, high smallint) returns boolean language sql immutable as $$
     select exists (select from generate_series(3, cardinality(tenths)) n where tenths[n - 2] not between low and high
       and tenths[n - 1] not between low and high and tenths[n] not between low and high) $$`,
  `create table temperature_series (
     id bigint generated always as identity primary key, shipment_id bigint not null references shipment, logger text not null,
       low smallint not null, high smallint not null, started_at timestamptz not null, offsets int[] not null, tenths smallint[] not null,
       handed_by text not null, handed_at timestamptz not null, state text not null, decided_by text, decided_at timestamptz, reason text,
       after_sale_id bigint references after_sale,
     constraint temperature_series_once unique (shipment_id, logger),
     constraint temperature_series_logger check (length(logger) between 1 and 40 and handed_by <> ''),
     constraint temperature_series_bounds check (low < high),
     constraint temperature_series_samples check (cardinality(offsets) between 3 and 10000 and cardinality(offsets) = cardinality(tenths)
       and offsets[1] = 0),
     constraint temperature_series_rising check (rises(offsets)),
     constraint temperature_series_past check (started_at + make_interval(secs => offsets[cardinality(offsets)]) <= handed_at),
     constraint temperature_series_degrees check (-400 <= all (tenths) and 600 >= all (tenths)),
     constraint temperature_series_state check (state in ('normal','breach','released','condemned')),
     constraint temperature_series_breach check ((state <> 'normal') = breaches(tenths, low, high)),
     constraint temperature_series_decided check ((state in ('released','condemned')) = (decided_by is not null)
       and (decided_by is null) = (decided_at is null) and (decided_by is null) = (reason is null)
       and decided_by <> '' and length(reason) between 1 and 200 and decided_at >= handed_at),
     constraint temperature_series_claim check (after_sale_id is null or state = 'condemned'))`,
  `create index temperature_series_open on temperature_series (id) where state = 'breach'`,
]

const laws = [
  `create function temperature_series_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' then
       if (select o.ship_kind from shipment s join orders o on o.id = s.order_id where s.id = new.shipment_id) <> 'cold' then
         ${refuse(`'parcel % has no refrigerated goods', new.shipment_id`, 'temperature_series_cold', 'temperature_series')}
       end if;
       return new;
     end if;
     if tg_op = 'DELETE' or old.state <> 'breach'
       or (new.shipment_id, new.logger, new.low, new.high, new.started_at, new.offsets, new.tenths, new.handed_by, new.handed_at)
       is distinct from (old.shipment_id, old.logger, old.low, old.high, old.started_at, old.offsets, old.tenths, old.handed_by,
         old.handed_at) then
       ${refuse(`'series % stays as it was handed in and decided', old.id`, 'temperature_series_fixed', 'temperature_series')}
     end if;
     return new;
   end $$`,
  `create trigger temperature_series_guard before insert or update or delete on temperature_series for each row
     execute function temperature_series_guard()`,
  `create function order_received_cold() returns trigger language plpgsql as $$ begin
     if exists (select from shipment s join temperature_series t on t.shipment_id = s.id
       where s.order_id = new.id and t.state = 'breach') then
       ${refuse(`'order % waits for the decision on its temperatures', new.id`, 'order_received_cold', 'orders')}
     end if;
     return new;
   end $$`,
  `create trigger order_cold_receipt before update of status on orders for each row
     when (new.status = 'received' and old.status <> 'received') execute function order_received_cold()`,
  `create function temperature_series_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, version, at)
     select o.member_id, 'order', o.id::text, o.version,
       told_now() from shipment s join orders o on o.id = s.order_id where s.id = new.shipment_id;
     return null;
   end $$`,
  `create trigger temperature_series_tell after insert or update on temperature_series for each row
     execute function temperature_series_tell()`,
]

/** What a logger measured in a refrigerated parcel. A breach holds the order's receipt until the quality department decides. */
export const temperatures = migrationOf([...series, ...laws], { isAdditive: true })
