import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** What Prometheus asks the database for, by the name of the gauge; `label` names what tells its rows apart. */
export const READINGS = {
  shop_job_last_run_timestamp_seconds: { help: 'When a round of the job ended well last, on any api; 0: never.', label: 'job' },
  shop_outbox_waiting: { help: 'Changes that nobody has told the gateways yet.', label: null },
  shop_outbox_waiting_seconds: { help: 'For how long the oldest of them has waited.', label: null },
  shop_orders_waiting: { help: 'Orders that wait for the buyer, the house or the carrier, by their status.', label: 'status' },
  shop_trades_overdue: { help: 'Trades whose time to pay is over and that are open still.', label: null },
  shop_refunds_waiting: { help: 'Refunds on their way.', label: null },
  shop_refunds_waiting_cents: { help: 'The money of these refunds.', label: null },
  shop_refunds_waiting_seconds: { help: 'For how long the oldest of them has waited.', label: null },
  shop_differences_open: { help: 'Differences between statements and our books that nobody has decided, by channel.', label: 'channel' },
  shop_differences_open_seconds: { help: 'For how long the oldest of them is known.', label: null },
  shop_approvals_waiting: { help: 'Large sums that wait for a second person.', label: null },
  shop_approvals_waiting_seconds: { help: 'For how long the oldest of them has waited.', label: null },
  shop_log_archive_on: { help: 'Whether PostgreSQL keeps its log elsewhere, without which no moment can be brought back.', label: null },
  shop_log_archive_failing: { help: 'Whether the last try to keep a piece of the log failed.', label: null },
  shop_log_archived_seconds: { help: 'How long ago a piece of the log was kept last.', label: null },
  shop_webhooks_waiting: { help: 'Messages for subscribers that have not been taken yet.', label: null },
  shop_webhooks_waiting_seconds: { help: 'How old the oldest of them is.', label: null },
  shop_retention_done: { help: 'Rows that were archived or removed since their time was over, by kind.', label: 'kind' },
  shop_messages_waiting: { help: 'SMS, mails and WeChat messages that wait to be sent.', label: 'channel' },
  shop_messages_sent_last_hour: { help: 'Those that went out within the last hour.', label: 'channel' },
  shop_messages_failed_last_hour: { help: 'Those given up within the last hour.', label: 'channel' },
  shop_trades_last_hour: { help: 'Trades placed in the last hour, of the newest 5,000.', label: null },
  shop_payments_last_hour: { help: 'Payments that came in within the last hour, of the newest 5,000, by channel.', label: 'channel' },
} as const

export type ReadingName = keyof typeof READINGS
export interface Reading {
  readonly name: ReadingName
  /** Empty where the gauge has no label. */
  readonly label: string
  readonly value: number
}

const WAITING = ['unpaid', 'paid', 'billed', 'picked', 'outbound', 'shipped', 'refunding'] as const

/** Each status by itself and in so many words: of any status PostgreSQL expects a twelfth of all orders, and would read all of them. */
const ordersWaiting = (status: (typeof WAITING)[number]) =>
  sql`select 'shop_orders_waiting', ${sql.lit(status)}, count(*) from orders where status = ${sql.lit(status)}`

/** One question for all of it, every part of it by an index: a shop of millions of orders answers as fast. */
export async function readShop(db: Db): Promise<readonly Reading[]> {
  const { rows } = await sql<Reading>`
    with newest_trades as (select created_at from trade order by id desc limit 5000),
      newest_payments as (select channel, settled_at from payment order by id desc limit 5000),
      refunds as (select count(*) as number, coalesce(sum(cents), 0) as cents, min(created_at) as since
        from refund where status = 'pending'),
      differences as (select channel, found_at from channel_difference where state = 'open'),
      approvals as (select count(*) as number, min(proposed_at) as since from approval where state = 'waiting'),
      kept as (select coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as fails,
        coalesce(last_archived_time, stats_reset) as last from pg_stat_archiver where current_setting('archive_mode') <> 'off'),
      messages as (select count(*) as number, min(e.at) as since from webhook_delivery d
        join office_event e on e.id = d.event_id and e.member_id is null where d.state = 'waiting'),
      untold as (select count(*) as number, min(at) as since from outbox where seq is null)
    select 'shop_job_last_run_timestamp_seconds' as name, name as label, extract(epoch from last_run)::float8 as value from job
    union all select 'shop_outbox_waiting', '', number from untold
    union all select 'shop_outbox_waiting_seconds', '', coalesce(extract(epoch from database_now() - since), 0) from untold
    union all ${sql.join(WAITING.map(ordersWaiting), sql` union all `)}
    union all select 'shop_trades_overdue', '', count(*) from trade where pay_status = 'unpaid' and expires_at < database_now()
    union all select 'shop_refunds_waiting', '', number from refunds
    union all select 'shop_refunds_waiting_cents', '', cents from refunds
    union all select 'shop_refunds_waiting_seconds', '', coalesce(extract(epoch from database_now() - since), 0) from refunds
    union all select 'shop_differences_open', c.channel, (select count(*) from differences d where d.channel = c.channel)
      from unnest(array['wechat','alipay','bank']) as c (channel)
    union all select 'shop_differences_open_seconds', '', coalesce(extract(epoch from database_now() - min(found_at)), 0) from differences
    union all select 'shop_approvals_waiting', '', number from approvals
    union all select 'shop_approvals_waiting_seconds', '', coalesce(extract(epoch from database_now() - since), 0) from approvals
    union all select 'shop_log_archive_on', '', count(*) from kept
    union all select 'shop_log_archive_failing', '', fails::int from kept
    union all select 'shop_log_archived_seconds', '', extract(epoch from database_now() - last) from kept
    union all select 'shop_webhooks_waiting', '', number from messages
    union all select 'shop_webhooks_waiting_seconds', '', coalesce(extract(epoch from database_now() - since), 0) from messages
    union all select 'shop_retention_done', kind, done from retention
    union all select 'shop_messages_waiting', c.name, (select count(*) from message_sending s
      where s.channel = c.name and s.state = 'waiting') from sending_channel c
    union all select 'shop_messages_sent_last_hour', c.name, (select count(*) from message_sending s where s.channel = c.name
      and s.state = 'sent' and s.done_at > database_now() - interval '1 hour') from sending_channel c
    union all select 'shop_messages_failed_last_hour', c.name, (select count(*) from message_sending s where s.channel = c.name
      and s.state in ('failed', 'unknown') and s.done_at > database_now() - interval '1 hour') from sending_channel c
    union all select 'shop_trades_last_hour', '', count(*) from newest_trades where created_at > database_now() - interval '1 hour'
    union all select 'shop_payments_last_hour', channel, count(*) from newest_payments
      where settled_at > database_now() - interval '1 hour' group by channel`.execute(db)
  return rows
}
