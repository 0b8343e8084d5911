import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { SendingChannel } from '../../db/tables/message.ts'
import type { MessageKind } from '../message/messageKinds.ts'

export interface KindRow {
  readonly kind: MessageKind
  readonly channel: SendingChannel
  readonly is_default: boolean
  readonly is_urgent: boolean
}

/**
 * Gives what was told to the people of the shop, by the channels they chose and can be reached by: how many messages. What another
 * process is just at is left to it; what is older than `since` is no news any more.
 */
export async function gather(
  db: Db,
  kinds: readonly KindRow[],
  { now, quietUntil, since, most }: { now: Date; quietUntil: Date; since: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (select message_id from message_due order by message_id limit ${most} for update skip locked),
      gathered as (delete from message_due m using due where m.message_id = due.message_id returning m.message_id),
      given as (insert into message_sending (message_id, account_id, channel, at, next_at)
        select m.id, a.id, k.channel, ${now}, case when k.is_urgent then ${now}::timestamptz else ${quietUntil}::timestamptz end
        from gathered g join message m on m.id = g.message_id and m.created_at >= ${since} and m.deleted_at is null
          join jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k (kind text, channel text, is_default boolean, is_urgent boolean)
            on k.kind = m.kind
          join account_member am on am.member_id = m.member_id and am.left_at is null
          join account a on a.id = am.account_id and a.status = 'active'
          left join message_choice c on c.account_id = a.id and c.kind = k.kind and c.channel = k.channel
        where coalesce(c.is_on, k.is_default)
          and (k.channel <> 'mail' or exists (select from account_mail e where e.account_id = a.id and e.bounced_at is null))
          and (k.channel <> 'wechat' or exists (select from wechat_follower f where f.account_id = a.id))
        on conflict do nothing)
    select count(*)::int as count from gathered`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Letter {
  readonly id: number
  readonly account_id: number
  readonly attempts: number
  readonly first_at: Date
  readonly kind: MessageKind
  readonly title: string
  readonly body: string
  readonly url: string | null
  readonly told_at: Date
  readonly company: string
  readonly phone: string
  readonly address: string | null
  readonly open_id: string | null
}

interface Taking {
  readonly channel: SendingChannel
  readonly holder: string
  readonly now: Date
  readonly takenMs: number
  readonly most: number
}

/** Takes what is due for `holder` alone; what a dead process had taken is anybody's when its time is over, by the database's clock. */
export async function takeDue(db: Db, { channel, holder, now, takenMs, most }: Taking): Promise<Letter[]> {
  const { rows } = await sql<Letter>`
    with due as (select id from message_sending where channel = ${channel} and state = 'waiting' and next_at <= ${now}
        and taken_until <= database_now() order by next_at, id limit ${most} for update skip locked)
    update message_sending s set taken_by = ${holder}, taken_until = database_now() + ${takenMs}::float8 * interval '1 ms',
      attempts = s.attempts + 1, first_at = coalesce(s.first_at, ${now})
    from due, message m, member, account a left join account_mail e on e.account_id = a.id and e.bounced_at is null
      left join wechat_follower f on f.account_id = a.id
    where s.id = due.id and m.id = s.message_id and member.id = m.member_id and a.id = s.account_id
    returning s.id, s.account_id, s.attempts, s.first_at, m.kind, m.title, m.body, m.url, m.created_at as told_at, member.company,
      a.phone, e.address, f.open_id`.execute(db)
  return rows
}

/** The other side may have it from now on. False when another process has taken it since. */
export async function noteHanded(db: Db, { id, attempts }: Letter, holder: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_sending')
    .set({ handed_at: now })
    .where('id', '=', id)
    .where('taken_by', '=', holder)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * What a dead process was just handing over may have come or not. Where the other side would not know it again, it is not sent twice:
 * the office reads of it.
 */
export async function giveUpUnknown(db: Db, channel: SendingChannel, before: Date, now: Date): Promise<void> {
  await sql`update message_sending set state = 'unknown', done_at = ${now}, error = '发送进程中断，对方可能已收到'
    where channel = ${channel} and state = 'waiting' and handed_at <= ${before} and taken_until <= database_now()`.execute(db)
}

export type Settled =
  | { readonly state: 'sent' }
  | { readonly state: 'failed' | 'unknown'; readonly error: string }
  | { readonly state: 'waiting'; readonly error: string; readonly nextAt: Date }

/** Notes what came of an attempt, unless another process has taken it since. */
export async function settle(db: Db, { id, attempts }: Letter, holder: string, settled: Settled, now: Date): Promise<void> {
  const { state } = settled
  await db
    .updateTable('message_sending')
    .set({
      state,
      taken_until: new Date(0),
      error: state === 'sent' ? null : settled.error,
      done_at: state === 'waiting' ? null : now,
      ...(state === 'waiting' ? { next_at: settled.nextAt, handed_at: null } : {}),
    })
    .where('id', '=', id)
    .where('taken_by', '=', holder)
    .where('attempts', '=', attempts)
    .execute()
}

/** Null where the channel works. */
export async function findPause(db: Db, channel: SendingChannel, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('sending_channel')
    .where('name', '=', channel)
    .where('paused_until', '>', now)
    .select('paused_until')
    .executeTakeFirst()
  return row?.paused_until ?? null
}

export async function pauseChannel(db: Db, channel: SendingChannel, until: Date, why: string): Promise<void> {
  await db.updateTable('sending_channel').set({ paused_until: until, pause: why }).where('name', '=', channel).execute()
}

export async function markBounced(db: Db, accountId: number, address: string, bounce: string, now: Date): Promise<void> {
  await db
    .updateTable('account_mail')
    .set({ bounced_at: now, bounce })
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .where('bounced_at', 'is', null)
    .execute()
}

export async function deleteFollower(db: Db, accountId: number, openId: string): Promise<void> {
  await db.deleteFrom('wechat_follower').where('account_id', '=', accountId).where('open_id', '=', openId).execute()
}

export async function deleteOldSendings(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from message_sending where id in (
    select id from message_sending where done_at < ${before} order by done_at limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Leaves until morning what could not be sent by day. */
export async function hush(db: Db, urgent: readonly MessageKind[], until: Date): Promise<void> {
  await sql`update message_sending s set next_at = ${until} from message m
    where s.state = 'waiting' and s.next_at < ${until} and s.taken_until <= database_now() and m.id = s.message_id
      and m.kind <> all(${[...urgent]}::text[])`.execute(db)
}
