import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../testing/schemaNetwork.ts'
import { toasts } from '../../ui/toastStore.ts'

const goods = (id: string, changes: object = {}) => ({
  id: `Goods:${id}`,
  goodsID: id,
  name: `商品${id}`,
  manufacturer: '槐序中药有限公司',
  spec: '0.26g*30粒',
  packUnit: '盒',
  price: '24.50',
  priceStatus: 'NORMAL',
  priceText: '正常价',
  isBuyable: true,
  buyReason: null,
  stock: 465,
  cartQuantity: 0,
  packQuantity: 5,
  caseQuantity: 150,
  minimumQuantity: 5,
  tiers: [],
  expiresOn: '2029-05-02',
  kind: 'PATENT',
  prescriptionClass: 'RX',
  deviceClass: null,
  tags: [],
  images: [{ url: `/files/goods/${id}.svg` }],
  warehouse: { warehouseID: '1', name: '主仓' },
  ...changes,
})
const hidden = { price: null, priceStatus: 'LOGIN', priceText: '登录后可见', isBuyable: false }
const banner = {
  bannerID: '1',
  title: '秋冬备货',
  subtitle: '一次配齐',
  url: '/list/other/100',
  color: '#0b6e69',
  colorEnd: '#0f857a',
  goodsImages: [{ url: '/files/goods/1.svg' }],
}
const floor = (goodsOfFloor: readonly object[]) => ({
  floorID: '2',
  name: '感冒呼吸',
  subtitle: '现货速发',
  url: '/list/other/100',
  tabs: [
    { name: '抗感染', url: '/list/other/101' },
    { name: '资讯', url: '/news' },
  ],
  banners: [banner],
  goods: goodsOfFloor,
})
const flash = (changes: object = {}) => ({
  serverTime: '2026-11-21T02:00:00Z',
  current: {
    id: 'FlashSession:1',
    name: '10点场',
    startsAt: '2026-11-21T01:00:00Z',
    endsAt: '2026-11-21T03:30:00Z',
    status: 'RUNNING',
    items: [
      { goods: goods('9', { price: '4.20' }), price: '3.61', total: 60, taken: 15, perMember: 40 },
      { goods: goods('8'), price: '1.00', total: 3, taken: 3, perMember: 2 },
    ],
    ...changes,
  },
})
const viewer = { memberID: '1', name: '王青禾', company: '测试药房', accountManager: null, points: 120, messageCount: 1 }
const page = (fields: Mocks[string] = {}, goodsOfFloor: readonly object[] = [goods('1')]): Mocks => ({
  Query: {
    viewer: () => viewer,
    cartBadge: () => 4,
    focus: () => ({ banners: [{ ...banner, title: '新客礼遇', url: '/lqzx', notice: null }] }),
    home: () => ({ banners: [banner], floors: [floor(goodsOfFloor)] }),
    homeFlashSale: () => flash(),
    categories: () => [{ categoryID: '100', name: '感冒呼吸与抗感染', children: [{ categoryID: '101', name: '抗感染' }] }],
    recommendations: () => ({ edges: [{ node: goods('7') }] }),
    orderCounts: () => ({ unpaid: 2, toShip: 6, shipped: 3, inAfterSale: 1 }),
    couponCounts: () => ({ unused: 5 }),
    headlines: () => [{ articleID: '72', kind: 'NOTICE', title: '发货安排', url: '/news/info/72/notice' }],
    site: () => ({
      serverTime: '2026-11-21T02:00:00Z',
      brands: [{ brandID: '7', name: '青榕制药', logo: null, url: '/search?type=1&keywords=%E9%9D%92', count: 14 }],
    }),
    ...fields,
  },
})
const refuse = () => {
  throw gatewayFailure('LOGIN_REQUIRED')
}
const asVisitor: Mocks[string] = { viewer: () => null, cartBadge: () => 0, orderCounts: refuse, couponCounts: refuse }

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const hrefOf = (name: string | RegExp): string | null => screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? null

