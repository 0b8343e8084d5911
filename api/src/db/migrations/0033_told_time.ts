import { migrationOf } from './statements.ts'

/** Time comes from whoever writes; events have one order, that of being told; a job's pace and its lease are two things. */
export const toldTime = migrationOf(
  [
    // Leases and clocks are judged by it; whoever simulates a shop puts a clock of its own here.
    `create or replace function database_now() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
    // What a transaction was told at its beginning; the database's own time for whoever tells none, a person at psql.
    `create function told_now() returns timestamptz language sql volatile as $$
      select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, database_now()) $$`,

    // Every trigger that asked for the time: what else they do stays as the migrations before have it.
    `do $$ declare f record; begin
     for f in select oid from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '\\mnow\\(\\)' loop
       execute regexp_replace(pg_get_functiondef(f.oid), '\\mnow\\(\\)', 'told_now()', 'g');
     end loop; end $$`,
    `alter table certificate alter column submitted_at set default told_now()`,

    // An event's place in the stream, given by whoever tells it once it is committed. `xact` stays for apis of the version before.
    `alter table outbox add column seq bigint constraint outbox_told_once unique`,
    `create sequence outbox_seq owned by outbox.seq`,
    `create index outbox_waiting on outbox (id) where seq is null`,
    // One at a time, or two would mix their places: null where another is at it. Each statement sees what was committed before it.
    `create function tell_events(most int) returns int language plpgsql as $$ declare told int; begin
     if pg_try_advisory_xact_lock(hashtext('outbox_seq')) then
       update outbox set seq = place.seq
         from (select id, nextval('outbox_seq') as seq from (select id from outbox where seq is null order by id limit most) waiting) place
         where outbox.id = place.id;
       get diagnostics told = row_count;
     end if;
     return told; end $$`,

    // When its last whole round began: the pace of all apis. A lease is of a round under way only.
    `alter table job add column last_run timestamptz not null default 'epoch'`,
  ],
  { isAdditive: true },
)
