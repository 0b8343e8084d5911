import { describe, expect, it } from 'vitest'
import type { RestBanner, RestNavigation, RestSite } from '../../rest/restTypes.ts'
import { changed, type Changes, goodsBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw } from '../../testing/stubRest.ts'
import { toBanner, toHome, toSite } from './focus.mapper.ts'

const banner = (changes: Changes<RestBanner> = {}): RestBanner =>
  changed<RestBanner>(
    {
      id: '1',
      title: '秋冬备货',
      subtitle: '一次配齐',
      url: '/list/other/100',
      image: '/files/banner/1-abc.svg',
      width: 736,
      height: 320,
      color: '#0b6e69',
      color_end: '#0f857a',
      goods_image: ['/files/goods/1-abc.svg'],
    },
    changes,
  )
const entry = (id: string, changes: Changes<RestNavigation> = {}): RestNavigation =>
  changed<RestNavigation>(
    {
      id,
      name: '优选包邮',
      url: '/yx',
      image: null,
      is_open: 1,
      children: [],
    },
    changes,
  )
const category = { id: '100', name: '感冒', logo: null, logo1: '/files/goods/1-abc.svg', count: 3, children: [] }
const site = (changes: Changes<RestSite> = {}): RestSite =>
  changed<RestSite>(
    {
      rnss: [{ name: '阿莫西林', url: '/search?keywords=1' }],
      nav: [entry('1', { children: [entry('11')] }), entry('2', { url: '*/yjh', is_open: 0 }), entry('3', { url: '/gyqg#周五九点开始' })],
      category: [category],
      category_yx: [],
      category_zy: [],
      category_qx: [],
      brand: [{ id: '7', name: '青榕制药', logo: '/files/brand/7-abc.svg', url: '/ppzq/info/7', count: 14 }],
      banner: [banner()],
      timestamp: 1_795_226_400,
      common_config: {
        hot_line: '400-000-0000',
        qq1: '800000001',
        qq2: '',
        wechat_code: '/files/site/wechat-0123456789ab.png',
        login_ways: ['password', 'code'],
      },
    },
    changes,
  )

describe('a banner', () => {
  it("a banner becomes a banner in the schema's words", () => {
    expect(toBanner(banner())).toEqual({
      bannerID: '1',
      title: '秋冬备货',
      subtitle: '一次配齐',
      url: '/list/other/100',
      notice: null,
      image: { url: '/files/banner/1-abc.svg', isVector: true, width: 736, height: 320, alt: '秋冬备货' },
      color: '#0b6e69',
      colorEnd: '#0f857a',
      goodsImages: [{ url: '/files/goods/1-abc.svg', isVector: true, width: 400, height: 400, alt: '' }],
    })
  })

  it.each([
    ['url', 'javascript:alert(1)', { url: null, notice: null }],
    ['url', '/yjh/5#明天九点', { url: null, notice: '明天九点' }],
    ['image', 'data:text/html,x', { image: null }],
    ['color', 'red;background:url(//evil.example)', { color: '#ffffff' }],
    ['width', null, { image: { url: '/files/banner/1-abc.svg', width: null, height: null } }],
    ['goods_image', ['javascript:x', '/a.svg'], { goodsImages: [{ url: '/a.svg' }] }],
  ])('a banner with %s %j is safe to show', (key, value, expected) => {
    expect(toBanner(banner({ [key]: value }))).toMatchObject(expected)
  })
})

