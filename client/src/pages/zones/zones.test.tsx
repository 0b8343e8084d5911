import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../testing/schemaNetwork.ts'
import { toasts } from '../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const list = (...nodes: object[]): object => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageCursors: cursors,
  facets: null,
})
const member = { memberID: '1', company: '测试药房', isReviewed: true, hotline: null, accountManager: null, addresses: [] }
const zone = (_: unknown, { kind }: { kind: string }): object => ({
  kind,
  name: `${kind} 名`,
  subtitle: '小字',
  rules: ['规则一', '规则二'],
  count: 3,
  serverTime: '2026-11-20T02:00:00Z',
})

function mocks(query: Mocks[string], mutation: Mocks[string] = {}): Mocks {
  return {
    Query: {
      viewer: () => member,
      cartBadge: () => 0,
      categories: () => [],
      hotWords: () => [],
      site: () => null,
      postPage: () => null,
      zone,
      ...query,
    },
    Mutation: mutation,
  }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

const offer = (offerID: string, fields: object): object => ({
  id: `CouponOffer:${offerID}`,
  offerID,
  kind: 'THRESHOLD',
  name: `券${offerID}`,
  face: '30.00',
  minimum: '500.00',
  scope: '全场通用',
  leftPercent: 60,
  claimedCount: 0,
  perMember: 1,
  canClaim: true,
  claimEndsAt: '2026-12-20T02:00:00Z',
  validDays: 30,
  ...fields,
})

it('the coupon centre shows each coupon in its state, claims with one key, and keeps a code that was refused', async () => {
  const keys: unknown[] = []
  const { calls } = await renderStorefront(
    '/lqzx?kind=threshold',
    mocks(
      {
        couponCounts: () => ({ unused: 2 }),
        couponOffers: () =>
          list(
            offer('1', {}),
            offer('2', { canClaim: false, claimedCount: 1 }),
            offer('3', { canClaim: false, leftPercent: 0 }),
            offer('4', { kind: 'SHIPPING', face: null, minimum: '0.00' }),
          ),
      },
      {
        claimCoupon: (_: unknown, { input }: Args) => {
          keys.push(input['clientKey'])
          return { coupon: null, offer: offer('1', { claimedCount: 1, canClaim: false }), counts: { unused: 3 } }
        },
        redeemCoupon: () => {
          throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND', userMessage: '券码不存在' })
        },
      },
    ),
  )
  expect(await screen.findByRole('heading', { level: 1, name: /COUPONS 名/ })).toBeTruthy()
  expect(calls[0]).toMatchObject({ variables: { kind: 'THRESHOLD', page: 1 } })
  for (const words of ['规则二', '已领完', '免运费', '无门槛', '2 张未使用']) expect(main()).toContain(words)
  expect(screen.getByRole('link', { name: '已领取，去使用：券2' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: '立即领取：券1' }).click())
  expect(await screen.findByRole('link', { name: '已领取，去使用：券1' })).toBeTruthy()
  expect(main()).toContain('3 张未使用')
  expect(keys).toEqual([expect.any(String)])
  await act(async () => screen.getByRole('button', { name: '兑换' }).click())
  expect(main()).toContain('请输入券码')
  const field = screen.getByLabelText<HTMLInputElement>('券码兑换')
  fireEvent.change(field, { target: { value: 'ABC' } })
  await act(async () => screen.getByRole('button', { name: '兑换' }).click())
  await waitFor(() => expect(main()).toContain('券码不存在'))
  expect(field.value).toBe('ABC')
})

it('a visitor is led to log in before claiming, and an empty centre says so', async () => {
  await renderStorefront('/lqzx', mocks({ viewer: () => null, couponOffers: () => list(offer('1', {})) }))
  expect((await screen.findByRole('link', { name: '登录后领取：券1' })).getAttribute('href')).toBe('/login?next=%2Flqzx')
  expect(screen.queryByLabelText('券码兑换')).toBeNull()
})

it.each([
  ['/yx?category=1100', 'PreferredPageQuery', { zone: 'PREFERRED', categoryID: '1100' }],
  ['/yx_table', 'PreferredTablePageQuery', { zone: 'PREFERRED' }],
  ['/jxqzc', 'NearExpiryPageQuery', { zone: 'NEAR_EXPIRY' }],
  ['/qxzq?class=2', 'DevicesPageQuery', { zone: 'DEVICES', deviceClasses: ['2'] }],
  ['/qxzq?class=9', 'DevicesPageQuery', { zone: 'DEVICES', deviceClasses: null }],
  ['/zyyp', 'HerbsPageQuery', { zone: 'HERBS' }],
  ['/kxzq', 'ControlledPageQuery', { zone: 'CONTROLLED' }],
  ['/welfare', 'WelfarePageQuery', { zone: 'WELFARE' }],
])('%s asks for the goods of its zone under its own rules', async (at, name, filter) => {
  const { calls } = await renderStorefront(at, mocks({ goodsList: () => list(), cart: () => null }))
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`${filter.zone} 名`) })).toBeTruthy()
  expect(calls[0]).toMatchObject({ name, variables: { filter, sort: 'DEFAULT' } })
  for (const words of ['规则一', '专区里暂时没有商品']) expect(main()).toContain(words)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('the free-shipping zone says what each warehouse still lacks', async () => {
  const warehouse = {
    warehouse: { warehouseID: '1', name: '主仓' },
    goodsAmount: '120.00',
    freeOver: '500.00',
    shipping: '12.00',
    shortOfFree: '380.00',
  }
  await renderStorefront(
    '/yx',
    mocks({
      goodsList: () => list(),
      cart: () => ({ warehouses: [warehouse, { ...warehouse, warehouse: { warehouseID: '2', name: '中药仓' }, shipping: '0.00' }] }),
    }),
  )
  await screen.findByText('主仓：再买 ¥380.00 满额包邮')
  expect(main()).toContain('中药仓：已包邮')
})

