// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { executeDocument, gatewayFailure, type Mocks } from '../testing/schemaNetwork.ts'
import { page, payloadOf, visitor, withGoods } from '../testing/servedPage.ts'

describe('status', () => {
  it('a page that is there answers 200 and is asked for once', async () => {
    const { status, headers, html, execute, errors } = await page('/list/info/7', withGoods({ name: '阿莫西林胶囊' }))
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toMatch(/<h1[^>]*>阿莫西林胶囊/)
    expect(execute).toHaveBeenCalledTimes(1)
    expect(errors).toEqual([])
  })

  it('a page on a desk lets goods be fetched ahead, by no other address, and is never rendered ahead', async () => {
    const rulesOf = (html: string) => /<script type="speculationrules" nonce="n0nce">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'
    const rules = JSON.parse(rulesOf((await page('/list', visitor, { isDesk: true })).html)) as Record<
      string,
      { where: { href_matches: string } }[]
    >
    expect(rules).toEqual({ prefetch: [{ where: { href_matches: '/list/info/*' }, eagerness: 'moderate' }] })
    const pattern = new URLPattern(rules['prefetch']?.[0]?.where.href_matches ?? '', 'https://shop.example')
    const addresses = ['/list/info/7', '/list', '/cart', '/order/info/7', '/files/papers/7', '/logout', 'https://other.example/list/info/7']
    expect(addresses.filter((address) => pattern.test(address, 'https://shop.example'))).toEqual(['/list/info/7'])
    expect(rulesOf((await page('/list')).html)).toBe('null')
  })

  it('a page without JavaScript has a search that asks by GET, says what does not work, and shows what is found', async () => {
    const home = (await page('/list')).html
    const [form = ''] = /<form [^>]*role="search"[^]*?<\/form>/.exec(home) ?? []
    expect(form).toMatch(/^<form [^>]*action="\/search"/)
    expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(['scope', 'keywords'])
    expect(/<noscript>(.*?)<\/noscript>/.exec(home)?.[1]).toContain('可以搜索、浏览和阅读')
    const found = { totalCount: 1, edges: [{ node: { name: '板蓝根颗粒' } }] }
    const asked = await page('/search?scope=goods&keywords=%E6%9D%BF%E8%93%9D%E6%A0%B9', {
      Query: { ...visitor['Query'], goodsList: () => found },
    })
    expect(asked.execute).toHaveBeenCalledWith(
      expect.objectContaining({
        variables: expect.objectContaining({ filter: expect.objectContaining({ keywords: '板蓝根', keywordScope: null }) }),
      }),
    )
    expect([asked.status, asked.html]).toEqual([200, expect.stringContaining('板蓝根颗粒')])
  })

  it('a list without JavaScript has its filters as a form that asks by GET and keeps what else the address says', async () => {
    const { html } = await page('/list?sort=price_asc&maker=7&rx=OTC_A&price=5-20&page=3')
    const [, form = ''] = /<noscript>(<form[^]*?<\/form>)<\/noscript>/.exec(html) ?? []
    expect(form).toMatch(/^<form [^>]*action="\/list"/)
    const fields = [...form.matchAll(/<input ([^>]*)>/g)].map(([, text = '']) =>
      ['type', 'name', 'value']
        .map((name) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text)?.[1] ?? '')
        .concat(/checked/.test(text) ? 'checked' : ''),
    )
    expect(fields).toEqual([
      ['hidden', 'sort', 'price_asc', ''],
      ['hidden', 'maker', '7', ''],
      ['checkbox', 'rx', 'RX', ''],
      ['checkbox', 'rx', 'OTC_A', 'checked'],
      ['checkbox', 'rx', 'OTC_B', ''],
      ['checkbox', 'bought', '1', ''],
      ['checkbox', 'in_stock', '1', ''],
      ['', 'price', '5-20', ''],
    ])
  })

  it.each([
    ['goods that do not exist', '/list/info/7', withGoods(null)],
    [
      'goods refused as not found',
      '/list/info/7',
      {
        Query: {
          ...visitor['Query'],
          goods: () => {
            throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND' })
          },
        },
      },
    ],
    ['the page that says so', '/404', visitor],
  ])('the server answers 404 for %s', async (_name, url, mocks) => {
    const { status, html } = await page(url, mocks)
    expect(status).toBe(404)
    expect(html).toContain('去看全部商品')
  })

  it.each([
    ['/nowhere/at/all', '/404?from=%2Fnowhere%2Fat%2Fall'],
    ['/list/info/0', '/404?from=%2Flist%2Finfo%2F0'],
    ['/pzqg/info', '/pzqg'],
    ['/cart', '/login?next=%2Fcart'],
    ['/cart_step2?quote=31', '/login?next=%2Fcart_step2%3Fquote%3D31'],
  ])('the server answers 302 from %s to %s, without asking', async (url, location) => {
    const { status, headers, html, execute } = await page(url)
    expect([status, headers['location'], html]).toEqual([302, location, ''])
    expect(execute).not.toHaveBeenCalled()
  })

  it.each([
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/wp-login.php',
    '/a/b/index.PHP?x=1',
    '/backup.tar.gz',
    '/favicon.png',
    '/list/info/7.json',
  ])('the server answers a plain 404 for the file %s, without asking', async (url) => {
    const { status, headers, html, execute } = await page(url)
    expect([status, headers, html]).toEqual([404, { 'content-type': 'text/plain; charset=utf-8' }, '404 没有此文件\n'])
    expect(execute).not.toHaveBeenCalled()
  })

  it('a page whose name has a dot in it answers 200', async () => {
    expect((await page('/list/other/7/0.25g')).status).toBe(200)
  })

  it('the server tells the browser of a session that has ended, and shows what a visitor sees', async () => {
    const { html } = await page('/list/info/7', withGoods({ name: '阿莫西林胶囊' }), {
      hasSession: true,
      execute: async ({ documentId, variables }) => ({
        ...(await executeDocument(documentId, variables, withGoods({ name: '阿莫西林胶囊' }))),
        extensions: { session: 'EXPIRED' },
      }),
    })
    expect(payloadOf(html).answer).toMatchObject({ extensions: { session: 'EXPIRED' }, data: { viewer: null } })
    expect(html).toMatch(/<h1[^>]*>阿莫西林胶囊/)
  })

  it('a page answers 302 to the login page when a session has lapsed', async () => {
    const lapsed: Mocks = {
      Query: {
        ...visitor['Query'],
        cart: () => {
          throw gatewayFailure('LOGIN_REQUIRED')
        },
      },
    }
    const { status, headers } = await page('/cart', lapsed, { hasSession: true })
    expect([status, headers['location']]).toEqual([302, '/login?next=%2Fcart'])
  })
})

