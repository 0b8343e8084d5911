import { migrationOf } from './statements.ts'

const refuse = (said: string, name: string, table: string) =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = '${table}';`

// Codes moved: written in the transaction that moves them, so that nothing that left or came back is forgotten.
const deeds = [
  `create table platform_deed (
     id bigint generated always as identity primary key, kind text not null, at timestamptz not null, billed_at timestamptz,
     shipment_id bigint constraint platform_deed_shipment unique references shipment,
     after_sale_id bigint constraint platform_deed_after_sale unique references after_sale,
     constraint platform_deed_kind check (kind in ('sale','return','recall')),
     constraint platform_deed_of check ((kind = 'sale') = (shipment_id is not null) and (kind = 'sale') = (after_sale_id is null)))`,
  `create index platform_deed_due on platform_deed (id) where billed_at is null`,
  `create function platform_sale() returns trigger language plpgsql as $$ begin
     insert into platform_deed (kind, shipment_id, at) select distinct 'sale', w.shipment_id, s.at
       from written w join shipment s on s.id = w.shipment_id on conflict do nothing;
     return null;
   end $$`,
  `create trigger platform_sale after insert on parcel_code referencing new table as written
     for each statement execute function platform_sale()`,
  `create function platform_back() returns trigger language plpgsql as $$ begin
     insert into platform_deed (kind, after_sale_id, at)
       select case when exists (select from recall_return r where r.after_sale_id = w.after_sale_id) then 'recall' else 'return' end,
         w.after_sale_id, min(w.at)
       from written w where w.what in ('returned','rejected') and w.after_sale_id is not null group by w.after_sale_id
       on conflict do nothing;
     return null;
   end $$`,
  `create trigger platform_back after insert on trace_step referencing new table as written
     for each statement execute function platform_back()`,
  // What moved before is to be told as well; of what is too old the sender says so.
  `insert into platform_deed (kind, shipment_id, at)
     select 'sale', s.id, s.at from shipment s where exists (select from parcel_code p where p.shipment_id = s.id) order by s.id`,
  `insert into platform_deed (kind, after_sale_id, at)
     select case when exists (select from recall_return r where r.after_sale_id = t.after_sale_id) then 'recall' else 'return' end,
       t.after_sale_id, min(t.at)
     from trace_step t where t.what in ('returned','rejected') and t.after_sale_id is not null group by t.after_sale_id order by 2`,
]

const bills = [
  `create table platform_bill (
     id bigint generated always as identity primary key, deed_id bigint not null references platform_deed,
     no text not null constraint platform_bill_no unique, bill_type smallint not null, physic_type smallint not null,
     codes int not null, pieces int not null, state text not null default 'waiting', reason text, next_at timestamptz,
     attempts int not null default 0, handed_at timestamptz, answered_at timestamptz, checked_at timestamptz, platform_count int,
     taken_by text, taken_until timestamptz not null default 'epoch',
     constraint platform_bill_of_deed unique (id, deed_id),
     constraint platform_bill_no_form check (no ~ '^[A-Za-z0-9_-]{1,60}$'),
     constraint platform_bill_type check (bill_type in (201, 103, 108)),
     constraint platform_bill_physic check (physic_type in (2, 3)),
     constraint platform_bill_size check (codes between 1 and 3500 and pieces >= codes),
     constraint platform_bill_state check (state in ('waiting','uploaded','duplicate','failed','not_found','partner_missing','unclear',
       'quantity_differs','too_old')),
     constraint platform_bill_reason check (length(reason) between 1 and 300
       and (reason is not null or state in ('waiting','uploaded','duplicate'))),
     constraint platform_bill_next check (case when state in ('waiting','unclear') then next_at is not null
       when state in ('failed','quantity_differs','too_old') then next_at is null else true end),
     constraint platform_bill_answered check (answered_at is not null or state not in ('uploaded','duplicate','failed')),
     constraint platform_bill_checked check (checked_at is null or (state in ('uploaded','duplicate') and platform_count is not null)),
     constraint platform_bill_differs check (state <> 'quantity_differs' or platform_count is distinct from pieces))`,
  `create index platform_bill_deed on platform_bill (deed_id)`,
  `create index platform_bill_due on platform_bill (next_at, id) where next_at is not null`,
  `create index platform_bill_by_state on platform_bill (state, id desc)`,
  `create function platform_bill_guard() returns trigger language plpgsql as $$ begin
     if (new.deed_id, new.no, new.bill_type, new.physic_type, new.codes, new.pieces)
       is distinct from (old.deed_id, old.no, old.bill_type, old.physic_type, old.codes, old.pieces) then
       ${refuse(`'bill % is what it was made as', old.no`, 'platform_bill_fixed', 'platform_bill')}
     end if;
     if old.state in ('uploaded','duplicate','quantity_differs')
       and new.state not in ('uploaded','duplicate','quantity_differs','not_found')
       or old.state = 'too_old' and new.state <> 'too_old' then
       ${refuse(`'bill % cannot be sent again', old.no`, 'platform_bill_once', 'platform_bill')}
     end if;
     return new;
   end $$`,
  `create trigger platform_bill_guard before update on platform_bill for each row execute function platform_bill_guard()`,
  `create trigger platform_bill_stays before delete on platform_bill for each row execute function append_only()`,
]

const codes = [
  `create table platform_code (
     deed_id bigint not null, code text not null references trace_code, bill_id bigint not null,
     amount int constraint platform_code_amount check (amount > 0),
     constraint platform_code_once primary key (deed_id, code),
     constraint platform_code_bill foreign key (bill_id, deed_id) references platform_bill (id, deed_id))`,
  `create index platform_code_of_bill on platform_code (bill_id)`,
  `create function platform_code_guard() returns trigger language plpgsql as $$ begin
     if (new.deed_id, new.code, new.bill_id) is distinct from (old.deed_id, old.code, old.bill_id) then
       ${refuse(`'code % stays in its bill', old.code`, 'platform_code_fixed', 'platform_code')}
     end if;
     return new;
   end $$`,
  `create trigger platform_code_guard before update on platform_code for each row execute function platform_code_guard()`,
  `create trigger platform_code_stays before delete on platform_code for each row execute function append_only()`,
  // Special drugs have bills of their own.
  `create function platform_code_physic() returns trigger language plpgsql as $$ begin
     if exists (select from written w join platform_bill b on b.id = w.bill_id where (w.code like '89%') <> (b.physic_type = 2)) then
       ${refuse(`'special and other drugs are in one bill'`, 'platform_code_physic', 'platform_code')}
     end if;
     return null;
   end $$`,
  `create trigger platform_code_physic after insert on platform_code referencing new table as written
     for each statement execute function platform_code_physic()`,
  `create function platform_bill_filled() returns trigger language plpgsql as $$ declare found record; begin
     select count(*) as codes, coalesce(sum(c.pieces), 0) as pieces into found
       from platform_code p join trace_code c on c.code = p.code where p.bill_id = new.id;
     if (found.codes, found.pieces) is distinct from (new.codes::bigint, new.pieces::bigint) then
       ${refuse(`'bill % has % codes', new.no, found.codes`, 'platform_bill_filled', 'platform_bill')}
     end if;
     return null;
   end $$`,
  `create constraint trigger platform_bill_filled after insert on platform_bill deferrable initially deferred
     for each row execute function platform_bill_filled()`,
  // The bills of a deed name all of its codes.
  `create function platform_deed_guard() returns trigger language plpgsql as $$ declare moved bigint; begin
     if tg_op = 'DELETE' or old.billed_at is not null or (new.kind, new.at, new.shipment_id, new.after_sale_id)
       is distinct from (old.kind, old.at, old.shipment_id, old.after_sale_id) then
       ${refuse(`'deed % is what happened', old.id`, 'platform_deed_fixed', 'platform_deed')}
     end if;
     select count(distinct m.code) into moved from (
       select p.code from parcel_code p where p.shipment_id = new.shipment_id
       union all select t.code from trace_step t where t.after_sale_id = new.after_sale_id and t.what in ('returned','rejected')) m;
     if moved <> (select count(*) from platform_code p where p.deed_id = new.id) then
       ${refuse(`'deed % has codes in no bill', new.id`, 'platform_deed_whole', 'platform_deed')}
     end if;
     return new;
   end $$`,
  `create trigger platform_deed_guard before update or delete on platform_deed for each row execute function platform_deed_guard()`,
]

const tries = [
  `create table platform_try (
     bill_id bigint not null references platform_bill, seq int not null check (seq > 0), what text not null, at timestamptz not null,
     result text not null, words text,
     primary key (bill_id, seq),
     constraint platform_try_what check (what in ('partner','upload','find','relation','again')),
     constraint platform_try_result check (length(result) between 1 and 60 and length(words) between 1 and 300))`,
  `create trigger platform_try_append_only before update or delete on platform_try for each row execute function append_only()`,
  // How the platform knows a buyer; found there, or entered by whoever signs.
  `create table platform_partner (
     member_id bigint primary key references member, ent_id text not null, staff text, at timestamptz not null,
     constraint platform_partner_ent check (ent_id ~ '^[0-9A-Za-z_-]{1,64}$'),
     constraint platform_partner_staff check (length(staff) between 1 and 30))`,
  `create index trace_step_after_sale on trace_step (after_sale_id) where after_sale_id is not null`,
]

/** What left or came back with codes is told to the national platform, bill by bill, each once. */
export const platformBills = migrationOf([...deeds, ...bills, ...codes, ...tries], { isAdditive: true })
