import { migrationOf } from './statements.ts'

/** What the export tells, and the rows whose change is a change of it: table, column of its id. */
const NOTED: readonly (readonly [kind: string, table: string, column: string])[] = [
  ['orders', 'orders', 'id'],
  ['orders', 'order_fee', 'order_id'],
  ['orders', 'refund', 'order_id'],
  ['orders', 'shipment', 'order_id'],
  ['members', 'member', 'id'],
  ['members', 'member_scope', 'member_id'],
  ['members', 'certificate', 'member_id'],
  ['after_sales', 'after_sale', 'id'],
  ['after_sales', 'after_sale_line', 'after_sale_id'],
  ['payments', 'payment', 'id'],
  ['payments', 'refund', 'payment_id'],
  ['invoices', 'invoice', 'id'],
]

/** A row of another table leads to its order. */
const noteLine = [
  `create function order_line_export_note() returns trigger language plpgsql as $$ begin
     if (new.returned_qty, new.refunded_cents) is distinct from (old.returned_qty, old.refunded_cents) then
       perform export_note('orders', new.order_id, false);
     end if;
     return null;
   end $$`,
  `create trigger order_line_export_note after update on order_line for each row execute function order_line_export_note()`,
]

function noting([kind, table, column]: (typeof NOTED)[number]): string[] {
  const name = `${table}_export_${kind}`
  const isSelf = column === 'id'
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if tg_op = 'DELETE' then perform export_note('${kind}', old.${column}, ${String(isSelf)});
       else perform export_note('${kind}', new.${column}, false); end if;
       return null;
     end $$`,
    `create trigger ${name} after insert or update or delete on ${table} for each row execute function ${name}()`,
  ]
}

/**
 * One row for each thing that is exported; a change takes its number away, and whoever reads gives the next one to what is committed.
 * So a reader who has come to a number has seen all that was committed by then, and comes by everything that changes after.
 */
export const exportChanges = migrationOf(
  [
    `create table export_change (
       kind text not null, ref_id bigint not null, seq bigint constraint export_change_once unique,
       is_deleted boolean not null default false,
       primary key (kind, ref_id),
       constraint export_change_kind check (kind in ('orders','members','after_sales','payments','invoices')))`,
    `create sequence export_seq owned by export_change.seq`,
    `create index export_change_waiting on export_change (kind, ref_id) where seq is null`,
    `create index export_change_told on export_change (kind, seq) where seq is not null`,
    `create function export_note(what text, id bigint, gone boolean) returns void language plpgsql as $$ begin
       if id is null then return; end if;
       insert into export_change (kind, ref_id, is_deleted) values (what, id, gone)
       on conflict (kind, ref_id) do update set seq = null, is_deleted = export_change.is_deleted or excluded.is_deleted;
     end $$`,
    // One at a time, or a reader would pass over numbers that are still to come. What is just being changed is left to the next.
    `create function tell_export(most int) returns int language plpgsql as $$ declare told int; begin
       if pg_try_advisory_xact_lock(hashtext('export_seq')) then
         update export_change c set seq = nextval('export_seq')
           from (select kind, ref_id from export_change where seq is null order by kind, ref_id limit most for update skip locked) waiting
           where c.kind = waiting.kind and c.ref_id = waiting.ref_id;
         get diagnostics told = row_count;
       end if;
       return told; end $$`,
    ...noteLine,
    ...NOTED.flatMap(noting),
  ],
  { isAdditive: true },
)
