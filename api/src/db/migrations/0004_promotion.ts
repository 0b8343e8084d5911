import { migrationOf } from './statements.ts'

const promotions = [
  `create table promotion (
     id bigint generated always as identity primary key, kind text not null check (kind in ('manjian','discount','gift','flash','combo')),
     name text not null check (length(name) between 1 and 60), priority int not null default 100, covers_all boolean not null default false,
     starts_at timestamptz not null, ends_at timestamptz not null, repeatable boolean not null default false, cap cents check (cap > 0),
     status text not null default 'draft' check (status in ('draft','live','stopped')), version int not null default 1 check (version > 0),
     created_at timestamptz not null,
     constraint promotion_times check (ends_at > starts_at),
     constraint promotion_repeat check (kind = 'manjian' or (not repeatable and cap is null)),
     constraint promotion_covers check (not covers_all or kind in ('manjian','discount')))`,
  `create index promotion_running on promotion (kind, ends_at) where status = 'live'`,
  `create table promotion_version (
     promotion_id bigint not null references promotion, version int not null check (version > 0), content jsonb not null,
       published_at timestamptz not null,
     primary key (promotion_id, version))`,
  `create trigger promotion_version_append_only before update or delete on promotion_version for each row execute function append_only()`,
  `create table promotion_tier (
     promotion_id bigint not null references promotion on delete cascade, full_cents cents not null check (full_cents > 0),
     minus_cents cents check (minus_cents > 0), rate_bp int check (rate_bp between 1 and 9999), primary key (promotion_id, full_cents),
     constraint promotion_tier_one check (num_nonnulls(minus_cents, rate_bp) = 1),
     constraint promotion_tier_half check (minus_cents * 2 <= full_cents),
     constraint promotion_tier_rate check (rate_bp >= 5000))`,
  `create table promotion_goods (
     promotion_id bigint not null references promotion on delete cascade, goods_id bigint not null references goods,
       primary key (promotion_id, goods_id))`,
  `create index promotion_goods_goods on promotion_goods (goods_id)`,
  `create table gift_rule (
     promotion_id bigint not null references promotion on delete cascade, goods_id bigint not null references goods,
     type smallint not null check (type in (1, 2)), need int not null check (need > 0), give int not null check (give > 0),
     gift_goods_id bigint not null references goods, total int not null check (total > 0), given int not null default 0,
     primary key (promotion_id, goods_id), constraint gift_no_overgive check (given between 0 and total))`,
  `create index gift_rule_goods on gift_rule (goods_id)`,
  `create table purchase_limit (
     goods_id bigint primary key references goods, per_member int not null check (per_member > 0),
     starts_at timestamptz not null, ends_at timestamptz not null, constraint purchase_limit_times check (ends_at > starts_at))`,
  // A promotion keeps its kind, and its versions only go up: orders refer to both.
  `create function promotion_guard() returns trigger language plpgsql as $$ begin
     if new.kind <> old.kind or new.version < old.version then
       raise exception 'promotion % keeps its kind and its versions', old.id using errcode = '23514', constraint = 'promotion_fixed';
     end if;
     return new;
   end $$`,
  `create trigger promotion_guard before update on promotion for each row execute function promotion_guard()`,
  `create function promotion_part() returns trigger language plpgsql as $$ declare of_kind text; begin
     select kind into of_kind from promotion where id = new.promotion_id;
     if of_kind <> all (tg_argv) then
       raise exception 'a promotion of kind % holds no %', of_kind,
         tg_table_name using errcode = '23514', constraint = tg_table_name || '_kind';
     end if;
     return new;
   end $$`,
  `create function promotion_tier_fits() returns trigger language plpgsql as $$ begin
     if not exists (select from promotion where id = new.promotion_id and kind = case when new.minus_cents is null then 'discount'
       else 'manjian' end) then
       raise exception 'a tier of another kind than its promotion' using errcode = '23514', constraint = 'promotion_tier_kind';
     end if;
     return new;
   end $$`,
  `create trigger promotion_tier_fits before insert or update on promotion_tier for each row execute function promotion_tier_fits()`,
  `create trigger promotion_goods_part before insert or update on promotion_goods for each row execute function promotion_part('manjian',
    'discount')`,
  `create trigger gift_rule_part before insert or update on gift_rule for each row execute function promotion_part('gift')`,
]

