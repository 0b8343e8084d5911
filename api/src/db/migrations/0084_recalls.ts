import { migrationOf } from './statements.ts'
import { touchedGoods } from './touchedGoods.ts'

const appendOnly = (table: string) => [
  `create trigger ${table}_append_only before update or delete on ${table} for each row execute function append_only()`,
  `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function append_only()`,
]

// As in 0029; what is recalled is no goods' first expiry either.
const firstExpires = (['insert', 'update', 'delete'] as const).map(
  (event) =>
    `create or replace function batch_first_expires_${event}() returns trigger language plpgsql as $$ begin
     update goods g set first_expires = f.expires
     from (select c.goods_id, min(b.expires) filter (where b.on_hand > 0 and not b.is_lapsed and b.recall_id is null) as expires
           from (${touchedGoods[event]}) c
           left join goods_batch b on b.goods_id = c.goods_id group by c.goods_id) f
     where g.id = f.goods_id and g.first_expires is distinct from f.expires;
     return null;
   end $$`,
)

const frozenLots = [
  `alter table goods_batch add column recall_id bigint references recall`,
  `create index goods_batch_frozen on goods_batch (goods_id, ck_id) include (on_hand) where recall_id is not null and on_hand > 0`,
  ...firstExpires,
  // The lot comes to another warehouse, or comes at all only now.
  `create function goods_batch_recalled() returns trigger language plpgsql as $$ begin
     new.recall_id := (select l.recall_id from recall_lot l join recall r on r.id = l.recall_id
       where l.goods_id = new.goods_id and l.lot_no = new.lot_no and r.state <> 'lifted' limit 1);
     return new;
   end $$`,
  `create trigger goods_batch_recalled before insert on goods_batch for each row execute function goods_batch_recalled()`,
  `create function shipment_line_frozen() returns trigger language plpgsql as $$ begin
     if (select b.recall_id from goods_batch b where b.id = new.batch_id) is not null then
       raise exception 'lot % is recalled and leaves in no parcel', new.batch_id
         using errcode = '23514', constraint = 'shipment_line_frozen', table = 'shipment_line';
     end if;
     return new;
   end $$`,
  `create trigger shipment_line_frozen before insert or update of batch_id, qty on shipment_line for each row
    execute function shipment_line_frozen()`,
  // Who holds a lot is found from the lot.
  `create index shipment_line_lot on shipment_line (batch_id, order_line_id) include (qty)`,
]

const notices = [
  `create table recall_notice (
     recall_id bigint not null references recall, member_id bigint not null references member, told_at timestamptz not null,
       due_at timestamptz not null, read_at timestamptz, answered_at timestamptz, answered_by bigint references account,
     primary key (recall_id, member_id),
     constraint recall_notice_due check (due_at > told_at), constraint recall_notice_read check (read_at >= told_at),
     constraint recall_notice_answered check (answered_at >= read_at and (answered_at is null) = (answered_by is null)),
     constraint recall_notice_unread check (answered_at is null or read_at is not null))`,
  `create index recall_notice_member on recall_notice (member_id, recall_id desc)`,
  `create function recall_notice_tell() returns trigger language plpgsql as $$ begin
     insert into outbox (member_id, topic, ref_id, at) select member_id, 'recall', recall_id::text, told_now() from changed;
     return null;
   end $$`,
  ...(['insert', 'update'] as const).map(
    (event) =>
      `create trigger recall_notice_tell_${event} after ${event} on recall_notice referencing new table as changed for each statement
         execute function recall_notice_tell()`,
  ),
  `create table recall_answer (
     recall_id bigint not null, member_id bigint not null, goods_id bigint not null, lot_no text not null, on_hand int not null,
       used int not null, back int not null,
     primary key (recall_id, member_id, goods_id, lot_no),
     constraint recall_answer_notice foreign key (recall_id, member_id) references recall_notice,
     constraint recall_answer_lot foreign key (recall_id, goods_id, lot_no) references recall_lot,
     constraint recall_answer_pieces check (on_hand >= 0 and used >= 0 and back >= 0),
     constraint recall_answer_back check (back <= on_hand))`,
  // Which units an after-sale brings back of a recalled lot.
  `create table recall_return (
     after_sale_id bigint not null, order_line_id bigint not null, recall_id bigint not null, goods_id bigint not null,
       lot_no text not null, qty int not null, primary key (after_sale_id, order_line_id, lot_no),
     constraint recall_return_claim foreign key (after_sale_id, order_line_id) references after_sale_line (after_sale_id, order_line_id),
     constraint recall_return_lot foreign key (recall_id, goods_id, lot_no) references recall_lot,
     constraint recall_return_qty check (qty > 0))`,
  `create index recall_return_recall on recall_return (recall_id)`,
  `create index recall_return_line on recall_return (order_line_id)`,
  ...appendOnly('recall_return'),
]

/**
 * A recall freezes its lots in every warehouse: nothing of them is sold, reserved or sent from its commit on. Each shop that was sent
 * some is told, with the hours of the level, and answers what it has; a recall that was opened by mistake is lifted by another person.
 */
export const recalls = migrationOf(
  [
    `create table recall (
       id bigint generated always as identity primary key, level smallint not null, reason text not null, instruction text not null,
         opened_by text not null, opened_at timestamptz not null, client_key text not null unique,
         state text not null default 'open', ended_by text,
         ended_at timestamptz, ended_note text,
       constraint recall_level check (level between 1 and 3),
       constraint recall_words check (length(reason) between 1 and 200 and length(instruction) between 1 and 500 and opened_by <> ''),
       constraint recall_state check (state in ('open','closed','lifted')),
       constraint recall_ended check ((state = 'open') = (ended_by is null) and (ended_by is null) = (ended_at is null)
         and (ended_note is not null or state <> 'lifted') and length(ended_note) between 1 and 200 and ended_at >= opened_at),
       constraint recall_second check (state <> 'lifted' or ended_by <> opened_by))`,
    `create function recall_guard() returns trigger language plpgsql as $$ begin
       if tg_op = 'DELETE' or old.state <> 'open' or (new.level, new.reason, new.instruction, new.opened_by, new.opened_at, new.client_key)
         is distinct from (old.level, old.reason, old.instruction, old.opened_by, old.opened_at, old.client_key) then
         raise exception 'recall % stays as it was opened', old.id using errcode = '23514', constraint = 'recall_fixed', table = 'recall';
       end if;
       return new;
     end $$`,
    `create trigger recall_guard before update or delete on recall for each row execute function recall_guard()`,
    `create table recall_lot (
       recall_id bigint not null references recall, goods_id bigint not null references goods, lot_no text not null,
       primary key (recall_id, goods_id, lot_no), constraint recall_lot_no check (length(lot_no) between 1 and 30))`,
    `create index recall_lot_goods on recall_lot (goods_id, lot_no)`,
    ...appendOnly('recall_lot'),
    ...frozenLots,
    ...notices,
  ],
  { isAdditive: true },
)
