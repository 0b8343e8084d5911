import { migrationOf } from './statements.ts'
import { payments } from './tradePayments.ts'

const ledgers = [
  `create table ledger_account (
     id bigint generated always as identity primary key, member_id bigint not null references member,
     kind text not null check (kind in ('balance','points','voucher')), balance bigint not null default 0, seq int not null default 0,
     unique (member_id, kind), constraint ledger_no_overdraft check (balance >= 0))`,
  `create table ledger_entry (
     account_id bigint not null references ledger_account, seq int not null, delta bigint not null check (delta <> 0),
     balance_after bigint not null check (balance_after >= 0),
     reason text not null check (reason ~ '^[a-z_]{2,30}$'), ref text not null check (ref <> ''), at timestamptz not null,
     primary key (account_id, seq), constraint ledger_once unique (account_id, reason, ref))`,
  // The running balance is the database's own: whatever a client says of seq and balance_after is overwritten.
  `create function ledger_post() returns trigger language plpgsql as $$ declare a ledger_account; begin
     update ledger_account set balance = balance + new.delta, seq = seq + 1 where id = new.account_id returning * into a;
     new.seq := a.seq; new.balance_after := a.balance; return new;
   end $$`,
  `create trigger ledger_post before insert on ledger_entry for each row execute function ledger_post()`,
  `create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function append_only()`,
  `create function ledger_account_guard() returns trigger language plpgsql as $$ begin
     if pg_trigger_depth() < 2 and (new.balance, new.seq, new.member_id, new.kind)
       is distinct from (old.balance, old.seq, old.member_id, old.kind) then
       raise exception 'a balance moves by an entry only' using errcode = '23514', constraint = 'ledger_account_guard';
     end if;
     return new;
   end $$`,
  `create trigger ledger_account_guard before update on ledger_account for each row execute function ledger_account_guard()`,
  `create function ledger_account_empty() returns trigger language plpgsql as $$ begin
     if tg_op = 'DELETE' or new.balance <> 0 or new.seq <> 0 then
       raise exception 'a ledger begins empty and stays' using errcode = '23514', constraint = 'ledger_account_empty';
     end if;
     return new;
   end $$`,
  `create trigger ledger_account_empty before insert or delete on ledger_account for each row execute function ledger_account_empty()`,
]

