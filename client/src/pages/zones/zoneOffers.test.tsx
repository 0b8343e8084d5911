import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../testing/schemaNetwork.ts'
import { list, main, member, mocks } from '../../testing/zonePage.ts'
import { toasts } from '../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
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
  for (const words of ['省 ¥6.07', '× 2 袋', '每店限购 5 套，还可买 2 套 · 距结束', '已买满 5 套', '桔梗不可购买', '已售罄'])
    expect(main()).toContain(words)
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
  expect(screen.getByRole('list', { name: '团价' }).textContent).toBe('20 盒起 ¥9.50')
  await act(async () => join.click())
  await waitFor(() => expect(inputs).toEqual([{ saleID: '7', teamID: '3', quantity: 10, clientKey: expect.any(String) }]))
  await waitFor(() => expect(toasts.snapshot()).toMatchObject([{ kind: 'warning', text: '健胃消食片抱团：操作未成功，请稍后再试' }]))
  await act(async () => join.click())
  await waitFor(() => expect(inputs).toHaveLength(2))
  expect(inputs[1]).toEqual(inputs[0])
  cleanup()
  const untold = { ...sale, tiers: [{ quantity: 20, price: null }], goods: { ...sale.goods, priceText: '登录后可见' } }
  await renderStorefront('/gyqg/info?id=7', mocks({ groupSale: () => untold }))
  expect((await screen.findByRole('list', { name: '团价' })).textContent).toBe('20 盒起团价登录后可见')
})

it("today's prices name the maker, and say what goods cost before and how many parts of a hundred they fell, where they did", async () => {
  const special = (goodsID: string, price: string, listPrice: string | null): object => ({
    node: {
      id: `Goods:${goodsID}`,
      goodsID,
      name: `品${goodsID}`,
      spec: '10g',
      manufacturer: `厂${goodsID}`,
      price,
      listPrice,
      priceStatus: 'NORMAL',
      expiresOn: null,
    },
  })
  const edges = [special('1', '8.95', '10.00'), special('2', '9.95', '10.00'), special('3', '10.00', null)]
  const priceSheet = () => ({
    sheetID: '1',
    name: '全部',
    description: '',
    count: 3,
    on: '2026-11-20',
    file: null,
    goods: { edges, pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] } },
  })
  await renderStorefront('/price', mocks({ priceSheets: () => [], priceSheet }))
  const rows = [...(await screen.findByRole('table', { name: '今日行情' })).querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('td.was')?.textContent)).toEqual(['¥10.00降 10%', '¥10.00', ''])
  expect(rows.map((row) => row.querySelector('td.expiry')?.textContent)).toEqual(['', '', ''])
  // Beside the specification where the column of makers has no room.
  expect(rows.map((row) => row.querySelector('th')?.textContent?.slice(0, 7))).toEqual(['品110g厂1', '品210g厂2', '品310g厂3'])
})

it("a shop without a price sheet says that today's prices are not there yet", async () => {
  await renderStorefront('/price', mocks({ priceSheets: () => [], priceSheet: () => null }))
  expect(await screen.findByText('今天还没有行情')).toBeTruthy()
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
    expiresOn: '2028-11-03',
    price: '29.70',
    listPrice: '31.60',
    priceStatus: 'SPECIAL',
    priceText: '限时特价',
    isBuyable: true,
    images: [],
    tags: [],
  }
  const banner = {
    bannerID: '125',
    title: '换季补货清单',
    subtitle: '一键补齐',
    url: '/list',
    notice: null,
    color: '#111111',
    colorEnd: '#222222',
  }
  const { calls } = await renderStorefront('/mrtj', mocks({ dailySpecials: () => list(special), banners: () => [banner] }))
  expect(calls[0]?.variables).toMatchObject({ bannerID: '125' })
  for (const words of ['换季补货清单', '一键补齐']) expect(main()).toContain(words)
  expect(screen.getByRole('link', { name: '去采购' }).getAttribute('href')).toBe('/list')
  expect(await screen.findByRole('button', { name: '加入采购单：川芎' })).toBeTruthy()
  for (const words of ['省 ¥1.90/袋', '距恢复原价', '效期 2028-11-03库存 9 袋中包装 1 袋']) expect(main()).toContain(words)
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
    priceStatus: 'NORMAL',
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
    priceStatus: 'REGION',
    priceText: '不在销售区域内',
    isBuyable: false,
    buyReason: 'REGION_DENIED',
  }
  await renderStorefront(
    '/kxzq_new',
    mocks({
      viewer: () => ({ ...member, accountManager: { name: '周景岳', phone: '13900000002', isDefault: false } }),
      zoneFocus: () => ({
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
  ['/price?sheet=99', { priceSheets: () => [{ sheetID: '1', name: '全部' }], priceSheet: (): null => null }, '没有这类行情'],
  ['/kxzq_new', { zoneFocus: () => ({ banners: [], goods: [] }) }, '最近没有新引进的品种'],
  ['/kxzq/goods/9', { goodsList: () => list() }, '没有这个控销专场'],
  ['/zqmb?id=99', { home: () => ({ banners: [], floors: [], floor: null }) }, '没有这个专区'],
  ['/jfsc?range=0-1000', { pointsGifts: () => list() }, '没有符合条件的礼品'],
  ['/priceList/info?id=9', { priceSheet: (): null => null }, '没有这份价格单'],
  ['/yx/rule', { zone: () => ({ name: '优选包邮', subtitle: '', rules: ['第一条'] }) }, '第一条'],
  ['/mrtj', { dailySpecials: () => list() }, '今天没有特价商品'],
  ['/zhzq', { combinations: () => list() }, '现在没有组合'],
])('the page %s tells what it lacks', async (at, query, words) => {
  await renderStorefront(at, mocks(query))
  expect(await screen.findByText(words)).toBeTruthy()
})
