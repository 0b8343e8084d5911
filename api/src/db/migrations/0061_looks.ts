import { migrationOf } from './statements.ts'

/** Who of the office or of a chain looked at a member's papers, kept as long as the papers; and the way to what a person asked to be given. */
export const looks = migrationOf(
  [
    `create table paper_look (
       id bigint generated always as identity primary key, member_id bigint not null references member,
       paper text not null check (paper in ('certificate','receipt','file')), ref text not null check (length(ref) between 1 and 80),
       account_id bigint references account, token text check (length(token) between 1 and 30), at timestamptz not null,
       constraint paper_look_by check (num_nonnulls(account_id, token) = 1))`,
    `create index paper_look_member on paper_look (member_id, id desc)`,
    `create trigger paper_look_append_only before update or delete on paper_look for each row execute function append_only()`,
    `create trigger paper_look_not_emptied before truncate on paper_look for each statement execute function append_only()`,
    // The way to a file of one's data: for a short while, for the session that asked.
    `create table person_export (
       token_hash bytea primary key check (octet_length(token_hash) = 32), session_hash bytea not null,
       account_id bigint not null references account, member_id bigint not null references member, expires_at timestamptz not null)`,
    `create index person_export_old on person_export (expires_at)`,
  ],
  { isAdditive: true },
)
