import { Type, type Static } from 'typebox'
import { seconds } from '../../deps.ts'
import type { ArticleKind } from '../../db/tables/content.ts'
import type { ArticleRow, Neighbour } from './article.repo.ts'

const kind = () =>
  Type.Unsafe<ArticleKind>({ type: 'string', enum: ['help', 'news', 'notice'], description: 'help 帮助，news 资讯，notice 公告' })
const body = () => Type.String({ description: '纯文本，段落之间空一行，以「## 」开头的段落为小标题' })

export const ArticleItemSchema = Type.Object(
  {
    id: Type.String(),
    type: kind(),
    category_id: Type.String(),
    category_name: Type.String(),
    title: Type.String(),
    summary: Type.String({ description: '正文开头' }),
    url: Type.String({ description: '站内地址' }),
    published_at: Type.Integer({ description: '发布时间，10 位秒' }),
  },
  { $id: 'ArticleItem' },
)
export type ArticleItemWire = Static<typeof ArticleItemSchema>

const NeighbourSchema = Type.Unsafe<{ id: string; title: string; url: string } | null>({
  type: ['object', 'null'],
  properties: { id: { type: 'string' }, title: { type: 'string' }, url: { type: 'string' } },
  required: ['id', 'title', 'url'],
})

export const ArticleSchema = Type.Object(
  {
    ...ArticleItemSchema.properties,
    body: body(),
    updated_at: Type.Integer({ description: '更新时间，10 位秒' }),
    prev: NeighbourSchema,
    next: NeighbourSchema,
  },
  { $id: 'Article' },
)
export type ArticleWire = Static<typeof ArticleSchema>

export const HelpArticleSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    body: body(),
    category_id: Type.String(),
    category_name: Type.String(),
    url: Type.String({ description: '站内地址' }),
    updated_at: Type.Integer({ description: '更新时间，10 位秒' }),
  },
  { $id: 'HelpArticle' },
)
export type HelpArticleWire = Static<typeof HelpArticleSchema>

export const HelpCategorySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    children: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), url: Type.String({ description: '站内地址' }) })),
  },
  { $id: 'HelpCategory' },
)
export type HelpCategoryWire = Static<typeof HelpCategorySchema>

const SUMMARY_CHARS = 60

/** The first words of the text itself; headings are none. */
function summaryOf(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/).filter((block) => !block.startsWith('## '))
  const chars = [...first.replaceAll('\n', '')]
  return chars.length > SUMMARY_CHARS ? `${chars.slice(0, SUMMARY_CHARS).join('')}…` : chars.join('')
}

/** `/news/info/{id}/{type}` for what is told once, `/help/{category}/{article}` for what stands. */
export function articleUrl(kindOf: ArticleKind, id: number, category: string, slug: string): string {
  return kindOf === 'help' ? `/help/${category}/${slug}?id=${id}` : `/news/info/${id}/${kindOf}`
}

export function articleItem(row: ArticleRow): ArticleItemWire {
  return {
    id: String(row.id),
    type: row.kind,
    category_id: String(row.category_id),
    category_name: row.category_name,
    title: row.title,
    summary: summaryOf(row.body),
    url: articleUrl(row.kind, row.id, row.category_slug, row.slug),
    published_at: seconds(row.published_at),
  }
}

export function articleWire(row: ArticleRow, { prev, next }: { prev: Neighbour | null; next: Neighbour | null }): ArticleWire {
  const neighbour = (article: Neighbour | null) =>
    article === null ? null : { id: String(article.id), title: article.title, url: articleUrl(row.kind, article.id, row.category_slug, '') }
  return { ...articleItem(row), body: row.body, updated_at: seconds(row.updated_at), prev: neighbour(prev), next: neighbour(next) }
}

export function helpWire(row: ArticleRow): HelpArticleWire {
  return {
    id: String(row.id),
    title: row.title,
    body: row.body,
    category_id: String(row.category_id),
    category_name: row.category_name,
    url: articleUrl('help', row.id, row.category_slug, row.slug),
    updated_at: seconds(row.updated_at),
  }
}

export const articleItemExample: ArticleItemWire = {
  id: '101',
  type: 'news',
  category_id: '3',
  category_name: '行业资讯',
  title: '冬季呼吸道用药进入备货期',
  summary: '入冬以来，感冒、止咳类品种的门店动销明显加快……',
  url: '/news/info/101/news',
  published_at: 1795226400,
}
export const articleExample: ArticleWire = {
  ...articleItemExample,
  body: '入冬以来，感冒、止咳类品种的门店动销明显加快。\n\n## 备货建议\n\n按近四周销量备足两周库存。',
  updated_at: 1795226400,
  prev: { id: '100', title: '电子处方流转', url: '/news/info/100/news' },
  next: null,
}
export const helpExample: HelpArticleWire = {
  id: '11',
  title: '会员注册',
  body: '请准备营业执照与药品经营许可证。\n\n## 注册步骤\n\n第一步，验证手机号。',
  category_id: '10',
  category_name: '新手指南',
  url: '/help/xrzn/hyzc?id=11',
  updated_at: 1795226400,
}
export const helpCategoryExample: HelpCategoryWire = {
  id: '10',
  name: '新手指南',
  children: [{ id: '11', name: '会员注册', url: '/help/xrzn/hyzc?id=11' }],
}
