import type { Db } from '../../db/schema.ts'

export interface ActivityPageRow {
  page: string
  message: string
  starts_at: Date
  ends_at: Date
}

export async function findActivityPage(db: Db, path: string): Promise<ActivityPageRow | null> {
  return (
    (await db
      .selectFrom('activity_page')
      .where('path', '=', path)
      .select(['page', 'message', 'starts_at', 'ends_at'])
      .executeTakeFirst()) ?? null
  )
}
