import { migrationOf } from './statements.ts'

const changed = (table: string, event: 'insert' | 'update', tell: string) =>
  `create trigger ${table}_tell_${event} after ${event} on ${table} referencing new table as changed for each statement
    execute function ${tell}()`

/**
 * What the house tells a shop, and what the two write to each other. Whatever changes the number of unread ones tells of it as `message`.
 */
export const messages = migrationOf([
  `create table message (
     id bigint generated always as identity primary key, member_id bigint not null references member,
       type text not null check (type in ('order','promo','notice','cert')),
     ref text not null, title text not null, body text not null, url text, created_at timestamptz not null, read_at timestamptz,
       deleted_at timestamptz,
     constraint message_once unique (member_id, ref), constraint message_ref check (length(ref) between 3 and 100),
     constraint message_title check (length(title) between 1 and 60), constraint message_body check (length(body) between 1 and 1000),
     constraint message_url check (url ~ '^/([^/[:space:]][^[:space:]]*)?$'), constraint message_times
       check (read_at >= created_at and deleted_at >= created_at))`,
  `create index message_member on message (member_id, id desc) where deleted_at is null`,
  `create index message_unread on message (member_id, type) where read_at is null and deleted_at is null`,
  `create function message_guard() returns trigger language plpgsql as $$ begin
     if (new.member_id, new.type, new.ref, new.title, new.body, new.url, new.created_at) is distinct from (old.member_id, old.type, old.ref,
       old.title, old.body, old.url, old.created_at) then
       raise exception 'what was told stays as it was told' using errcode = '23514', constraint = 'message_fixed',
         table = 'message'; end if;
     return new; end $$`,
  `create trigger message_guard before update on message for each row execute function message_guard()`,

  `create table chat_message (
     id bigint generated always as identity primary key, member_id bigint not null references member,
       sender text not null check (sender in ('buyer','staff')),
     account_id bigint references account, staff text, content text, image_key text references upload, created_at timestamptz not null,
     constraint chat_sender check (num_nonnulls(account_id, staff) = 1 and (sender = 'buyer') = (account_id is not null)),
     constraint chat_something check (num_nonnulls(content, image_key) >= 1), constraint chat_content
       check (length(content) between 1 and 1000),
     constraint chat_staff check (length(staff) between 1 and 30))`,
  `create index chat_message_member on chat_message (member_id, id desc)`,
  `create trigger chat_message_append_only before update or delete on chat_message for each row execute function append_only()`,
  `create trigger chat_message_not_emptied before truncate on chat_message for each statement execute function append_only()`,
  // How far the shop has read its manager's answers.
  `create table chat_seen (member_id bigint primary key references member, seen_id bigint not null check (seen_id >= 0))`,

  `create function message_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) select distinct member_id, 'message', member_id::text, now() from changed;
     return null;
   end $$`,
  changed('message', 'insert', 'message_tell'),
  changed('message', 'update', 'message_tell'),
  changed('chat_seen', 'insert', 'message_tell'),
  changed('chat_seen', 'update', 'message_tell'),
  `create function chat_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) select distinct member_id, 'chat', member_id::text, now() from changed;
     insert into outbox (member_id, topic, ref_id, at) select distinct member_id, 'message', member_id::text,
       now() from changed where sender = 'staff';
     return null;
   end $$`,
  changed('chat_message', 'insert', 'chat_tell'),

  `alter table upload drop constraint upload_scene`,
  `alter table upload add constraint upload_scene
    check (scene in ('after_sale','certificate','receipt','wanted','face','feedback','quick','chat'))`,
])
