import { migrationOf } from './statements.ts'

/** A WeChat code on show: who it is for, what its scanning came to, and that its fruit was taken once. */
export const wechatScan = migrationOf([
  `create table wechat_scan (
     state_hash bytea primary key check (length(state_hash) = 32), scene text not null check (scene in ('login','bind','register')),
     account_id bigint references account, outcome text check (outcome in ('confirmed','refused','taken')),
     open_id text check (length(open_id) between 1 and 128), nickname text check (length(nickname) between 1 and 64),
     created_at timestamptz not null, expires_at timestamptz not null, answered_at timestamptz, used_at timestamptz,
     constraint scan_times check (expires_at > created_at and expires_at <= created_at + interval '10 minutes'),
     constraint scan_of_account check ((account_id is not null) = (scene = 'bind')),
     constraint scan_answered check ((answered_at is null) = (outcome is null)
       and (answered_at is null or (answered_at >= created_at and answered_at < expires_at))),
     constraint scan_of_somebody check ((open_id is not null and nickname is not null) = (outcome is not null and outcome = 'confirmed')
       and (open_id is null) = (nickname is null)),
     constraint scan_taken_in_binding check (outcome is null or outcome <> 'taken' or scene = 'bind'),
     constraint scan_used check (used_at is null or (outcome = 'confirmed' and scene <> 'bind' and used_at >= answered_at
       and used_at < expires_at)))`,
  `create index wechat_scan_expires on wechat_scan (expires_at)`,
  `create function wechat_scan_guard() returns trigger language plpgsql as $$ begin
     if old.used_at is not null or (old.outcome is not null and (to_jsonb(new) - 'used_at') is distinct from (to_jsonb(old) - 'used_at'))
        or (to_jsonb(new) - 'used_at' - 'outcome' - 'open_id' - 'nickname' - 'answered_at') is distinct from
          (to_jsonb(old) - 'used_at' - 'outcome' - 'open_id' - 'nickname' - 'answered_at') then
       raise exception 'a scan is answered once and used once' using errcode = '23514', constraint = 'scan_once';
     end if;
     return new;
   end $$`,
  `create trigger wechat_scan_guard before update on wechat_scan for each row execute function wechat_scan_guard()`,
])
