import { migrationOf } from './statements.ts'

/** Flash (1) and combination (3) lines come with their rooms, which widen the check on `type`. */
export const cart = migrationOf([
  `create table cart_line (
     id bigint generated always as identity primary key, member_id bigint not null references member,
       goods_id bigint not null references goods,
     ck_id int not null references warehouse, type smallint not null default 0 constraint cart_line_type check (type = 0),
     number int not null check (number between 1 and 50000), is_selected boolean not null default true, seen_price cents not null,
       added_at timestamptz not null)`,
  `create unique index cart_line_one on cart_line (member_id, ck_id, type, goods_id)`,
  `create function cart_line_cap() returns trigger language plpgsql as $$ begin
     perform 1 from member where id = new.member_id for no key update;
     if (select count(*) from cart_line where member_id = new.member_id) > 500 then
       raise exception 'the cart of member % is full', new.member_id using errcode = '23514', constraint = 'cart_line_cap';
     end if;
     return null;
   end $$`,
  `create trigger cart_line_cap after insert on cart_line for each row execute function cart_line_cap()`,
  `create table quote (
     id bigint generated always as identity primary key, member_id bigint not null references member,
     hash text not null check (hash ~ '^[0-9a-f]{64}$'), content jsonb not null check (jsonb_typeof(content) = 'object'),
     created_at timestamptz not null, expires_at timestamptz not null, constraint quote_times check (expires_at > created_at))`,
  `create index quote_member on quote (member_id, expires_at)`,
  `create table idempotency (
     member_id bigint not null references member, route text not null, key text not null check (length(key) between 8 and 64),
     request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
       state text not null default 'running' check (state in ('running','done')),
     response jsonb, created_at timestamptz not null, primary key (member_id, route, key),
     constraint idempotency_answer check ((state = 'done') = (response is not null)))`,
])
