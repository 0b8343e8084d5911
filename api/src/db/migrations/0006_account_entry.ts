import { migrationOf } from './statements.ts'

const scenes = `scene in ('register','login','forget','bind','phone','shop')`

const codes = [
  `create table sms_code (
     phone phone_cn not null, scene text not null check (${scenes}),
     code_hash bytea not null check (length(code_hash) = 32), tries smallint not null default 0,
     created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz, primary key (phone, scene),
     constraint sms_code_tries check (tries between 0 and 5),
     constraint sms_code_times check (expires_at > created_at and expires_at <= created_at + interval '10 minutes'),
     constraint sms_code_used check (used_at is null or (used_at >= created_at and used_at < expires_at and tries > 0)))`,
  `create index sms_code_expires on sms_code (expires_at)`,
  // A new code may take the place of an old one; the same code never becomes fresh again.
  `create function sms_code_guard() returns trigger language plpgsql as $$ begin
     if new.code_hash = old.code_hash and (new.tries < old.tries or (old.used_at is not null and new.used_at is distinct from old.used_at))
       then
       raise exception 'a spent code stays spent' using errcode = '23514', constraint = 'sms_code_spent';
     end if;
     return new;
   end $$`,
  `create trigger sms_code_guard before update on sms_code for each row execute function sms_code_guard()`,
  `create table sms_quota (
     subject text primary key check (length(subject) between 1 and 100), used int not null check (used between 1 and 1000),
     next_at timestamptz not null, ends_at timestamptz not null, constraint sms_quota_times check (next_at <= ends_at))`,
  `create index sms_quota_ends on sms_quota (ends_at)`,
  `create table sms_outbox (
     id bigint generated always as identity primary key, phone phone_cn not null, scene text not null check (${scenes}),
     text text not null check (length(text) between 1 and 200), at timestamptz not null)`,
]

const tickets = [
  `create table entry_ticket (
     token_hash bytea primary key check (length(token_hash) = 32),
       scene text not null check (scene in ('register','forget','shop','wechat')),
     phone phone_cn, account_id bigint references account, open_id text check (length(open_id) between 1 and 128),
       nickname text check (length(nickname) between 1 and 64),
     created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
     constraint ticket_times check (expires_at > created_at and expires_at <= created_at + interval '30 minutes'),
     constraint ticket_used check (used_at is null or (used_at >= created_at and used_at < expires_at)),
     constraint ticket_of_phone check ((phone is null) = (scene = 'wechat')),
     constraint ticket_of_account check ((account_id is not null) = (scene in ('forget','shop'))),
     constraint ticket_of_wechat check ((open_id is not null and nickname is not null) = (scene = 'wechat')
       and (open_id is null) = (nickname is null)))`,
  `create index entry_ticket_expires on entry_ticket (expires_at)`,
  `create index entry_ticket_account on entry_ticket (account_id) where used_at is null`,
  `create function entry_ticket_guard() returns trigger language plpgsql as $$ begin
     if old.used_at is not null or (to_jsonb(new) - 'used_at') is distinct from (to_jsonb(old) - 'used_at') then
       raise exception 'a ticket is spent once and never changed' using errcode = '23514', constraint = 'ticket_once';
     end if;
     return new;
   end $$`,
  `create trigger entry_ticket_guard before update on entry_ticket for each row execute function entry_ticket_guard()`,
  `create table wechat_binding (
     account_id bigint primary key references account, open_id text not null unique check (length(open_id) between 1 and 128),
     nickname text not null check (length(nickname) between 1 and 64), bound_at timestamptz not null)`,
]

/** `last_used_at`: the shop that an account with several opens first. */
export const accountEntry = migrationOf([`alter table account_member add column last_used_at timestamptz`, ...codes, ...tickets])
