import { migrationOf } from './statements.ts'

const points = [
  `create table points_category (id int primary key, name text not null unique check (length(name) between 1 and 20),
    sort int not null default 0)`,
  `create table points_goods (
     id bigint generated always as identity primary key, category_id int not null references points_category,
     name text not null unique check (length(name) between 1 and 60), spec text not null check (length(spec) between 1 and 60),
       remarks text not null default '' check (length(remarks) <= 400),
     points int not null check (points > 0), worth cents not null, stock int not null, exchanged int not null default 0,
       per_member int check (per_member > 0),
     is_on_sale boolean not null default true, created_at timestamptz not null,
     constraint points_goods_stock check (stock >= 0), constraint points_goods_exchanged check (exchanged >= 0))`,
  `create index points_goods_list on points_goods (points, id) where is_on_sale`,
  `create table points_order (
     id bigint generated always as identity primary key, no text not null unique check (no ~ '^J[0-9]{22}$'),
       member_id bigint not null references member, goods_id bigint not null references points_goods,
     name text not null check (name <> ''), spec text not null, number int not null check (number between 1 and 999),
       points int not null check (points > 0), total_points int not null,
     ledger_account_id bigint not null, ledger_seq int not null, address jsonb not null check (jsonb_typeof(address) = 'object'),
     status text not null default 'placed' check (status in ('placed','shipped','received')), carrier text, tracking_no text,
     created_at timestamptz not null, shipped_at timestamptz, received_at timestamptz,
     constraint points_order_sum check (total_points = points * number),
     constraint points_order_entry foreign key (ledger_account_id, ledger_seq) references ledger_entry (account_id, seq),
     constraint points_order_entry_once unique (ledger_account_id, ledger_seq),
     constraint points_order_shipped check ((status = 'placed') = (shipped_at is null) and (shipped_at is null) = (tracking_no is null)
       and (carrier is null) = (tracking_no is null)),
     constraint points_order_received check ((status = 'received') = (received_at is not null)))`,
  `create index points_order_member on points_order (member_id, id desc)`,
  `create index points_order_goods on points_order (goods_id, member_id)`,
  // The gift was paid with this very entry of this very shop; what was exchanged stays, and goes only forward.
  `create function points_order_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' then
       if not exists (select from ledger_entry e join ledger_account a on a.id = e.account_id
         where e.account_id = new.ledger_account_id and e.seq = new.ledger_seq and e.delta = -new.total_points
           and a.member_id = new.member_id and a.kind = 'points') then
         raise exception 'points order % is not what its entry paid', new.no using errcode = '23514', constraint = 'points_order_paid';
       end if;
       return new;
     end if;
     if tg_op = 'DELETE' or (new.no, new.member_id, new.goods_id, new.number, new.total_points, new.ledger_account_id, new.ledger_seq,
       new.created_at)
          is distinct from (old.no, old.member_id, old.goods_id, old.number, old.total_points, old.ledger_account_id, old.ledger_seq,
            old.created_at)
        or array_position(array['placed','shipped','received'], new.status) < array_position(array['placed','shipped','received'],
          old.status) then
       raise exception 'points order % stays what it is', old.no using errcode = '23514', constraint = 'points_order_fixed';
     end if;
     return new;
   end $$`,
  `create trigger points_order_guard before insert or update or delete on points_order for each row execute function points_order_guard()`,
]

const group = [
  `alter table promotion drop constraint promotion_kind_check`,
  `alter table promotion add constraint promotion_kind_check check (kind in ('manjian','discount','gift','flash','combo','addon','group'))`,
  `create table group_sale (
     promotion_id bigint primary key references promotion, goods_id bigint not null references goods,
       ck_id int not null references warehouse,
     members_max int not null check (members_max between 2 and 1000), units_max int not null check (units_max > 0),
       per_member int not null check (per_member > 0),
     constraint group_of_stock foreign key (goods_id, ck_id) references stock)`,
  `create trigger group_sale_part before insert or update on group_sale for each row execute function promotion_part('group')`,
  `create index group_sale_goods on group_sale (goods_id)`,
  `create table group_tier (
     promotion_id bigint not null references group_sale on delete cascade, number int not null check (number > 0),
       price cents not null check (price > 0), primary key (promotion_id, number))`,
  `create table group_team (
     id bigint generated always as identity primary key, promotion_id bigint not null references group_sale,
       founder_id bigint not null references member,
     members int not null default 0, members_max int not null, taken int not null default 0, units_max int not null,
       created_at timestamptz not null,
     unique (id, promotion_id),
     constraint group_team_members check (members between 0 and members_max), constraint group_team_units
       check (taken between 0 and units_max))`,
  `create index group_team_sale on group_team (promotion_id, id)`,
  `create table group_member (
     promotion_id bigint not null references group_sale, member_id bigint not null references member, team_id bigint not null,
       joined_at timestamptz not null,
     qty int not null default 0, per_member int not null, primary key (promotion_id, member_id),
     constraint group_member_team foreign key (team_id, promotion_id) references group_team (id, promotion_id),
     constraint group_per_buyer check (qty between 0 and per_member))`,
  `create index group_member_of_team on group_member (team_id)`,
  `alter table cart_line drop constraint cart_line_type`,
  `alter table cart_line add constraint cart_line_type check (type in (0, 1, 2, 3, 4))`,
  `alter table order_line drop constraint order_line_type_check`,
  `alter table order_line add constraint order_line_type_check check (type in (0, 1, 2, 3, 4, 9))`,
  `alter table promotion_take add column group_team_id bigint references group_team`,
  `alter table promotion_take drop constraint promotion_take_one`,
  `alter table promotion_take add constraint promotion_take_one
    check (num_nonnulls(flash_item_id, combo_id, gift_promotion_id, addon_item_id, group_team_id) = 1)`,
]

const follows = [
  `create table supplier_follow (member_id bigint not null references member, supplier_id bigint not null references supplier,
    created_at timestamptz not null, primary key (member_id, supplier_id))`,
  `create table item_follow (
     member_id bigint not null references member, goods_id bigint not null references goods, seen_price cents,
       created_at timestamptz not null, primary key (member_id, goods_id))`,
]

const sheets = [
  `create table price_sheet (
     id int primary key, name text not null unique check (length(name) between 1 and 40),
       remarks text not null default '' check (length(remarks) <= 200),
     zone text check (zone in ('yx','zy','qx','jxq','kx','brand')), kind text check (kind in ('western','tcm','herb','device','food')),
       is_special boolean not null default false, sort int not null default 0,
     constraint price_sheet_one check (num_nonnulls(zone, kind) + is_special::int <= 1))`,
]

export const zones = migrationOf([...points, ...group, ...follows, ...sheets])
