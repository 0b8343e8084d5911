import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import type { MessageType } from '../../db/tables/message.ts'
import { type MessageKind, termsOf } from './messageKinds.ts'

export interface NewMessage {
  readonly memberId: number
  readonly kind: MessageKind
  readonly ref: string
  readonly title: string
  readonly body: string
  readonly url: string | null
}

/** What was told before is not told again; returns how many are new. */
export async function insertMessages(db: Db, messages: readonly NewMessage[], now: Date): Promise<number> {
  if (messages.length === 0) return 0
  const rows = await db
    .insertInto('message')
    .values(
      messages.map(({ memberId, kind, ref, title, body, url }) => ({
        member_id: memberId,
        type: termsOf(kind).type,
        kind,
        ref,
        title,
        body,
        url,
        created_at: now,
        read_at: null,
        deleted_at: null,
      })),
    )
    .onConflict((oc) => oc.columns(['member_id', 'ref']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

/** The same to every shop in order. */
export async function insertForAll(db: Db, { kind, ref, title, body, url }: Omit<NewMessage, 'memberId'>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`insert into message (member_id, type, kind, ref, title, body, url, created_at)
    select m.id, ${termsOf(kind).type}, ${kind}, ${ref}, ${title}, ${body}, ${url}, ${now}::timestamptz from member m
    where m.review = 'passed' and m.created_at <= ${now}
    on conflict (member_id, ref) do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export type MessageRow = RowOf<typeof findMessage>

const COLUMNS = ['id', 'type', 'title', 'body', 'url', 'created_at', 'read_at'] as const

const kept = (db: Db, memberId: number) => db.selectFrom('message').where('member_id', '=', memberId).where('deleted_at', 'is', null)

interface MessagePage {
  readonly type: MessageType | null
  readonly unreadOnly: boolean
  readonly ask: PageAsk
}

export async function findMessages(db: Db, memberId: number, { type, unreadOnly, ask }: MessagePage) {
  const chosen = kept(db, memberId)
    .$if(type !== null, (qb) => qb.where('type', '=', type ?? 'order'))
    .$if(unreadOnly, (qb) => qb.where('read_at', 'is', null))
  const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...(await newestFirst(chosen.select(COLUMNS), 'id', ask)), total }
}

export async function findMessage(db: Db, memberId: number, id: number) {
  return (await kept(db, memberId).where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

export type UnreadCounts = Readonly<Record<MessageType, number>>

export async function countUnread(db: Db, memberId: number): Promise<UnreadCounts> {
  const count = (type: MessageType) => sql<number>`count(*) filter (where type = ${type})::int`
  return kept(db, memberId)
    .where('read_at', 'is', null)
    .select([count('order').as('order'), count('promo').as('promo'), count('notice').as('notice'), count('cert').as('cert')])
    .executeTakeFirstOrThrow()
}

/** How many of these are the shop's own, those it has deleted too. */
export async function countOwn(db: Db, memberId: number, ids: readonly number[]): Promise<number> {
  const { owned } = await db
    .selectFrom('message')
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .select((eb) => eb.fn.countAll<number>().as('owned'))
    .executeTakeFirstOrThrow()
  return owned
}

export async function markRead(
  db: Db,
  memberId: number,
  which: { readonly ids: readonly number[] } | { readonly type: MessageType | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$if('ids' in which, (qb) => qb.where('id', 'in', 'ids' in which ? which.ids : []))
    .$if('type' in which && which.type !== null, (qb) => qb.where('type', '=', ('type' in which ? which.type : null) ?? 'order'))
    .execute()
}

export async function markDeleted(db: Db, memberId: number, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ deleted_at: now })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}
