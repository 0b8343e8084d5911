import { Type } from 'typebox'
import { ANNOUNCEMENT_POST_ID, HELP_CATEGORIES_MAX, PAGE_SIZE_DEFAULT } from 'rules/constants'
import type { ArticleKind } from '../../db/tables/content.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, IdParams, smallPathId } from '../../server/fields.ts'
import { findArticle, findArticles, findCategories, findHelpTitles, findNeighbours } from './article.repo.ts'
import {
  articleExample,
  articleItem,
  articleItemExample,
  ArticleItemSchema,
  ArticleSchema,
  articleUrl,
  articleWire,
  helpCategoryExample,
  HelpCategorySchema,
  helpExample,
  HelpArticleSchema,
  helpWire,
} from './article.schemas.ts'
import { keepable } from './publicAnswer.ts'
import { paged, sliceOf } from '../../server/paging.ts'

const TOLD: readonly ArticleKind[] = ['news', 'notice']
/** Titles on the home page and beneath a category's name. */
const TITLES = 6

const ArticlePage = pageOf(ref(ArticleItemSchema))
const pageExample = { data: [articleItemExample], current_page: 1, per_page: PAGE_SIZE_DEFAULT, total: 1, last_page: 1 }
const PageQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const ListQuery = Type.Object({ ...PageQuery.properties, category_id: Type.Optional(fields.smallId('栏目编号')) })
const PostQuery = Type.Object({
  id: fields.smallId('文章编号'),
  type: Type.Optional(
    Type.Unsafe<'news' | 'notice'>({ type: 'string', enum: ['news', 'notice'], title: '类型', description: 'news 资讯，notice 公告' }),
  ),
  page: fields.page(),
})

interface Listed {
  readonly kinds: readonly ArticleKind[]
  readonly categoryId: number | null
  readonly page: number
  readonly perPage: number
}

async function pageOfArticles(deps: Deps, { kinds, categoryId, page, perPage }: Listed) {
  const { rows, total } = await findArticles(deps.db, {
    kinds,
    categoryId,
    ...sliceOf({ page, per_page: perPage }),
    now: deps.clock.now(),
  })
  return paged(rows.map(articleItem), total, { page, per_page: perPage })
}

async function article(deps: Deps, id: number, kinds: readonly ArticleKind[]) {
  const now = deps.clock.now()
  const row = await findArticle(deps.db, id, kinds, now)
  if (row === null) throw notFound('您访问的文章不存在')
  return articleWire(row, await findNeighbours(deps.db, row, now))
}

/** News, announcements and the help centre: the same for everybody. */
export const articleRoom: Room = {
  name: 'article',
  schemas: [ArticleItemSchema, ArticleSchema, HelpArticleSchema, HelpCategorySchema],
  routes(app, deps) {
    helpRoutes(app, deps)
    postRoutes(app, deps)

    const list = describeCall({ summary: '资讯列表', tag: '内容', visitor: true, mayLag: true, data: ArticlePage, example: pageExample })
    app.get('/api/article', { ...list, onSend: keepable, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
      const { page = 1, per_page = PAGE_SIZE_DEFAULT, category_id } = request.query
      return ok(
        await pageOfArticles(deps, {
          kinds: TOLD,
          categoryId: category_id === undefined ? null : Number(category_id),
          page,
          perPage: per_page,
        }),
      )
    })

    const category = describeCall({
      summary: '资讯栏目及最新文章',
      tag: '内容',
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: Type.Object({
        id: Type.String(),
        name: Type.String(),
        categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: '全部资讯栏目' }),
        data: Type.Array(ref(ArticleItemSchema)),
      }),
      example: { id: '3', name: '行业资讯', categories: [{ id: '3', name: '行业资讯' }], data: [articleItemExample] },
    })
    app.get(
      '/api/article/category',
      {
        ...category,
        onSend: keepable,
        schema: { ...category.schema, querystring: Type.Object({ category_id: fields.smallId('栏目编号') }) },
      },
      async (request) => {
        const id = Number(request.query.category_id)
        const all = await findCategories(deps.db, 'news')
        const found = all.find((newsCategory) => newsCategory.id === id)
        if (found === undefined) throw notFound('您访问的栏目不存在')
        const { data } = await pageOfArticles(deps, { kinds: ['news'], categoryId: id, page: 1, perPage: TITLES })
        return ok({
          id: String(id),
          name: found.name,
          categories: all.map((newsCategory) => ({ id: String(newsCategory.id), name: newsCategory.name })),
          data,
        })
      },
    )

    const detail = describeCall({
      summary: '资讯正文及上一篇、下一篇',
      tag: '内容',
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: ref(ArticleSchema),
      example: articleExample,
    })
    app.get(
      '/api/article/:id',
      {
        ...detail,
        onSend: keepable,
        schema: { ...detail.schema, params: IdParams, querystring: Type.Object({ type: PostQuery.properties.type }) },
      },
      async (request) => {
        const { type } = request.query
        return ok(await article(deps, smallPathId(request.params.id), type === undefined ? TOLD : [type]))
      },
    )
  },
}

