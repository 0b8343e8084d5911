import { migrationOf } from './statements.ts'

/** Counts of tries that all apis share, until their windows end. Kept through a crash: whoever can end an api must not win tries by it. */
export const brakes = migrationOf([
  // The same as in the migration before it, where that one has run.
  `create or replace function database_now() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
  `create table brake (
     key bytea primary key check (length(key) = 32), used int not null check (used > 0), ends_at timestamptz not null)`,
  `create index brake_ends on brake (ends_at)`,
])
