import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { child, frameMocks, site, viewer } from '../testing/frameMocks.ts'
import { renderStorefront, type Storefront } from '../testing/renderStorefront.tsx'
import { toasts } from '../ui/toastStore.ts'
import { looks } from '../lib/looks.ts'

/** A button of a part that comes later may not be there yet. */
async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}
const names = ({ calls }: Storefront): string[] => calls.map(({ name }) => name)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  act(() => {
    looks.turn('large-text', false)
    toasts.clear()
  })
  sessionStorage.clear()
  localStorage.clear()
})

describe('the top bar', () => {
  it('the top bar announces, pauses on request and opens the notice in place', async () => {
    const store = await renderStorefront('/404', frameMocks())
    const pause = screen.getByRole('button', { name: '公告停止滚动' })
    fireEvent.click(pause)
    expect([pause.getAttribute('aria-pressed'), pause.parentElement?.hasAttribute('data-paused')]).toEqual(['true', true])
    await press('发货安排')
    expect(await screen.findByText('工作日 16:00 前付款当日出库')).toBeTruthy()
    expect(store.calls.at(-1)).toMatchObject({ name: 'ArticleTextQuery', variables: { articleID: '72', isHelp: false } })
    await press('关闭')
    expect(screen.queryByText('工作日 16:00 前付款当日出库')).toBeNull()
  })

  it('the top bar explains how to keep the site at hand, and shows its address as a code', async () => {
    await renderStorefront('/404', frameMocks())
    await press('加入桌面')
    expect(await screen.findByText(/按 Ctrl \+ D/)).toBeTruthy()
    await press('手机访问')
    expect((await screen.findByRole('img', { name: /二维码/ })).getAttribute('src')).toBe('/files/site/code.svg')
  })

  it('the top bar makes the text larger and remembers it; a browser that refuses cookies does not matter', async () => {
    await renderStorefront('/404', frameMocks())
    await press('大字版')
    expect([
      looks.has('large-text'),
      document.cookie,
      screen.getByRole('button', { name: '标准字号' }).getAttribute('aria-pressed'),
    ]).toEqual([true, 'large-text=1', 'true'])
    await press('标准字号')
    expect([looks.has('large-text'), document.cookie]).toEqual([false, ''])
    vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    await press('大字版')
    expect(looks.has('large-text')).toBe(true)
  })
})

