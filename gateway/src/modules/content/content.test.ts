import { describe, expect, it } from 'vitest'
import type { RestArticle, RestArticleItem, RestHelpCategory } from '../../rest/restTypes.ts'
import { changed, type Changes, listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { helpArticleBody } from '../../testing/marketBodies.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const item = (id: string, changes: Changes<RestArticleItem> = {}): RestArticleItem =>
  changed<RestArticleItem>(
    {
      id,
      type: 'news',
      category_id: '3',
      category_name: '行业资讯',
      title: `文章${id}`,
      summary: '开头',
      url: `/news/info/${id}/news`,
      published_at: 1_795_226_400,
    },
    changes,
  )
const article = (id: string, changes: Changes<RestArticle> = {}): RestArticle =>
  changed<RestArticle>(
    {
      ...item(id),
      body: '开头\n\n## 小标题\n\n正文',
      updated_at: 1_795_226_400,
      prev: { id: '9', title: '前', url: '/news/info/9/news' },
      next: null,
    },
    changes,
  )

describe('an article', () => {
  it('an article has its text in sections, its neighbours, and is refetched by its id', async () => {
    const { ask, rest } = openHarness({ 'GET /api/article/10': ok(article('10')) })
    const detail = {
      sections: [
        { heading: null, paragraphs: ['开头'] },
        { heading: '小标题', paragraphs: ['正文'] },
      ],
      previous: { articleID: '9', url: '/news/info/9/news' },
      next: null,
    }
    const fields = 'id title detail { sections { heading paragraphs } previous { articleID url } next { articleID } }'
    const data = { id: toGlobalId('Article', '10'), title: '文章10', detail }
    expect((await ask(`{ article(articleID: "10") { ${fields} } }`)).data).toEqual({ article: data })
    expect((await ask(`{ node(id: "${toGlobalId('Article', '10')}") { ... on Article { ${fields} } } }`)).data).toEqual({ node: data })
    expect(rest.calls).toEqual(['GET /api/article/10', 'GET /api/article/10'])
  })

  it.each(['x', '1/../2', '', '1?type=help'])('an article with the id %j is none and asks nothing', async (articleID) => {
    const { ask, rest } = openHarness({})
    expect(
      (
        await ask('query ($id: ID!) { article(articleID: $id) { title } helpArticle(by: { articleID: $id }) { title } }', {
          variables: { id: articleID },
        })
      ).data,
    ).toEqual({ article: null, helpArticle: null })
    expect(rest.calls).toEqual([])
  })
})

describe('the company', () => {
  const licence = {
    id: '2',
    kind: 'drug',
    name: '药品经营许可证',
    no: '演AA1',
    holder: '演示医药',
    issuer: '',
    issued_on: null,
    expires_on: '2029-02-28',
    days_left: -3,
    status: 'expired',
    picture: '/files/licence/2-0123456789ab.png',
    url: 'https://www.nmpa.gov.cn/',
  }
  const FIELDS = 'company { name licences { licenceID kind number startsOn expiresOn daysLeft status image { url alt } url } }'

  it('the company tells its licences; a kind that is not known here is null', async () => {
    const body = {
      company: '演示医药',
      address: '',
      wechat_name: '',
      licences: [licence, { ...licence, id: '3', kind: 'pet', status: 'valid' }],
    }
    const answer = await openHarness({ 'GET /api/company': ok(body) }).ask(`{ ${FIELDS} }`, { session: null })
    const told = {
      number: '演AA1',
      startsOn: null,
      expiresOn: '2029-02-28',
      daysLeft: -3,
      image: { url: '/files/licence/2-0123456789ab.png', alt: '药品经营许可证的照片' },
      url: 'https://www.nmpa.gov.cn/',
    }
    expect(answer.data).toEqual({
      company: {
        name: '演示医药',
        licences: [
          { licenceID: '2', kind: 'DRUG', status: 'EXPIRED', ...told },
          { licenceID: '3', kind: null, status: 'VALID', ...told },
        ],
      },
    })
  })

  it('a marketplace that does not say who sells there has no company', async () => {
    const answer = await openHarness({ 'GET /api/company': refused(404, '不存在', { reason: 'NOT_FOUND' }) }).ask(`{ ${FIELDS} }`)
    expect([answer.data, answer.errors]).toEqual([{ company: null }, undefined])
  })
})

describe('the announcement', () => {
  it('the announcement is post 72', async () => {
    const { ask, rest } = openHarness({
      'GET /api/post/postDetail': ok({ ...article('72', { type: 'notice' }), list: listBody([item('72')]) }),
    })
    expect((await ask('{ announcement { kind title url } }', { session: null })).data).toEqual({
      announcement: { kind: 'NOTICE', title: '文章72', url: '/news/info/72/news' },
    })
    expect(rest.calls).toEqual(['GET /api/post/postDetail?id=72&type=notice&page=1'])
  })

  it.each([
    ['announcement { title }', 'GET /api/post/postDetail', { announcement: null }],
    ['headlines { title }', 'GET /api/focus/postList', { headlines: null }],
    ['helpCategories { name }', 'GET /api/help/category', { helpCategories: null }],
  ])('%s says that it is not available', async (field, call, data) => {
    for (const broken of [raw(500, 'x'), ok('rubbish')]) {
      const answer = await openHarness({ [call]: broken }).ask(`{ ${field} }`)
      expect([answer.data, codes(answer)]).toEqual([data, ['SYSTEM_BUSY']])
    }
  })

  it('the announcement may be missing', async () => {
    const answer = await openHarness({ 'GET /api/post/postDetail': refused(404, '不存在', { reason: 'NOT_FOUND' }) }).ask(
      '{ announcement { title } }',
    )
    expect([answer.data, answer.errors]).toEqual([{ announcement: null }, undefined])
  })
})

describe('a help article', () => {
  const category = (id: string, ...articles: readonly [id: string, url: string][]): RestHelpCategory => ({
    id,
    name: '订单帮助',
    children: articles.map(([articleId, url]) => ({ id: articleId, name: `帮助${articleId}`, url })),
  })

  it('a help article is found by the address it stands at, whatever follows there', async () => {
    const { ask, rest } = openHarness({
      'GET /api/help/category': ok([category('1', ['5', '/help/jyzn'], ['6', '/help/zfps/ddzf?id=6']), category('2')]),
      'GET /api/help/6': ok(helpArticleBody('6')),
    })
    const read = async (path: string) =>
      (await ask('query ($path: String!) { helpArticle(by: { path: $path }) { articleID } }', { variables: { path } })).data
    expect(await read('/help/zfps/ddzf')).toEqual({ helpArticle: { articleID: '6' } })
    expect(await read('/help/zfps')).toEqual({ helpArticle: null })
    expect(rest.calls).toEqual(['GET /api/help/category', 'GET /api/help/6', 'GET /api/help/category'])
  })
})

describe("an activity's page", () => {
  it.each([
    [['dongchu'], 'GET /api/activity/page/dongchu'],
    [['a', 'b', 'c'], 'GET /api/activity/page/a/b/c'],
  ])("the activity's page %j is one call", async (path, call) => {
    const { ask, rest } = openHarness({ [call]: ok({ status: 'waiting', message: '活动未开始', page: null }) })
    expect(
      (await ask('query ($path: [String!]!) { activityPage(path: $path) { status message page } }', { variables: { path } })).data,
    ).toEqual({ activityPage: { status: 'WAITING', message: '活动未开始', page: null } })
    expect(rest.calls).toEqual([call])
  })

  it.each([[[]], [['a', 'b', 'c', 'd']], [['..']], [['a/b']]])("the activity's page %j is none", async (path) => {
    const { ask, rest } = openHarness({})
    expect((await ask('query ($path: [String!]!) { activityPage(path: $path) { status } }', { variables: { path } })).data).toEqual({
      activityPage: null,
    })
    expect(rest.calls).toEqual([])
  })
})

describe('the others beside a notice', () => {
  const rows = Array.from({ length: 20 }, (_, index) => item(String(index + 1)))
  const post = ok({ ...article('72', { type: 'notice' }), list: listBody(rows, 45) })

  it.each([
    ['(first: 3)', ['1', '2', '3'], []],
    ['(first: 5, page: 5)', ['1', '2', '3', '4', '5'], [2]],
    ['(first: 4, after: "YWZ0ZXI6MTg")', ['19', '20', '1', '2'], [2]],
  ])('the others beside a notice lie on pages of twenty: %s', async (part, ids, pages) => {
    const { ask, rest } = openHarness({ 'GET /api/post/postDetail': post })
    const { data } = await ask(`{ postPage(articleID: "72", kind: NOTICE) { others${part} { totalCount edges { node { articleID } } } } }`)
    expect(data).toEqual({ postPage: { others: { totalCount: 45, edges: ids.map((articleID) => ({ node: { articleID } })) } } })
    expect(rest.calls).toEqual([1, ...pages].map((page) => `GET /api/post/postDetail?id=72&type=notice&page=${page}`))
  })
})
