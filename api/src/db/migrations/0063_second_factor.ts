import { migrationOf } from './statements.ts'

/** What a person proves beside their token: codes of an app, or one of ten that were printed. A log-in is a secret that ends soon. */
export const secondFactor = migrationOf(
  [
    `alter table office_secret add column is_session boolean not null default false`,
    `alter table office_secret add constraint office_secret_session check (not is_session or ends_at is not null)`,
    `create table office_factor (
       token_id bigint primary key references office_token, secret bytea not null, created_at timestamptz not null,
       confirmed_at timestamptz, last_step bigint not null default 0,
       constraint office_factor_secret check (octet_length(secret) = 20))`,
    `create table office_recovery (
       token_id bigint not null references office_factor on delete cascade, hash bytea not null, used_at timestamptz,
       primary key (token_id, hash), constraint office_recovery_hash check (octet_length(hash) = 32))`,
    // A code counts once, on whichever api it was typed.
    `create function office_factor_guard() returns trigger language plpgsql as $$ begin
       if new.last_step < old.last_step then
         raise exception 'a code of before is good no more' using errcode = '23514', constraint = 'office_factor_step';
       end if;
       return new;
     end $$`,
    `create trigger office_factor_guard before update on office_factor for each row execute function office_factor_guard()`,
  ],
  { isAdditive: true },
)