describe('the navigation', () => {
  const nav = () => within(screen.getByRole('navigation', { name: '商品分类' }))

  it('the navigation shows what leads somewhere, and says what is yet to begin', async () => {
    await renderStorefront('/404', frameMocks())
    expect(
      nav()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['全部分类', '全部商品', '年货专场', '别处'])
    expect(nav().getByRole('link', { name: '别处' }).getAttribute('rel')).toBe('noopener noreferrer')
    await press('年货专场')
    expect(screen.getByText('年货专场 12 月 20 日开始')).toBeTruthy()
  })

  it.each([
    [true, ['全部分类', '全部商品', '优选包邮']],
    [false, ['全部分类', '全部商品']],
  ])('the navigation has the preferred zone where the shop is shown it: %s', async (hasPreferredZone, shown) => {
    const navigation = [child('全部商品', '/list'), child('优选包邮', '/yx')]
    await renderStorefront('/404', frameMocks({ viewer: () => ({ ...viewer, hasPreferredZone }), site: () => ({ navigation }) }))
    const items = nav().getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(shown)
  })

  it('the navigation is never longer than nine', async () => {
    await renderStorefront(
      '/404',
      frameMocks({ site: () => ({ navigation: Array.from({ length: 12 }, (_, at) => child(`去处${at}`, `/list?page=${at + 1}`)) }) }),
    )
    expect(nav().getAllByRole('link')).toHaveLength(9)
  })

  it('the navigation asks for what lies below once it is approached; a pointer that rests 120 ms opens it, one that leaves closes it', async () => {
    const store = await renderStorefront('/404', frameMocks())
    expect(names(store)).not.toContain('menusQuery')
    await act(async () => {
      await import('./menus.tsx')
    })
    const item = nav().getByRole('link', { name: '全部商品' }).closest('li') as HTMLElement
    await act(async () => void fireEvent.pointerEnter(item, { pointerType: 'mouse' }))
    expect(await nav().findByRole('link', { name: '抗感染' })).toBeTruthy()
    fireEvent.pointerLeave(item, { pointerType: 'mouse' })
    await waitFor(() => expect(nav().queryByRole('link', { name: '抗感染' })).toBeNull())
    expect(names(store).filter((name) => name === 'menusQuery')).toHaveLength(1)
  })

  it('the navigation is opened by its own button, closed by Escape with the focus back, and walked with the arrows', async () => {
    await renderStorefront('/404', frameMocks())
    const all = nav().getByRole('button', { name: '全部分类' })
    await act(async () => all.focus())
    const toggle = await nav().findByRole('button', { name: '全部商品的下级' })
    await act(async () => toggle.click())
    expect([toggle.getAttribute('aria-expanded'), nav().queryByRole('link', { name: '抗感染' }) !== null]).toEqual(['true', true])
    fireEvent.keyDown(nav().getByRole('link', { name: '抗感染' }), { key: 'Escape' })
    expect([document.activeElement, nav().queryByRole('link', { name: '抗感染' })]).toEqual([toggle, null])
    await act(async () => all.focus())
    fireEvent.keyDown(all, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(nav().getByRole('link', { name: '全部商品' }))
    fireEvent.keyDown(all, { key: 'ArrowLeft' })
    fireEvent.keyDown(all, { key: 'ArrowLeft' })
    expect(document.activeElement?.textContent).toBe('别处')
  })

  it('the navigation has the first seven of each tree, with what lies within', async () => {
    await renderStorefront('/404', frameMocks())
    await press('全部分类')
    expect(await nav().findByRole('link', { name: /^分类7/ })).toBeTruthy()
    expect(nav().queryByRole('link', { name: /^分类8/ })).toBeNull()
    await press('分类2的下级')
    expect(
      nav()
        .getByRole('link', { name: /^细分2/ })
        .getAttribute('href'),
    ).toBe('/list?category=21')
    expect(nav().queryByRole('button', { name: '优选' })).toBeNull()
    await press('中药')
    expect(nav().getByRole('link', { name: /^根及根茎类/ })).toBeTruthy()
    expect(nav().queryByRole('link', { name: /^分类7/ })).toBeNull()
  })

  it('the navigation of a phone does not say a category a second time below the trees', async () => {
    const children = [child('分类1', '/list/other/1'), child('根及根茎类', '/list/other/600'), child('今日行情', '/price')]
    await renderStorefront('/404', frameMocks({ site: () => ({ ...site, navigation: [{ ...child('全部商品', '/list'), children }] }) }))
    await press('全部分类')
    // Hidden where these widths have the menus above.
    expect(await nav().findByText('今日行情')).toBeTruthy()
    expect([nav().getAllByText('分类1').length, nav().queryAllByText('根及根茎类').length]).toEqual([1, 0])
  })

  it('the navigation is still there when its data is not', async () => {
    await renderStorefront('/404', frameMocks({ site: () => null, postPage: () => null }))
    expect(nav().getByRole('button', { name: '全部分类' })).toBeTruthy()
    await press('全部分类')
    expect(screen.getByRole('banner')).toBeTruthy()
  })
})

it('the page of an address that leads nowhere names it, and offers to search the goods', async () => {
  await renderStorefront('/404?from=%2Flist%2Finfo%2F0', frameMocks())
  const main = within(screen.getByRole('main'))
  expect(main.getByText('没有“/list/info/0”这个地址，可能已被移除，或输入有误。')).toBeTruthy()
  const form = main.getByRole<HTMLFormElement>('form', { name: '搜索想找的商品' })
  expect([form.getAttribute('action'), form.method, main.getByRole('searchbox', { name: '想找的商品' }).getAttribute('name')]).toEqual([
    '/search',
    'get',
    'keywords',
  ])
})

it('the search follows from 205 pixels on, and not where there is none', async () => {
  await renderStorefront('/404', frameMocks())
  const follows = (): boolean => document.querySelector('header [data-follows]') !== null
  const scroll = (to: number): void =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: to })
      window.dispatchEvent(new Event('scroll'))
    })
  scroll(204)
  expect(follows()).toBe(false)
  scroll(205)
  expect(follows()).toBe(true)
  scroll(0)
  expect(follows()).toBe(false)
})

describe('customer service', () => {
  it('customer service is the manager, the hotline and, where the shop cannot chat, QQ for a member', async () => {
    await renderStorefront('/404', frameMocks({ viewer: () => ({ ...viewer, canChat: false }) }))
    await act(async () => screen.getAllByRole('button', { name: '客服' })[0]?.click())
    expect((await screen.findByRole('link', { name: '800000001' })).getAttribute('href')).toContain('uin=800000001')
    expect(screen.getByText('专属服务 客户经理')).toBeTruthy()
    expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:400-000-0000')
  })

  it('customer service is the hotline and QQ for a visitor, in the header and beside any page, and the way to the login page', async () => {
    await renderStorefront('/404', frameMocks({ viewer: () => null }))
    expect(screen.getByRole('banner').textContent).toContain('投诉热线 400-000-0000')
    await act(async () => screen.getAllByRole('button', { name: '客服' })[0]?.click())
    expect((await screen.findByRole('link', { name: '800000001' })).getAttribute('href')).toContain('uin=800000001')
    expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:400-000-0000')
    expect(await screen.findByRole('link', { name: '去登录' })).toBeTruthy()
  })
})

