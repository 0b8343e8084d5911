import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isAddressPart, isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType, nodeInList } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import {
  fetchActivityPage,
  fetchArticleCategory,
  fetchArticles,
  fetchCompany,
  fetchHeadlines,
  fetchHelpArticle,
  fetchHelpCategories,
  fetchOthers,
  fetchPostPage,
  findHelpID,
} from './content.rest.ts'

/** The number under which every marketplace of this kind keeps the notice. */
const announcementID = '72'

export const contentResolvers: Resolvers = {
  Query: {
    headlines: (_, __, { rest }) => fetchHeadlines(rest),
    announcement: async (_, __, { rest }) => (await nullWhenMissing(fetchPostPage(rest, announcementID, 'NOTICE')))?.article ?? null,
    async articles(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchArticles(rest, filter?.categoryID, page, perPage)))
    },
    article: (_, { articleID }, { loaders }) => (isUpstreamId(articleID) ? nullWhenMissing(loaders.article.load(articleID)) : null),
    articleCategory: (_, { categoryID }, { rest }) =>
      isUpstreamId(categoryID) ? nullWhenMissing(fetchArticleCategory(rest, categoryID)) : null,
    postPage: (_, { articleID, kind }, { rest }) =>
      isUpstreamId(articleID) ? nullWhenMissing(fetchPostPage(rest, articleID, kind ?? null)) : null,
    company: (_, __, { rest }) => nullWhenMissing(fetchCompany(rest)),
    helpCategories: (_, __, { rest }) => fetchHelpCategories(rest),
    async helpArticle(_, { by: { articleID, path } }, { rest }) {
      const id = articleID ?? (path ? await findHelpID(rest, path) : null)
      return id !== null && isUpstreamId(id) ? nullWhenMissing(fetchHelpArticle(rest, id)) : null
    },
    activityPage: (_, { path }, { rest }) =>
      path.length >= 1 && path.length <= 3 && path.every(isAddressPart) ? nullWhenMissing(fetchActivityPage(rest, path)) : null,
  },
  PostPage: {
    async others(page, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (number, perPage) => fetchOthers(rest, page, number, perPage)))
    },
  },
  Article: {
    detail: async ({ articleID, detail }, _, { loaders }) => detail ?? (await loaders.article.load(articleID)).detail ?? null,
  },
}

export const articleNode = nodeType('Article', (id, { loaders }) => loaders.article.load(id))
export const helpArticleNode = nodeType('HelpArticle', (id, { rest }) => fetchHelpArticle(rest, id))
export const articleCategoryNode = nodeType('ArticleCategory', (id, { rest, loaders }) =>
  loaders.kept(`article category ${id}`, () => fetchArticleCategory(rest, id)),
)
export const helpCategoryNode = nodeInList(
  'HelpCategory',
  ({ rest }) => fetchHelpCategories(rest),
  ({ categoryID }) => categoryID,
)
