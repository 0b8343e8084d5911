import { migrationOf } from './statements.ts'
import { touchedGoods } from './touchedGoods.ts'

const trade = [
  `create table category (
     id int primary key check (id > 0), tree text not null check (tree in ('common','yx','zy','qx')), parent_id int,
     name text not null check (length(name) between 1 and 30), sort int not null default 0, unique (tree, id),
     constraint category_parent_in_tree foreign key (tree, parent_id) references category (tree, id),
     constraint category_not_own_parent check (parent_id <> id))`,
  `create unique index category_name on category (tree, coalesce(parent_id, 0), name)`,
  `create table manufacturer (
     id bigint generated always as identity primary key, name text not null unique check (length(name) between 2 and 60),
     pinyin text not null check (pinyin ~ '^[a-z0-9 ]+$'), pinyin_full text not null check (pinyin_full ~ '^[a-z0-9 ]+$'))`,
  `create table supplier (id bigint generated always as identity primary key, name text not null unique
    check (length(name) between 2 and 60))`,
  // EAN-13: the weighted sum of all thirteen digits is a multiple of ten.
  `create function is_ean13(code text) returns boolean language sql immutable strict parallel safe as $$
     select code ~ '^[0-9]{13}$' and (
       select sum(substr(code, i, 1)::int * case when i % 2 = 1 then 1 else 3 end) % 10 = 0
       from generate_series(1, 13) as i where code ~ '^[0-9]{13}$') $$`,
]

const goods = `create table goods (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60), common_name text not null check (length(common_name) between 1 and 60),
  pinyin text not null check (pinyin ~ '^[a-z0-9 ]+$'), pinyin_full text not null check (pinyin_full ~ '^[a-z0-9 ]+$'),
  sccj_id bigint not null references manufacturer, supplier_id bigint not null references supplier,
  category_id int not null references category, ck_id int not null references warehouse,
  ypgg text not null check (ypgg <> ''), bzdw text not null check (length(bzdw) between 1 and 4), jx text not null check (jx <> ''),
  kind text not null check (kind in ('western','tcm','herb','device','food')),
  rx_class text not null check (rx_class in ('rx','otc_a','otc_b','none')), device_class smallint check (device_class between 1 and 3),
  approval_no text check (length(approval_no) between 6 and 30), barcode text unique,
  scope_code text not null references scope_code,
  is_eph boolean not null default false, is_youx boolean not null default false,
  is_controlled boolean not null default false, is_cold boolean not null default false,
  base_price cents not null, special_price cents, special_until timestamptz,
  zbz int not null default 1, jzl int, min_qty int not null default 1,
  ladder_type smallint not null default 1 check (ladder_type in (1, 2)),
  is_free_shipping boolean not null default false, is_dpby boolean not null default false, free_shipping_number int,
  with_coupon boolean not null default true, is_on_sale boolean not null default true,
  sold int not null default 0 check (sold >= 0), version int not null default 1 check (version > 0),
  created_at timestamptz not null, first_expires date, search_text text not null default '',
  constraint goods_price_positive check (base_price > 0),
  constraint goods_special_lower check (special_price > 0 and special_price < base_price),
  constraint goods_special_ends check ((special_price is null) = (special_until is null)),
  constraint goods_pack_positive check (zbz > 0),
  constraint goods_case_of_packs check (jzl > 0 and jzl % nullif(zbz, 0) = 0),
  constraint goods_minimum_of_packs check (min_qty > 0 and (min_qty = 1 or min_qty % nullif(zbz, 0) = 0)),
  constraint goods_medicine_approved check (kind not in ('western','tcm') or (approval_no is not null and rx_class <> 'none')),
  constraint goods_rx_medicine check (rx_class = 'none' or kind in ('western','tcm')),
  constraint goods_device_class check ((kind = 'device') = (device_class is not null)),
  constraint goods_device_approved check (kind <> 'device' or approval_no is not null),
  constraint goods_barcode check (is_ean13(barcode)),
  constraint goods_eph_scope check (not is_eph or (scope_code = 'special' and not with_coupon)),
  constraint goods_free_shipping check ((is_free_shipping or is_dpby) = (free_shipping_number is not null) and free_shipping_number > 0),
  constraint goods_one_free_shipping check (not (is_free_shipping and is_dpby)))`

const goodsIndexes = [
  `create index goods_sales on goods (sold desc, id) where is_on_sale`,
  `create index goods_new on goods (created_at desc, id) where is_on_sale`,
  `create index goods_expiry on goods (first_expires, id) where is_on_sale`,
  `create index goods_category_sales on goods (category_id, sold desc, id) where is_on_sale`,
  `create index goods_maker on goods (sccj_id, id)`,
  `create index goods_search on goods using gin (search_text gin_trgm_ops)`,
]

