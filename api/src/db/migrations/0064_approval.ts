import { migrationOf } from './statements.ts'

/** Large sums that leave the house: proposed by one, decided by another person, who are never the same. */
export const approval = migrationOf(
  [
    `create table approval (
       id bigint generated always as identity primary key, action text not null, object_id bigint not null,
       client_key text not null check (length(client_key) between 8 and 64), request jsonb not null, cents cents not null check (cents > 0),
       proposed_by text not null check (proposed_by <> ''), staff text not null check (staff <> ''), proposed_at timestamptz not null,
       state text not null default 'waiting' check (state in ('waiting','approved','declined')),
       decided_by text, decided_at timestamptz, note text check (length(note) between 1 and 200),
       constraint approval_action check (action in ('withdrawal.paid','after_sale.approve','after_sale.refund',
         'order.refund','order.return')),
       constraint approval_once unique (action, object_id, client_key),
       constraint approval_decided check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)
         and (state = 'declined') = (note is not null)),
       constraint approval_two check (decided_by <> proposed_by and decided_by <> staff))`,
    `create unique index approval_waiting on approval (action, object_id) where state = 'waiting'`,
    `create function approval_guard() returns trigger language plpgsql as $$ begin
       if tg_op = 'DELETE' or old.state <> 'waiting' or (new.action, new.object_id, new.client_key, new.request, new.cents, new.proposed_by,
         new.staff, new.proposed_at) is distinct from (old.action, old.object_id, old.client_key, old.request, old.cents, old.proposed_by,
         old.staff, old.proposed_at) then
         raise exception 'approval % stays as it was proposed', old.id using errcode = '23514', constraint = 'approval_fixed';
       end if;
       return new;
     end $$`,
    `create trigger approval_guard before update or delete on approval for each row execute function approval_guard()`,
  ],
  { isAdditive: true },
)
