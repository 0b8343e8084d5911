import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db } from '../../db/schema.ts'
import type { FeedbackType } from '../../db/tables/service.ts'

export interface FeedbackRow {
  id: number
  member_id: number
  type: FeedbackType
  content: string
  created_at: Date
  images: string[]
  replies: { staff: string; content: string; at: string }[]
}
export interface NewFeedback {
  readonly memberId: number
  readonly type: FeedbackType
  readonly content: string
  readonly images: readonly string[]
  readonly now: Date
}

export async function insertFeedback(db: Db, { memberId, type, content, images, now }: NewFeedback): Promise<number> {
  const { id } = await db
    .insertInto('feedback')
    .values({ member_id: memberId, type, content, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (images.length > 0)
    await db
      .insertInto('feedback_image')
      .values(images.map((file_key, at) => ({ feedback_id: id, nth: at + 1, file_key })))
      .execute()
  return id
}

function letters(db: Db) {
  return db
    .selectFrom('feedback as f')
    .select(['f.id', 'f.member_id', 'f.type', 'f.content', 'f.created_at'])
    .select([
      sql<string[]>`coalesce((select jsonb_agg(i.file_key order by i.nth) from feedback_image i where i.feedback_id = f.id), '[]')`.as(
        'images',
      ),
      sql<
        FeedbackRow['replies']
      >`coalesce((select jsonb_agg(jsonb_build_object('staff', r.staff, 'content', r.content, 'at', r.at) order by r.id)
        from feedback_reply r where r.feedback_id = f.id), '[]')`.as('replies'),
    ])
}

/** A shop's own, or all of them for the office; the latest first. */
export async function findFeedbackPage(
  db: Db,
  memberId: number | null,
  ask: PageAsk,
): Promise<{ rows: FeedbackRow[]; hasMore: boolean; total: number }> {
  const { total } = await db
    .selectFrom('feedback')
    .$if(memberId !== null, (qb) => qb.where('member_id', '=', memberId ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const sent = letters(db).$if(memberId !== null, (qb) => qb.where('f.member_id', '=', memberId ?? 0))
  return { ...(await newestFirst(sent, 'f.id', ask)), total }
}

export async function findFeedback(db: Db, id: number): Promise<FeedbackRow | null> {
  return (await letters(db).where('f.id', '=', id).executeTakeFirst()) ?? null
}

export async function countSince(db: Db, memberId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFeedbackReply(
  db: Db,
  feedbackId: number,
  reply: { readonly staff: string; readonly content: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('feedback_reply')
    .values({ feedback_id: feedbackId, ...reply })
    .execute()
}