const parts = [
  `create table goods_category (
     goods_id bigint not null references goods on delete cascade, category_id int not null references category,
       primary key (category_id, goods_id))`,
  `create index goods_category_goods on goods_category (goods_id)`,
  `create table goods_ladder (
     goods_id bigint not null references goods on delete cascade, number int not null check (number > 1),
       price cents not null check (price > 0),
     primary key (goods_id, number))`,
  `create table goods_batch (
     id bigint generated always as identity primary key, goods_id bigint not null references goods, ck_id int not null references warehouse,
     lot_no text not null check (length(lot_no) between 1 and 30), produced date not null, expires date not null,
       on_hand int not null check (on_hand >= 0),
     constraint goods_batch_life check (expires > produced), unique (goods_id, ck_id, lot_no))`,
  `create index goods_batch_first on goods_batch (goods_id, expires)`,
  `create table price_rule (
     id bigint generated always as identity primary key, goods_id bigint not null references goods,
     region_id int references region, member_id bigint references member,
     member_kind text check (member_kind in ('pharmacy','chain','clinic','hospital','wholesaler')),
     price cents, hidden boolean not null default false, priority int not null default 0,
     constraint price_rule_target check (num_nonnulls(region_id, member_id, member_kind) >= 1),
     constraint price_rule_answer check (hidden = (price is null) and price > 0))`,
  `create unique index price_rule_one on price_rule (goods_id, coalesce(region_id, 0), coalesce(member_id, 0), coalesce(member_kind, ''))`,
  `create index price_rule_member on price_rule (member_id) where member_id is not null`,
]

const stock = [
  `create table stock (
     goods_id bigint not null references goods, ck_id int not null references warehouse,
     on_hand int not null check (on_hand >= 0), reserved int not null default 0 check (reserved >= 0),
     primary key (goods_id, ck_id), constraint stock_no_oversell check (reserved <= on_hand))`,
  `create table stock_move (
     id bigint generated always as identity primary key, goods_id bigint not null, ck_id int not null,
     d_on_hand int not null, d_reserved int not null, reason text not null check (reason ~ '^[a-z_]{2,30}$'),
       ref text not null check (ref <> ''),
     at timestamptz not null,
     constraint stock_move_of_stock foreign key (goods_id, ck_id) references stock,
     constraint stock_move_once unique (ref, reason, goods_id, ck_id),
     constraint stock_move_moves check (d_on_hand <> 0 or d_reserved <> 0))`,
  `create index stock_move_goods on stock_move (goods_id, ck_id, id)`,
  `create trigger stock_move_append_only before update or delete on stock_move for each row execute function append_only()`,
]

const searchText = [
  `create function goods_search_text() returns trigger language plpgsql as $$ begin
     new.search_text := lower(concat_ws(' ', new.name, nullif(new.common_name, new.name), new.pinyin, new.pinyin_full,
       (select name || ' ' || pinyin from manufacturer where id = new.sccj_id), new.approval_no, new.barcode));
     return new;
   end $$`,
  `create trigger goods_search_text before insert or update of name, common_name, pinyin, pinyin_full, sccj_id, approval_no, barcode,
    search_text
     on goods for each row execute function goods_search_text()`,
  `create function manufacturer_renamed() returns trigger language plpgsql as $$ begin
     update goods set search_text = '' where sccj_id = new.id; return null;
   end $$`,
  `create trigger manufacturer_renamed after update of name, pinyin on manufacturer for each row execute function manufacturer_renamed()`,
]

// One statement trigger an event: PostgreSQL allows transition tables for a single event only.
const firstExpires = (['insert', 'update', 'delete'] as const).flatMap((event) => [
  `create function batch_first_expires_${event}() returns trigger language plpgsql as $$ begin
     update goods g set first_expires = f.expires
     from (select c.goods_id, min(b.expires) filter (where b.on_hand > 0) as expires
           from (${touchedGoods[event]}) c
           left join goods_batch b on b.goods_id = c.goods_id group by c.goods_id) f
     where g.id = f.goods_id and g.first_expires is distinct from f.expires;
     return null;
   end $$`,
  `create trigger batch_first_expires_${event} after ${event} on goods_batch
     referencing ${event === 'insert' ? '' : 'old table as removed '}${event === 'delete' ? '' : 'new table as added '}
     for each statement execute function batch_first_expires_${event}()`,
])

const ladderRule = [
  `create function ladder_falls() returns trigger language plpgsql as $$
   declare of_goods bigint := (to_jsonb(new) ->> case when tg_table_name = 'goods' then 'id' else 'goods_id' end)::bigint;
   begin
     if exists (
       select 1 from (
         select price, lag(price, 1, (select base_price::bigint from goods where id = of_goods)) over (order by number) as before
         from goods_ladder where goods_id = of_goods) t where price >= before) then
       raise exception 'ladder prices of goods % must fall', of_goods using errcode = '23514', constraint = 'goods_ladder_falls';
     end if;
     return null;
   end $$`,
  `create constraint trigger ladder_falls after insert or update on goods_ladder deferrable initially deferred for each row
    execute function ladder_falls()`,
  `create constraint trigger goods_ladder_falls after update of base_price on goods deferrable initially deferred for each row
    execute function ladder_falls()`,
]

export const catalogue = migrationOf([...trade, goods, ...goodsIndexes, ...parts, ...stock, ...searchText, ...firstExpires, ...ladderRule])