function helpRoutes(app: App, deps: Deps): void {
  const category = describeCall({
    summary: '帮助中心分类',
    tag: '内容',
    visitor: true,
    mayLag: true,
    data: Type.Array(ref(HelpCategorySchema)),
    example: [helpCategoryExample],
  })
  app.get('/api/help/category', { ...category, onSend: keepable }, async () => {
    const categories = (await findCategories(deps.db, 'help')).slice(0, HELP_CATEGORIES_MAX)
    const titles = await findHelpTitles(deps.db, deps.clock.now())
    return ok(
      categories.map(({ id, name, slug }) => ({
        id: String(id),
        name,
        children: titles
          .filter((entry) => entry.category_id === id)
          .map((entry) => ({ id: String(entry.id), name: entry.title, url: articleUrl('help', entry.id, slug, entry.slug) })),
      })),
    )
  })

  const detail = describeCall({
    summary: '帮助正文（带 etag）',
    tag: '内容',
    visitor: true,
    mayLag: true,
    statuses: [404],
    data: ref(HelpArticleSchema),
    example: helpExample,
  })
  app.get('/api/help/:id', { ...detail, onSend: keepable, schema: { ...detail.schema, params: IdParams } }, async (request) => {
    const row = await findArticle(deps.db, smallPathId(request.params.id), ['help'], deps.clock.now())
    if (row === null) throw notFound('您访问的帮助不存在')
    return ok(helpWire(row))
  })
}

function postRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '首页公告与资讯标题',
    tag: '内容',
    visitor: true,
    mayLag: true,
    data: Type.Array(ref(ArticleItemSchema)),
    example: [articleItemExample],
  })
  app.get('/api/focus/postList', { ...list, onSend: keepable }, async () =>
    ok((await pageOfArticles(deps, { kinds: TOLD, categoryId: null, page: 1, perPage: TITLES })).data),
  )

  const detail = describeCall({
    summary: `公告或资讯正文与同类列表（滚动公告为 ${ANNOUNCEMENT_POST_ID} 号）`,
    tag: '内容',
    visitor: true,
    mayLag: true,
    statuses: [404],
    data: Type.Object({ ...ArticleSchema.properties, list: ArticlePage }),
    example: { ...articleExample, list: pageExample },
  })
  app.get(
    '/api/post/postDetail',
    { ...detail, onSend: keepable, schema: { ...detail.schema, querystring: PostQuery } },
    async (request) => {
      const { id, type, page = 1 } = request.query
      const found = await article(deps, Number(id), type === undefined ? TOLD : [type])
      return ok({ ...found, list: await pageOfArticles(deps, { kinds: [found.type], categoryId: null, page, perPage: PAGE_SIZE_DEFAULT }) })
    },
  )
}