describe('the document', () => {
  it('the document of a page says its language, title, icon and colour, and puts the nonce on all that needs one', async () => {
    const { html } = await page('/list')
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>全部商品 - 测试商城<\/title>/)
    expect(html).toContain('<meta name="viewport" content="width=device-width')
    expect(html).toContain('<meta name="theme-color"')
    for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="n0nce"')
  })

  it('the document of an article has its title, its description and its one address, all from the answer', async () => {
    const helpArticle = () => ({
      title: '注册 & <开户>',
      url: '/help/xrzn/hyzc?id=11',
      sections: [
        { heading: null, paragraphs: ['请准备"证照"。'] },
        { heading: '步骤', paragraphs: ['第一步'] },
      ],
    })
    const { html } = await page('/help/xrzn/hyzc', { Query: { ...visitor['Query'], helpArticle } })
    for (const part of [
      '<title>注册 &amp; &lt;开户&gt; - 测试商城</title>',
      '<meta name="description" content="请准备&quot;证照&quot;。第一步">',
      '<link rel="canonical" href="https://shop.example/help/xrzn/hyzc?id=11">',
    ])
      expect(html).toContain(part)
    const abroad = await page('/help/xrzn/hyzc', {
      Query: { ...visitor['Query'], helpArticle: () => ({ ...helpArticle(), url: 'https://evil.example/' }) },
    })
    expect([abroad.html.includes('canonical'), abroad.html.includes('<title>帮助中心')]).toEqual([false, true])
    expect((await page('/help/xrzn/none', { Query: { ...visitor['Query'], helpArticle: () => null } })).status).toBe(404)
  })

  it.each([
    ['/help', '帮助中心', '会员注册、购物指南、订单支付、货物配送、药品退换货与售后，采购中的常见问题都在这里。', '/help'],
    ['/news?page=1', '资讯中心', '药品零售与批发的行业资讯、企业动态与平台公告。', '/news'],
  ])('the document of %s has a title, a description and one address that are always the same', async (url, title, words, canonical) => {
    const { html } = await page(url)
    for (const part of [
      `<title>${title} - 测试商城</title>`,
      `<meta name="description" content="${words}">`,
      `<link rel="canonical" href="https://shop.example${canonical}">`,
    ])
      expect(html).toContain(part)
  })

  it('the document of a page carries the rules of what it shows before it, and no others', async () => {
    const { html } = await page('/login')
    const [head = '', body = ''] = html.split('</head>')
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(head)?.[1] ?? ''
    const used = new Set([...body.matchAll(/css-[a-z0-9]+/g)].map(([name]) => name))
    expect(used.size).toBeGreaterThan(10)
    for (const name of used) expect(style).toContain(`.${name}`)
    for (const [, name] of style.matchAll(/\.(css-[a-z0-9]+)/g)) expect(used).toContain(name)
    expect(style).toContain(':root{')
  })

  it('the document of a page is laid out for larger text from its first byte where that was asked for', async () => {
    expect((await page('/list', visitor, { looks: 'large-text' })).html).toMatch(
      /^<!doctype html><html lang="zh-CN" class="large-text"><head>/,
    )
  })

  it('the document of a page lets no text end the payload or the title', async () => {
    const nasty = '</script><script>alert(1)</script><!--'
    const { html } = await page('/list/info/7', withGoods({ name: nasty }), { siteTitle: '</title><b>' })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('商品详情 - &lt;/title&gt;&lt;b&gt;')
    expect(JSON.stringify(payloadOf(html))).toContain(JSON.stringify(nasty).slice(1, -1))
  })
})

