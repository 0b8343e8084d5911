import { migrationOf } from './statements.ts'

/** What a zone tells of its goods: where a herb comes from and how it was prepared, and until when a zone's price is to be had. */
export const zoneTerms = migrationOf([
  `create table herb (
     goods_id bigint primary key references goods on delete cascade, origin text not null, grade text not null, processing text not null,
       net_grams int not null,
     constraint herb_words check (length(origin) between 2 and 30 and length(grade) between 1 and 20 and length(processing) between 1
       and 20),
     constraint herb_grams check (net_grams between 1 and 50000))`,
  `create function herb_guard() returns trigger language plpgsql as $$ begin
     if not exists (select from goods where id = new.goods_id and kind = 'herb') then
       raise exception 'goods % are no herb', new.goods_id using errcode = '23514', constraint = 'herb_kind', table = 'herb'; end if;
     return new; end $$`,
  `create trigger herb_guard before insert or update on herb for each row execute function herb_guard()`,
  // Null: until it is taken out of the zone.
  `alter table zone_price add column ends_at timestamptz`,
])