const flash = [
  `create table flash_item (
     id bigint generated always as identity primary key, promotion_id bigint not null references promotion,
       goods_id bigint not null references goods,
     ck_id int not null references warehouse, price cents not null check (price > 0), total int not null check (total > 0),
     taken int not null default 0, per_member int not null check (per_member > 0), unique (promotion_id, goods_id),
     constraint flash_no_oversell check (taken between 0 and total),
     constraint flash_of_stock foreign key (goods_id, ck_id) references stock)`,
  `create trigger flash_item_part before insert or update on flash_item for each row execute function promotion_part('flash')`,
  `create index flash_item_goods on flash_item (goods_id)`,
  `create table flash_taken (
     flash_item_id bigint not null references flash_item, member_id bigint not null references member, qty int not null,
       per_member int not null,
     primary key (flash_item_id, member_id), constraint flash_per_buyer check (qty between 0 and per_member))`,
  `create table combo (
     id bigint generated always as identity primary key, promotion_id bigint not null references promotion,
       ck_id int not null references warehouse,
     name text not null check (length(name) between 1 and 60), price cents not null check (price > 0),
     total int check (total > 0), taken int not null default 0, per_member int check (per_member > 0), unique (promotion_id, name),
     constraint combo_no_oversell check (taken >= 0 and (total is null or taken <= total)))`,
  `create trigger combo_part before insert or update on combo for each row execute function promotion_part('combo')`,
  `create table combo_item (
     combo_id bigint not null references combo on delete cascade, goods_id bigint not null references goods,
       qty int not null check (qty > 0),
     primary key (combo_id, goods_id))`,
  `create table combo_taken (
     combo_id bigint not null references combo, member_id bigint not null references member, qty int not null, per_member int,
     primary key (combo_id, member_id), constraint combo_per_buyer check (qty >= 0 and (per_member is null or qty <= per_member)))`,
]

const cartLines = [
  `alter table cart_line alter column goods_id drop not null`,
  `alter table cart_line add column combo_id bigint references combo`,
  `alter table cart_line drop constraint cart_line_type`,
  `alter table cart_line add constraint cart_line_type check (type in (0, 1, 3))`,
  `alter table cart_line add constraint cart_line_combo check ((type = 3) = (combo_id is not null) and (type = 3) = (goods_id is null))`,
  `drop index cart_line_one`,
  `create unique index cart_line_one on cart_line (member_id, ck_id, type, goods_id, combo_id) nulls not distinct`,
]

const coupons = [
  `create table coupon_template (
     id bigint generated always as identity primary key, name text not null check (length(name) between 1 and 60),
     kind text not null check (kind in ('threshold','shipping')), face cents check (face > 0), min_cents cents not null,
     is_unconditional boolean not null default false, covers_all boolean not null default true,
     total int not null check (total > 0), issued int not null default 0, per_member int not null default 1 check (per_member > 0),
     claim_from timestamptz not null, claim_to timestamptz not null, valid_days int not null check (valid_days between 1 and 366),
       code text unique,
     constraint coupon_no_overissue check (issued between 0 and total),
     constraint coupon_face check (kind = 'shipping' or face is not null),
     constraint coupon_quarter check (kind = 'shipping' or is_unconditional or face * 4 <= min_cents),
     constraint coupon_claim_times check (claim_to > claim_from))`,
  `create table coupon_goods (
     template_id bigint not null references coupon_template on delete cascade, goods_id bigint not null references goods,
       primary key (template_id, goods_id))`,
  `create table coupon (
     id bigint generated always as identity primary key, template_id bigint not null references coupon_template,
       member_id bigint not null references member,
     nth int not null check (nth > 0), status text not null default 'unused' check (status in ('unused','used','expired','void')),
     trade_id bigint, valid_from timestamptz not null, valid_to timestamptz not null, unique (template_id, member_id, nth),
     constraint coupon_times check (valid_to > valid_from),
     constraint coupon_trade check ((status = 'used') = (trade_id is not null)))`,
  `create function coupon_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'DELETE' or (new.template_id, new.member_id, new.nth) is distinct from (old.template_id, old.member_id, old.nth)
        or (old.status in ('void', 'expired') and new.status is distinct from old.status)
        or (old.status = 'used' and new.status = 'used' and new.trade_id is distinct from old.trade_id) then
       raise exception 'coupon % stays what it is', old.id using errcode = '23514', constraint = 'coupon_fixed';
     end if;
     return new;
   end $$`,
  `create trigger coupon_guard before update or delete on coupon for each row execute function coupon_guard()`,
  `create index coupon_member on coupon (member_id, status, valid_to)`,
  `create table voucher (
     id bigint generated always as identity primary key, member_id bigint not null references member, face cents not null check (face > 0),
     left_cents cents not null, reason text not null check (reason <> ''), expires_at timestamptz not null, created_at timestamptz not null,
     constraint voucher_left check (left_cents <= face), constraint voucher_times check (expires_at > created_at))`,
  `create index voucher_member on voucher (member_id, expires_at) where left_cents > 0`,
]

const favourites = [
  `create table favorite (
     member_id bigint not null references member, goods_id bigint not null references goods, created_at timestamptz not null,
       primary key (member_id, goods_id))`,
]

export const promotion = migrationOf([...promotions, ...flash, ...cartLines, ...coupons, ...favourites])
