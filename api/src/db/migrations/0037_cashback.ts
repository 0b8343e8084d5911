import { migrationOf } from './statements.ts'

const promises = [
  // What one shop was given of a promotion that bounds it by shop.
  `create table promotion_member (
     promotion_id bigint not null references promotion, member_id bigint not null references member,
     taken bigint not null default 0, cap bigint, primary key (promotion_id, member_id),
     constraint promotion_member_cap check (taken >= 0 and taken <= coalesce(cap, taken)))`,
  // What an order promises to bring back, by activity; `due` is what is left of it, and what was credited once it was.
  `create table order_cashback (
     order_id bigint not null references orders, promotion_id bigint not null references promotion, version int not null,
     name text not null check (name <> ''), tiers jsonb not null check (jsonb_typeof(tiers) = 'array'),
     base cents not null, promised cents not null check (promised > 0), due cents not null, held_back cents not null default 0,
     is_taken boolean not null default false, is_counted boolean not null default false,
     ledger_account_id bigint, ledger_seq int, credited_at timestamptz, primary key (order_id, promotion_id),
     constraint order_cashback_due check (due <= promised),
     constraint order_cashback_counted check (is_taken or not is_counted),
     constraint order_cashback_credited check ((credited_at is null) = (ledger_seq is null)
       and (ledger_seq is null) = (ledger_account_id is null) and (credited_at is null or (is_taken and due > 0))),
     constraint order_cashback_held check (held_back <= case when credited_at is null then 0 else due end),
     constraint order_cashback_entry foreign key (ledger_account_id, ledger_seq) references ledger_entry (account_id, seq),
     constraint order_cashback_entry_once unique (ledger_account_id, ledger_seq))`,
  `create index order_cashback_waiting on order_cashback (order_id) where credited_at is null and due > 0`,
  `create table order_cashback_line (
     order_line_id bigint primary key references order_line, order_id bigint not null, promotion_id bigint not null,
     constraint order_cashback_line_of foreign key (order_id, promotion_id) references order_cashback (order_id, promotion_id))`,
  `create index order_cashback_line_order on order_cashback_line (order_id, promotion_id)`,
  `create trigger order_cashback_line_append_only before update or delete on order_cashback_line
     for each row execute function append_only()`,
]

const guards = [
  // A promise only shrinks, and is credited once: when its order is completed, by an entry of that very sum on that shop's balance.
  `create function order_cashback_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' then
       if new.due <> new.promised or new.is_taken or new.credited_at is not null then
         raise exception 'a promise begins whole' using errcode = '23514', constraint = 'order_cashback_begins';
       end if;
       return new;
     end if;
     if tg_op = 'DELETE' or (new.order_id, new.promotion_id, new.version, new.name, new.tiers, new.base, new.promised)
        is distinct from (old.order_id, old.promotion_id, old.version, old.name, old.tiers, old.base, old.promised)
        or new.due > old.due or new.held_back < old.held_back or (old.credited_at is not null and
          (new.due, new.ledger_account_id, new.ledger_seq, new.credited_at, new.is_taken, new.is_counted)
          is distinct from (old.due, old.ledger_account_id, old.ledger_seq, old.credited_at, old.is_taken, old.is_counted)) then
       raise exception 'the cashback of order % stays what it is', old.order_id
         using errcode = '23514', constraint = 'order_cashback_fixed';
     end if;
     if old.credited_at is null and new.credited_at is not null and not exists (
       select from orders o join ledger_account a on a.member_id = o.member_id and a.kind = 'balance'
         join ledger_entry e on e.account_id = a.id
         where o.id = new.order_id and o.status = 'completed' and a.id = new.ledger_account_id and e.seq = new.ledger_seq
           and e.delta = new.due and e.reason = 'cashback') then
       raise exception 'the cashback of order % is not what its entry credited', new.order_id
         using errcode = '23514', constraint = 'order_cashback_is_credited';
     end if;
     return new;
   end $$`,
  `create trigger order_cashback_guard before insert or update or delete on order_cashback
     for each row execute function order_cashback_guard()`,
  `create function order_cashback_line_check() returns trigger language plpgsql as $$ begin
     if (select order_id from order_line where id = new.order_line_id) <> new.order_id then
       raise exception 'line % is of another order', new.order_line_id using errcode = '23514', constraint = 'order_cashback_line_of_order';
     end if;
     return new;
   end $$`,
  `create trigger order_cashback_line_check before insert on order_cashback_line
     for each row execute function order_cashback_line_check()`,
]

const holds = [
  // A part of a return that stays with the house for cashback credited too much: it counts as returned, and no money moves.
  `alter table refund add column is_held_back boolean not null default false`,
  `alter table refund add constraint refund_held_settled check (not is_held_back or (status = 'settled' and order_id is not null))`,
  // Of all its returns an order holds back what its promises say, no more and no less, once the transaction is through.
  `create function refund_held_adds_up() returns trigger language plpgsql as $$ begin
     if (select coalesce(sum(cents), 0) from refund where order_id = new.order_id and is_held_back)
        <> (select coalesce(sum(held_back), 0) from order_cashback where order_id = new.order_id) then
       raise exception 'what order % holds back does not add up', new.order_id using errcode = '23514', constraint = 'refund_held_adds_up';
     end if;
     return null;
   end $$`,
  `create constraint trigger refund_held_adds_up after insert on refund deferrable initially deferred
     for each row when (new.is_held_back) execute function refund_held_adds_up()`,
  `create constraint trigger order_cashback_held_adds_up after update of held_back on order_cashback deferrable initially deferred
     for each row execute function refund_held_adds_up()`,
]

/** 返现: promised by order, credited once, held back by returns after that. */
export const cashback = migrationOf([...promises, ...guards, ...holds], { isAdditive: true })
