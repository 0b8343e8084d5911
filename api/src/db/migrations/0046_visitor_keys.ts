import { migrationOf } from './statements.ts'

/** Keys of callers that have no shop yet: the text message that was sent, the account that came to be. */
export const visitorKeys = migrationOf(
  [
    `create table visitor_key (
       route text not null, key text not null check (length(key) between 8 and 64),
       request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
       account_id bigint references account, member_id bigint references member, created_at timestamptz not null,
       primary key (route, key), constraint visitor_key_entered check ((account_id is null) = (member_id is null)))`,
    `create index visitor_key_old on visitor_key (created_at)`,
    `create index visitor_key_account on visitor_key (account_id) where account_id is not null`,
  ],
  { isAdditive: true },
)
