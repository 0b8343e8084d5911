import { migrationOf } from './statements.ts'

/** Prices beside the goods' own: a part of the price in a zone, and the special prices of single days. */
export const otherPrices = migrationOf([
  `create table zone_price (
     goods_id bigint primary key references goods, zone text not null, percent_bp int not null,
     constraint zone_price_zone check (zone in ('welfare')), constraint zone_price_percent check (percent_bp between 5000 and 9999))`,
  `create table special_day (
     goods_id bigint not null references goods, day date not null, price cents not null, primary key (day, goods_id),
     constraint special_day_price check (price > 0))`,
  `create index special_day_goods on special_day (goods_id, day)`,
])
