import type { ActivityPage, ArticleKind, Company, HelpArticle, HelpCategory } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestPost } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import {
  toActivityPage,
  toArticle,
  toArticleCategory,
  toArticleWithDetail,
  toCompany,
  toHelpArticle,
  toHelpCategory,
  type ArticleCategoryModel,
  type ArticleModel,
} from './content.mapper.ts'

/** How many others the marketplace shows beside a notice. */
const othersPerPage = 20

/** `others` are the first of them, where they came with the article. */
export type PostPageModel = {
  readonly article: ArticleModel
  readonly id: string
  readonly kind: ArticleKind | null
  readonly others?: RestSlice<ArticleModel>
}

export async function fetchHeadlines(rest: CallerRest): Promise<ArticleModel[]> {
  return listOf(await rest.get('/api/focus/postList'), 'headlines', toArticle)
}

export async function fetchArticles(
  rest: CallerRest,
  categoryID: string | null | undefined,
  page: number,
  perPage: number,
): Promise<RestSlice<ArticleModel>> {
  return toRestSlice(await rest.get('/api/article', { query: { page, per_page: perPage, category_id: categoryID } }), 'articles', toArticle)
}

export async function fetchArticle(rest: CallerRest, id: string): Promise<ArticleModel> {
  return toArticleWithDetail(await rest.get('/api/article/{id}', { ids: { id } }))
}

export async function fetchArticleCategory(rest: CallerRest, id: string): Promise<ArticleCategoryModel> {
  return toArticleCategory(await rest.get('/api/article/category', { query: { category_id: id }, each: 'category_id' }))
}

export async function fetchPostPage(rest: CallerRest, id: string, kind: ArticleKind | null): Promise<PostPageModel> {
  const body = await fetchPost(rest, id, kind, 1)
  return { article: toArticleWithDetail(body), id, kind, others: toOthers(body) }
}

/** The marketplace has its own size of a page, so a part may lie across several; the first came with the article. */
export async function fetchOthers(
  rest: CallerRest,
  { id, kind, others }: PostPageModel,
  page: number,
  perPage: number,
): Promise<RestSlice<ArticleModel>> {
  const from = (page - 1) * perPage
  const firstPage = Math.floor(from / othersPerPage)
  const pages = Array.from({ length: Math.ceil((from + perPage) / othersPerPage) - firstPage }, (_, index) => firstPage + index + 1)
  const slices = await Promise.all(
    pages.map(async (number) => (number === 1 && others ? others : toOthers(await fetchPost(rest, id, kind, number)))),
  )
  const skipped = from - firstPage * othersPerPage
  const rows = slices.flatMap((slice) => slice.rows).slice(skipped, skipped + perPage)
  return { rows, total: slices[0]?.total ?? 0, hasMore: null }
}

const fetchPost = (rest: CallerRest, id: string, kind: ArticleKind | null, page: number): Promise<unknown> =>
  rest.get('/api/post/postDetail', { query: { id, type: kind?.toLowerCase(), page } })

function toOthers(body: unknown): RestSlice<ArticleModel> {
  const none = { rows: [], total: 0, hasMore: null }
  return new Row<RestPost>(body, 'post').optionalObject('list', (list) => toRestSlice(list, 'post.list', toArticle)) ?? none
}

export async function fetchHelpCategories(rest: CallerRest): Promise<HelpCategory[]> {
  return listOf(await rest.get('/api/help/category'), 'help', toHelpCategory)
}

export async function fetchHelpArticle(rest: CallerRest, id: string): Promise<HelpArticle> {
  return toHelpArticle(await rest.get('/api/help/{id}', { ids: { id } }))
}

export async function fetchCompany(rest: CallerRest): Promise<Company> {
  return toCompany(await rest.get('/api/company'))
}

/** Which help stands at this address; null where none does. */
export async function findHelpID(rest: CallerRest, path: string): Promise<string | null> {
  const articles = (await fetchHelpCategories(rest)).flatMap((category) => category.articles)
  return articles.find(({ url }) => url?.split('?', 1)[0] === path)?.articleID ?? null
}

/** An activity's address has one to three parts. */
export async function fetchActivityPage(rest: CallerRest, [url = '', url1, url2]: readonly string[]): Promise<ActivityPage> {
  if (url1 === undefined) return toActivityPage(await rest.get('/api/activity/page/{url}', { ids: { url } }))
  if (url2 === undefined) return toActivityPage(await rest.get('/api/activity/page/{url}/{url1}', { ids: { url, url1 } }))
  return toActivityPage(await rest.get('/api/activity/page/{url}/{url1}/{url2}', { ids: { url, url1, url2 } }))
}
