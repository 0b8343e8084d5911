import type { Db, RowOf } from '../../db/schema.ts'
import type { ArticleKind } from '../../db/tables/content.ts'

export type ArticleRow = RowOf<typeof findArticle>

const COLUMNS = [
  'a.id',
  'a.category_id',
  'a.slug',
  'a.title',
  'a.body',
  'a.published_at',
  'a.updated_at',
  'c.name as category_name',
  'c.slug as category_slug',
  'c.kind',
] as const

function published(db: Db, now: Date) {
  return db.selectFrom('article as a').innerJoin('article_category as c', 'c.id', 'a.category_id').where('a.published_at', '<=', now)
}

/** Null unless it is of one of these kinds and published. */
export async function findArticle(db: Db, id: number, kinds: readonly ArticleKind[], now: Date) {
  return (await published(db, now).where('a.id', '=', id).where('c.kind', 'in', kinds).select(COLUMNS).executeTakeFirst()) ?? null
}

interface ArticlePage {
  readonly kinds: readonly ArticleKind[]
  readonly categoryId: number | null
  readonly limit: number
  readonly offset: number
  readonly now: Date
}

/** The newest first. */
export async function findArticles(
  db: Db,
  { kinds, categoryId, limit, offset, now }: ArticlePage,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const chosen = published(db, now)
    .where('c.kind', 'in', kinds)
    .$if(categoryId !== null, (qb) => qb.where('a.category_id', '=', categoryId ?? 0))
  const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await chosen.orderBy('a.published_at', 'desc').orderBy('a.id', 'desc').limit(limit).offset(offset).select(COLUMNS).execute()
  return { rows, total }
}

export interface Neighbour {
  id: number
  title: string
}

/** The one that came out before and the one after, in its category. */
export async function findNeighbours(
  db: Db,
  { id, category_id, published_at }: ArticleRow,
  now: Date,
): Promise<{ prev: Neighbour | null; next: Neighbour | null }> {
  const others = published(db, now).where('a.category_id', '=', category_id).select(['a.id', 'a.title']).limit(1)
  const before = await others
    .where((eb) => eb.or([eb('a.published_at', '<', published_at), eb.and([eb('a.published_at', '=', published_at), eb('a.id', '<', id)])]))
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst()
  const after = await others
    .where((eb) => eb.or([eb('a.published_at', '>', published_at), eb.and([eb('a.published_at', '=', published_at), eb('a.id', '>', id)])]))
    .orderBy('a.published_at')
    .orderBy('a.id')
    .executeTakeFirst()
  return { prev: before ?? null, next: after ?? null }
}

export function findCategories(db: Db, kind: ArticleKind) {
  return db
    .selectFrom('article_category')
    .where('kind', '=', kind)
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'kind', 'slug', 'name'])
    .execute()
}

/** Titles of help articles in the order of their numbers. */
export function findHelpTitles(db: Db, now: Date): Promise<{ id: number; category_id: number; slug: string; title: string }[]> {
  return published(db, now).where('c.kind', '=', 'help').orderBy('a.id').select(['a.id', 'a.category_id', 'a.slug', 'a.title']).execute()
}
