import type { Db, RowOf } from '../../db/schema.ts'

export type ActivityPageRow = RowOf<typeof findActivityPage>

export async function findActivityPage(db: Db, path: string) {
  return (
    (await db
      .selectFrom('activity_page')
      .where('path', '=', path)
      .select(['page', 'message', 'starts_at', 'ends_at'])
      .executeTakeFirst()) ?? null
  )
}
