import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'

const link = (articleID: string, title: string, url: string) => ({ articleID, title, url })
const categories = [
  { categoryID: '10', name: '新手指南', articles: [link('11', '会员注册', '/help/xrzn/hyzc?id=11')] },
  {
    categoryID: '20',
    name: '支付配送',
    articles: [link('21', '订单支付', '/help/zfps/ddzf?id=21'), link('22', '货物配送', '/help/zfps/hwps?id=22')],
  },
]
const article = (changes: object = {}) => ({
  id: 'HelpArticle:11',
  articleID: '11',
  title: '会员注册',
  categoryName: '新手指南',
  url: '/help/xrzn/hyzc?id=11',
  updatedAt: '2026-11-01T00:00:00Z',
  sections: [
    { heading: null, paragraphs: ['开头'] },
    { heading: '一', paragraphs: ['甲'] },
    { heading: '二', paragraphs: ['乙'] },
    { heading: '三', paragraphs: ['丙'] },
  ],
  ...changes,
})
const visitor = (fields: Mocks[string]): Mocks => ({
  Query: { viewer: () => null, cartBadge: () => 0, categories: () => [], helpCategories: () => categories, ...fields },
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a page of the help centre', () => {
  it('a page of the help centre is found by its number or its address, and has a title, a way back, a list of its parts and its neighbours beside it', async () => {
    const { calls } = await renderStorefront('/help/xrzn/hyzc', visitor({ helpArticle: () => article() }))
    expect(calls[0]).toMatchObject({ variables: { by: { path: '/help/xrzn/hyzc' } } })
    expect(await screen.findByRole('heading', { level: 1, name: '会员注册' })).toBeTruthy()
    expect(document.title).toBe('会员注册 - 测试商城')
    expect(screen.getByRole('link', { name: '会员注册' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByLabelText('本页内容').textContent).toBe('本页内容一二三')
    expect(screen.getByRole('link', { name: '货物配送' }).getAttribute('href')).toBe('/help/zfps/hwps?id=22')
  })

  it('a help page of paying and delivery has the slim header and only its own kind beside it', async () => {
    const { calls } = await renderStorefront(
      '/help/pay',
      visitor({ helpArticle: () => article({ id: 'HelpArticle:21', articleID: '21', title: '订单支付', url: '/help/zfps/ddzf?id=21' }) }),
    )
    expect(calls[0]).toMatchObject({ variables: { by: { path: '/help/zfps/ddzf' } } })
    await screen.findByRole('heading', { level: 1, name: '订单支付' })
    expect(screen.getByRole('link', { name: '订单支付' }).getAttribute('aria-current')).toBe('page')
    expect([screen.queryByRole('link', { name: '会员注册' }), screen.queryByRole('search')]).toEqual([null, null])
  })

  it('a help page that was read before is shown at once and asked for again; what cannot be reached is read from here', async () => {
    await renderStorefront('/help/xrzn/hyzc?id=11', visitor({ helpArticle: () => article() }))
    await screen.findByText('丙')
    await waitFor(() => expect(localStorage.getItem('help-articles')).toContain('会员注册'))
    document.body.innerHTML = ''
    const store = await renderStorefront(
      '/help',
      visitor({
        helpArticle: () => article({ title: '会员注册须知', updatedAt: '2026-11-20T00:00:00Z' }),
        articles: () => ({ edges: [] }),
      }),
    )
    await screen.findByRole('heading', { level: 1, name: '帮助中心' })
    store.hold(/^HelpArticlePageQuery$/)
    screen.getByRole('link', { name: '会员注册' }).click()
    expect(await screen.findByText('丙')).toBeTruthy()
    expect(store.calls.at(-1)).toMatchObject({ name: 'HelpArticlePageQuery', variables: { by: { articleID: '11' } } })
    await store.held.at(-1)?.release()
    expect(await screen.findByRole('heading', { level: 1, name: '会员注册须知' })).toBeTruthy()
    await waitFor(() => expect(localStorage.getItem('help-articles')).toContain('会员注册须知'))
  })

  it('a page of the help centre that cannot be reached is read from what was kept', async () => {
    localStorage.setItem('help-articles', JSON.stringify([['11', article()]]))
    await renderStorefront('/help', visitor({ articles: () => ({ edges: [] }) }))
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const told = vi.spyOn(console, 'error').mockReturnValue()
    screen.getByRole('link', { name: '会员注册' }).click()
    expect(await screen.findByText('丙')).toBeTruthy()
    expect(screen.getByText('暂时连接不上，以下是您上次看到的内容。')).toBeTruthy()
    expect(told).toHaveBeenCalled()
    told.mockRestore()
  })

  it.each(['{', '[1]', '[["11",{"title":1}]]', '{"a":1}'])('a help page ignores %s in its memory', async (rubbish) => {
    localStorage.setItem('help-articles', rubbish)
    await renderStorefront('/help/xrzn/hyzc?id=11', visitor({ helpArticle: () => article() }))
    expect(await screen.findByText('丙')).toBeTruthy()
  })

  it.each([
    ['that does not exist', () => null, '没有这篇帮助'],
    [
      'that cannot be had',
      () => {
        throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
      },
      '重试',
    ],
  ])('a help page that %s says so, with the others still beside it', async (_name, helpArticle, words) => {
    await renderStorefront('/help/xrzn/none', visitor({ helpArticle }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: '货物配送' })).toBeTruthy()
  })
})

describe('news', () => {
  it('a piece of news has links to the one before and the one after and to the newest of the trade, and is in its part of the menu', async () => {
    const detail = {
      sections: [{ heading: null, paragraphs: ['正文'] }],
      previous: { title: '前一篇', url: '/news/info/9/news' },
      next: null,
    }
    const latest = ['10', '9', '8', '7', '6', '5', '4'].map((articleID) => ({
      articleID,
      title: `资讯${articleID}`,
      url: `/news/info/${articleID}/news`,
    }))
    const { calls } = await renderStorefront(
      '/news/info/10/news',
      visitor({
        articleCategory: () => ({ name: '行业资讯', latest }),
        article: () => ({
          id: 'Article:10',
          articleID: '10',
          title: '入冬备货',
          summary: '开头',
          kind: 'NEWS',
          categoryID: '3',
          categoryName: '行业资讯',
          url: '/news/info/10/news',
          publishedAt: '2026-11-20T00:00:00Z',
          detail,
        }),
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: '入冬备货' })).toBeTruthy()
    expect(document.title).toBe('入冬备货 - 测试商城')
    expect(screen.getByRole('link', { name: /上一篇\s*前一篇/ }).getAttribute('href')).toBe('/news/info/9/news')
    expect(screen.getByText('没有了')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: '行业资讯' }).at(-1)?.getAttribute('aria-current')).toBe('page')
    expect(calls[0]?.variables).toEqual({ articleID: '10', industryID: '3' })
    const newest = [...screen.getByRole('list', { name: '最新行业资讯' }).querySelectorAll('a')]
    expect(newest.map((anchor) => anchor.getAttribute('href'))).toEqual([9, 8, 7, 6, 5].map((id) => `/news/info/${id}/news`))
  })

  it('the list of news has each article with its part, its day where that is told, and a colour for notices', async () => {
    const line = (articleID: string, changes: object) => ({
      node: {
        id: `Article:${articleID}`,
        title: `标题${articleID}`,
        summary: '开头',
        kind: 'NEWS',
        categoryName: '企业动态',
        url: `/news/info/${articleID}/news`,
        publishedAt: '2026-11-20T00:00:00Z',
        ...changes,
      },
    })
    const edges = [line('1', {}), line('2', {}), line('3', { kind: 'NOTICE', publishedAt: null }), line('4', { url: null })]
    await renderStorefront('/news/hyzx', visitor({ articles: () => ({ totalCount: 4, edges, pageCursors: { last: null, around: [] } }) }))
    await screen.findByText('标题1')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/news/info/"]')]
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '企业动态标题12026-11-20开头',
      '企业动态标题22026-11-20开头',
      '企业动态标题3开头',
    ])
    const [first, second, notice] = links.map((anchor) => anchor.querySelector('h3 > span')?.className)
    expect([first === second, first === notice]).toEqual([true, false])
  })

  it.each([
    ['/news', null, '资讯中心'],
    ['/news/hyzx?page=2', '3', '行业资讯'],
    ['/news/qydt', '4', '企业动态'],
    ['/news/gg', '1', '平台公告'],
  ])('the part %s of the news lists its articles', async (at, categoryID, title) => {
    const { calls } = await renderStorefront(
      at,
      visitor({ articles: () => ({ totalCount: 0, edges: [], pageCursors: { last: null, around: [] } }) }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(calls[0]).toMatchObject({ variables: { categoryID, page: at.includes('page=2') ? 2 : 1 } })
    expect(screen.getByText('还没有发布资讯')).toBeTruthy()
  })
})

