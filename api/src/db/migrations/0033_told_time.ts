import { migrationOf } from './statements.ts'

const tell = (name: string, statements: readonly string[]) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${statements.map((one) => `${one};`).join('\n')} return null; end $$`
const toOutbox = (columns: string, from: string) => `insert into outbox (member_id, topic, ref_id, ${columns}) ${from}`
const fromChanged = (topic: string, more = '') => toOutbox('at', `select distinct member_id, '${topic}', member_id::text, told_now() from changed${more}`)

/** Time comes from whoever writes; events have one order, that of being told; a job's pace and its lease are two things. */
export const toldTime = migrationOf([
  // Leases and clocks are judged by it; whoever simulates a shop puts a clock of its own here.
  `create function database_now() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
  // What a transaction was told at its beginning; the database's own time for whoever tells none, a person at psql.
  `create function told_now() returns timestamptz language sql volatile as $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, database_now()) $$`,

  tell('cart_line_tell', [fromChanged('cart')]),
  tell('order_tell', [toOutbox('version, at', `values (new.member_id, 'order', new.id::text, new.version, told_now())`)]),
  tell('after_sale_tell', [toOutbox('version, at', `values (new.member_id, 'after_sale', new.id::text, new.version, told_now())`)]),
  tell('shipment_trace_tell', [toOutbox('version, at',
    `select o.member_id, 'order', o.id::text, o.version, told_now() from shipment s join orders o on o.id = s.order_id where s.id = new.shipment_id`)]),
  tell('transfer_proof_tell', [toOutbox('at', `values (new.member_id, 'trade', new.trade_id::text, told_now())`)]),
  tell('message_tell', [fromChanged('message')]),
  tell('chat_tell', [fromChanged('chat'), fromChanged('message', ` where sender = 'staff'`)]),
  tell('recharge_tell', [toOutbox('at', `values (new.member_id, 'recharge', new.id::text, told_now())`)]),
  tell('goods_price_log_write', [`insert into goods_price_log (goods_id, was, price, at) values (new.id, old.base_price, new.base_price, told_now())`]),
  `alter table certificate alter column submitted_at set default told_now()`,

  // An event's place in the stream, given by whoever tells it once it is committed. `xact` stays for apis of the version before.
  `alter table outbox add column seq bigint constraint outbox_told_once unique`,
  `create sequence outbox_seq owned by outbox.seq`,
  `create index outbox_waiting on outbox (id) where seq is null`,
  // One at a time, or two would mix their places: null where another is at it. Each statement sees what was committed before it.
  `create function tell_events(most int) returns int language plpgsql as $$ declare told int; begin
     if pg_try_advisory_xact_lock(hashtext('outbox_seq')) then
       update outbox set seq = place.seq from (select id, nextval('outbox_seq') as seq from (select id from outbox where seq is null order by id limit most) waiting) place
         where outbox.id = place.id;
       get diagnostics told = row_count;
     end if;
     return told; end $$`,

  // When its last whole round began: the pace of all apis. A lease is of a round under way only.
  `alter table job add column last_run timestamptz not null default 'epoch'`,
])