const trades = [
  `create table trade (
     id bigint generated always as identity primary key, no text not null unique check (no ~ '^[0-9]{16,24}$'),
     member_id bigint not null references member,
     account_id bigint not null references account, quote_hash text not null,
     client_key text not null check (length(client_key) between 8 and 64),
     payable cents not null, voucher cents not null default 0, balance cents not null default 0, online cents not null,
     pay_mode text not null check (pay_mode in ('online','transfer')),
     pay_status text not null default 'unpaid' check (pay_status in ('unpaid','paid','closed','part_refunded','refunded')),
     expires_at timestamptz not null, created_at timestamptz not null, paid_at timestamptz,
     pricing jsonb not null check (jsonb_typeof(pricing) = 'object'), remark text check (length(remark) <= 200),
     unique (member_id, client_key), unique (id, member_id),
     constraint trade_tenders check (voucher + balance + online = payable),
     constraint trade_times check (expires_at > created_at),
     constraint trade_paid check ((paid_at is null) = (pay_status in ('unpaid','closed'))))`,
  `create index trade_unpaid on trade (expires_at) where pay_status = 'unpaid'`,
  `create index trade_member on trade (member_id, id)`,
  `alter table coupon add constraint coupon_of_trade foreign key (trade_id) references trade`,
  `create table orders (
     id bigint generated always as identity primary key, no text not null unique check (no ~ '^[0-9]{16,24}(_[0-9]+)?$'),
     trade_id bigint not null references trade,
     member_id bigint not null references member, ck_id int not null references warehouse,
     ship_kind text not null check (ship_kind in ('plain','ephedrine','cold')),
     goods_cents cents not null, shipping_cents cents not null, payable cents not null, voucher cents not null default 0,
     balance cents not null default 0, online cents not null,
     status text not null default 'unpaid'
       check (status in ('unpaid','paid','billed','picked','outbound','shipped','received','completed',
         'cancelled','timeout','refunding','refunded')),
     resume_status text check (resume_status in ('paid','billed')), cancel_reason text, address jsonb not null,
     version int not null default 0, created_at timestamptz not null, received_at timestamptz, hidden_at timestamptz,
     unique (trade_id, ck_id, ship_kind),
     constraint order_of_member foreign key (trade_id, member_id) references trade (id, member_id),
     constraint order_sum check (goods_cents + shipping_cents = payable),
     constraint order_tenders check (voucher + balance + online = payable),
     constraint order_eph_tender check (ship_kind <> 'ephedrine' or (voucher = 0 and balance <= shipping_cents)),
     constraint order_resume check ((status = 'refunding') = (resume_status is not null)),
     constraint order_received check (received_at is not null or status not in ('received','completed')))`,
  `create index orders_member on orders (member_id, id desc)`,
  `create index orders_status on orders (status, id)`,
  `create table order_transition (
     from_status text not null, to_status text not null, actor text not null check (actor in ('buyer','system','staff','erp')),
     primary key (from_status, to_status, actor))`,
  `insert into order_transition (from_status, to_status, actor)
    values ('unpaid','paid','system'),('unpaid','cancelled','buyer'),('unpaid','cancelled','staff'),
     ('unpaid','timeout','system'),('paid','billed','erp'),('paid','refunding','buyer'),('refunding','refunded','system'),
     ('refunding','paid','staff'),('refunding','billed','staff'),
     ('billed','picked','erp'),('billed','refunding','staff'),('picked','outbound','erp'),('outbound','shipped','erp'),
     ('shipped','received','buyer'),('shipped','received','system'),('received','completed','system')`,
  `create trigger order_transition_append_only before update or delete on order_transition for each row execute function append_only()`,
  `create table order_event (
     order_id bigint not null references orders, seq int not null, from_status text, to_status text not null,
     actor text not null check (actor in ('buyer','system','staff','erp')), account_id bigint references account,
     note text check (length(note) <= 200),
     at timestamptz not null, primary key (order_id, seq))`,
  `create trigger order_event_append_only before update or delete on order_event for each row execute function append_only()`,
]

const guards = [
  // Who acts, and when, is said by the service with set_config('app.actor' | 'app.account' | 'app.now' | 'app.note', …, true).
  `create function order_guard() returns trigger language plpgsql as $$
   declare who text := coalesce(nullif(current_setting('app.actor', true), ''), 'nobody');
   begin
     if (new.goods_cents, new.shipping_cents, new.payable, new.voucher, new.balance, new.online, new.member_id, new.trade_id, new.ck_id,
         new.ship_kind, new.no, new.created_at)
        is distinct from (old.goods_cents, old.shipping_cents, old.payable, old.voucher, old.balance, old.online, old.member_id,
          old.trade_id, old.ck_id, old.ship_kind, old.no, old.created_at) then
       raise exception 'the money of order % never changes', old.no using errcode = '23514', constraint = 'order_money_fixed';
     end if;
     if new.status is distinct from old.status then
       if not exists (select 1 from order_transition t where t.from_status = old.status and t.to_status = new.status and t.actor = who)
          or (old.status = 'refunding' and new.status <> 'refunded' and new.status <> old.resume_status) then
         raise exception 'order % may not go from % to % by %', old.no, old.status, new.status, who using errcode = '23514',
           constraint = 'order_transition_known';
       end if;
       new.version := old.version + 1;
       if new.status = 'refunding' then new.resume_status := old.status;
       elsif old.status = 'refunding' then new.resume_status := null; end if;
       insert into order_event (order_id, seq, from_status, to_status, actor, account_id, note, at)
       values (new.id, new.version, old.status, new.status, who, nullif(current_setting('app.account', true), '')::bigint,
         nullif(current_setting('app.note', true), ''), current_setting('app.now')::timestamptz);
     end if;
     return new;
   end $$`,
  `create trigger order_guard before update on orders for each row execute function order_guard()`,
  `create function order_first_event() returns trigger language plpgsql as $$ begin
     if new.status <> 'unpaid' or new.version <> 0 then
       raise exception 'an order begins unpaid' using errcode = '23514', constraint = 'order_begins_unpaid';
     end if;
     insert into order_event (order_id, seq, from_status, to_status, actor, account_id, at)
     values (new.id, 0, null, new.status, 'buyer', nullif(current_setting('app.account', true), '')::bigint, new.created_at);
     return null;
   end $$`,
  `create trigger order_first_event after insert on orders for each row execute function order_first_event()`,
  `create function trade_guard() returns trigger language plpgsql as $$ begin
     if (new.payable, new.voucher, new.balance, new.online, new.member_id, new.no, new.client_key, new.created_at)
        is distinct from (old.payable, old.voucher, old.balance, old.online, old.member_id, old.no, old.client_key, old.created_at) then
       raise exception 'the money of trade % never changes', old.no using errcode = '23514', constraint = 'trade_money_fixed';
     end if;
     if new.pay_status is distinct from old.pay_status and (old.pay_status, new.pay_status) not in
        (('unpaid','paid'),('unpaid','closed'),('paid','part_refunded'),('paid','refunded'),('part_refunded','refunded')) then
       raise exception 'trade % may not go from % to %', old.no, old.pay_status, new.pay_status using errcode = '23514',
         constraint = 'trade_transition_known';
     end if;
     return new;
   end $$`,
  `create trigger trade_guard before update on trade for each row execute function trade_guard()`,
]

