import { migrationOf } from './statements.ts'

/** A link from the office by which somebody sets a password without SMS: a ticket that lives a day. */
export const invites = migrationOf(
  [
    `alter table entry_ticket drop constraint entry_ticket_scene_check, drop constraint ticket_times, drop constraint ticket_of_account`,
    `alter table entry_ticket
       add constraint ticket_scene check (scene in ('register','forget','shop','wechat','invite')),
       add constraint ticket_times check (expires_at > created_at
         and expires_at <= created_at + case scene when 'invite' then interval '24 hours' else interval '30 minutes' end),
       add constraint ticket_of_account check ((account_id is not null) = (scene in ('forget','shop','invite')))`,
  ],
  { isAdditive: true },
)
