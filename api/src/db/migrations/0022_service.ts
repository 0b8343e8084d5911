import { migrationOf } from './statements.ts'

const appendOnly = (table: string) => [
  `create trigger ${table}_append_only before update or delete on ${table} for each row execute function append_only()`,
  `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function append_only()`,
]

/** Sheets of purchase lists, and pictures that go with feedback. */
const uploads = [
  `alter table upload drop constraint upload_key`,
  `alter table upload add constraint upload_key check (key ~ '^[A-Za-z0-9_-]{43}[.](jpg|png|webp|pdf|xlsx|csv)$')`,
  `alter table upload drop constraint upload_scene`,
  `alter table upload add constraint upload_scene
    check (scene in ('after_sale','certificate','receipt','wanted','face','feedback','quick'))`,
  `alter table upload drop constraint upload_mime`,
  `alter table upload add constraint upload_mime check (case scene
     when 'quick' then mime in ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet','text/csv')
     else mime in ('image/jpeg','image/png','image/webp') or (mime = 'application/pdf' and scene in ('certificate','receipt')) end)`,
]

const imagesOf = (table: string) => `create table ${table}_image (
  ${table}_id bigint not null references ${table}, nth int not null, file_key text not null unique references upload,
    primary key (${table}_id, nth), constraint ${table}_image_nth check (nth between 1 and 6))`

/** What a shop looks for and the marketplace does not keep yet; staff answers with an offer or in words. */
const wanted = [
  `create table wanted (
     id bigint generated always as identity primary key, member_id bigint not null references member, name text not null, spec text,
       maker text, number int not null, price cents, until date not null, remark text,
     status text not null default 'open', created_at timestamptz not null, closed_at timestamptz,
     constraint wanted_name check (length(name) between 1 and 60), constraint wanted_words check (length(spec) <= 60 and length(maker) <= 60
       and length(remark) <= 200),
     constraint wanted_number check (number between 1 and 999999), constraint wanted_price check (price > 0), constraint wanted_status
       check (status in ('open','closed')),
     constraint wanted_closed check ((status = 'closed') = (closed_at is not null)))`,
  `create index wanted_member on wanted (member_id, id desc)`,
  imagesOf('wanted'),
  `create table wanted_reply (
     id bigint generated always as identity primary key, wanted_id bigint not null references wanted, staff text not null,
       content text not null, goods_id bigint references goods, price cents, number int, at timestamptz not null,
     constraint wanted_reply_words check (length(staff) between 1 and 30 and length(content) between 1 and 500),
       constraint wanted_reply_offer check (price > 0 and number > 0))`,
  `create index wanted_reply_of on wanted_reply (wanted_id, id)`,
  ...appendOnly('wanted_reply'),
  // What was asked for stays as it was asked; a request that is closed is not opened again.
  `create function wanted_guard() returns trigger language plpgsql as $$ begin
     if (new.member_id, new.name, new.number, new.until, new.created_at) is distinct from (old.member_id, old.name, old.number, old.until,
       old.created_at) or old.status = 'closed' then
       raise exception 'wanted % stays what it is', old.id using errcode = '23514', constraint = 'wanted_fixed', table = 'wanted'; end if;
     return new; end $$`,
  `create trigger wanted_guard before update on wanted for each row execute function wanted_guard()`,
]

/** What a shop or its suppliers could deliver; shown to others after staff has looked at it. */
const supply = [
  `create table supply (
     id bigint generated always as identity primary key, member_id bigint not null references member, name text not null,
       spec text not null, maker text not null, price cents not null, stock int not null, expires date not null, remark text,
     status text not null default 'pending', reason text, staff text, created_at timestamptz not null, decided_at timestamptz,
     constraint supply_words check (length(name) between 1 and 60 and length(spec) between 1 and 60 and length(maker) between 1 and 60
       and length(remark) <= 200),
     constraint supply_price check (price > 0), constraint supply_stock check (stock between 1 and 999999), constraint supply_status
       check (status in ('pending','published','refused')),
     constraint supply_decided check ((status = 'pending') = (decided_at is null) and (status = 'pending') = (staff is null)),
       constraint supply_reason check ((status = 'refused') = (reason is not null)))`,
  `create index supply_member on supply (member_id, id desc)`,
  `create index supply_published on supply (id desc) where status = 'published'`,
  `create function supply_guard() returns trigger language plpgsql as $$ begin
     if old.status <> 'pending' then raise exception 'supply % is decided', old.id using errcode = '23514', constraint = 'supply_once',
       table = 'supply'; end if;
     return new; end $$`,
  `create trigger supply_guard before update on supply for each row execute function supply_guard()`,
]

const feedback = [
  `create table feedback (
     id bigint generated always as identity primary key, member_id bigint not null references member, type text not null,
       content text not null, created_at timestamptz not null,
     constraint feedback_type check (type in ('goods','delivery','service','site','other')), constraint feedback_content
       check (length(content) between 5 and 1000))`,
  `create index feedback_member on feedback (member_id, id desc)`,
  imagesOf('feedback'),
  `create table feedback_reply (
     id bigint generated always as identity primary key, feedback_id bigint not null references feedback, staff text not null,
       content text not null, at timestamptz not null,
     constraint feedback_reply_words check (length(staff) between 1 and 30 and length(content) between 1 and 500))`,
  `create index feedback_reply_of on feedback_reply (feedback_id, id)`,
  ...appendOnly('feedback_reply'),
]

export const service = migrationOf([...uploads, ...wanted, ...supply, ...feedback])
