import { migrationOf } from './statements.ts'

/** Counts of tries that all apis share, until their windows end. Kept through a crash: whoever can end an api must not win tries by it. */
export const brakes = migrationOf(
  [
    // The same as in the migration before it, where that one has run.
    `create or replace function database_now() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
    // The earlier of two clocks says whether a window is over; whoever simulates a shop puts the clock it is told here.
    `create function brake_now(told timestamptz) returns timestamptz language sql volatile as 'select least(told, database_now())'`,
    `create table brake (
     key bytea primary key check (length(key) = 32), used int not null check (used > 0), ends_at timestamptz not null)`,
    `create index brake_ends on brake (ends_at)`,
  ],
  { isAdditive: true },
)
