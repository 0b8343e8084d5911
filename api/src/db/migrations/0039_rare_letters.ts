import { migrationOf } from './statements.ts'

/** As `plainName` of the goods' room writes what somebody types; both change together or not at all. */
const plain = `create function plain_name(name text) returns text language sql immutable parallel safe as $$
   select replace(replace(replace(replace(replace(replace(replace(replace(replace(
     translate(lower(normalize(name, NFKC)), 'ΑΒΓΔΩ𠮷', 'αβγδω吉'),
     '阿尔法', 'α'), '贝塔', 'β'), '伽马', 'γ'), '伽玛', 'γ'), 'alpha', 'α'), 'beta', 'β'), 'gamma', 'γ'), 'delta', 'δ'), 'omega', 'ω') $$`

const goods = [
  `create or replace function goods_search_text() returns trigger language plpgsql as $$ begin
     new.search_text := plain_name(concat_ws(' ', new.name, nullif(new.common_name, new.name), new.pinyin, new.pinyin_full,
       (select name || ' ' || pinyin from manufacturer where id = new.sccj_id), new.approval_no, new.barcode));
     return new;
   end $$`,
  `create or replace function goods_tokens() returns trigger language plpgsql as $$
   declare
     maker text; maker_initials text; places text[];
   begin
     select name, pinyin into maker, maker_initials from manufacturer where id = new.sccj_id;
     maker := plain_name(regexp_replace(maker,
       '(医疗器械|医疗科技|医疗用品|中药饮片|药材饮片|生物|有限|责任|股份|公司|集团|制药|药业|医药|中药)+厂?', '', 'g'));
     places := array(select 'c' || id from category where id = new.category_id union select 'c' || parent_id from category
       where id = new.category_id and parent_id is not null
       union select 'c' || up.id from goods_category own join category c on c.id = own.category_id
         cross join lateral (values (c.id), (c.parent_id)) up (id)
         where own.goods_id = new.id and up.id is not null);
     new.tokens := goods_grams(array[plain_name(new.name), plain_name(new.common_name)], string_to_array(new.pinyin, ' '),
       string_to_array(new.pinyin_full, ' '),
       maker, string_to_array(maker_initials, ' '));
     new.tokens := new.tokens || places || array_remove(array[case when new.is_youx then 'zyx' end, case when new.is_controlled then 'zkx'
       end,
       case new.kind when 'device' then 'zqx' when 'herb' then 'zzy' end], null);
     return new;
   end $$`,
]

const names = [
  `create or replace function goods_name_add(g goods, number int) returns void language sql as $$
     insert into goods_name (name, common_name, pinyin, pinyin_full, goods, search_text, tokens)
     values (g.name, g.common_name, g.pinyin, g.pinyin_full, greatest(number, 0),
       plain_name(concat_ws(' ', g.name, nullif(g.common_name, g.name), g.pinyin, g.pinyin_full)),
       goods_grams(array[plain_name(g.name), plain_name(g.common_name)], string_to_array(g.pinyin, ' '), string_to_array(g.pinyin_full, ' '),
         null, null))
     on conflict (name) do update set goods = goods_name.goods + number, common_name = excluded.common_name, pinyin = excluded.pinyin,
       pinyin_full = excluded.pinyin_full,
       search_text = excluded.search_text, tokens = excluded.tokens $$`,
]

/** Only what is written in letters that have a plain form. */
const filled = [
  `update goods g set search_text = '' where plain_name(g.search_text) <> g.search_text`,
  `update goods_name n set
     search_text = plain_name(n.search_text),
     tokens = goods_grams(array[plain_name(n.name), plain_name(n.common_name)], string_to_array(n.pinyin, ' '),
       string_to_array(n.pinyin_full, ' '), null, null)
     where plain_name(n.search_text) <> n.search_text`,
]

export const rareLetters = migrationOf([plain, ...goods, ...names, ...filled], { isAdditive: true })
