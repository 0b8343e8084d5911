import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'

export type WantedRow = RowOf<typeof findWanted>
export interface NewWanted {
  readonly memberId: number
  readonly name: string
  readonly spec: string | null
  readonly maker: string | null
  readonly number: number
  readonly price: number | null
  readonly until: string
  readonly remark: string | null
  readonly images: readonly string[]
  readonly now: Date
}

export async function insertWanted(db: Db, { memberId, images, now, ...asked }: NewWanted): Promise<number> {
  const { id } = await db
    .insertInto('wanted')
    .values({ ...asked, member_id: memberId, created_at: now, closed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (images.length > 0)
    await db
      .insertInto('wanted_image')
      .values(images.map((file_key, at) => ({ wanted_id: id, nth: at + 1, file_key })))
      .execute()
  return id
}

function requests(db: Db) {
  return db
    .selectFrom('wanted as w')
    .select([
      'w.id',
      'w.member_id',
      'w.name',
      'w.spec',
      'w.maker',
      'w.number',
      'w.price',
      'w.until',
      'w.remark',
      'w.status',
      'w.created_at',
    ])
    .select(sql<number>`(select count(*) from wanted_reply r where r.wanted_id = w.id)::int`.as('replies'))
}

/** Of one shop, or of all for the office; `isOpen` leaves out what is closed or past its day, or keeps only that. */
export interface WantedSearch {
  readonly memberId: number | null
  readonly isOpen: boolean | null
  readonly today: string
}

export async function findWantedPage(
  db: Db,
  { memberId, isOpen, today }: WantedSearch,
  ask: PageAsk,
): Promise<{ rows: WantedRow[]; hasMore: boolean; total: number }> {
  const found = requests(db)
    .$if(memberId !== null, (qb) => qb.where('w.member_id', '=', memberId ?? 0))
    .$if(isOpen !== null, (qb) => qb.where(sql<boolean>`(w.status = 'open' and w.until >= ${today})`, '=', isOpen))
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...(await newestFirst(found, 'w.id', ask)), total }
}

export async function findWanted(db: Db, memberId: number | null, id: number) {
  return (
    (await requests(db)
      .where('w.id', '=', id)
      .$if(memberId !== null, (qb) => qb.where('w.member_id', '=', memberId ?? 0))
      .executeTakeFirst()) ?? null
  )
}

export async function findWantedImages(db: Db, id: number): Promise<string[]> {
  return (await db.selectFrom('wanted_image').where('wanted_id', '=', id).orderBy('nth').select('file_key').execute()).map(
    (row) => row.file_key,
  )
}

export type ReplyRow = RowOf<typeof findReplies>

export function findReplies(db: Db, id: number) {
  return db
    .selectFrom('wanted_reply')
    .where('wanted_id', '=', id)
    .orderBy('id')
    .select(['id', 'staff', 'content', 'goods_id', 'price', 'number', 'at'])
    .execute()
}

export async function insertReply(db: Db, wantedId: number, reply: Omit<ReplyRow, 'id'>): Promise<void> {
  await db
    .insertInto('wanted_reply')
    .values({ wanted_id: wantedId, ...reply })
    .execute()
}

/** False when it is closed already. */
export async function closeWanted(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('wanted')
    .set({ status: 'closed', closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