describe('the picture a page is opened for', () => {
  const path = '/files/goods/7-0a1b.svg'
  const goods = withGoods({
    name: '阿莫西林胶囊',
    images: [
      { url: path, alt: '阿莫西林胶囊' },
      { url: '/files/goods/7-2.svg', alt: '阿莫西林胶囊' },
    ],
  })

  it('the picture a page is opened for is written into it where it is small, its words left for the script', async () => {
    const inlinePicture = vi.fn(() =>
      Promise.resolve('<svg id="a"><path fill="url(#b)"/><title>50% & "$&\'</title><text x="1">阿<tspan>莫</tspan></text></svg>'),
    )
    const { html } = await page('/list/info/7', goods, { inlinePicture })
    expect(inlinePicture.mock.calls).toEqual([[path]])
    const [, src = '', whole] = /<img src="([^"]*)" data-whole="([^"]*)" alt="阿莫西林胶囊/.exec(html) ?? []
    expect(decodeURIComponent(src.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toBe(
      "data:image/svg+xml,<svg id='a'><path fill='url(#b)'/><title>50% & \"$&'</title></svg>",
    )
    expect(whole).toBe(path)
    expect(html).not.toContain('rel="preload" as="image"')
    // The small one below it, for choosing, is fetched as any other.
    expect(html).toContain(`<img src="${path}" alt=""`)
  })

  it('the packs of the first banner stand in the page, those of the others come with the script', async () => {
    const banner = (nth: number) => ({ title: `第${nth}期`, image: { url: `/files/banner/${nth}-a.svg` } })
    const home: Mocks = { ...visitor, Query: { ...visitor['Query'], home: () => ({ banners: [banner(1), banner(2)] }) } }
    const { html } = await page('/', home, { inlinePicture: () => Promise.resolve('<svg id="packs"/>') })
    const pictures = [...html.matchAll(/<img src="([^"]*)" data-whole="([^"]*)"/g)].map(([, src = '', whole]) => [
      decodeURIComponent(src),
      whole,
    ])
    expect(pictures).toEqual([["data:image/svg+xml,<svg id='packs'/>", '/files/banner/1-a.svg']])
    expect(html).not.toContain('<img src="/files/banner/2-a.svg"')
  })

  it('the picture a page is opened for is announced to the browser where it is not small', async () => {
    const { html } = await page('/list/info/7', goods)
    expect(html).toContain(`<link rel="preload" as="image" href="${path}" fetchPriority="high"/>`)
    expect(html).toContain(`<img src="${path}" alt="阿莫西林胶囊`)
  })
})

it("only a buyer's page hides itself when Back brings it again, and says when it was read", async () => {
  const buyer: Mocks = { Query: { ...visitor['Query'], viewer: () => ({ memberID: '1', company: '测试药房' }) } }
  const before = Math.floor(Date.now() / 1000)
  const [membersPage, open] = [(await page('/list', buyer)).html, (await page('/list', visitor)).html]
  expect([membersPage.includes('back_forward'), open.includes('back_forward'), open.includes('data-at')]).toEqual([true, false, false])
  const readAt = Number(/ data-at="(\d+)"/.exec(membersPage)?.[1])
  expect([readAt >= before, readAt <= Date.now() / 1000]).toEqual([true, true])
})
