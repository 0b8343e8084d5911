import { migrationOf } from './statements.ts'

const EVENTS = { insert: 'new', update: 'new', delete: 'old' } as const

/** What the shop itself may trade by, and shows to everybody. What is over stays: a kind that was held once can lapse. */
export const licence = migrationOf(
  [
    `create table licence (
       id bigint generated always as identity primary key,
       kind text not null check (kind in ('business','drug','gsp','device_permit','device_filing','device_online','drug_information',
         'drug_platform','food','icp','telecom','police','other')),
       no text not null check (length(no) between 2 and 120), holder text not null check (length(holder) between 2 and 60),
       issuer text not null default '' check (length(issuer) <= 60), issued_on date, expires_on date,
       url text not null default '' check (url = '' or url ~ '^https?://' and length(url) <= 300),
       picture bytea check (octet_length(picture) between 1 and 500000), mime text check (mime like 'image/%'),
       digest text check (digest ~ '^[0-9a-f]{12}$'), ended_at timestamptz,
       constraint licence_picture check (num_nulls(picture, mime, digest) in (0, 3)),
       constraint licence_term check (expires_on > issued_on))`,
    `create unique index licence_in_force on licence (kind, no) where ended_at is null`,
    ...Object.entries(EVENTS).map(
      ([event, rows]) =>
        `create trigger licence_public_${event} after ${event} on licence referencing ${rows} table as changed
           for each statement execute function public_tell('pages')`,
    ),
  ],
  { isAdditive: true },
)
