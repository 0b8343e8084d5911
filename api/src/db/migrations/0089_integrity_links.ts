import { longMigrationOf } from './statements.ts'

/** Histories whose rows are counted below something else: a number of their own says in which order they were written. */
const HISTORIES = ['order_event', 'after_sale_event', 'ledger_entry', 'trace_step'] as const

/** Rows from before have no number; they are a closed set, since a new row takes one by itself. */
const numbered = (table: string): string[] => [
  `create sequence if not exists ${table}_nth`,
  `alter table ${table} add column if not exists nth bigint, alter column nth set default nextval('${table}_nth')`,
  `alter sequence ${table}_nth owned by ${table}.nth`,
  `drop index concurrently if exists ${table}_nth_place`,
  `create index concurrently ${table}_nth_place on ${table} (nth) where nth is not null`,
]

/** The chain over what happened: each link holds the hash of a stretch of one history and the hash of the link before it. */
export const integrityLinks = longMigrationOf(
  [
    ...HISTORIES.flatMap(numbered),
    `create table if not exists integrity_link (
       id bigint primary key constraint integrity_link_id check (id > 0),
       line text not null, after_key text not null, until_key text, size int not null, rows_hash bytea not null,
       marks bytea not null, words bytea not null, salt bytea not null, at timestamptz not null,
       previous bytea not null, hash bytea not null, key_id text, signature text,
       constraint integrity_link_once unique (line, after_key),
       constraint integrity_link_size check (size >= 0 and octet_length(marks) = 4 * size and octet_length(words) in (0, 16 * size)),
       constraint integrity_link_hashes check (octet_length(rows_hash) = 32 and octet_length(previous) = 32 and octet_length(hash) = 32),
       constraint integrity_link_signed check ((key_id is null) = (signature is null)))`,
    `create index if not exists integrity_link_line on integrity_link (line, id)`,
    // A row of a history is sought by its number; those of before there were numbers have two.
    `create index if not exists integrity_link_place on integrity_link (line, (until_key::bigint)) where until_key ~ '^[0-9]+$'`,
    `create or replace trigger integrity_link_append_only before update or delete on integrity_link
       for each row execute function append_only()`,
    `create or replace trigger integrity_link_not_emptied before truncate on integrity_link
       for each statement execute function append_only()`,
    // The record of sales is read by the day of shipping.
    `drop index concurrently if exists shipment_sent`,
    `create index concurrently shipment_sent on shipment (at, id)`,
    `create table if not exists integrity_watch (
       id smallint primary key constraint integrity_watch_one check (id = 1), after_id bigint not null,
       found bigint[] not null, before bigint[] not null)`,
    `insert into integrity_watch values (1, 0, '{}', '{}') on conflict do nothing`,
  ],
  { isAdditive: true },
)
