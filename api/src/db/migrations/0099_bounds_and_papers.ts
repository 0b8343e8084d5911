import { migrationOf } from './statements.ts'

const refuse = (said: string, name: string) =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = 'temperature_series';`

const bounds = [
  // Tenths of a degree; a lower bound that leaves no room below the least upper one gives way.
  `create function parcel_bounds(parcel bigint, out low smallint, out high smallint) language sql stable as $$
     with kept as (select distinct case when o.ship_kind = 'cold' or g.is_cold then 'cold' else g.storage_class end as class
         from shipment s join orders o on o.id = s.order_id left join shipment_line x on x.shipment_id = s.id
           left join order_line l on l.id = x.order_line_id left join goods g on g.id = l.goods_id where s.id = parcel),
       bounds as (select b.low, b.high from kept join (values ('cold', 20, 80), ('cool', -400, 200), ('room', 100, 300))
         b (class, low, high) using (class))
     select (max(low) filter (where low < (select min(high) from bounds)))::smallint, min(high)::smallint from bounds $$`,
  `create or replace function temperature_series_guard() returns trigger language plpgsql as $$ declare parcel record; begin
     if tg_op = 'INSERT' then
       select * into parcel from parcel_bounds(new.shipment_id);
       if parcel.high is null then
         ${refuse(`'of no goods in parcel % is known how they are kept', new.shipment_id`, 'temperature_series_known')}
       end if;
       if new.low < new.high and (new.low, new.high) is distinct from (parcel.low, parcel.high) then
         ${refuse(`'parcel % has other bounds', new.shipment_id`, 'temperature_series_strictest')}
       end if;
       return new;
     end if;
     if tg_op = 'DELETE' or old.state <> 'breach'
       or (new.shipment_id, new.logger, new.low, new.high, new.started_at, new.offsets, new.tenths, new.handed_by, new.handed_at)
       is distinct from (old.shipment_id, old.logger, old.low, old.high, old.started_at, old.offsets, old.tenths, old.handed_by,
         old.handed_at) then
       ${refuse(`'series % stays as it was handed in and decided', old.id`, 'temperature_series_fixed')}
     end if;
     return new;
   end $$`,
]

/** A parcel is judged by the strictest bounds of what lies in it; a trade knows whether papers of first business go with its goods. */
export const boundsAndPapers = migrationOf([...bounds, `alter table trade add column wants_dossier boolean not null default false`], {
  isAdditive: true,
})
