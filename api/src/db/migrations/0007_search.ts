import { migrationOf } from './statements.ts'

const columns = [
  `alter table manufacturer add column is_brand boolean not null default false`,
  // A goods' own category lies in the common tree; its places in the zones' trees are rows of goods_category.
  `alter table goods add column category_tree text not null default 'common' check (category_tree = 'common'),
     add constraint goods_category_common foreign key (category_tree, category_id) references category (tree, id),
     add column tokens text[] not null default '{}'`,
]

/**
 * One and two characters are too short for trigrams. Each stands here once, behind the best rank it can have as a keyword:
 * 0 a whole name or its initials, 1 how they begin, 2 how the pinyin or the maker begins, 3 anywhere else.
 */
const grams = `create function goods_grams(names text[], initials text[], sounds text[], maker text, maker_initials text[]) returns text[]
   language sql immutable parallel safe as $$
     with found (rank, gram) as (
       select 0, word from unnest(names || initials) as word where length(word) <= 2
       union all select 1, left(word, size) from unnest(names || initials) as word, generate_series(1, 2) as size
       union all select 2, left(word, size) from unnest(sounds || maker_initials || array[maker]) as word, generate_series(1, 2) as size
       union all select 3, substr(word, at, 1) from unnest(names) as word,
         generate_series(2, length(word)) as at where substr(word, at, 1) !~ '[a-z0-9 ]'
       union all select 3, substr(word, at, 2) from unnest(names || initials || array[maker]) as word,
         generate_series(2, length(word) - 1) as at)
     select coalesce(array_agg(rank || gram order by gram), '{}')
       from (select min(rank) as rank, gram from found where gram <> '' and gram !~ '\\s' group by gram) best $$`

const tokens = [
  grams,
  // Each part is an assignment of its own: PostgreSQL plans goods_grams anew for every row when a subquery stands beside it.
  `create function goods_tokens() returns trigger language plpgsql as $$
   declare
     maker text; maker_initials text; places text[];
   begin
     select name, pinyin into maker, maker_initials from manufacturer where id = new.sccj_id;
     maker := lower(regexp_replace(maker,
       '(医疗器械|医疗科技|医疗用品|中药饮片|药材饮片|生物|有限|责任|股份|公司|集团|制药|药业|医药|中药)+厂?', '', 'g'));
     places := array(select 'c' || id from category where id = new.category_id union select 'c' || parent_id from category
       where id = new.category_id and parent_id is not null
       union select 'c' || up.id from goods_category own join category c on c.id = own.category_id
         cross join lateral (values (c.id), (c.parent_id)) up (id)
         where own.goods_id = new.id and up.id is not null);
     new.tokens := goods_grams(array[lower(new.name), lower(new.common_name)], string_to_array(new.pinyin, ' '),
       string_to_array(new.pinyin_full, ' '),
       maker, string_to_array(maker_initials, ' '));
     new.tokens := new.tokens || places || array_remove(array[case when new.is_youx then 'zyx' end, case when new.is_controlled then 'zkx'
       end,
       case new.kind when 'device' then 'zqx' when 'herb' then 'zzy' end], null);
     return new;
   end $$`,
  // Its name comes after goods_search_text, and triggers run in the order of their names.
  `create trigger goods_tokens before insert or update of name, common_name, pinyin, pinyin_full, sccj_id, category_id, is_youx,
    is_controlled, kind, search_text, tokens
     on goods for each row execute function goods_tokens()`,
  ...(['insert', 'delete'] as const).flatMap((event) => [
    `create function goods_category_${event}() returns trigger language plpgsql as $$ begin
       update goods set tokens = '{}' where id in (select goods_id from changed); return null;
     end $$`,
    `create trigger goods_category_${event} after ${event}
      on goods_category referencing ${event === 'insert' ? 'new' : 'old'} table as changed
       for each statement execute function goods_category_${event}()`,
  ]),
  `create trigger goods_category_fixed before update on goods_category for each row execute function append_only()`,
  `create function category_moved() returns trigger language plpgsql as $$ begin
     update goods set tokens = '{}' where tokens @> array['c' || new.id]; return null;
   end $$`,
  `create trigger category_moved after update of parent_id on category for each row execute function category_moved()`,
  `update goods set tokens = '{}'`,
]

