import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront, type Storefront } from '../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../testing/schemaNetwork.ts'
import { toasts } from '../ui/toastStore.ts'
import { largeText } from './largeText.ts'

const viewer = {
  memberID: '1',
  company: '测试药房',
  hotline: '400-000-0000',
  serviceQQ: ['800000001'],
  messageCount: 0,
  accountManager: { name: '周景岳', phone: '13900000002', isDefault: false },
}
const child = (name: string, url: string | null, notice: string | null = null) => ({ entryID: name, name, url, notice, isOpen: true })
const navigation = [
  { ...child('全部商品', '/list'), children: [child('抗感染', '/list?category=101')] },
  { ...child('年货专场', null, '年货专场 12 月 20 日开始'), children: [] },
  { ...child('别处', 'https://other.example/'), children: [] },
]
const category = (categoryID: string, name: string, children: readonly unknown[] = []) => ({ categoryID, name, count: 5, children })
const many = Array.from({ length: 9 }, (_, at) => category(String(at + 1), `分类${at + 1}`, [category(`${at + 1}1`, `细分${at + 1}`)]))
const base = {
  viewer: () => viewer,
  cartBadge: () => 0,
  categories: () => [],
  hotWords: () => [],
  site: () => ({
    navigation,
    categories: many,
    preferredCategories: [],
    herbCategories: [category('600', '根及根茎类')],
    deviceCategories: [],
  }),
  postPage: () => ({ article: { articleID: '72', title: '发货安排' } }),
  article: () => ({
    title: '发货安排',
    detail: { updatedAt: '2026-11-20T02:00:00Z', sections: [{ heading: '时间', paragraphs: ['工作日 16:00 前付款当日出库'] }] },
  }),
  helpCategories: () => [{ categoryID: '10', name: '新手指南', articles: [{ articleID: '11', title: '会员注册', url: null }] }],
  siteLinks: () => [{ name: '药监局', url: 'https://www.nmpa.gov.cn/', notice: null }],
  helpArticle: () => ({ title: '会员注册', updatedAt: '2026-11-20T02:00:00Z', sections: [{ heading: null, paragraphs: ['第一步'] }] }),
  drawPopup: () => null,
  cornerAds: () => [],
}
const mocks = (fields: Mocks[string] = {}, mutations: Mocks[string] = {}): Mocks => ({ Query: { ...base, ...fields }, Mutation: mutations })
const press = async (name: string | RegExp): Promise<void> => act(async () => screen.getByRole('button', { name }).click())
const names = ({ calls }: Storefront): string[] => calls.map(({ name }) => name)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  act(() => {
    largeText.turn(false)
    toasts.clear()
  })
  sessionStorage.clear()
  localStorage.clear()
})

describe('the top bar', () => {
  it('announces, pauses on request and opens the notice in place', async () => {
    const store = await renderStorefront('/404', mocks())
    const pause = screen.getByRole('button', { name: '公告停止滚动' })
    fireEvent.click(pause)
    expect([pause.getAttribute('aria-pressed'), pause.parentElement?.hasAttribute('data-paused')]).toEqual(['true', true])
    await press('发货安排')
    expect(await screen.findByText('工作日 16:00 前付款当日出库')).toBeTruthy()
    expect(store.calls.at(-1)).toMatchObject({ name: 'ArticleTextQuery', variables: { articleID: '72', isHelp: false } })
    await press('关闭')
    expect(screen.queryByText('工作日 16:00 前付款当日出库')).toBeNull()
  })

  it('explains how to keep the site at hand, and shows its address as a code', async () => {
    await renderStorefront('/404', mocks())
    await press('加入桌面')
    expect(await screen.findByText(/按 Ctrl \+ D/)).toBeTruthy()
    await press('手机访问')
    expect((await screen.findByRole('img', { name: /二维码/ })).getAttribute('src')).toBe('/files/site/code.svg')
  })

  it('makes the text larger and remembers it; a browser that refuses cookies does not matter', async () => {
    await renderStorefront('/404', mocks())
    await press('大字版')
    expect([largeText.isOn(), document.cookie, screen.getByRole('button', { name: '标准字号' }).getAttribute('aria-pressed')]).toEqual([
      true,
      'large-text=1',
      'true',
    ])
    await press('标准字号')
    expect([largeText.isOn(), document.cookie]).toEqual([false, ''])
    vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    await press('大字版')
    expect(largeText.isOn()).toBe(true)
  })
})