it('a zone that cannot be had says why and keeps its rules', async () => {
  await renderStorefront(
    '/jxqzc',
    mocks({
      goodsList: () => {
        throw gatewayFailure('UPSTREAM_UNAVAILABLE')
      },
    }),
  )
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(main()).toContain('规则一')
})

const promotion = (promotionID: string, status: string, fields: object = {}): object => ({
  promotionID,
  name: `活动${promotionID}`,
  status,
  startsAt: '2026-11-21T02:00:00Z',
  endsAt: '2026-12-20T02:00:00Z',
  coversAll: false,
  isRepeatable: false,
  cap: null,
  goodsCount: 9,
  tiers: [
    { full: '300.00', minus: '20.00', rate: null },
    { full: '2000.00', minus: null, rate: 9400 },
  ],
  ...fields,
})

it('full reductions stand with their steps, their state and the way to their goods', async () => {
  const counted = {
    promotionID: '1',
    amount: '250.00',
    discount: '20.00',
    tiers: [
      { full: '200.00', minus: '20.00', isReached: true, short: '0.00' },
      { full: '500.00', minus: '60.00', isReached: false, short: '250.00' },
    ],
  }
  await renderStorefront(
    '/hb',
    mocks({
      serverTime: () => '2026-11-20T02:00:00Z',
      cart: () => ({ promotions: [counted] }),
      promotionOffers: () =>
        list(promotion('1', 'RUNNING', { isRepeatable: true, cap: '80.00' }), promotion('2', 'WAITING'), promotion('3', 'OVER')),
    }),
  )
  await screen.findByText('活动1')
  for (const words of [
    '每满 ¥300 减 ¥20',
    '最多减 ¥80',
    '满 ¥2,000 打 9.4 折',
    '未开始',
    '距开始',
    '已结束',
    '9 种商品参加',
    '采购单已减 ¥20.00，再买 ¥250.00 减 ¥60.00',
  ])
    expect(main()).toContain(words)
  expect(screen.getByRole('link', { name: '去凑单：活动1' }).getAttribute('href')).toBe('/yjh/1')
  expect(screen.queryByRole('link', { name: '去凑单：活动3' })).toBeNull()
})

