import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANNOUNCEMENT_POST_ID, ARTICLE_CATEGORY_ID, BANNER_ID, HELP_CATEGORIES_MAX, NAV_MAX } from 'rules/constants'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'
import type { BannerWire, CommonWire, FloorWire, FocusWire } from './content.schemas.ts'
import { seedContent } from '../../seed/seedContent.ts'
import { FOCUS_SLOTS } from './focus.service.ts'

let h: Harness
let visitor: TestClient
beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  await seedContent(h.deps.db, h.clock.now())
  visitor = h.client()
})
afterAll(() => h.close())

const data = async <T>(path: string, client = visitor): Promise<T> => {
  const answer = await client.get(path)
  expect(answer.status, path).toBe(200)
  // The route's own schema has shaped it.
  return answer.data as T
}

describe('the frame of every page', () => {
  it('the frame of every page has hot words, at most nine open entries, four trees with pictures, brands and the time', async () => {
    const common = await data<CommonWire>('/api/focus/common')
    expect(common.rnss).toHaveLength(8)
    expect(common.nav).toHaveLength(NAV_MAX)
    expect(common.nav.every((entry) => entry.is_open === 1)).toBe(true)
    expect(common.nav.find((entry) => entry.name === '器械专区')?.children).toHaveLength(4)
    expect([common.category, common.category_yx, common.category_zy, common.category_qx].map((tree) => tree.length)).toEqual([7, 3, 2, 2])
    for (const category of common.category) {
      expect(category.logo1).toMatch(/^\/files\/goods\//)
      expect(category.count).toBe(category.children.reduce((sum, child) => sum + child.count, 0))
    }
    expect(common.category_yx.reduce((sum, category) => sum + category.count, 0)).toBe(24)
    expect(common.brand).toHaveLength(10)
    expect(common.timestamp).toBe(Math.floor(h.clock.now().getTime() / 1000))
    const [text, picture] = [expect.any(String), expect.stringMatching(/^\/files\//)]
    for (const category of [...common.category, ...common.category_yx, ...common.category_zy, ...common.category_qx])
      expect(category).toMatchObject({ id: text, name: text, logo: picture, logo1: picture, children: expect.any(Array) })
    for (const entry of common.nav)
      expect(entry).toMatchObject({ id: text, name: text, url: text, is_open: 1, children: expect.any(Array) })
    expect(common.nav[0]).toHaveProperty('image')
    for (const word of common.rnss) expect(word).toMatchObject({ name: text, url: text })
  })

  it('the frame of every page points only to lists that find something', async () => {
    const { rnss, nav, category } = await data<CommonWire>('/api/focus/common')
    for (const { url } of rnss)
      expect((await data<{ total: number }>(`/api/goods/search${url.replace('/search', '')}`)).total, url).toBeGreaterThan(0)
    const known = category.flatMap((parent) => [parent.id, ...parent.children.map((child) => child.id)])
    const categories = nav
      .flatMap((entry) => [entry.url, ...entry.children.map((child) => child.url)])
      .flatMap((url) => /^\/list\/other\/(\d+)$/.exec(url)?.[1] ?? [])
    expect(categories.length).toBeGreaterThan(10)
    expect(categories.filter((id) => !known.includes(id))).toEqual([])
  })

  it('the frame of every page takes in a zone once its page is open, in its own place', async () => {
    await h.deps.db.updateTable('nav_entry').set({ is_open: true }).where('url', '=', '/yx').execute()
    expect((await data<CommonWire>('/api/focus/common')).nav.map((entry) => entry.name).slice(0, 3)).toEqual([
      '首页',
      '全部商品',
      '优选包邮',
    ])
    expect((await data<CommonWire>('/api/focus/common')).nav).toHaveLength(NAV_MAX)
  })
})

describe('the home page', () => {
  it('the home page has four banners and a full floor for each zone, prices only for whom they are', async () => {
    const home = await data<{ banner: BannerWire[]; floors: FloorWire[] }>('/api/focus')
    expect(home.banner).toHaveLength(4)
    expect(home.floors.map((floor) => [floor.name, floor.goods.length, floor.banner.length])).toEqual(
      ['优选包邮', '感冒呼吸', '慢病常备', '中成药', '中药饮片', '医疗器械', '近效期特惠'].map((name) => [name, 10, 1]),
    )
    expect(home.floors.filter((floor) => floor.tabs.length === 0).map((floor) => floor.name)).toEqual(['近效期特惠'])
    expect(home.floors.flatMap((floor) => floor.goods).every((goods) => goods.base_price === null && goods.price_state === 'login')).toBe(
      true,
    )
    const member = await logIn(h, await createPerson(h))
    const forMember = await data<{ floors: FloorWire[] }>('/api/focus', member)
    expect(forMember.floors.flatMap((floor) => floor.goods).filter((goods) => goods.base_price !== null).length).toBeGreaterThan(60)
  })

  it('the home page recommends what is in stock, page by page, without a repetition', async () => {
    const [first, second] = [
      await data<{ data: GoodsWire[]; total: number }>('/api/index_wntj/1'),
      await data<{ data: GoodsWire[] }>('/api/index_wntj/2'),
    ]
    expect(new Set([...first.data, ...second.data].map((goods) => goods.id)).size).toBe(40)
    expect(first.data.every((goods) => goods.number > 0 && goods.is_eph === 0 && goods.is_controlled === 0)).toBe(true)
    expect((await visitor.get('/api/index_wntj/0')).status).toBe(404)
    expect((await visitor.get('/api/index_wntj/x')).status).toBe(404)
  })
})

describe('the slots', () => {
  it.each(Object.entries(FOCUS_SLOTS))('%s has its banner, and the goods of its zone', async (name, slot) => {
    const focus = await data<FocusWire>(`/api/focus/${name}`)
    expect(focus.name).toBe(slot.name)
    expect(focus.banner.length).toBeGreaterThan(0)
    expect(focus.goods).toHaveLength('zone' in slot || 'sort' in slot ? 12 : 0)
  })

  it('the slots are asked for by banner, by brand and by article', async () => {
    expect((await data<{ banner: BannerWire[] }>(`/api/focus/demo?banner_id=${BANNER_ID}`)).banner.map((banner) => banner.id)).toEqual([
      String(BANNER_ID),
    ])
    expect((await data<{ banner: BannerWire[] }>('/api/focus/kxzq_ad?ids=27,28')).banner.map((banner) => banner.id)).toEqual(['27'])
    const [brand] = (await data<CommonWire>('/api/focus/common')).brand
    const found = await data<{ brand: { name: string }; goods: GoodsWire[] }>(`/api/focus/brand/${brand?.id}`)
    expect(found.brand.name).toBe(brand?.name)
    expect(new Set(found.goods.map((goods) => goods.sccj_id))).toEqual(new Set([brand?.id]))
    expect((await visitor.get('/api/focus/brand/999999')).status).toBe(404)
    expect(await data<unknown[]>('/api/focus/postList')).toHaveLength(6)
  })

  it('the slots have links and an advertisement at the right', async () => {
    expect(await data('/api/global/links')).toEqual(await data('/api/ads/links'))
    expect(await data<unknown[]>('/api/ads/right')).toEqual([
      expect.objectContaining({ url: '/jxqzc', image: expect.stringMatching(/^\/files\/banner\/22-/) }),
    ])
  })
})

describe('what is written', () => {
  interface Help {
    id: string
    name: string
    children: { id: string; name: string; url: string }[]
  }

  it('what is written stands in four help categories, each article under its own address', async () => {
    const categories = await data<Help[]>('/api/help/category')
    expect(categories.map(({ name, children }) => [name, children.length])).toEqual([
      ['新手指南', 4],
      ['支付配送', 4],
      ['服务保障', 4],
      ['关于我们', 3],
    ])
    expect(categories).toHaveLength(HELP_CATEGORIES_MAX)
    for (const { id, name, url } of categories.flatMap((category) => category.children)) {
      const help = await data<{ title: string; body: string; url: string }>(`/api/help/${id}`)
      expect([help.title, help.url]).toEqual([name, url])
      expect(help.body.split('\n\n').filter((block) => block.startsWith('## ')).length, name).toBeGreaterThanOrEqual(3)
      expect(help.body.length, name).toBeGreaterThan(200)
    }
    expect((await visitor.get(`/api/help/${ANNOUNCEMENT_POST_ID}`)).status).toBe(404)
  })

  it('what is written has the groups of SPEC §2 with their articles, and the news centre its two parts', async () => {
    const groups = {
      新手指南: ['会员注册', '购物指南', '安全购买'],
      支付配送: ['订单支付', '货物配送', '药品退换货'],
      服务保障: ['站点资质', '用户协议', '专属服务'],
      关于我们: ['投诉建议', '联系我们'],
    }
    const categories = await data<Help[]>('/api/help/category')
    for (const [group, articles] of Object.entries(groups))
      expect(categories.find(({ name }) => name === group)?.children.map(({ name }) => name)).toEqual(expect.arrayContaining(articles))
    const urlOf = (title: string): string | undefined =>
      categories.flatMap(({ children }) => children).find(({ name }) => name === title)?.url
    expect(['会员注册', '订单支付', '货物配送', '药品退换货'].map(urlOf)).toEqual([
      '/help/xrzn/hyzc?id=11',
      '/help/zfps/ddzf?id=21',
      '/help/zfps/hwps?id=22',
      '/help/zfps/ypth?id=23',
    ])
    for (const [id, name] of [
      [3, '行业资讯'],
      [4, '企业动态'],
    ])
      expect(await data(`/api/article/category?category_id=${id}`)).toMatchObject({ name })
  })

  it('what is written may be kept, and is sent again only when it changed', async () => {
    const first = await h.app.inject('/api/help/11')
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60', etag: expect.stringMatching(/^"[\w-]{22}"$/) })
    const again = await h.app.inject({ url: '/api/help/11', headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await h.deps.db.updateTable('article').set({ body: '新的说明' }).where('id', '=', 11).execute()
    expect((await h.app.inject({ url: '/api/help/11', headers: { 'if-none-match': String(first.headers['etag']) } })).statusCode).toBe(200)
    expect((await h.app.inject('/api/help/999')).headers['cache-control']).toBe('no-store')
    expect((await h.app.inject('/api/focus')).headers['cache-control']).toBe('no-store')
  })

  interface Item {
    id: string
    title: string
    prev: Item | null
    next: Item | null
  }

  it('what is written lists news by category, the newest first, each with its neighbours', async () => {
    const category = await data<{ name: string; data: Item[] }>(`/api/article/category?category_id=${ARTICLE_CATEGORY_ID}`)
    expect([category.name, category.data.map((article) => article.id)]).toEqual(['行业资讯', ['101', '102', '103', '104', '105', '106']])
    const middle = await data<Item>('/api/article/102')
    expect([middle.prev?.id, middle.next?.id]).toEqual(['103', '101'])
    expect(await data<Item>('/api/article/101')).toMatchObject({ next: null })
    expect((await data<{ total: number }>('/api/article')).total).toBe(9)
    expect(await data<{ data: Item[]; total: number }>('/api/article?category_id=4&per_page=1&page=2')).toMatchObject({
      total: 2,
      data: [{ id: '112' }],
    })
    expect((await visitor.get('/api/article/category?category_id=10')).status).toBe(404)
    expect((await visitor.get('/api/article/11')).status).toBe(404)
  })

  it('what is written announces in post 72, and nothing before its time', async () => {
    expect(await data(`/api/post/postDetail?id=${ANNOUNCEMENT_POST_ID}&type=notice&page=1`)).toMatchObject({
      id: '72',
      type: 'notice',
      url: '/news/info/72/notice',
      list: { total: 1 },
    })
    expect((await visitor.get(`/api/post/postDetail?id=${ANNOUNCEMENT_POST_ID}&type=news`)).status).toBe(404)
    expect((await visitor.get('/api/post/postDetail')).status).toBe(422)
    const later = new Date(h.clock.now().getTime() + 1)
    await h.deps.db.updateTable('article').set({ published_at: later, updated_at: later }).where('id', '=', 106).execute()
    expect((await visitor.get('/api/article/106')).status).toBe(404)
    expect((await data<{ total: number }>('/api/article')).total).toBe(8)
  })
})

describe('addresses of activities', () => {
  it.each([
    ['dongchu', { status: 'open', message: '', page: '/list/other/100' }],
    ['dongchu/yinpian', { status: 'open', message: '', page: '/list/other/600' }],
    ['nianhuo', { status: 'waiting', message: '年货备货专场 12 月 20 日 9:00 开始，先去看看其他商品吧', page: null }],
    ['double11', { status: 'over', message: '活动已结束', page: null }],
  ])('%s', async (path, expected) => {
    expect(await data(`/api/activity/page/${path}`)).toEqual(expected)
  })

  it.each(['nothing', 'dongchu/x/y', 'dongchu/yinpian/more', '..%2fx', '%00', 'a'.repeat(150)])('%s is none', async (path) => {
    expect([404, 422]).toContain((await visitor.get(`/api/activity/page/${path}`)).status)
  })

  it('addresses of activities say that they have not begun when nobody wrote why', async () => {
    await h.deps.db.updateTable('activity_page').set({ message: '' }).where('path', '=', 'nianhuo').execute()
    expect(await data('/api/activity/page/nianhuo')).toMatchObject({ message: '活动未开始' })
  })
})