describe('the navigation', () => {
  const nav = () => within(screen.getByRole('navigation', { name: '商品分类' }))

  it('shows what leads somewhere, and says what is yet to begin', async () => {
    await renderStorefront('/404', mocks())
    expect(
      nav()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['全部分类', '全部商品', '年货专场', '别处'])
    expect(nav().getByRole('link', { name: '别处' }).getAttribute('rel')).toBe('noopener noreferrer')
    await press('年货专场')
    expect(screen.getByText('年货专场 12 月 20 日开始')).toBeTruthy()
  })

  it('is never longer than nine', async () => {
    await renderStorefront(
      '/404',
      mocks({ site: () => ({ navigation: Array.from({ length: 12 }, (_, at) => child(`去处${at}`, `/list?page=${at + 1}`)) }) }),
    )
    expect(nav().getAllByRole('link')).toHaveLength(9)
  })

  it('asks for what lies below once it is approached; a pointer that rests 120 ms opens it, one that leaves closes it', async () => {
    const store = await renderStorefront('/404', mocks())
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

  it('is opened by its own button, closed by Escape with the focus back, and walked with the arrows', async () => {
    await renderStorefront('/404', mocks())
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

  it('has the first seven of each tree, with what lies within', async () => {
    await renderStorefront('/404', mocks())
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

  it('is still there when its data is not', async () => {
    await renderStorefront('/404', mocks({ site: () => null, postPage: () => null }))
    expect(nav().getByRole('button', { name: '全部分类' })).toBeTruthy()
    await press('全部分类')
    expect(screen.getByRole('banner')).toBeTruthy()
  })
})

it('the search follows from 205 pixels on, and not where there is none', async () => {
  await renderStorefront('/404', mocks())
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
  it('is the manager, the hotline and, where the shop cannot chat, QQ for a member', async () => {
    await renderStorefront('/404', mocks({ viewer: () => ({ ...viewer, canChat: false }) }))
    await act(async () => screen.getAllByRole('button', { name: '客服' })[0]?.click())
    expect((await screen.findByRole('link', { name: '800000001' })).getAttribute('href')).toContain('uin=800000001')
    expect(screen.getByText('专属服务 客户经理')).toBeTruthy()
    expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:400-000-0000')
  })

  it('is the way to the login page for a visitor', async () => {
    await renderStorefront('/404', mocks({ viewer: () => null }))
    await act(async () => screen.getAllByRole('button', { name: '客服' })[0]?.click())
    expect(await screen.findByRole('link', { name: '去登录' })).toBeTruthy()
  })
})

it('the footer fills once the buyer stirs near it, and opens help in place where it has no page', async () => {
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
  const store = await renderStorefront('/login', mocks({ viewer: () => null }))
  expect(names(store)).toEqual(['LoginPageQuery'])
  await act(async () => void window.dispatchEvent(new Event('pointermove')))
  expect((await screen.findByRole('link', { name: '药监局' })).getAttribute('target')).toBe('_blank')
  await press('会员注册')
  expect(await screen.findByText('第一步')).toBeTruthy()
})

describe('the draw', () => {
  const popup = { drawID: '3', name: '冬储抽奖', remarks: '每个会员一次机会', hasJoined: false, chances: 1 }
  const list = () => ({ totalCount: 0, edges: [] })
  const later = async (ms = 3000): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const open = async (fields: Mocks[string] = {}, mutations: Mocks[string] = {}): Promise<Storefront> => {
    vi.useFakeTimers()
    const store = await renderStorefront('/list', mocks({ goodsList: list, drawPopup: () => popup, ...fields }, mutations))
    await later()
    await later(10)
    return store
  }
  const card = (): HTMLElement | null => screen.queryByRole('region', { name: '抽奖' })
  beforeEach(() => import('./Extras.tsx'))

  it('comes late, draws for two seconds whatever comes sooner, and tells what was won', async () => {
    vi.useFakeTimers()
    const store = await renderStorefront(
      '/list',
      mocks(
        { goodsList: list, drawPopup: () => popup },
        { joinDraw: () => ({ recordID: '9', prize: { name: '50 元代金券', remarks: '已存入钱包', kind: 'VOUCHER' } }) },
      ),
    )
    await later(2900)
    expect(card()).toBeNull()
    await later(200)
    expect(card()?.textContent).toContain('每个会员一次机会')
    await press('立即抽奖')
    await later(1900)
    expect(screen.getByText('正在抽奖，请稍候…')).toBeTruthy()
    await later(200)
    for (const words of ['恭喜您，抽中了', '50 元代金券', '已存入钱包']) expect(screen.getByText(words)).toBeTruthy()
    expect(store.calls.at(-1)?.variables).toMatchObject({ input: { drawID: '3', clientKey: expect.stringMatching(/^\w{8,64}$/) } })
    await press('知道了')
    expect(card()?.hasAttribute('data-closing')).toBe(true)
    await later(1000)
    expect(card()).toBeNull()
  })

  it('closed while it draws asks first', async () => {
    const store = await open()
    store.hold(/useJoinDraw/)
    await press('立即抽奖')
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.getByText('正在抽奖中，如关闭后没有看到结果，请到个人中心查看。')).toBeTruthy()
    await press('继续等待')
    expect(card()).toBeTruthy()
    await press('关闭抽奖')
    await press('仍要关闭')
    await later(1000)
    expect(card()).toBeNull()
  })

  it('closes by Escape, and does not come again in this session', async () => {
    await open()
    fireEvent.keyDown(window, { key: 'Escape' })
    await later(1000)
    expect(card()).toBeNull()
    act(() => document.body.replaceChildren())
    const again = await open()
    expect(card()).toBeNull()
    expect(again.calls.filter(({ name }) => name === 'ExtrasQuery').map(({ variables }) => variables['draw'])).toEqual([false])
  })

  it.each([
    ['has joined', { drawPopup: () => ({ ...popup, hasJoined: true }) }],
    ['has no chance left', { drawPopup: () => ({ ...popup, chances: 0 }) }],
    ['is a visitor', { viewer: () => null }],
    [
      'cannot be asked about',
      {
        drawPopup: () => {
          throw gatewayFailure('SYSTEM_BUSY')
        },
      },
    ],
  ])('is not shown to who %s', async (_why, fields: Mocks[string]) => {
    await open(fields)
    expect(card()).toBeNull()
  })

  it('that failed to say how it stands is asked no more', async () => {
    const failing = {
      drawPopup: () => {
        throw gatewayFailure('SYSTEM_BUSY')
      },
    }
    const asked = ({ calls }: Storefront): unknown[] =>
      calls.filter(({ name }) => name === 'ExtrasQuery').map(({ variables }) => variables['draw'])
    const store = await open(failing)
    await later(60_000)
    expect(asked(store)).toEqual([true])
    act(() => document.body.replaceChildren())
    expect(asked(await open(failing))).toEqual([false])
  })

  it('is not asked about with larger text', async () => {
    act(() => largeText.turn(true))
    expect(names(await open())).not.toContain('ExtrasQuery')
  })

  it('refused says why, and may be tried again under the same key', async () => {
    const store = await open(
      {},
      {
        joinDraw: () => {
          throw gatewayFailure('BUSINESS_REJECTED', { userMessage: '活动太火爆' })
        },
      },
    )
    await press('立即抽奖')
    await later(2000)
    await press('立即抽奖')
    await later(2000)
    const keys = store.calls
      .filter(({ name }) => name === 'useJoinDrawMutation')
      .map(({ variables }) => (variables['input'] as { clientKey: string }).clientKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('leaves the ad to be closed by itself, for a day', async () => {
    const ads = {
      drawPopup: () => null,
      cornerAds: () => [{ image: '/files/banner/1.svg', url: '/list', notice: null, title: '冬储专场' }],
    }
    await open(ads)
    expect(screen.getByRole('img', { name: '冬储专场' }).closest('a')?.getAttribute('href')).toBe('/list')
    await press('关闭推广')
    expect(screen.queryByRole('img', { name: '冬储专场' })).toBeNull()
    act(() => document.body.replaceChildren())
    await open(ads)
    expect(screen.queryByRole('img', { name: '冬储专场' })).toBeNull()
    act(() => document.body.replaceChildren())
    localStorage.setItem('ad-closed', String(Date.now() - 24 * 3_600_000))
    await open(ads)
    expect(screen.getByRole('img', { name: '冬储专场' })).toBeTruthy()
  })
})
