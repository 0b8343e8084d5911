import { migrationOf } from './statements.ts'

/** What the office's programs filled in: runs, their lines with the values before and after, and by which code they know what is here. */
export const imports = migrationOf(
  [
    `create table import_key (
       kind text not null check (kind ~ '^[a-z_]{2,30}$'), key text not null check (length(key) between 1 and 60), id bigint not null,
       primary key (kind, key), constraint import_key_one unique (kind, id))`,
    `create table import_run (
       id bigint generated always as identity primary key, kind text not null check (kind ~ '^[a-z_]{2,30}$'),
       mode text not null check (mode in ('all','right')), is_dry boolean not null, staff text not null check (staff <> ''),
       client_key text not null check (length(client_key) between 8 and 64), request_hash text not null,
       status text not null default 'waiting' check (status in ('waiting','checked','done','refused','undone')),
       lines int not null check (lines > 0), created_at timestamptz not null, finished_at timestamptz,
       undone_at timestamptz, undone_by text, constraint import_run_once unique (kind, client_key),
       constraint import_run_finished check ((status in ('waiting','checked')) = (finished_at is null)),
       constraint import_run_undone check ((status = 'undone') = (undone_at is not null) and (undone_at is null) = (undone_by is null)))`,
    `create index import_run_open on import_run (id) where status in ('waiting','checked')`,
    `create table import_line (
       run_id bigint not null references import_run, line int not null check (line > 0), key text not null, cells jsonb not null,
       state text not null default 'waiting' check (state in ('waiting','new','changed','same','wrong')),
       problems jsonb not null default '[]', object_id bigint, before jsonb, after jsonb, primary key (run_id, line))`,
    `create index import_line_waiting on import_line (run_id, line) where state = 'waiting'`,
    `create index import_line_wrong on import_line (run_id, line) where state = 'wrong'`,
    `create index import_line_key on import_line (run_id, key)`,
  ],
  { isAdditive: true },
)
