import { longMigrationOf } from './statements.ts'

/** As 0078 has them, and what the tags of the insurance, the list of basic drugs and the special compounds go by. */
const FACTS = `goods (category_id, jx, sccj_id, ypgg, first_expires, sold, base_price, created_at, id, ck_id, kind, is_youx,
    is_controlled, is_cold, is_eph, special_price, special_until, rx_class, insurance_class, is_basic, compound) where is_on_sale`

const checked = (name: string, rule: string): string[] => [
  `alter table goods drop constraint if exists ${name}, add constraint ${name} check (${rule}) not valid`,
  `alter table goods validate constraint ${name}`,
]

/** Both who writes a price and who writes a ceiling hold the goods' row: neither misses the other. */
const ceiling = [
  `create or replace function procurement_ceiling() returns trigger language plpgsql as $$
     declare of_goods bigint; most bigint;
     begin
       if tg_table_name = 'goods' then of_goods := new.id; else of_goods := new.goods_id; end if;
       perform from goods where id = of_goods for no key update;
       select min(p.ceiling) into most from goods_procurement p
         where p.goods_id = of_goods and p.ends_on >= (told_now() at time zone 'Asia/Shanghai')::date;
       if exists (select from goods g where g.id = of_goods and g.base_price > most)
         or exists (select from price_rule r where r.goods_id = of_goods and r.price > most
           and (r.ends_at is null or r.ends_at > told_now()))
       then raise exception 'goods % cost more than their procurement allows', of_goods
         using errcode = '23514', constraint = 'goods_procurement_ceiling', table = 'goods_procurement'; end if;
       return null; end $$`,
  ...[
    ['goods', 'after update of base_price'],
    ['price_rule', 'after insert or update'],
    ['goods_procurement', 'after insert or update'],
  ].map(
    ([table, events]) =>
      `create or replace trigger ${table}_ceiling ${events} on ${table} for each row execute function procurement_ceiling()`,
  ),
]

/** What the law asks to be known of goods: holder, storage, health insurance, basic drugs, procurement, special compounds. */
export const goodsLaw = longMigrationOf(
  [
    `alter table goods add column if not exists holder text, add column if not exists storage_class text,
       add column if not exists insurance_code text, add column if not exists insurance_class text,
       add column if not exists is_basic boolean not null default false, add column if not exists compound text`,
    ...checked('goods_holder', 'length(holder) between 2 and 60'),
    ...checked('goods_storage_class', `storage_class in ('room', 'cool', 'cold')`),
    ...checked('goods_insurance_code', `insurance_code ~ '^[A-Z][A-Z0-9]{9,29}$'`),
    ...checked('goods_insurance_class', `insurance_class in ('a', 'b', 'own')`),
    ...checked(
      'goods_compound',
      `compound is null or (compound in ('codeine', 'diphenoxylate', 'liquorice') and not is_eph and kind in ('western', 'tcm'))`,
    ),
    'drop index concurrently if exists goods_insurance',
    'create index concurrently goods_insurance on goods (insurance_code text_pattern_ops) where is_on_sale and insurance_code is not null',
    'drop index concurrently if exists goods_facts_law',
    `create index concurrently goods_facts_law on ${FACTS}`,
    'drop index concurrently if exists goods_facts',
    'alter index if exists goods_facts_law rename to goods_facts',
    `create table if not exists goods_procurement (
       goods_id bigint not null references goods on delete cascade, batch text not null, starts_on date not null, ends_on date not null,
       ceiling cents not null,
       primary key (goods_id, batch),
       constraint goods_procurement_batch check (length(batch) between 1 and 40),
       constraint goods_procurement_days check (ends_on >= starts_on),
       constraint goods_procurement_amounts check (ceiling between 1 and 2147483647))`,
    ...ceiling,
    `create table if not exists compound_limit (
       compound text primary key, per_line int, per_order int,
       constraint compound_limit_kind check (compound in ('ephedrine', 'codeine', 'diphenoxylate', 'liquorice')),
       constraint compound_limit_counts check (per_line > 0 and per_order > 0 and coalesce(per_line, per_order) is not null))`,
    ...['goods_procurement', 'compound_limit'].flatMap((table) =>
      ['insert', 'update', 'delete'].map(
        (event) => `create or replace trigger ${table}_public_${event} after ${event} on ${table}
          referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function public_tell('goods')`,
      ),
    ),
  ],
  { isAdditive: true },
)
