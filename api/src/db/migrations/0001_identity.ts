import { contractV1 } from './contractV1.ts'
import { provinces, scopeCodes } from './referenceV1.ts'
import { migrationOf, quoted } from './statements.ts'

const rows = (list: readonly (readonly [string | number, string])[]) =>
  list.map(([code, name]) => `(${typeof code === 'number' ? code : quoted(code)}, ${quoted(name)})`).join(',')

const domains = [
  `create extension if not exists pg_trgm`,
  `create domain cents as bigint check (value >= 0)`,
  `create domain phone_cn as text check (value ~ '^1[3-9][0-9]{9}$')`,
  `create domain email as text check (value ~ '^[A-Za-z0-9_-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$')`,
  `create function append_only() returns trigger language plpgsql as $$ begin
     raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = tg_table_name || '_append_only';
   end $$`,
]

const places = [
  `create table app_meta (key text primary key, value text not null)`,
  `create table region (
     id int primary key, parent_id int references region, name text not null check (length(name) between 2 and 30),
     level smallint not null check (level between 1 and 3),
     constraint region_parent check ((level = 1) = (parent_id is null)))`,
  `insert into region (id, name, level) select id, name, 1 from (values ${rows(provinces)}) as p (id, name)`,
  `create table scope_code (code text primary key check (code ~ '^[a-z0-9_]{2,20}$'), name text not null unique)`,
  `insert into scope_code (code, name) values ${rows(scopeCodes)}`,
  `create table warehouse (
     id int primary key check (id > 0), name text not null unique, free_over cents not null, fee cents not null, min_order cents not null)`,
]

const members = [
  `create table manager (
     id bigint generated always as identity primary key, name text not null check (length(name) between 1 and 30),
     phone text not null check (phone ~ '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8}|400-[0-9]{3}-[0-9]{4})$'),
       is_default boolean not null default false)`,
  `create unique index manager_one_default on manager (is_default) where is_default`,
  `create table member (
     id bigint generated always as identity primary key, company text not null unique check (length(company) between 2 and 50),
     kind text not null check (kind in ('pharmacy','chain','clinic','hospital','wholesaler')),
     rank smallint not null default 1 check (rank between 1 and 9), region_id int not null references region,
     review text not null default 'pending' check (review in ('pending','passed','rejected','frozen')),
     eph_allowed boolean not null default false, manager_id bigint references manager,
       address text check (length(address) between 2 and 120),
     created_at timestamptz not null)`,
  `create table account (
     id bigint generated always as identity primary key,
     username text not null check (length(username) between 2 and 30 and username !~ '^1[3-9][0-9]{9}$' and username = btrim(username)),
     name text not null check (length(name) between 1 and 30), phone phone_cn not null unique, email email,
     password_hash text not null check (password_hash like '$argon2id$%'),
     status text not null default 'active' check (status in ('active','locked','closed')), created_at timestamptz not null)`,
  `create unique index account_username on account (lower(username))`,
  `create table account_member (
     account_id bigint not null references account, member_id bigint not null references member,
     role text not null check (role in ('owner','buyer','finance')), primary key (account_id, member_id))`,
  `create unique index account_member_one_owner on account_member (member_id) where role = 'owner'`,
]

const sessions = [
  `create table session (
     token_hash bytea primary key check (length(token_hash) = 32), account_id bigint not null, member_id bigint not null,
     created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz,
     constraint session_times check (expires_at > created_at and revoked_at >= created_at),
     constraint session_own_shop foreign key (account_id, member_id) references account_member (account_id, member_id))`,
  `create index session_account on session (account_id, expires_at)`,
  `create table login_attempt (
     subject text primary key check (length(subject) between 1 and 100), failures int not null check (failures between 1 and 1000),
       until timestamptz not null)`,
  `create index login_attempt_until on login_attempt (until)`,
]

const papers = [
  `create table certificate (
     id bigint generated always as identity primary key, member_id bigint not null references member,
     kind text not null check (kind in ('yyzz','xkz','gsp','yljg','cgwts','khxk','other')),
       no text not null check (length(no) between 1 and 60),
     valid_from date not null, valid_to date, file_key text not null check (file_key <> ''),
     status text not null default 'pending' check (status in ('pending','passed','rejected','superseded')),
     constraint certificate_dates check (valid_to is null or valid_to > valid_from))`,
  `create unique index certificate_live on certificate (member_id, kind) where status = 'passed'`,
  `create table member_scope (
     member_id bigint not null references member, scope_code text not null references scope_code, valid_to date,
       primary key (member_id, scope_code))`,
  `create table contract (
     id bigint generated always as identity primary key, version text not null unique check (length(version) between 1 and 20),
     title text not null check (title <> ''), body text not null check (length(body) >= 20), published_at timestamptz not null unique)`,
  `create trigger contract_append_only before update or delete on contract for each row execute function append_only()`,
  `create table contract_signature (
     contract_id bigint not null references contract, member_id bigint not null, account_id bigint not null, signed_at timestamptz not null,
     primary key (contract_id, member_id),
     constraint signature_own_shop foreign key (account_id, member_id) references account_member (account_id, member_id))`,
  `create trigger contract_signature_append_only before update or delete on contract_signature for each row execute function append_only()`,
  `insert into contract (version, title, body, published_at)
    values (${quoted(contractV1.version)}, ${quoted(contractV1.title)}, ${quoted(contractV1.body)}, ${quoted(contractV1.publishedAt)})`,
  `create table audit_log (
     id bigint generated always as identity primary key, account_id bigint references account, member_id bigint references member,
     action text not null check (action ~ '^[a-z_]+[.][a-z_]+$'), object text not null, before jsonb, after jsonb,
       at timestamptz not null)`,
  `create index audit_log_member on audit_log (member_id, id)`,
  `create trigger audit_log_append_only before update or delete on audit_log for each row execute function append_only()`,
]

export const identity = migrationOf([...domains, ...places, ...members, ...sessions, ...papers])
