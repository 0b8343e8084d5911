import { migrationOf } from './statements.ts'

/**
 * A kind of promotion needs no columns and no checks of its own any more: its terms are a document, how often it may be given is counted on
 * its row, and an order takes of that. The seven kinds of before keep the columns and tables they have.
 */
export const promotionTerms = migrationOf(
  [
    `alter table promotion add column terms jsonb check (jsonb_typeof(terms) = 'object'),
     add column total int check (total > 0), add column taken int not null default 0`,
    `alter table promotion add constraint promotion_no_oversell check (taken >= 0 and taken <= coalesce(total, taken))`,
    `alter table promotion drop constraint promotion_kind_check`,
    `alter table promotion add constraint promotion_kind_check check (kind ~ '^[a-z]{2,20}$')`,
    `alter table promotion add constraint promotion_terms check
     ((kind in ('manjian','discount','gift','flash','combo','addon','group')) = (terms is null) and (terms is not null or total is null))`,
    // These four name their goods in tables of their own; every other kind may list them, or cover all.
    `alter table promotion drop constraint promotion_covers`,
    `alter table promotion add constraint promotion_covers check (not covers_all or kind not in ('gift','flash','combo','group'))`,
    `create function promotion_lists_goods() returns trigger language plpgsql as $$ begin
     if (select kind from promotion where id = new.promotion_id) in ('gift','flash','combo','group') then
       raise exception 'a promotion of its kind lists no goods' using errcode = '23514', constraint = 'promotion_goods_kind';
     end if;
     return new;
   end $$`,
    `drop trigger promotion_goods_part on promotion_goods`,
    `create trigger promotion_goods_part before insert or update on promotion_goods for each row execute function promotion_lists_goods()`,
    `alter table promotion_take add column promotion_id bigint references promotion`,
    `alter table promotion_take drop constraint promotion_take_one`,
    `alter table promotion_take add constraint promotion_take_one
     check (num_nonnulls(flash_item_id, combo_id, gift_promotion_id, addon_item_id, group_team_id, promotion_id) = 1)`,
    `create unique index promotion_take_promotion_once on promotion_take (order_id, promotion_id) where promotion_id is not null`,
  ],
  { isAdditive: true },
)