describe("the site's frame", () => {
  it("the site's frame says of each entry where it leads, or what to say instead", () => {
    expect(
      toSite(site()).navigation.map(({ entryID, url, notice, isOpen, children }) => [entryID, url, notice, isOpen, children.length]),
    ).toEqual([
      ['1', '/yx', null, true, 1],
      ['2', null, '活动尚未开始', false, 0],
      ['3', null, '周五九点开始', true, 0],
    ])
  })

  it("the site's frame is one call, whatever is asked of it", async () => {
    const { ask, rest } = openHarness({ 'GET /api/focus/common': ok(site()) })
    const answer = await ask(
      '{ site { hotWords { text url } categories { name } brands { brandID logo { url width height alt } } serverTime } }',
      { session: null },
    )
    expect(answer.data).toEqual({
      site: {
        hotWords: [{ text: '阿莫西林', url: '/search?keywords=1' }],
        categories: [{ name: '感冒' }],
        brands: [{ brandID: '7', logo: { url: '/files/brand/7-abc.svg', width: 180, height: 72, alt: '青榕制药' } }],
        serverTime: '2026-11-21T02:00:00Z',
      },
    })
    expect(rest.calls).toEqual(['GET /api/focus/common'])
  })

  it("the site's frame names whom a visitor can turn to; another host may say nothing of it", () => {
    expect(toSite(site())).toMatchObject({
      hotline: '400-000-0000',
      serviceQQ: ['800000001'],
      wechatCode: { url: '/files/site/wechat-0123456789ab.png', isVector: false, alt: '微信公众号二维码' },
      loginWays: ['PASSWORD', 'CODE'],
    })
    const { common_config: _left, ...foreign } = site()
    expect(toSite(foreign)).toMatchObject({ hotline: null, serviceQQ: [], wechatCode: null, loginWays: ['PASSWORD', 'CODE', 'WECHAT'] })
    expect(toSite({ ...foreign, common_config: { wechat_code: 'javascript:alert(1)' } })).toMatchObject({
      wechatCode: null,
      loginWays: ['PASSWORD', 'CODE', 'WECHAT'],
    })
  })

  it.each([
    ['site { serverTime }', 'GET /api/focus/common', { site: null }],
    ['siteLinks { url }', 'GET /api/global/links', { siteLinks: null }],
    ['cornerAds { url }', 'GET /api/ads/right', { cornerAds: null }],
  ])('%s says that it is not available', async (field, call, data) => {
    for (const broken of [raw(502, '<html>'), ok({ nav: 'x' }), raw(200, '')]) {
      const { ask, logs } = openHarness({ [call]: broken })
      const answer = await ask(`{ ${field} }`)
      expect([answer.data, codes(answer)]).toEqual([data, ['SYSTEM_BUSY']])
      expect(logs.length).toBeGreaterThan(0)
    }
  })
})

describe('home', () => {
  it('the home page has floors with goods', async () => {
    const floor = {
      id: '2',
      name: '感冒呼吸',
      subtitle: '现货',
      url: '/list/other/100',
      tabs: [{ name: '抗感染', url: '/list/other/101' }],
      banner: [banner()],
      goods: [goodsBody('1')],
    }
    expect(toHome({ banner: [], floors: [{ ...floor, url: '*/yx' }] }).floors[0]).toMatchObject({
      floorID: '2',
      url: null,
      notice: '活动尚未开始',
      goods: [{ goodsID: '1' }],
    })
    const { ask } = openHarness({ 'GET /api/focus': ok({ banner: [banner()], floors: [floor] }) })
    expect(
      (
        await ask(
          '{ home { banners { title } floors { name tabs { name url } goods { goodsID price } } floor { name } none: floor(floorID: "0") { name } } }',
        )
      ).data,
    ).toEqual({
      home: {
        banners: [{ title: '秋冬备货' }],
        floors: [{ name: '感冒呼吸', tabs: [{ name: '抗感染', url: '/list/other/101' }], goods: [{ goodsID: '1', price: '12.30' }] }],
        floor: { name: '感冒呼吸' },
        none: null,
      },
    })
  })

  it('the home page says when it is not available, since that is the matter of its page', async () => {
    const answer = await openHarness({ 'GET /api/focus': raw(502, '') }).ask('{ home { banners { title } } }')
    expect([answer.data, codes(answer)]).toEqual([{ home: null }, ['SYSTEM_BUSY']])
  })
})

describe('the slot of a zone', () => {
  it('the slot of a zone is that zone’s, and null where the zone has none', async () => {
    const { ask, rest } = openHarness({ 'GET /api/focus/ppzq': ok({ name: '品牌', banner: [], goods: [] }) })
    const { data } = await ask('{ brands: zoneFocus(zone: BRANDS) { name } coupons: zoneFocus(zone: COUPONS) { name } }')
    expect(data).toEqual({ brands: { name: '品牌' }, coupons: null })
    expect(rest.calls).toEqual(['GET /api/focus/ppzq'])
  })
})
