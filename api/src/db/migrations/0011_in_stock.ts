import { migrationOf } from './statements.ts'

const unstocked = (rows: string) => `insert into goods_unstocked select g.id from goods g join ${rows} c on c.id = g.id
  where not exists (select from stock s where s.goods_id = g.id and s.ck_id = g.ck_id) on conflict do nothing; return null;`

/**
 * What is sold out is a few goods in a hundred: lists that leave it out look for those few instead of for all the others.
 * Goods that never had a stock row in their warehouse are kept by id, since an index holds only rows that there are.
 */
export const inStock = migrationOf([
  `create index stock_empty on stock (goods_id, ck_id) where on_hand <= reserved`,
  `create table goods_unstocked (goods_id bigint primary key references goods on delete cascade)`,
  `insert into goods_unstocked select id from goods g where not exists (select from stock s where s.goods_id = g.id and s.ck_id = g.ck_id)`,
  `create function goods_unstocked_new() returns trigger language plpgsql as $$ begin ${unstocked('changed')} end $$`,
  `create trigger goods_unstocked_new after insert on goods referencing new table as changed for each statement
    execute function goods_unstocked_new()`,
  `create function goods_moved() returns trigger language plpgsql as $$ begin
     delete from goods_unstocked where goods_id = new.id;
     ${unstocked('(select new.id)')}
   end $$`,
  `create trigger goods_moved after update of ck_id on goods for each row when (new.ck_id <> old.ck_id) execute function goods_moved()`,
  `create function stock_new() returns trigger language plpgsql as $$ begin
     delete from goods_unstocked u using changed c, goods g where u.goods_id = c.goods_id and g.id = c.goods_id and g.ck_id = c.ck_id;
     return null;
   end $$`,
  `create trigger stock_new after insert on stock referencing new table as changed for each statement execute function stock_new()`,
  `create function stock_gone() returns trigger language plpgsql as $$ begin ${unstocked('(select goods_id as id from changed)')} end $$`,
  `create trigger stock_gone after delete on stock referencing old table as changed for each statement execute function stock_gone()`,
])