const lines = [
  `create table order_line (
     id bigint generated always as identity primary key, order_id bigint not null references orders,
     line_no int not null check (line_no > 0),
     goods_id bigint not null references goods, combo_id bigint references combo, batch_id bigint references goods_batch,
     snapshot jsonb not null,
     type smallint not null check (type in (0, 1, 3, 9)), qty int not null check (qty between 1 and 50000), unit_price cents not null,
     list_cents cents not null, discount_cents cents not null, net_cents cents not null, returned_qty int not null default 0,
     refunded_cents cents not null default 0,
     unique (order_id, line_no),
     constraint line_sum check (list_cents - discount_cents = net_cents),
     constraint line_gift_free check (type <> 9 or (net_cents = 0 and list_cents = 0)),
     constraint line_combo check ((type = 3) = (combo_id is not null)),
     constraint line_no_over_return check (returned_qty between 0 and qty),
     constraint line_no_over_refund check (refunded_cents <= net_cents))`,
  `create index order_line_goods on order_line (goods_id, order_id)`,
  `create index order_line_latest on order_line (order_id, id)`,
  `create table order_adjustment (
     order_line_id bigint not null references order_line, seq int not null check (seq > 0),
     phase text not null check (phase ~ '^P[0-9]_[A-Z]+$'),
     promotion_id bigint references promotion, version int, coupon_id bigint references coupon, cents cents not null check (cents > 0),
     title text not null check (title <> ''), primary key (order_line_id, seq))`,
  `create trigger order_adjustment_append_only before update or delete on order_adjustment for each row execute function append_only()`,
  `create function order_line_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'DELETE' or (new.order_id, new.line_no, new.goods_id, new.type, new.qty, new.unit_price, new.list_cents,
         new.discount_cents, new.net_cents, new.snapshot)
        is distinct from (old.order_id, old.line_no, old.goods_id, old.type, old.qty, old.unit_price, old.list_cents, old.discount_cents,
          old.net_cents, old.snapshot)
        or new.returned_qty < old.returned_qty or new.refunded_cents < old.refunded_cents then
       raise exception 'what was sold on line % never changes', old.id using errcode = '23514', constraint = 'order_line_fixed';
     end if;
     return new;
   end $$`,
  `create trigger order_line_guard before update or delete on order_line for each row execute function order_line_guard()`,
  // What is summed over an order is summed once, at its latest line, or a long order would be summed once a line.
  `create function order_adds_up(o bigint) returns void language plpgsql as $$ begin
     if (select coalesce(sum(net_cents), 0) from order_line where order_id = o) <> (select goods_cents from orders where id = o) then
       raise exception 'the lines of order % do not add up', o using errcode = '23514', constraint = 'order_lines_add_up';
     end if;
   end $$`,
  `create function line_is_explained(l bigint) returns void language plpgsql as $$ begin
     if (select discount_cents from order_line where id = l)
       <> (select coalesce(sum(cents), 0) from order_adjustment where order_line_id = l) then
       raise exception 'the discount of line % has no reason rows', l using errcode = '23514', constraint = 'order_discount_explained';
     end if;
   end $$`,
  `create function orders_adds_up() returns trigger language plpgsql as $$ begin
     perform order_adds_up(new.id);
     if (select (sum(payable), sum(voucher), sum(balance), sum(online)) from orders where trade_id = new.trade_id)
        <> (select (payable::numeric, voucher::numeric, balance::numeric, online::numeric) from trade where id = new.trade_id) then
       raise exception 'the orders of trade % do not add up', new.trade_id using errcode = '23514', constraint = 'trade_orders_add_up';
     end if;
     return null;
   end $$`,
  `create function order_line_adds_up() returns trigger language plpgsql as $$ begin
     perform line_is_explained(new.id);
     if new.id = (select id from order_line where order_id = new.order_id order by id desc limit 1) then
       perform order_adds_up(new.order_id); end if;
     return null;
   end $$`,
  `create function order_adjustment_adds_up() returns trigger language plpgsql as $$ begin
     perform line_is_explained(new.order_line_id); return null;
   end $$`,
  `create function trade_adds_up() returns trigger language plpgsql as $$ begin
     if (select sum(payable) from orders where trade_id = new.id) is distinct from new.payable::numeric then
       raise exception 'the orders of trade % do not add up', new.id using errcode = '23514', constraint = 'trade_orders_add_up';
     end if;
     return null;
   end $$`,
  ...['trade', 'orders', 'order_line', 'order_adjustment'].map(
    (table) =>
      `create constraint trigger ${table}_adds_up after insert on ${table} deferrable initially deferred for each row
        execute function ${table}_adds_up()`,
  ),
  `create table order_fee (
     id bigint generated always as identity primary key, order_id bigint not null references orders,
     cents bigint not null check (cents <> 0),
     title text not null check (length(title) between 1 and 60), staff text not null check (staff <> ''), at timestamptz not null)`,
  `create index order_fee_order on order_fee (order_id)`,
  `create trigger order_fee_append_only before update or delete on order_fee for each row execute function append_only()`,
  `create function order_fee_unpaid() returns trigger language plpgsql as $$ begin
     if (select t.pay_status from trade t join orders o on o.trade_id = t.id where o.id = new.order_id for update of t) <> 'unpaid' then
       raise exception 'a fee changes only while unpaid' using errcode = '23514', constraint = 'order_fee_unpaid'; end if;
     if (select online from orders where id = new.order_id) + (select sum(cents) from order_fee where order_id = new.order_id) < 0 then
       raise exception 'fees may not make an order negative' using errcode = '23514', constraint = 'order_fee_not_negative'; end if;
     return null;
   end $$`,
  `create trigger order_fee_unpaid after insert on order_fee for each row execute function order_fee_unpaid()`,
  // What an order took from flash sales, combinations, gifts and voucher pieces, so that it can give back exactly that.
  `create table promotion_take (
     id bigint generated always as identity primary key, order_id bigint not null references orders,
     flash_item_id bigint references flash_item, combo_id bigint references combo, gift_promotion_id bigint references promotion,
     gift_goods_id bigint references goods,
     qty int not null check (qty > 0), is_returned boolean not null default false,
     constraint promotion_take_one check (num_nonnulls(flash_item_id, combo_id, gift_promotion_id) = 1),
     constraint promotion_take_gift check ((gift_promotion_id is null) = (gift_goods_id is null)))`,
  `create index promotion_take_order on promotion_take (order_id)`,
  `create table voucher_use (
     voucher_id bigint not null references voucher, order_id bigint not null references orders, cents cents not null check (cents > 0),
     is_returned boolean not null default false, primary key (voucher_id, order_id))`,
  `create index voucher_use_order on voucher_use (order_id)`,
  `create table stock_reservation (
     order_line_id bigint primary key references order_line, goods_id bigint not null, ck_id int not null, qty int not null check (qty > 0),
     state text not null default 'held' check (state in ('held','shipped','released')),
     constraint reservation_of_stock foreign key (goods_id, ck_id) references stock)`,
  `create index stock_reservation_held on stock_reservation (goods_id, ck_id) where state = 'held'`,
]

export const trade = migrationOf([...ledgers, ...trades, ...guards, ...lines, ...payments])
