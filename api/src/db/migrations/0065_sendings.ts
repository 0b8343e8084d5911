import { migrationOf } from './statements.ts'

const channel = `channel text not null check (channel in ('sms','mail','wechat'))`

/**
 * What a shop is told goes on by SMS, mail and WeChat as each of its people chose. A trigger notes each new message as due with the
 * message itself; whoever gathers it gives it to people and channels, and forgets that it was due.
 */
export const sendings = migrationOf(
  [
    `alter table message add column kind text constraint message_kind check (kind ~ '^[a-z_]{3,30}$')`,
    `create or replace function message_guard() returns trigger language plpgsql as $$ begin
       if (new.member_id, new.type, new.kind, new.ref, new.title, new.body, new.url, new.created_at) is distinct from (old.member_id,
         old.type, old.kind, old.ref, old.title, old.body, old.url, old.created_at) then
         raise exception 'what was told stays as it was told' using errcode = '23514', constraint = 'message_fixed',
           table = 'message'; end if;
       return new; end $$`,
    `create table message_due (message_id bigint primary key references message on delete cascade)`,
    `create function message_due() returns trigger language plpgsql as $$ begin
       insert into message_due select id from changed where kind is not null;
       return null;
     end $$`,
    `create trigger message_due after insert on message referencing new table as changed for each statement execute function message_due()`,
    `create table message_choice (
       account_id bigint not null references account, kind text not null check (kind ~ '^[a-z_]{3,30}$'), ${channel},
       is_on boolean not null, at timestamptz not null, primary key (account_id, kind, channel))`,
    `create table message_sending (
       id bigint generated always as identity primary key, message_id bigint not null references message on delete cascade,
       account_id bigint not null references account, ${channel},
       state text not null default 'waiting', attempts int not null default 0, at timestamptz not null, next_at timestamptz not null,
       first_at timestamptz, taken_until timestamptz not null default 'epoch', taken_by text, handed_at timestamptz,
       error text check (length(error) <= 300), done_at timestamptz,
       constraint message_sending_once unique (message_id, account_id, channel),
       constraint message_sending_state check (state in ('waiting','sent','failed','unknown')),
       constraint message_sending_done check ((state = 'waiting') = (done_at is null)))`,
    `create index message_sending_due on message_sending (channel, next_at) where state = 'waiting'`,
    `create index message_sending_done_at on message_sending (done_at)`,
    `create index message_sending_at on message_sending (at)`,
    // The address that a person has proven to read; what the mail server said when it would take nothing more for it.
    `create table account_mail (
       account_id bigint primary key references account, address text not null check (length(address) between 5 and 254),
       verified_at timestamptz not null, bounced_at timestamptz, bounce text check (length(bounce) <= 300),
       constraint account_mail_bounce check ((bounced_at is null) = (bounce is null)))`,
    `create table mail_code (
       account_id bigint primary key references account, address text not null check (length(address) between 5 and 254),
       code_hash bytea not null check (length(code_hash) = 32), tries smallint not null default 0 check (tries between 0 and 5),
       created_at timestamptz not null, expires_at timestamptz not null check (expires_at > created_at))`,
    // Which WeChat user reads the shop's official account for somebody: another id than the one by which they log in.
    `create table wechat_follower (
       account_id bigint primary key references account, open_id text not null check (length(open_id) between 1 and 128),
       nickname text not null check (length(nickname) between 1 and 64), at timestamptz not null)`,
    `alter table wechat_scan drop constraint wechat_scan_scene_check, drop constraint scan_of_account, drop constraint scan_used`,
    `alter table wechat_scan add constraint scan_scene check (scene in ('login','bind','register','follow')),
       add constraint scan_of_account check ((account_id is not null) = (scene in ('bind','follow'))),
       add constraint scan_used check (used_at is null or (outcome = 'confirmed' and scene not in ('bind','follow')
         and used_at >= answered_at and used_at < expires_at))`,
    // What all processes know of a channel: its token, who is just renewing that, and until when it rests.
    `create table sending_channel (
       name text primary key check (name in ('sms','mail','wechat')), token text, token_until timestamptz,
       renewed_until timestamptz not null default 'epoch', paused_until timestamptz, pause text check (length(pause) <= 300),
       constraint sending_channel_token check ((token is null) = (token_until is null)),
       constraint sending_channel_pause check ((paused_until is null) = (pause is null)))`,
    `insert into sending_channel (name) values ('sms'), ('mail'), ('wechat')`,
    `alter table sms_outbox drop constraint sms_outbox_scene_check`,
    `alter table sms_outbox add constraint sms_outbox_scene_check
       check (scene in ('register','login','forget','bind','phone','shop','notice'))`,
    `alter table sms_outbox drop constraint sms_outbox_text_check`,
    `alter table sms_outbox add constraint sms_outbox_text_check check (length(text) between 1 and 600)`,
    `alter table mail_outbox alter column file_name set default '', alter column file_size set default 0`,
  ],
  { isAdditive: true },
)