describe('the page of licences', () => {
  const licence = (changes: object) => ({
    licenceID: '2',
    kind: 'DRUG',
    name: '药品经营许可证',
    number: '演AA0000001',
    holder: '演示医药有限公司',
    issuer: '',
    startsOn: '2024-03-01',
    expiresOn: '2029-02-28',
    daysLeft: 800,
    status: 'VALID',
    image: { url: '/files/licence/2-0123456789ab.png', alt: '药品经营许可证的照片' },
    url: 'https://www.nmpa.gov.cn/datasearch/home-index.html',
    ...changes,
  })
  const company = (...licences: object[]) => visitor({ company: () => ({ name: '演示医药有限公司', address: '演示路 1 号', licences }) })

  it('the page of licences shows each with its number, end, picture and authority, and what has lapsed is said on top', async () => {
    await renderStorefront(
      '/zzgs',
      company(
        licence({}),
        licence({
          licenceID: '3',
          name: '医疗器械经营许可证',
          expiresOn: '2026-11-01',
          daysLeft: -22,
          status: 'EXPIRED',
          image: null,
          url: null,
        }),
        licence({
          licenceID: '4',
          kind: 'ICP',
          name: 'ICP备案',
          expiresOn: '2026-12-23',
          daysLeft: 30,
          status: 'EXPIRING',
          image: null,
          url: null,
        }),
      ),
    )
    expect(await screen.findByRole('heading', { level: 1, name: '资质公示' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['药品经营许可证', '医疗器械经营许可证已过期', 'ICP备案还有 30 天到期']),
    )
    expect(screen.getByAltText('药品经营许可证的照片').getAttribute('src')).toBe('/files/licence/2-0123456789ab.png')
    expect(screen.getByRole('link', { name: '到主管部门查询' }).getAttribute('href')).toContain('nmpa.gov.cn')
    expect(screen.getByText('医疗器械经营许可证已过有效期，正在换证，换证前暂不接受相关商品的订单。')).toBeTruthy()
    expect(screen.getByText('2029-02-28')).toBeTruthy()
  })

  it('a company that shows no licence yet says so', async () => {
    await renderStorefront('/zzgs', company())
    expect(await screen.findByText('还没有公示资质')).toBeTruthy()
  })
})
