import { migrationOf } from './statements.ts'

/** Uploads, delivery addresses, invoices, and what becomes of the stamped receipts of ephedrine orders. */
export const papers = migrationOf([
  `create table upload (
     key text primary key, member_id bigint not null references member, scene text not null, mime text not null, size int not null,
       sha256 bytea not null, created_at timestamptz not null,
     constraint upload_key check (key ~ '^[A-Za-z0-9_-]{43}[.](jpg|png|webp|pdf)$'),
     constraint upload_scene check (scene in ('after_sale','certificate','receipt','wanted','face')),
     constraint upload_mime check (mime in ('image/jpeg','image/png','image/webp')
       or (mime = 'application/pdf' and scene in ('certificate','receipt'))),
     constraint upload_size check (size between 1 and 5242880), constraint upload_digest check (octet_length(sha256) = 32))`,
  `create index upload_member on upload (member_id, created_at)`,
  `create trigger upload_unchanged before update on upload for each row execute function append_only()`,

  `create table address (
     id bigint generated always as identity primary key, member_id bigint not null references member, name text not null,
       phone text not null, region_id int not null references region, detail text not null,
     is_default boolean not null default false, created_at timestamptz not null,
     constraint address_name check (length(name) between 1 and 30), constraint address_detail check (length(detail) between 2 and 120),
     constraint address_phone check (phone ~ '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8})$'))`,
  `create index address_member on address (member_id, id)`,
  `create unique index address_one_default on address (member_id) where is_default`,

  `create table invoice_profile (
     member_id bigint primary key references member, title text not null, tax_no text not null, company_address text, company_phone text,
       bank text, bank_account text,
     constraint invoice_profile_title check (length(title) between 2 and 60), constraint invoice_profile_tax_no
       check (tax_no ~ '^[0-9A-Z]{15,20}$'))`,
  `create table invoice (
     id bigint generated always as identity primary key, no text not null unique, member_id bigint not null references member,
       kind text not null, buyer jsonb not null, content jsonb not null, cents bigint not null,
     status text not null default 'applied', invoice_no text unique, reason text, created_at timestamptz not null, decided_at timestamptz,
     constraint invoice_kind check (kind in ('vat_plain','vat_special')), constraint invoice_cents check (cents > 0),
     constraint invoice_status check (status in ('applied','issued','failed','red')), constraint invoice_no_form
       check (invoice_no ~ '^[0-9]{8,20}$'),
     constraint invoice_number check ((status in ('issued','red')) = (invoice_no is not null)), constraint invoice_reason
       check (status <> 'failed' or reason is not null),
     constraint invoice_decided check ((status = 'applied') = (decided_at is null)), constraint invoice_of_member unique (id, member_id))`,
  `create index invoice_member on invoice (member_id, id desc)`,
  `alter table orders add constraint orders_with_member unique (id, member_id)`,
  `create table invoice_order (
     invoice_id bigint not null, order_id bigint not null, member_id bigint not null, is_live boolean not null default true,
       primary key (invoice_id, order_id),
     constraint invoice_order_invoice foreign key (invoice_id, member_id) references invoice (id, member_id),
     constraint invoice_order_order foreign key (order_id, member_id) references orders (id, member_id))`,
  `create unique index one_invoice_an_order on invoice_order (order_id) where is_live`,
  `create function invoice_guard() returns trigger language plpgsql as $$ begin
     if (new.no, new.member_id, new.kind, new.buyer, new.content, new.cents, new.created_at) is distinct from (old.no, old.member_id,
       old.kind, old.buyer, old.content, old.cents, old.created_at)
       or (old.invoice_no is not null and new.invoice_no is distinct from old.invoice_no) then
       raise exception 'what an invoice says is fixed' using errcode = '23514', constraint = 'invoice_immutable', table = 'invoice'; end if;
     if new.status <> old.status and not ((old.status = 'applied' and new.status in ('issued','failed'))
       or (old.status = 'issued' and new.status = 'red')) then
       raise exception 'invoice % cannot become %', old.status, new.status using errcode = '23514', constraint = 'invoice_transition',
         table = 'invoice'; end if;
     return new; end $$`,
  `create trigger invoice_guard before update on invoice for each row execute function invoice_guard()`,

  `create table mail_outbox (id bigint generated always as identity primary key, recipient text not null, subject text not null,
    body text not null, file_name text not null, file_size int not null, at timestamptz not null)`,

  `alter table controlled_receipt add column uploaded_at timestamptz, add column decided_at timestamptz`,
  `alter table controlled_receipt add constraint receipt_upload foreign key (file_key) references upload`,
  `create function receipt_guard() returns trigger language plpgsql as $$ begin
     if new.status <> old.status and not ((old.status in ('due','rejected') and new.status = 'uploaded')
       or (old.status = 'uploaded' and new.status in ('approved','rejected'))) then
       raise exception 'receipt % cannot become %', old.status, new.status using errcode = '23514', constraint = 'receipt_transition',
         table = 'controlled_receipt'; end if;
     return new; end $$`,
  `create trigger receipt_guard before update on controlled_receipt for each row execute function receipt_guard()`,
])
