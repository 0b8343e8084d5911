import { migrationOf } from './statements.ts'

/** The invoice a buyer wished for when ordering, invoices that reverse others, and uploads that nobody claimed. */
export const billing = migrationOf([
  `alter table trade add column invoice_kind text, add column invoice_buyer jsonb,
     add constraint trade_invoice_kind check (invoice_kind in ('vat_plain','vat_special')),
     add constraint trade_invoice_whole check ((invoice_kind is null) = (invoice_buyer is null))`,
  `create function trade_invoice_guard() returns trigger language plpgsql as $$ begin
     if (new.invoice_kind, new.invoice_buyer) is distinct from (old.invoice_kind, old.invoice_buyer) then
       raise exception 'the invoice wished for with trade % never changes',
         old.no using errcode = '23514', constraint = 'trade_invoice_fixed', table = 'trade'; end if;
     return new; end $$`,
  `create trigger trade_invoice_guard before update on trade for each row execute function trade_invoice_guard()`,
  `create index invoice_order_of_order on invoice_order (order_id, invoice_id desc)`,

  // A reversal is an invoice over less than nothing that names the one it takes back.
  `alter table invoice add column red_of bigint, drop constraint invoice_cents,
     add constraint invoice_cents check (case when red_of is null then cents > 0 else cents < 0 end),
     add constraint invoice_red_of foreign key (red_of, member_id) references invoice (id, member_id),
     add constraint invoice_red_status check (red_of is null or status in ('applied','issued'))`,
  `create index invoice_reversals on invoice (red_of) where red_of is not null`,
  `create function invoice_red_guard() returns trigger language plpgsql as $$ declare blue invoice; begin
     if new.red_of is null then return new; end if;
     select * into blue from invoice where id = new.red_of for update;
     if blue.red_of is not null or blue.status <> 'issued' or (blue.kind, blue.buyer) is distinct from (new.kind, new.buyer)
       or blue.cents + new.cents + coalesce((select sum(cents) from invoice where red_of = blue.id), 0) < 0 then
       raise exception 'invoice % cannot be reversed by %', blue.no, new.cents using errcode = '23514', constraint = 'invoice_reversal',
         table = 'invoice'; end if;
     return new; end $$`,
  `create trigger invoice_red_guard before insert on invoice for each row execute function invoice_red_guard()`,
  `create or replace function invoice_guard() returns trigger language plpgsql as $$ begin
     if (new.no, new.member_id, new.kind, new.buyer, new.content, new.cents, new.created_at, new.red_of)
         is distinct from (old.no, old.member_id, old.kind, old.buyer, old.content, old.cents, old.created_at, old.red_of)
       or (old.invoice_no is not null and new.invoice_no is distinct from old.invoice_no) then
       raise exception 'what an invoice says is fixed' using errcode = '23514', constraint = 'invoice_immutable', table = 'invoice'; end if;
     if new.status <> old.status and not ((old.status = 'applied' and new.status in ('issued','failed'))
       or (old.status = 'issued' and new.status = 'red')) then
       raise exception 'invoice % cannot become %', old.status, new.status using errcode = '23514', constraint = 'invoice_transition',
         table = 'invoice'; end if;
     if new.status = 'red' and old.status <> 'red' and new.cents + coalesce((select sum(cents) from invoice
       where red_of = new.id and status = 'issued'), 0) <> 0 then
       raise exception 'invoice % is not reversed in full', old.no using errcode = '23514', constraint = 'invoice_red_in_full',
         table = 'invoice'; end if;
     return new; end $$`,
  `create trigger invoice_kept before delete on invoice for each row execute function append_only()`,
])
