import { migrationOf } from './statements.ts'

/** Since when somebody acts for a shop, on which device a session runs and when it was last used; the end of either is told. */
export const who = migrationOf(
  [
    `alter table account_member add column joined_at timestamptz`,
    `update account_member am set joined_at = (select max(l.at) from audit_log l
     where l.action = 'account.join_shop' and l.account_id = am.account_id and l.object = 'member:' || am.member_id)
   where am.role <> 'owner'`,
    `alter table session add column device text check (length(device) between 1 and 40), add column seen_at timestamptz`,
    `create index account_member_shop on account_member (member_id)`,
    `create function access_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) values (new.member_id, 'access', new.account_id::text, now());
     return null;
   end $$`,
    `create trigger session_tell after update of revoked_at on session for each row
     when (old.revoked_at is null and new.revoked_at is not null) execute function access_tell()`,
    `create trigger account_member_tell after update of left_at, role on account_member for each row
     when (new.left_at is distinct from old.left_at or new.role is distinct from old.role) execute function access_tell()`,
  ],
  { isAdditive: true },
)
