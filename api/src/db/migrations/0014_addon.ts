import { migrationOf } from './statements.ts'

/** 换购: from an amount of its goods on, a promotion offers others at an add-on price, so many a trade and so many in all. */
export const addon = migrationOf([
  `alter table promotion drop constraint promotion_kind_check`,
  `alter table promotion add constraint promotion_kind_check check (kind in ('manjian','discount','gift','flash','combo','addon'))`,
  `alter table promotion drop constraint promotion_covers`,
  `alter table promotion add constraint promotion_covers check (not covers_all or kind in ('manjian','discount','addon'))`,
  `alter table promotion add column full_cents cents check (full_cents > 0)`,
  `alter table promotion add constraint promotion_full check ((kind = 'addon') = (full_cents is not null))`,
  `drop trigger promotion_goods_part on promotion_goods`,
  `create trigger promotion_goods_part before insert or update on promotion_goods for each row execute function promotion_part('manjian',
    'discount', 'addon')`,
  `create table addon_item (
     id bigint generated always as identity primary key, promotion_id bigint not null references promotion,
       goods_id bigint not null references goods,
     ck_id int not null references warehouse, price cents not null check (price > 0), number int not null check (number > 0),
       total int not null check (total > 0),
     taken int not null default 0, unique (promotion_id, goods_id),
     constraint addon_no_oversell check (taken between 0 and total),
     constraint addon_number_of_total check (number <= total),
     constraint addon_of_stock foreign key (goods_id, ck_id) references stock)`,
  `create trigger addon_item_part before insert or update on addon_item for each row execute function promotion_part('addon')`,
  `create index addon_item_goods on addon_item (goods_id)`,
  `alter table cart_line drop constraint cart_line_type`,
  `alter table cart_line add constraint cart_line_type check (type in (0, 1, 3, 4))`,
  `alter table order_line drop constraint order_line_type_check`,
  `alter table order_line add constraint order_line_type_check check (type in (0, 1, 3, 4, 9))`,
  // What an order took of an offer stays within the number that held when it was placed.
  `alter table promotion_take add column addon_item_id bigint references addon_item, add column addon_number int`,
  `alter table promotion_take drop constraint promotion_take_one`,
  `alter table promotion_take add constraint promotion_take_one
    check (num_nonnulls(flash_item_id, combo_id, gift_promotion_id, addon_item_id) = 1)`,
  `alter table promotion_take add constraint promotion_take_addon check ((addon_item_id is null) = (addon_number is null)
    and (addon_number is null or qty <= addon_number))`,
  `create unique index promotion_take_addon_once on promotion_take (order_id, addon_item_id) where addon_item_id is not null`,
])