const indexes = [
  `create index goods_tokens on goods using gin (tokens) where is_on_sale`,
  // Prices that are the same for everybody; special and controlled ones are looked at one by one.
  `create index goods_plain_price on goods (base_price, id) where is_on_sale and special_price is null and not is_controlled`,
  `create index goods_own_price on goods (id) include (base_price, special_price, special_until, is_controlled, ck_id)
    where is_on_sale and (special_price is not null or is_controlled)`,
  // All that lists filter, count and order by, so that broad filters need not read the rows themselves.
  `create index goods_facts on goods (category_id, jx, sccj_id, ypgg, first_expires, sold, base_price, created_at, id, ck_id, kind, is_youx,
    is_controlled, is_cold, is_eph, special_price, special_until)
     where is_on_sale`,
  `create index goods_form on goods (jx) where is_on_sale`,
  `create index goods_spec on goods (ypgg) where is_on_sale`,
  `create index goods_name_sales on goods (name, sold desc) where is_on_sale`,
  `create index goods_common_name on goods (common_name) where is_on_sale`,
  `create index price_rule_region on price_rule (region_id) where region_id is not null`,
  `create index price_rule_kind on price_rule (member_kind) where member_kind is not null`,
]

/** Every name under which goods are on sale, once: the search box looks here, where ten makers of one product are one row. */
const names = [
  `create table goods_name (
     name text primary key, common_name text not null, pinyin text not null, pinyin_full text not null,
       goods int not null default 0 check (goods >= 0),
     search_text text not null, tokens text[] not null)`,
  `create function goods_name_add(g goods, number int) returns void language sql as $$
     insert into goods_name (name, common_name, pinyin, pinyin_full, goods, search_text, tokens)
     values (g.name, g.common_name, g.pinyin, g.pinyin_full, greatest(number, 0),
       lower(concat_ws(' ', g.name, nullif(g.common_name, g.name), g.pinyin, g.pinyin_full)),
       goods_grams(array[lower(g.name), lower(g.common_name)], string_to_array(g.pinyin, ' '), string_to_array(g.pinyin_full, ' '), null,
         null))
     on conflict (name) do update set goods = goods_name.goods + number, common_name = excluded.common_name, pinyin = excluded.pinyin,
       pinyin_full = excluded.pinyin_full,
       search_text = excluded.search_text, tokens = excluded.tokens $$`,
  `create function goods_named() returns trigger language plpgsql as $$ begin
     if tg_op <> 'INSERT' then
       if old.is_on_sale then perform goods_name_add(old, -1); end if;
     end if;
     if tg_op <> 'DELETE' then
       if new.is_on_sale then perform goods_name_add(new, 1); end if;
     end if;
     return null;
   end $$`,
  `create trigger goods_named after insert or delete or update of name, common_name, pinyin, pinyin_full,
    is_on_sale on goods for each row execute function goods_named()`,
  `select goods_name_add(g, 1) from goods g where g.is_on_sale`,
  `create index goods_name_tokens on goods_name using gin (tokens)`,
  `create index goods_name_search on goods_name using gin (search_text gin_trgm_ops)`,
]

const notices = [
  `create table goods_notice (
     member_id bigint not null references member, goods_id bigint not null references goods,
       kind text not null check (kind in ('arrival','price')),
     asked_at timestamptz not null, primary key (member_id, goods_id, kind))`,
  `create index goods_notice_goods on goods_notice (goods_id, kind)`,
]

export const search = migrationOf([...columns, ...tokens, ...indexes, ...names, ...notices])
