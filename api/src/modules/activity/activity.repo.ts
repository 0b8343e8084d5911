import type { Db } from '../../db/schema.ts'

export async function findActivityPage(db: Db, path: string) {
  return (
    (await db
      .selectFrom('activity_page')
      .where('path', '=', path)
      .select(['page', 'message', 'starts_at', 'ends_at'])
      .executeTakeFirst()) ?? null
  )
}