it.each([
  ['/Hdzx/2,1', ['2', '1'], '2', '活动还没有开始'],
  ['/Hdzx/2,1/1', ['2', '1'], '1', '活动商品已下架'],
  ['/Hdzx/2,3/3', ['2', '3'], '3', '活动已结束'],
  ['/Hdzx/2,1/9', ['2', '1'], '9', '没有这个活动'],
  ['/yjh/1', null, '1', '活动商品已下架'],
])('%s opens one activity among its tabs and says how it stands', async (at, ids, openID, words) => {
  const { calls } = await renderStorefront(
    at,
    mocks({
      promotionOffers: () => list(promotion('2', 'WAITING'), promotion('1', 'RUNNING'), promotion('3', 'OVER')),
      promotion: () => ({ promotionID: '1', goods: list() }),
    }),
  )
  expect(await screen.findByText(words)).toBeTruthy()
  expect(calls[0]).toMatchObject({ name: 'PromotionPageQuery', variables: { ids, openID } })
})

const combinationGoods = {
  goodsID: '7',
  name: '川芎',
  spec: '500g',
  packUnit: '袋',
  price: '31.60',
  priceText: '',
  isBuyable: true,
  stock: 9,
  images: [],
}

it('a combination shows what a set saves and is refused where one of its goods is', async () => {
  const session = {
    id: 'Combination:1',
    combinationID: '1',
    name: '组合甲',
    price: '69.73',
    listPrice: '75.80',
    warehouseID: '2',
    limit: 5,
    left: 2,
    endsAt: '2026-12-20T02:00:00Z',
    items: [{ quantity: 2, goods: combinationGoods }],
  }
  await renderStorefront(
    '/zhzq',
    mocks({
      combinations: () =>
        list(
          session,
          { ...session, id: 'Combination:2', combinationID: '2', name: '组合乙', left: 0 },
          {
            ...session,
            id: 'Combination:3',
            combinationID: '3',
            name: '组合丙',
            items: [{ quantity: 1, goods: { ...combinationGoods, id: 'Goods:8', goodsID: '8', name: '桔梗', isBuyable: false } }],
          },
          {
            ...session,
            id: 'Combination:4',
            combinationID: '4',
            name: '组合丁',
            items: [{ quantity: 1, goods: { ...combinationGoods, id: 'Goods:9', goodsID: '9', name: '大枣', stock: 0 } }],
          },
        ),
    }),
  )
  expect(await screen.findByRole('button', { name: '整套加入采购单：组合甲' })).toBeTruthy()
  for (const words of ['省 ¥6.07', '× 2 袋', '还可买 2 套', '已买满 5 套', '桔梗不可购买', '已售罄']) expect(main()).toContain(words)
})

it('a group purchase shows its teams, and joining sends the team, the quantity and a key', async () => {
  const inputs: Args['input'][] = []
  const team = {
    teamID: '3',
    founder: '杭州***药房',
    memberCount: 2,
    mostMembers: 5,
    taken: 40,
    mostUnits: 200,
    price: '9.50',
    isOpen: true,
    next: { quantity: 100, price: '9.00', short: 60 },
  }
  const sale = {
    id: 'GroupSale:7',
    saleID: '7',
    name: '健胃消食片抱团',
    status: 'RUNNING',
    startsAt: '2026-11-01T02:00:00Z',
    endsAt: '2026-12-20T02:00:00Z',
    perMember: 60,
    tiers: [{ quantity: 20, price: '9.50' }],
    goods: {
      goodsID: '7',
      name: '健胃消食片',
      spec: '32片',
      manufacturer: '青榕',
      packUnit: '盒',
      packQuantity: 10,
      minimumQuantity: 10,
      isBuyable: true,
      priceText: '',
      images: [],
    },
    teams: [team],
    myTeam: null,
  }
  await renderStorefront(
    '/gyqg/info?id=7',
    mocks(
      { groupSale: () => sale },
      {
        joinGroup: (_: unknown, { input }: Args) => {
          inputs.push(input)
          throw gatewayFailure('BUSINESS_REJECTED', { reason: 'GROUP_FULL' })
        },
      },
    ),
  )
  const join = await screen.findByRole('button', { name: '参团：杭州***药房的团' })
  expect(screen.getByRole('button', { name: '开团：健胃消食片抱团' })).toBeTruthy()
  expect(main()).toContain('再订 60 盒，降到 ¥9.00/盒')
  await act(async () => join.click())
  await waitFor(() => expect(inputs).toEqual([{ saleID: '7', teamID: '3', quantity: 10, clientKey: expect.any(String) }]))
})