describe('the WeChat account', () => {
  it('the WeChat account of the shop is a code of its own beside any page', async () => {
    await renderStorefront('/404', frameMocks({ site: () => ({ wechatCode: { url: '/files/site/wechat-0123456789ab.png' } }) }))
    await press('微信公众号')
    expect((await screen.findByRole('img', { name: /公众号的二维码/ })).getAttribute('src')).toBe('/files/site/wechat-0123456789ab.png')
  })

  it('the WeChat account that is not set yet is said kindly', async () => {
    await renderStorefront('/404', frameMocks())
    await press('微信公众号')
    expect(await screen.findByText(/公众号正在准备中/)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull()
  })
})

it('the footer fills once the buyer stirs near it, with licences and filings, and opens help in place where it has no page', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe(): void {
        this.#tell([{ isIntersecting: true }])
      }
      disconnect(): void {}
    },
  )
  const licence = { licenceID: '1', kind: 'DRUG', name: '药品经营许可证', number: '演AA1', status: 'EXPIRED', url: 'https://nmpa.example/' }
  const filing = { licenceID: '2', kind: 'ICP', name: 'ICP备案', number: '演ICP备1号', status: 'VALID', url: 'https://beian.example/' }
  const company = { name: '演示医药', address: '', licences: [licence, filing] }
  const store = await renderStorefront('/login', frameMocks({ viewer: () => null, company: () => company }))
  expect(names(store)).toEqual(['LoginPageQuery'])
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.getByRole('link', { name: '资质公示' }).getAttribute('href')).toBe('/zzgs')
  await act(async () => void window.dispatchEvent(new Event('pointermove')))
  expect((await screen.findByRole('link', { name: '演ICP备1号' })).getAttribute('href')).toBe('https://beian.example/')
  expect(screen.getByRole('link', { name: '药品经营许可证 演AA1（已过期）' }).getAttribute('href')).toBe('/zzgs')
  expect((await screen.findByRole('link', { name: '药监局' })).getAttribute('target')).toBe('_blank')
  await press('会员注册')
  expect(await screen.findByText('第一步')).toBeTruthy()
})

describe('a change of page that asks for no user/base', () => {
  const follow = async (name: string): Promise<void> => act(async () => screen.getAllByRole('link', { name })[0]?.click())

  it('a change of page to the member centre and to the binding of WeChat asks nothing of the viewer, and shows who it is', async () => {
    const asked = vi.fn(() => viewer)
    const { calls } = await renderStorefront(
      '/404',
      frameMocks({ viewer: asked, wechatBinding: () => ({ isBound: false, nickname: null }) }),
    )
    expect(asked).toHaveBeenCalled()
    asked.mockClear()
    await follow('会员中心')
    expect(await screen.findByRole('region', { name: '店铺与订单' })).toBeTruthy()
    await follow('绑定微信')
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('WechatPageQuery'))
    expect(calls.filter(({ name }) => /^(MemberCentre|Wechat)PageQuery$/.test(name)).map(({ variables }) => variables)).toEqual([
      { isWhole: false },
      { isWhole: false },
    ])
    expect([asked.mock.calls.length, screen.getByRole('banner').textContent?.includes('测试药房')]).toEqual([0, true])
  })

  it('a change of page to /login asks nothing of the viewer', async () => {
    const asked = vi.fn(() => null)
    const { calls } = await renderStorefront('/404', frameMocks({ viewer: asked }))
    asked.mockClear()
    await follow('登录')
    expect(await screen.findByRole('heading', { name: '登录账号' })).toBeTruthy()
    expect([calls.at(-1), asked.mock.calls.length]).toEqual([{ name: 'LoginPageQuery', variables: { isWhole: false } }, 0])
  })
})

it('the cart at the side folded by the keyboard leaves the focus on the button that opens it again', async () => {
  await renderStorefront('/404', frameMocks())
  const toggle = await within(screen.getByRole('complementary', { name: '采购单侧栏' })).findByRole('button', { name: /^采购单，/ })
  await act(async () => fireEvent.click(toggle))
  const fold = screen.getByRole('button', { name: '收起采购单' })
  fold.focus()
  await act(async () => fireEvent.click(fold))
  expect(screen.queryByRole('button', { name: '收起采购单' })).toBeNull()
  expect([document.activeElement, toggle.getAttribute('aria-expanded')]).toEqual([toggle, 'false'])
})
