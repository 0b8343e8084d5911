import { migrationOf } from './statements.ts'

const SUBSCRIBED = `exists (select from webhook where ended_at is null)`

/** One trigger: `events` it fires on, and the type, lane and data of what it tells. */
function telling(table: string, parts: { events: string; type: string; lane: string; data: string; when?: string }): string[] {
  const name = `${table}_office_tell`
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if ${SUBSCRIBED}${parts.when === undefined ? '' : ` and (${parts.when})`} then
         insert into office_event (type, lane, data, at) values (${parts.type}, ${parts.lane}, ${parts.data}, told_now());
       end if;
       return null;
     end $$`,
    ...parts.events
      .split(';')
      .map((event, at) => `create trigger ${name}_${at} after ${event} on ${table} for each row execute function ${name}()`),
  ]
}

const yuan = (cents: string) => `(${cents} / 100)::text || '.' || lpad((${cents} % 100)::text, 2, '0')`
const isNewStatus = `tg_op = 'INSERT' or new.status is distinct from old.status`

/**
 * What the office's programs hear of: an event is written with the change itself, while anybody has subscribed, and carries what was so
 * at that moment. Events of one lane (an order, a trade, a shop) are sent one after the other.
 */
export const webhooks = migrationOf(
  [
    `create table webhook (
       id bigint generated always as identity primary key, url text not null, events text[] not null, created_by text not null,
       created_at timestamptz not null, paused_at timestamptz, reason text, success_at timestamptz, ended_at timestamptz,
       constraint webhook_url check (url ~ '^https?://' and length(url) <= 500),
       constraint webhook_events check (cardinality(events) between 1 and 60),
       constraint webhook_paused check ((paused_at is null) = (reason is null)))`,
    `create table webhook_secret (
       id bigint generated always as identity primary key, webhook_id bigint not null references webhook,
       secret text not null check (length(secret) = 43), created_at timestamptz not null, ends_at timestamptz)`,
    `create unique index webhook_secret_current on webhook_secret (webhook_id) where ends_at is null`,
    `create table office_event (
       id bigint generated always as identity primary key, type text not null check (type ~ '^[a-z_]+[.][a-z_]+$'),
       lane text not null, data jsonb not null, at timestamptz not null, is_gathered boolean not null default false)`,
    `create index office_event_waiting on office_event (id) where not is_gathered`,
    `create index office_event_at on office_event (at)`,
    `create table webhook_delivery (
       webhook_id bigint not null references webhook, event_id bigint not null references office_event on delete cascade,
       lane text not null, state text not null default 'waiting', attempts int not null default 0, next_at timestamptz not null,
       first_at timestamptz, taken_until timestamptz not null default 'epoch', taken_by text, status int, error text,
       done_at timestamptz, primary key (webhook_id, event_id),
       constraint webhook_delivery_state check (state in ('waiting','done','parked')),
       constraint webhook_delivery_done check ((state = 'done') = (done_at is not null)))`,
    `create index webhook_delivery_due on webhook_delivery (next_at) where state = 'waiting'`,
    `create index webhook_delivery_lane on webhook_delivery (webhook_id, lane, event_id) where state = 'waiting'`,
    `create index webhook_delivery_event on webhook_delivery (event_id)`,
    ...telling('orders', {
      events: 'insert;update of status',
      when: isNewStatus,
      type: `'order.' || case tg_op when 'INSERT' then 'created' else new.status end`,
      lane: `'order:' || new.id`,
      data: `jsonb_build_object('id', new.id::text, 'no', new.no, 'trade_id', new.trade_id::text, 'member_id', new.member_id::text,
        'status', new.status, 'version', new.version, 'payable', ${yuan('new.payable')})`,
    }),
    ...telling('payment', {
      events: 'update of status',
      when: `new.status is distinct from old.status and new.status in ('settled','failed','closed','refunded')`,
      type: `'payment.' || new.status`,
      lane: `'trade:' || new.trade_id`,
      data: `jsonb_build_object('id', new.id::text, 'no', new.no, 'trade_id', new.trade_id::text, 'channel', new.channel,
        'status', new.status, 'amount', ${yuan('new.amount')})`,
    }),
    ...telling('refund', {
      events: 'insert;update of status',
      when: isNewStatus,
      type: `'payment.refund_' || new.status`,
      lane: `coalesce('order:' || new.order_id, 'trade:' || new.trade_id)`,
      data: `jsonb_build_object('id', new.id::text, 'no', new.no, 'trade_id', new.trade_id::text, 'order_id', new.order_id::text,
        'tender', new.tender, 'status', new.status, 'amount', ${yuan('new.cents')})`,
    }),
    ...telling('after_sale', {
      events: 'insert;update of status',
      when: isNewStatus,
      type: `'after_sale.' || new.status`,
      lane: `'order:' || new.order_id`,
      data: `jsonb_build_object('id', new.id::text, 'no', new.no, 'order_id', new.order_id::text, 'member_id', new.member_id::text,
        'kind', new.type, 'status', new.status)`,
    }),
    ...telling('member', {
      events: 'insert;update of review',
      when: `tg_op = 'INSERT' or new.review is distinct from old.review`,
      type: `'member.' || case tg_op when 'INSERT' then 'registered' else new.review end`,
      lane: `'member:' || new.id`,
      data: `jsonb_build_object('id', new.id::text, 'review', new.review)`,
    }),
    ...telling('invoice', {
      events: 'insert;update of status',
      when: isNewStatus,
      type: `'invoice.' || new.status`,
      lane: `'invoice:' || new.id`,
      data: `jsonb_build_object('id', new.id::text, 'no', new.no, 'member_id', new.member_id::text, 'status', new.status,
        'invoice_no', new.invoice_no, 'amount', (case when new.cents < 0 then '-' else '' end) || ${yuan('abs(new.cents)')})`,
    }),
    ...telling('stock', {
      events: 'update of on_hand, reserved',
      when: `(new.on_hand > new.reserved) <> (old.on_hand > old.reserved)`,
      type: `case when new.on_hand > new.reserved then 'stock.restocked' else 'stock.sold_out' end`,
      lane: `'goods:' || new.goods_id`,
      data: `jsonb_build_object('goods_id', new.goods_id::text, 'ck_id', new.ck_id::text, 'left', new.on_hand - new.reserved)`,
    }),
  ],
  { isAdditive: true },
)