it('daily specials say what they cost else, what is saved, and how long the day still is', async () => {
  const special = {
    id: 'Goods:7',
    goodsID: '7',
    name: '川芎',
    spec: '500g',
    manufacturer: '澄野',
    packUnit: '袋',
    packQuantity: 1,
    minimumQuantity: 1,
    stock: 9,
    cartQuantity: 0,
    price: '29.70',
    listPrice: '31.60',
    priceState: 'SPECIAL',
    priceText: '限时特价',
    isBuyable: true,
    images: [],
    tags: [],
  }
  await renderStorefront('/mrtj', mocks({ dailySpecials: () => list(special) }))
  expect(await screen.findByRole('button', { name: '加入采购单：川芎' })).toBeTruthy()
  for (const words of ['省 ¥1.90/袋', '距恢复原价']) expect(main()).toContain(words)
})

it('new controlled goods stand apart: what may be ordered, and what is to be asked for from the account manager', async () => {
  const goods = {
    id: 'Goods:7',
    goodsID: '7',
    name: '护肝片',
    spec: '60片',
    manufacturer: '澄野',
    packUnit: '盒',
    packQuantity: 1,
    minimumQuantity: 1,
    stock: 9,
    cartQuantity: 0,
    price: '9.70',
    priceState: 'NORMAL',
    priceText: '',
    isBuyable: true,
    images: [],
    tags: [],
  }
  const denied = {
    ...goods,
    id: 'Goods:8',
    goodsID: '8',
    name: '逍遥丸',
    price: null,
    priceState: 'REGION',
    priceText: '不在销售区域内',
    isBuyable: false,
    buyReason: 'REGION_DENIED',
  }
  await renderStorefront(
    '/kxzq_new',
    mocks({
      viewer: () => ({ ...member, accountManager: { name: '周景岳', phone: '13900000002', isDefault: false } }),
      focus: () => ({
        banners: [{ bannerID: '28', title: '控销新品招商', subtitle: '', url: '/help', notice: null, goodsImages: [] }],
        goods: [goods, denied],
      }),
    }),
  )
  expect((await screen.findByRole('region', { name: '可采购的新品' })).textContent).toContain('护肝片')
  expect(screen.getByRole('region', { name: '招商中的新品' }).textContent).toContain('逍遥丸')
  expect(
    screen
      .getAllByRole('link', { name: /客户经理 周景岳 13900000002/ })
      .at(-1)
      ?.getAttribute('href'),
  ).toBe('tel:13900000002')
  expect(screen.getByRole('link', { name: /控销新品招商/ }).getAttribute('href')).toBe('/help')
})

it.each([
  ['/gyqg', { groupSales: () => list() }, '现在没有抱团'],
  ['/gyqg/shop', { myGroupSales: () => list() }, '还没有参加抱团'],
  ['/gyqg/info?id=9', { groupSale: () => null }, '没有这个抱团'],
  ['/ppzq', { site: () => ({ brands: [] }) }, '还没有品牌'],
  ['/ppzq/info/9', { brandPage: () => null }, '没有这个品牌'],
  ['/yyh', { suppliers: () => list() }, '还没有供应商'],
  ['/yyh/list?id=9', { supplier: () => null }, '没有这个供应商'],
  ['/priceList', { priceSheets: () => [] }, '还没有价格单'],
  ['/price?sheet=99', { priceSheet: () => null }, '没有这类行情'],
  ['/kxzq_new', { focus: () => ({ banners: [], goods: [] }) }, '最近没有新引进的品种'],
  ['/kxzq/goods/9', { goodsList: () => list() }, '没有这个控销专场'],
  ['/zqmb?id=99', { home: () => ({ banners: [], floors: [], floor: null }) }, '没有这个专区'],
  ['/jfsc?range=0-1000', { pointsGifts: () => list() }, '没有符合条件的礼品'],
  ['/priceList/info?id=9', { priceSheet: () => null }, '没有这份价格单'],
  ['/yx/rule', { zone: () => ({ name: '优选包邮', subtitle: '', rules: ['第一条'] }) }, '第一条'],
  ['/mrtj', { dailySpecials: () => list() }, '今天没有特价商品'],
  ['/zhzq', { combinations: () => list() }, '现在没有组合'],
])('%s says what it has not', async (at, query, words) => {
  await renderStorefront(at, mocks(query))
  expect(await screen.findByText(words)).toBeTruthy()
})
