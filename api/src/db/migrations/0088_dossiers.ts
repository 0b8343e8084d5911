import { migrationOf } from './statements.ts'

/** Papers of first business, version by version: of goods, of their lots, and of the company; and who asked for which. */
export const dossiers = migrationOf(
  [
    `create table dossier_paper (
       id bigint generated always as identity primary key, goods_id bigint references goods, kind text not null,
       lot text not null default '',
       version int not null, no text not null default '', issued_on date, expires_on date,
       file_key text not null, mime text not null, size int not null, sha256 bytea not null,
       entered_at timestamptz not null, entered_by text not null, ended_at timestamptz,
       constraint dossier_paper_kind check (case when goods_id is null
         then kind in ('mandate','seal','quality','account','company_other')
         else kind in ('approval','maker','standard','package','goods_other','lab_report') end),
       constraint dossier_paper_lot check ((kind = 'lab_report') = (lot <> '') and length(lot) <= 30),
       constraint dossier_paper_version check (version > 0),
       constraint dossier_paper_no check (length(no) <= 60),
       constraint dossier_paper_term check (expires_on > issued_on),
       constraint dossier_paper_file check (file_key ~ '^[0-9a-f]{40}[.](jpg|png|webp|pdf)$' and size between 1 and 5242880
         and mime in ('image/jpeg','image/png','image/webp','application/pdf') and octet_length(sha256) = 32),
       constraint dossier_paper_by check (length(entered_by) between 1 and 60))`,
    // No two are the same version, and the newest is found first.
    `create unique index dossier_paper_once on dossier_paper (coalesce(goods_id, 0), kind, lot, version)`,
    `create function dossier_paper_guard() returns trigger language plpgsql as $$ begin
       if tg_op = 'DELETE' or old.ended_at is not null or to_jsonb(new) - 'ended_at' <> to_jsonb(old) - 'ended_at' then
         raise exception 'paper % is what it was entered as', old.id using errcode = '23514',
           constraint = 'dossier_paper_fixed', table = 'dossier_paper';
       end if;
       return new;
     end $$`,
    `create trigger dossier_paper_guard before update or delete on dossier_paper for each row execute function dossier_paper_guard()`,
    `create table dossier_ask (
       member_id bigint not null references member, goods_id bigint not null references goods, asked_at timestamptz not null,
       fetched_at timestamptz,
       primary key (member_id, goods_id),
       constraint dossier_ask_order check (fetched_at >= asked_at))`,
    `create index dossier_ask_goods on dossier_ask (goods_id)`,
  ],
  { isAdditive: true },
)
