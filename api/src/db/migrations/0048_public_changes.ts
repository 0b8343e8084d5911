import { migrationOf } from './statements.ts'

const goods = `goods goods_batch goods_category goods_ladder goods_name stock special_day zone_price price_rule purchase_limit
  manufacturer supplier warehouse price_sheet herb points_goods points_category category`
const promotions = `promotion promotion_goods promotion_tier promotion_take flash_item flash_taken combo combo_item combo_taken
  addon_item gift_rule group_sale group_tier group_team group_member coupon_template coupon_goods activity_page draw draw_prize`
const pages = `banner banner_goods home_floor nav_entry site_link article article_category manager activity_page app_meta
  hot_word category manufacturer`
const words = `category hot_word`

/**
 * What visitors are shown has changed: told once a transaction by its kind, of no member. Several tables have several kinds; a statement
 * that changed no row says nothing.
 */
export const publicChanges = migrationOf(
  [
    `alter table outbox alter column member_id drop not null`,
    `alter table outbox add constraint outbox_of_whom check ((member_id is null) = (topic = 'public'))`,
    `create index outbox_public on outbox (ref_id, id) where topic = 'public'`,
    `create function public_tell() returns trigger language plpgsql as $$ declare kind text; begin
       if exists (select from changed) then
         foreach kind in array tg_argv loop
           if coalesce(current_setting('app.told_' || kind, true), '') = '' then
             insert into outbox (member_id, topic, ref_id, at) values (null, 'public', kind, told_now());
             perform set_config('app.told_' || kind, '1', true);
           end if;
         end loop;
       end if;
       return null;
     end $$`,
    `do $$ declare shown record; event text; begin
       for shown in
         select name, string_agg(quote_literal(kind), ', ' order by kind) as kinds
         from (values ('goods', '${goods}'), ('promotions', '${promotions}'), ('pages', '${pages}'), ('words', '${words}'))
             told (kind, names),
           regexp_split_to_table(names, '\\s+') name group by name
       loop
         foreach event in array array['insert', 'update', 'delete'] loop
           execute format('create trigger %1$s_public_%2$s after %2$s on %1$s referencing %3$s table as changed
             for each statement execute function public_tell(%4$s)',
             shown.name, event, case event when 'delete' then 'old' else 'new' end, shown.kinds);
         end loop;
       end loop;
     end $$`,
  ],
  { isAdditive: true },
)
