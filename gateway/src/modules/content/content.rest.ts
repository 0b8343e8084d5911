import type { ActivityPage, ArticleKind, HelpArticle, HelpCategory } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestPost } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { sliceOf, toConnection, toRestSlice, type Connection, type RestSlice } from '../base/connection.ts'
import {
  toActivityPage,
  toArticle,
  toArticleCategory,
  toArticleWithDetail,
  toHelpArticle,
  toHelpCategory,
  type ArticleCategoryModel,
  type ArticleModel,
} from './content.mapper.ts'

/** How many others the marketplace shows beside a notice. */
const othersPerPage = 20

export type PostPageModel = { readonly article: ArticleModel; readonly others: Connection<ArticleModel> }

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
  return toArticleCategory(await rest.get('/api/article/category', { query: { category_id: id } }))
}

export async function fetchPostPage(
  rest: CallerRest,
  id: string,
  kind: ArticleKind | null | undefined,
  page: number,
): Promise<PostPageModel> {
  const body = await rest.get('/api/post/postDetail', { query: { id, type: kind?.toLowerCase(), page } })
  const others = new Row<RestPost>(body, 'post').optionalObject('list', (list) => toRestSlice(list, 'post.list', toArticle)) ?? {
    rows: [],
    total: 0,
    hasMore: null,
  }
  const read = { ...others, offset: (page - 1) * othersPerPage }
  return { article: toArticleWithDetail(body), others: toConnection(sliceOf({ first: othersPerPage, page }), read) }
}

export async function fetchHelpCategories(rest: CallerRest): Promise<HelpCategory[]> {
  return listOf(await rest.get('/api/help/category'), 'help', toHelpCategory)
}

export async function fetchHelpArticle(rest: CallerRest, id: string): Promise<HelpArticle> {
  return toHelpArticle(await rest.get('/api/help/{id}', { ids: { id } }))
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
