import { migrationOf } from './statements.ts'

const refuse = (said: string, name: string, table: string) =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = '${table}';`

const codes = [
  `alter table goods add column has_codes boolean not null default false`,
  `alter table goods_batch add constraint goods_batch_of_goods unique (id, goods_id)`,
  `create table trace_code (
     code text primary key constraint trace_code_digits check (code ~ '^([0-9]{20}|[0-9]{17})$'),
     goods_id bigint not null, lot_id bigint not null, level smallint not null constraint trace_code_level check (level between 1 and 3),
     parent_code text, pieces int not null, state text not null default 'in_stock',
     constraint trace_code_pieces check (pieces > 0 and (level > 1 or pieces = 1)),
     constraint trace_code_state check (state in ('in_stock','shipped','returned','frozen','destroyed','withdrawn')),
     constraint trace_code_of_lot foreign key (lot_id, goods_id) references goods_batch (id, goods_id),
     constraint trace_code_and_lot unique (code, lot_id),
     constraint trace_code_parent_of_lot foreign key (parent_code, lot_id) references trace_code (code, lot_id))`,
  `create index trace_code_parent on trace_code (parent_code) where parent_code is not null`,
  `create index trace_code_lot on trace_code (lot_id)`,
  // What was entered by mistake is withdrawn, and may be entered again as something else.
  `create function trace_code_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'UPDATE' and 'withdrawn' not in (old.state, new.state)
       and (new.code, new.goods_id, new.lot_id, new.level, new.pieces, new.parent_code)
       is distinct from (old.code, old.goods_id, old.lot_id, old.level, old.pieces, old.parent_code) then
       ${refuse(`'code % is what it was entered as', old.code`, 'trace_code_fixed', 'trace_code')}
     end if;
     if (select p.level from trace_code p where p.code = new.parent_code) <= new.level then
       ${refuse(`'code % lies in a pack that is no larger', new.code`, 'trace_code_parent_level', 'trace_code')}
     end if;
     return new;
   end $$`,
  `create trigger trace_code_guard before insert or update on trace_code for each row execute function trace_code_guard()`,
  `create trigger trace_code_stays before delete on trace_code for each row execute function append_only()`,
]

const parcels = [
  `create table parcel_code (
     shipment_id bigint not null, order_line_id bigint not null, lot_id bigint not null, code text not null, returned_at timestamptz,
     primary key (shipment_id, code),
     constraint parcel_code_line foreign key (shipment_id, order_line_id, lot_id) references shipment_line,
     constraint parcel_code_of_lot foreign key (code, lot_id) references trace_code (code, lot_id))`,
  `create unique index parcel_code_one_place on parcel_code (code) where returned_at is null`,
  `create index parcel_code_order_line on parcel_code (order_line_id)`,
  `create function parcel_code_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' and exists (select from trace_code c where c.parent_code = new.code and c.state <> 'withdrawn') then
       ${refuse(`'code % holds others, which are what was sent', new.code`, 'parcel_code_smallest', 'parcel_code')}
     end if;
     if tg_op = 'UPDATE' and (old.returned_at is not null or (new.shipment_id, new.order_line_id, new.lot_id, new.code)
       is distinct from (old.shipment_id, old.order_line_id, old.lot_id, old.code)) then
       ${refuse(`'code % was in parcel %', old.code, old.shipment_id`, 'parcel_code_fixed', 'parcel_code')}
     end if;
     return new;
   end $$`,
  `create trigger parcel_code_guard before insert or update on parcel_code for each row execute function parcel_code_guard()`,
  `create trigger parcel_code_stays before delete on parcel_code for each row execute function append_only()`,
  // The codes of a line come in one statement, so that they can be counted in one.
  `create function parcel_code_pieces() returns trigger language plpgsql as $$ begin
     if exists (select from (select distinct shipment_id, order_line_id, lot_id from written) w
       join shipment_line l on (l.shipment_id, l.order_line_id, l.batch_id) = (w.shipment_id, w.order_line_id, w.lot_id)
       where l.qty <> (select sum(c.pieces) from parcel_code p join trace_code c on c.code = p.code
         where (p.shipment_id, p.order_line_id, p.lot_id) = (w.shipment_id, w.order_line_id, w.lot_id))) then
       ${refuse(`'a line has other pieces than its codes'`, 'parcel_code_pieces', 'parcel_code')}
     end if;
     return null;
   end $$`,
  `create trigger parcel_code_pieces after insert on parcel_code referencing new table as written
     for each statement execute function parcel_code_pieces()`,
  `create function shipment_line_codes() returns trigger language plpgsql as $$ declare pieces bigint; begin
     select coalesce(sum(c.pieces), 0) into pieces from parcel_code p join trace_code c on c.code = p.code
       where (p.shipment_id, p.order_line_id, p.lot_id) = (new.shipment_id, new.order_line_id, new.batch_id);
     if pieces <> new.qty and (pieces > 0 or (select g.has_codes from order_line l join goods g on g.id = l.goods_id
       where l.id = new.order_line_id)) then
       ${refuse(`'line % left without its codes', new.order_line_id`, 'shipment_line_codes', 'shipment_line')}
     end if;
     return null;
   end $$`,
  `create constraint trigger shipment_line_codes after insert or update on shipment_line deferrable initially deferred
     for each row execute function shipment_line_codes()`,
]

const way = [
  `create table trace_step (
     code text not null references trace_code, seq int not null check (seq > 0), what text not null, at timestamptz not null,
     order_id bigint references orders, shipment_id bigint references shipment, after_sale_id bigint references after_sale,
     staff text check (length(staff) between 1 and 60),
     primary key (code, seq),
     constraint trace_step_what check (what in
       ('entered','withdrawn','shipped','received','returned','rejected','frozen','released','destroyed')),
     constraint trace_step_order check ((what in ('shipped','received','returned','rejected')) = (order_id is not null)),
     constraint trace_step_parcel check (shipment_id is null or order_id is not null),
     constraint trace_step_after_sale check (after_sale_id is null or order_id is not null))`,
  `create trigger trace_step_append_only before update or delete on trace_step for each row execute function append_only()`,
]

/** Each box of a drug has a code, and its whole way is kept: in which lot it came, with which parcel it went, that it came back. */
export const traceCodes = migrationOf([...codes, ...parcels, ...way], { isAdditive: true })
