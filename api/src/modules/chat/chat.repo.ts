import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import type { ChatSender } from '../../db/tables/message.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'

export type ChatRow = RowOf<typeof insertChat>

const COLUMNS = ['id', 'sender', 'staff', 'content', 'image_key', 'created_at'] as const

interface NewChat {
  readonly memberId: number
  readonly accountId: number | null
  readonly staff: string | null
  readonly content: string | null
  readonly imageKey: string | null
  readonly now: Date
}

export function insertChat(db: Db, { memberId, accountId, staff, content, imageKey, now }: NewChat) {
  return db
    .insertInto('chat_message')
    .values({
      member_id: memberId,
      sender: accountId === null ? 'staff' : 'buyer',
      account_id: accountId,
      staff,
      content,
      image_key: imageKey,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** `before` counts only what is older than that message; a PageAsk counts all. */
export async function findChat(db: Db, memberId: number, before: number | null, ask: PageAsk) {
  const shopMessages = db.selectFrom('chat_message').where('member_id', '=', memberId)
  const all = before === null ? shopMessages : shopMessages.where('id', '<', before)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...(await newestFirst(all.select(COLUMNS), 'id', ask)), total }
}

/** Answers that the shop has not seen. */
export async function countUnseen(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{
    unseen: number
  }>`select count(*)::int as unseen from chat_message c where c.member_id = ${memberId} and c.sender = 'staff'
    and c.id > coalesce((select seen_id from chat_seen s where s.member_id = c.member_id), 0)`.execute(db)
  return rows[0]?.unseen ?? 0
}

/** Only ever onwards, and no further than there are messages. */
export async function markSeen(db: Db, memberId: number, until: number): Promise<void> {
  await sql`insert into chat_seen (member_id, seen_id)
    select ${memberId}::bigint, max(id) from chat_message
    where member_id = ${memberId} and id <= ${until}::bigint having max(id) is not null
    on conflict (member_id) do update set seen_id = excluded.seen_id where chat_seen.seen_id < excluded.seen_id`.execute(db)
}

export interface ThreadRow {
  member_id: number
  company: string
  sender: ChatSender
  content: string | null
  created_at: Date
}

/** Each shop's last message; those that wait for an answer first, the longest waiting at the top. */
export async function findThreads(db: Db, limit: number): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`select l.member_id, m.company, l.sender, l.content, l.created_at
    from (select distinct on (member_id) member_id, sender, content, created_at from chat_message order by member_id, id desc) l
    join member m on m.id = l.member_id
    order by l.sender = 'buyer' desc, case when l.sender = 'buyer' then l.created_at end, l.created_at desc limit ${limit}`.execute(db)
  return rows
}

export async function findMemberName(db: Db, memberId: number): Promise<string | null> {
  return (await db.selectFrom('member').where('id', '=', memberId).select('company').executeTakeFirst())?.company ?? null
}

/** Whoever answers for the shop: its own manager, else the default one; null where there is none. */
export async function findManagerName(db: Db, memberId: number): Promise<string | null> {
  const { rows } = await sql<{
    name: string
  }>`select g.name from member m join manager g on g.id = m.manager_id or (m.manager_id is null and g.is_default)
    where m.id = ${memberId} limit 1`.execute(db)
  return rows[0]?.name ?? null
}

export type WaitingChat = RowOf<typeof findWaitingChats>

/** Threads whose last word is a buyer's, said between these moments. */
export function findWaitingChats(
  db: Db,
  { since, before, limit }: { readonly since: Date; readonly before: Date; readonly limit: number },
) {
  return db
    .selectFrom('chat_message as c')
    .where('c.sender', '=', 'buyer')
    .where('c.created_at', '>=', since)
    .where('c.created_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('chat_message as later')
            .whereRef('later.member_id', '=', 'c.member_id')
            .whereRef('later.id', '>', 'c.id')
            .select('later.id'),
        ),
      ),
    )
    .orderBy('c.id')
    .limit(limit)
    .select(['c.id', 'c.member_id', 'c.content'])
    .execute()
}

/** What the shop bought last, and paid for. */
export async function findLastOrder(db: Db, memberId: number): Promise<{ no: string; status: OrderStatus } | null> {
  return (
    (await db
      .selectFrom('orders')
      .where('member_id', '=', memberId)
      .where('status', 'not in', ['unpaid', 'cancelled', 'timeout'])
      .orderBy('id', 'desc')
      .limit(1)
      .select(['no', 'status'])
      .executeTakeFirst()) ?? null
  )
}
