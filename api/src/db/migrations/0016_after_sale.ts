import { migrationOf } from './statements.ts'

const appendOnly = (table: string) => [
  `create trigger ${table}_append_only before update or delete on ${table} for each row execute function append_only()`,
  `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function append_only()`,
]

const TYPES = `'refund_only','return_refund','exchange','reship','documents','lab_report','goods_dossier','company_dossier'`
const STATUSES = `'applied','approved','rejected','cancelled','returning','received','resent','refunding','done'`

/** Which types walk which steps; every type is decided by staff and may be withdrawn until then. */
const STEPS: readonly (readonly [types: string, steps: string])[] = [
  [TYPES, `('applied','approved','staff'),('applied','rejected','staff'),('applied','cancelled','buyer')`],
  [`'refund_only'`, `('approved','refunding','system'),('refunding','done','system')`],
  [`'return_refund','exchange'`, `('approved','returning','buyer'),('approved','cancelled','buyer'),('returning','received','erp')`],
  [`'return_refund'`, `('received','refunding','system'),('refunding','done','system')`],
  [`'exchange'`, `('received','resent','erp')`],
  [`'reship'`, `('approved','resent','erp')`],
  [`'exchange','reship'`, `('resent','done','buyer'),('resent','done','system')`],
  [`'documents','lab_report','goods_dossier','company_dossier'`, `('approved','done','staff')`],
]

const claims = [
  `create table after_sale (
     id bigint generated always as identity primary key, no text not null unique check (no ~ '^S[0-9]{16,24}$'),
     order_id bigint not null, member_id bigint not null, account_id bigint references account,
     type text not null check (type in (${TYPES})), is_whole boolean not null default false,
       reason text not null check (length(reason) between 1 and 200),
     note text check (length(note) <= 500), status text not null default 'applied' check (status in (${STATUSES})),
     cents cents not null, carrier text check (length(carrier) <= 40), tracking_no text check (length(tracking_no) between 4 and 40),
     version int not null default 0, created_at timestamptz not null,
     constraint after_sale_of_member foreign key (order_id, member_id) references orders (id, member_id),
     constraint after_sale_whole check (not is_whole or type = 'refund_only'),
     constraint after_sale_money check (cents = 0 or type in ('refund_only','return_refund')),
     constraint after_sale_parcel check ((carrier is null) = (tracking_no is null)
       and (carrier is not null or status not in ('returning','received'))))`,
  `create index after_sale_member on after_sale (member_id, id desc)`,
  `create index after_sale_order on after_sale (order_id)`,
  `create index after_sale_open on after_sale (status, id) where status not in ('rejected','cancelled','done')`,
  `create unique index after_sale_one_whole on after_sale (order_id) where is_whole and status not in ('rejected','cancelled')`,
  `create table after_sale_transition (
     type text not null, from_status text not null, to_status text not null,
       actor text not null check (actor in ('buyer','system','staff','erp')),
     primary key (type, from_status, to_status, actor))`,
  ...STEPS.map(
    ([types, steps]) =>
      `insert into after_sale_transition select t.type, s.* from unnest(array[${types}]) t (type), (values ${steps}) s (a, b, c)`,
  ),
  ...appendOnly('after_sale_transition'),
  `create table after_sale_event (
     after_sale_id bigint not null references after_sale, seq int not null, from_status text, to_status text not null,
     actor text not null check (actor in ('buyer','system','staff','erp')), account_id bigint references account,
       note text check (length(note) <= 200),
     at timestamptz not null, primary key (after_sale_id, seq))`,
  ...appendOnly('after_sale_event'),
  `create table after_sale_line (
     after_sale_id bigint not null references after_sale, order_line_id bigint not null references order_line,
       qty int not null check (qty > 0),
     cents cents not null, primary key (after_sale_id, order_line_id))`,
  `create index after_sale_line_line on after_sale_line (order_line_id)`,
  `create table after_sale_image (after_sale_id bigint not null references after_sale, seq int not null, file_key text not null
    references upload, primary key (after_sale_id, seq))`,
  `create table after_sale_file (
     after_sale_id bigint not null references after_sale, seq int not null, name text not null check (length(name) between 1 and 80),
     url text not null check (url ~ '^(/[^/]|https?://)' and length(url) <= 300), primary key (after_sale_id, seq))`,
  ...appendOnly('after_sale_file'),
]

