import { migrationOf } from './statements.ts'

/** Tokens of persons and programs of the office, each with secrets that follow one another; the log names the token. */
export const officeTokens = migrationOf(
  [
    `create table office_token (
       id bigint generated always as identity primary key, name text not null unique, kind text not null, scopes text[] not null,
       created_by text not null, created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz,
       last_used_at timestamptz,
       constraint office_token_name check (length(name) between 1 and 30 and name = btrim(name) and name <> 'ERP_TOKEN'),
       constraint office_token_kind check (kind in ('person','program')),
       constraint office_token_scopes check (cardinality(scopes) between 1 and 20),
       constraint office_token_term check (expires_at > created_at))`,
    `create table office_secret (
       id bigint generated always as identity primary key, token_id bigint not null references office_token,
       hash bytea not null, created_at timestamptz not null, ends_at timestamptz,
       constraint office_secret_hash check (octet_length(hash) = 32))`,
    `create unique index office_secret_current on office_secret (token_id) where ends_at is null`,
    `create index office_secret_token on office_secret (token_id)`,
    `alter table audit_log add column token text, add column said text`,
  ],
  { isAdditive: true },
)
