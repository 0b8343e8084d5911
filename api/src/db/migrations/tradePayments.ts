/** The last part of 0005_trade: money from and back to the buyer, parcels, receipts, and what is told to the world. */
export const payments = [
  `create table payment (
     id bigint generated always as identity primary key, no text not null unique, trade_id bigint not null references trade,
     channel text not null check (channel in ('wechat','alipay','transfer','sandbox')), attempt int not null check (attempt > 0),
     amount cents not null check (amount > 0),
     status text not null default 'created' check (status in ('created','pending','settled','failed','closed','refund_due','refunded')),
     kind text check (kind in ('qr','form','none')), code_url text, page_url text,
     channel_txn text, created_at timestamptz not null, expires_at timestamptz not null, settled_at timestamptz,
     unique (trade_id, attempt), constraint payment_txn_once unique (channel, channel_txn),
     constraint payment_started check (status <> 'pending' or kind is not null),
     constraint payment_has_txn check (status not in ('settled','refund_due','refunded')
       or (channel_txn is not null and settled_at is not null)))`,
  `create unique index payment_one_settled on payment (trade_id) where status = 'settled'`,
  `create unique index payment_one_open on payment (trade_id) where status in ('created','pending')`,
  `create function payment_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'DELETE' or (new.no, new.trade_id, new.channel, new.attempt, new.amount, new.created_at)
        is distinct from (old.no, old.trade_id, old.channel, old.attempt, old.amount, old.created_at)
        or (old.channel_txn is not null and new.channel_txn is distinct from old.channel_txn) then
       raise exception 'payment % never changes', old.no using errcode = '23514', constraint = 'payment_fixed';
     end if;
     if new.status <> old.status and (old.status, new.status) not in
        (('created','pending'),('created','settled'),('created','failed'),('created','closed'),('created','refund_due'),
         ('pending','settled'),('pending','failed'),('pending','closed'),('pending','refund_due'),
         ('failed','refund_due'),('closed','refund_due'),('refund_due','refunded')) then
       raise exception 'payment % may not go from % to %', old.no, old.status, new.status using errcode = '23514',
         constraint = 'payment_transition_known';
     end if;
     return new;
   end $$`,
  `create trigger payment_guard before update or delete on payment for each row execute function payment_guard()`,
  `create table payment_notice (
     channel text not null, notice_id text not null, payment_no text not null, body jsonb not null, at timestamptz not null,
     primary key (channel, notice_id))`,
  `create trigger payment_notice_append_only before update or delete on payment_notice for each row execute function append_only()`,
  `create table refund (
     id bigint generated always as identity primary key, no text not null unique, trade_id bigint not null references trade,
     order_id bigint references orders,
     payment_id bigint references payment, cause text not null check (cause <> ''), cents cents not null check (cents > 0),
     tender text not null check (tender in ('online','balance','voucher')),
     status text not null default 'pending' check (status in ('pending','settled','failed')), created_at timestamptz not null,
     settled_at timestamptz,
     unique (cause, tender), constraint refund_settled check ((status = 'settled') = (settled_at is not null)),
     constraint refund_online_payment check (tender <> 'online' or payment_id is not null))`,
  `create function refund_not_over() returns trigger language plpgsql as $$ begin
     if new.payment_id is not null and new.status <> 'failed' and
        (select coalesce(sum(cents), 0) from refund where payment_id = new.payment_id and status <> 'failed')
        > (select amount from payment where id = new.payment_id for update) then
       raise exception 'more would go back than came' using errcode = '23514', constraint = 'refund_not_over_payment';
     end if;
     return null;
   end $$`,
  `create trigger refund_not_over after insert or update on refund for each row execute function refund_not_over()`,
  `create index refund_pending on refund (id) where status = 'pending'`,
  `create table shipment (
     id bigint generated always as identity primary key, order_id bigint not null references orders,
     carrier text not null check (length(carrier) between 1 and 40),
     tracking_no text not null check (length(tracking_no) between 4 and 40), at timestamptz not null, unique (carrier, tracking_no))`,
  `create index shipment_order on shipment (order_id)`,
  `create table shipment_line (
     shipment_id bigint not null references shipment, order_line_id bigint not null references order_line,
     batch_id bigint not null references goods_batch,
     qty int not null check (qty > 0), primary key (shipment_id, order_line_id, batch_id))`,
  `create index shipment_line_line on shipment_line (order_line_id)`,
  `create table controlled_receipt (
     order_id bigint primary key references orders, member_id bigint not null references member,
     status text not null default 'due' check (status in ('due','uploaded','approved','rejected')), file_key text, reason text,
     due_at timestamptz not null,
     constraint receipt_file check (status = 'due' or file_key is not null))`,
  `create index controlled_receipt_due on controlled_receipt (member_id) where status in ('due','rejected')`,
  `create table outbox (
     id bigint generated always as identity primary key, member_id bigint not null references member,
     topic text not null check (topic ~ '^[a-z_]+$'), ref_id text not null, version int not null default 0, at timestamptz not null)`,
  `create table job (
     name text primary key check (name ~ '^[a-z_]{2,30}$'), holder text not null check (holder <> ''), lease_until timestamptz not null)`,
]
