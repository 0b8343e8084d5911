import { migrationOf } from './statements.ts'

/** How far a replica must have come before it is asked about a shop again; and whether a shop has a change that nobody was told of yet. */
export const readAfter = migrationOf(
  [
    `create table read_after (
       member_id bigint constraint read_after_once primary key constraint read_after_of_shop references member on delete cascade,
       position bigint not null constraint read_after_position check (position > 0))`,
    `create function log_position() returns bigint language sql volatile as $$ select (pg_current_wal_insert_lsn() - '0/0')::bigint $$`,
    `create index outbox_untold on outbox (member_id) where seq is null`,

    // What is told is noted in the same breath: a reader who heard of it finds either the note or a change that is untold.
    `drop function tell_events(int)`,
    `create function tell_events(most int, notes boolean default false) returns int language plpgsql as $$ declare told int; begin
     if pg_try_advisory_xact_lock(hashtext('outbox_seq')) then
       with news as (update outbox set seq = place.seq
           from (select id, nextval('outbox_seq') as seq
             from (select id from outbox where seq is null order by id limit most) waiting) place
           where outbox.id = place.id returning outbox.member_id),
         noted as (insert into read_after
           select member_id, log_position() from news where notes and member_id is not null group by member_id
           on conflict (member_id) do update set position = greatest(read_after.position, excluded.position))
         select count(*) into told from news;
     end if;
     return told; end $$`,
  ],
  { isAdditive: true },
)