const guards = [
  `create function after_sale_guard() returns trigger language plpgsql as $$
   declare who text := coalesce(nullif(current_setting('app.actor', true), ''), 'nobody');
   begin
     if tg_op = 'DELETE' or (new.no, new.order_id, new.member_id, new.type, new.is_whole, new.reason, new.created_at)
        is distinct from (old.no, old.order_id, old.member_id, old.type, old.is_whole, old.reason, old.created_at)
        or (old.status in ('refunding','done') and new.cents <> old.cents) then
       raise exception 'after-sale % never changes', old.no using errcode = '23514', constraint = 'after_sale_fixed';
     end if;
     if new.status is distinct from old.status then
       if not exists (select 1 from after_sale_transition t
         where t.type = old.type and t.from_status = old.status and t.to_status = new.status and t.actor = who) then
         raise exception 'after-sale % may not go from % to % by %', old.no, old.status, new.status,
           who using errcode = '23514', constraint = 'after_sale_transition_known';
       end if;
       new.version := old.version + 1;
       insert into after_sale_event (after_sale_id, seq, from_status, to_status, actor, account_id, note, at)
       values (new.id, new.version, old.status, new.status, who, nullif(current_setting('app.account', true), '')::bigint,
         nullif(current_setting('app.note', true), ''), current_setting('app.now')::timestamptz);
     end if;
     return new;
   end $$`,
  `create trigger after_sale_guard before update or delete on after_sale for each row execute function after_sale_guard()`,
  `create function after_sale_first_event() returns trigger language plpgsql as $$ begin
     if new.status <> 'applied' or new.version <> 0 then
       raise exception 'an after-sale begins applied for' using errcode = '23514', constraint = 'after_sale_begins_applied';
     end if;
     insert into after_sale_event (after_sale_id, seq, from_status, to_status, actor, account_id, at)
       values (new.id, 0, null, new.status, 'buyer', new.account_id, new.created_at);
     return null;
   end $$`,
  `create trigger after_sale_first_event after insert on after_sale for each row execute function after_sale_first_event()`,
  // Units under way in one after-sale or sent back for good are not there for another.
  `create function after_sale_line_check() returns trigger language plpgsql as $$
   declare sold order_line; begin
     select * into sold from order_line where id = new.order_line_id for no key update;
     if sold.order_id <> (select order_id from after_sale where id = new.after_sale_id) then
       raise exception 'line % is of another order', new.order_line_id using errcode = '23514', constraint = 'after_sale_line_of_order';
     end if;
     if sold.returned_qty + (select coalesce(sum(l.qty), 0) from after_sale_line l join after_sale a on a.id = l.after_sale_id
          where l.order_line_id = new.order_line_id and a.status in ('applied','approved','returning','received','resent')
            and a.type in ('refund_only','return_refund','exchange','reship')) > sold.qty then
       raise exception 'more units of line % than were sold',
         new.order_line_id using errcode = '23514', constraint = 'after_sale_line_units';
     end if;
     return null;
   end $$`,
  `create trigger after_sale_line_check after insert or update of qty,
    order_line_id on after_sale_line for each row execute function after_sale_line_check()`,
  `create function after_sale_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, version, at) values (new.member_id, 'after_sale', new.id::text, new.version, now());
     return null;
   end $$`,
  `create trigger after_sale_tell_first after insert on after_sale for each row execute function after_sale_tell()`,
  `create trigger after_sale_tell after update of status on after_sale for each row when (new.status is distinct from old.status)
    execute function after_sale_tell()`,
]

const parcels = [
  `alter table shipment add column after_sale_id bigint references after_sale`,
  `create table shipment_trace (
     shipment_id bigint not null references shipment, seq int not null, at timestamptz not null,
       text text not null check (length(text) between 1 and 120), primary key (shipment_id, seq))`,
  ...appendOnly('shipment_trace'),
  `create function shipment_trace_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, version, at)
     select o.member_id, 'order', o.id::text, o.version,
       now() from shipment s join orders o on o.id = s.order_id where s.id = new.shipment_id;
     return null;
   end $$`,
  `create trigger shipment_trace_tell after insert on shipment_trace for each row execute function shipment_trace_tell()`,
]

const proofs = [
  `create table transfer_proof (
     id bigint generated always as identity primary key, trade_id bigint not null, member_id bigint not null,
       file_key text not null references upload,
     bank text not null check (length(bank) between 2 and 60), cents cents not null check (cents > 0),
     status text not null default 'submitted' check (status in ('submitted','replaced','confirmed','rejected')),
       note text check (length(note) <= 200),
     created_at timestamptz not null, decided_at timestamptz,
     constraint transfer_proof_of_member foreign key (trade_id, member_id) references trade (id, member_id),
     constraint transfer_proof_decided check ((status = 'submitted') = (decided_at is null)),
     constraint transfer_proof_reason check (status <> 'rejected' or note is not null))`,
  `create unique index transfer_proof_one_open on transfer_proof (trade_id) where status = 'submitted'`,
  `create index transfer_proof_trade on transfer_proof (trade_id, id desc)`,
  `create function transfer_proof_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) values (new.member_id, 'trade', new.trade_id::text, now());
     return null;
   end $$`,
  `create trigger transfer_proof_tell after insert or update of status on transfer_proof for each row
    execute function transfer_proof_tell()`,
]

/** After-sales with their states as a table, traces of parcels, proofs of bank transfers. */
export const afterSale = migrationOf([...claims, ...guards, ...parcels, ...proofs])