describe('the home page', () => {
  it('the home page has the ad at its head and the ways on to lists, brands and news', async () => {
    await renderStorefront('/home', page())
    await screen.findByRole('heading', { level: 1, name: '首页' })
    // Its column only shows where there is room, which is not known here.
    const nav = screen.getByLabelText('分类导航')
    expect([
      ...within(nav)
        .getAllByText(/感染/)
        .map((link) => link.getAttribute('href')),
      hrefOf('去采购'),
      hrefOf('查看全部'),
      hrefOf(/^青榕制药/),
    ]).toEqual(['/list?category=100', '/list?category=101', '/list/other/100', '/list/other/100', '/search?type=1&keywords=%E9%9D%92'])
    expect([
      part('我的采购').getByText('发货安排').closest('a')?.pathname,
      within(screen.getByLabelText('页头推广')).getByRole('link', { name: '新客礼遇' }).getAttribute('href'),
    ]).toEqual(['/news/info/72/notice', '/lqzx'])
  })

  it('the home page tells a member what waits', async () => {
    await renderStorefront('/', page())
    await screen.findByText('您好，王青禾')
    expect(
      part('我的采购')
        .getAllByRole('definition')
        .map((element) => element.textContent),
    ).toEqual(['2', '6', '3', '1', '5', '120', '1', '4'])
  })

  it('the home page offers a visitor the login page, and leads nobody there unasked', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { pathname: '/', search: '', assign })
    await renderStorefront('/', page(asVisitor, [goods('1', hidden)]))
    await screen.findByText('您好，欢迎来采购')
    expect(part('我的采购').getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login')
    expect(part('我的采购').queryAllByRole('definition')).toEqual([])
    expect(part('感冒呼吸').getByRole('link', { name: '登录后可见' })).toBeTruthy()
    expect(part('感冒呼吸').queryByRole('textbox')).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  it('the home page is there without what is beside it', async () => {
    await renderStorefront('/', page({ site: () => null, homeFlashSale: refuse, recommendations: refuse, headlines: refuse }))
    expect(await screen.findByText('商品1')).toBeTruthy()
    for (const name of ['限时秒杀', '为你推荐', '品牌厂家']) expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it('the home page says so when it cannot be fetched itself', async () => {
    await renderStorefront(
      '/',
      page({
        home: () => {
          throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
        },
      }),
    )
    expect((await screen.findAllByText('页面暂时打不开')).length).toBeGreaterThan(0)
  })
})

describe('the flash strip', () => {
  it("the flash strip counts down on the server's time and shows price, former price and what is taken", async () => {
    await renderStorefront('/', page())
    expect((await screen.findByRole('timer')).textContent).toMatch(/^距结束 01:(30:00|29:5\d)$/)
    const [first, second] = part('限时秒杀').getAllByRole('listitem')
    for (const words of ['¥3.61/盒', '¥4.20', '已抢 25% · 限购 40 盒']) expect(first?.textContent).toContain(words)
    expect(second?.textContent).toContain('已抢光')
  })

  it('the flash strip adds a pack at the flash price, as the marketplace allows it', async () => {
    const { calls } = await renderStorefront('/', { ...page(), Mutation: { addToCart: () => ({ warnings: [], cart: null }) } })
    const adding = await screen.findAllByRole('button', { name: /（秒杀价）：/ })
    expect(adding.map((button) => button.textContent)).toEqual([expect.stringMatching(/^加入 \d+ 盒$/)])
    await act(async () => adding[0]?.click())
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        name: 'cartMutationsAddMutation',
        variables: { input: { goodsID: '9', seenPrice: '3.61', isFlash: true } },
      }),
    )
  })

  it('the flash strip counts to the beginning of a session that waits, and is gone after the last', async () => {
    await renderStorefront('/', page({ homeFlashSale: () => flash({ status: 'WAITING', startsAt: '2026-11-21T04:00:00Z' }) }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^距开始 0[12]:/)
  })

  it.each([
    ['over', flash({ status: 'OVER' })],
    ['empty', flash({ items: [] })],
    ['without a session', { serverTime: '2026-11-21T02:00:00Z', current: null }],
  ])('a flash strip that is %s is not shown', async (_, sale) => {
    await renderStorefront('/', page({ homeFlashSale: () => sale }))
    await screen.findByText('商品1')
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('a card', () => {
  it('a card adds what its stepper shows', async () => {
    const { calls } = await renderStorefront('/', page())
    const card = part('感冒呼吸')
    fireEvent.change(await card.findByRole('textbox', { name: '数量' }), { target: { value: '13' } })
    fireEvent.blur(card.getByRole('textbox', { name: '数量' }))
    fireEvent.click(card.getByRole('button', { name: '加入采购单：商品1' }))
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ name: 'cartMutationsAddMutation', variables: { input: { goodsID: '1', quantity: 15 } } }),
    )
  })

  it('a card says what matters most: in the cart, sold out, near its expiry', async () => {
    await renderStorefront(
      '/',
      page({}, [
        goods('1', { cartQuantity: 20 }),
        goods('2', { stock: 0, isBuyable: false }),
        goods('3', { isBuyable: false, buyReason: 'SCOPE_DENIED' }),
        goods('4', { expiresOn: '2027-02-28' }),
      ]),
    )
    await screen.findByText('商品4')
    const cards = part('感冒呼吸')
      .getAllByRole('listitem')
      .map((element) => element.textContent)
    expect(cards.map((words) => /采购单已有 20 盒|缺货|超出经营范围|2027-02-28.*近效期/.exec(words)?.[0].slice(0, 10))).toEqual([
      '采购单已有 20 盒',
      '缺货',
      '超出经营范围',
      '2027-02-28',
    ])
    expect(part('感冒呼吸').getAllByRole('textbox')).toHaveLength(2)
    expect(await part('感冒呼吸').findAllByRole('button', { name: /^到货提醒我/ })).toHaveLength(1)
  })
})
