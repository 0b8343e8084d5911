import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { type ForeignGateway, startForeignGateway } from '../foreign/gateway.ts'
import { type ForeignHost, startForeignHost } from '../foreign/host.ts'
import type { Dialect } from '../foreign/shelf.ts'
import { type Answer, GraphQLClient } from '../support/graphqlClient.ts'

const documents = Object.entries(JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>)
/** The id of a document of the storefront, by the name of its operation. */
function documentOf(name: string): string {
  const found = documents.find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text))
  if (found === undefined) throw new Error(`the storefront has no document ${name}`)
  return found[0]
}

const DIALECTS: readonly (readonly [string, Dialect, Record<string, string>])[] = [
  ['numbers, found out by asking', 'numbers', {}],
  ['texts, said by UPSTREAM=spec', 'texts', { UPSTREAM: 'spec' }],
]

const place = { filter: {}, sort: 'RECOMMENDED', first: 20, page: 1, hasChosen: false, hasCategory: false }
const amoxicillin = {
  goodsID: '1',
  name: '阿莫西林胶囊',
  manufacturer: '华北制药',
  price: '12.50',
  priceStatus: 'NORMAL',
  packQuantity: 10,
}

describe.each(DIALECTS)("somebody else's marketplace that writes %s", (_, dialect, env) => {
  let host: ForeignHost
  let gateway: ForeignGateway
  let client: GraphQLClient
  beforeAll(async () => {
    host = await startForeignHost(dialect)
    gateway = await startForeignGateway(host, env)
    client = new GraphQLClient(gateway.url)
  })
  afterAll(async () => {
    await gateway.stop()
    host.close()
  })

  /** What a page shows may lack what this host does not offer, and nothing else. */
  const show = async (name: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const { data, errors = [] }: Answer = await client.askTrusted(documentOf(name), variables)
    expect(errors.filter(({ extensions }) => extensions['reason'] !== 'NOT_OFFERED')).toEqual([])
    return data ?? {}
  }
  /** A change is done without a word of failure, and is asked of the host once. */
  const act = async (name: string, input: Record<string, unknown>, call: string): Promise<Record<string, unknown>> => {
    host.calls.length = 0
    const { data, errors }: Answer = await client.askTrusted(documentOf(name), { input })
    expect(errors).toBeUndefined()
    expect(host.calls.filter((made) => !made.startsWith('GET ')).map((made) => made.replace(/&client_key=.*$/, ''))).toEqual([call])
    return data ?? {}
  }
  const cartShown = (lineCount: number, totals: object, lines: readonly object[]): object => ({ cart: { lineCount, totals, lines } })

  it('a member of a foreign host logs in with a cookie of another name, and is known by the user name', async () => {
    await act(
      'useLoginMutation',
      { username: '青山药房', password: 'Demo-2026' },
      'POST /api/auth/login username=青山药房&password=Demo-2026',
    )
    expect(client.cookie).toBe('sid=member%3D1')
    const { viewer, cartBadge, site, announcement } = await show('ShellQuery')
    expect(viewer).toMatchObject({
      memberID: expect.stringMatching(/^[1-9]\d{5,}$/),
      company: '青山大药房',
      messageCount: 1,
      accountManager: { name: '陈经理', phone: '13900000002', isDefault: false },
    })
    expect([cartBadge, announcement]).toMatchObject([0, { article: { title: '商城公告' } }])
    expect(site).toMatchObject({ hotline: '400-111-2222', navigation: [{ name: '每日特价', url: '/mrtj', isOpen: true }] })
  })

  it('a foreign host has a home page and menus', async () => {
    expect(await show('HomePageQuery')).toMatchObject({ home: { banners: [{ url: '/mrtj' }], floors: [] } })
    expect(await show('menusQuery')).toMatchObject({
      site: { categories: [{ name: '抗感染', count: null, children: [{ name: '青霉素类' }] }] },
    })
  })

  it('goods of a foreign host are listed, found, suggested and shown', async () => {
    const found = { goodsList: { edges: [{ node: amoxicillin }] } }
    expect(await show('GoodsListPageQuery', place)).toMatchObject({ goodsList: { totalCount: 3, edges: [{ node: amoxicillin }, {}, {}] } })
    expect(await show('SearchPageQuery', { ...place, filter: { keywords: '阿莫西林' }, isAsked: true })).toMatchObject(found)
    expect(await show('askSuggestionsQuery', { keywords: '胶囊', scope: 'GOODS' })).toMatchObject({
      searchSuggestions: [
        { scope: 'GOODS', text: '阿莫西林胶囊', count: 1 },
        { scope: 'GOODS', text: '布洛芬缓释胶囊', count: 1 },
      ],
    })
    expect(await show('GoodsDetailPageQuery', { goodsID: '1' })).toMatchObject({
      goods: {
        ...amoxicillin,
        spec: '0.25g*24粒',
        kind: null,
        prescriptionClass: null,
        tiers: [{ quantity: 50, price: '11.90' }],
        tags: [
          { text: '满', kind: 'FULL_REDUCTION' },
          { text: '优', kind: 'PREFERRED' },
        ],
        detail: { commonName: '阿莫西林胶囊', storage: '', lots: [] },
      },
    })
    expect((await show('GoodsDetailPageQuery', { goodsID: '3' }))['goods']).toMatchObject({ priceStatus: 'SOLD_OUT', isBuyable: false })
  })

  it('the cart of a foreign host is filled, edited, selected and emptied, and read where an answer says nothing of it', async () => {
    const add = { goodsID: '1', quantity: 20, seenPrice: '12.50', warehouseID: '1' }
    const added = await act('cartMutationsAddMutation', add, 'POST /api/cart goods_id=1&number=20&price=12.50&ck_id=1')
    const line = { lineID: '101', kind: 'PLAIN', quantity: 20, unitPrice: '12.50', amount: '250.00', listAmount: '250.00' }
    const totals = { list: '250.00', discount: '0.00', goods: '250.00', shipping: null, payable: '250.00' }
    expect(added).toMatchObject({ addToCart: cartShown(1, totals, [{ ...line, isSelected: true, refusal: null }]) })
    expect(added).toMatchObject({
      addToCart: {
        cart: {
          pricing: null,
          warehouses: [
            {
              warehouse: { warehouseID: '1', name: '商城仓库' },
              goodsAmount: '250.00',
              freeOver: '300.00',
              minimumOrder: '100.00',
              fee: null,
              shipping: null,
              shortOfFree: '50.00',
              shortOfMinimum: '0.00',
            },
          ],
          promotions: [{ kind: 'FULL_REDUCTION', isReached: true, tiers: [{ full: '200.00', short: '0.00' }] }],
        },
      },
    })
    expect(await act('cartMutationsEditMutation', { lineID: '101', quantity: 30 }, 'POST /api/cart/101/edit number=30')).toMatchObject({
      updateCartLine: { cart: { totals: { goods: '375.00' }, warehouses: [{ shipping: '0.00', shortOfFree: '0.00' }] } },
    })
    const select = { lineIDs: ['101'], isSelected: false }
    expect(await act('cartMutationsSelectMutation', select, 'POST /api/cart/batch_select ids=101&is_selected=0')).toMatchObject({
      selectCartLines: {
        cart: { selectedCount: 0, totals: { goods: '0.00' }, promotions: [{ isReached: false, next: expect.any(String) }] },
      },
    })
    expect(await show('CartPageQuery')).toMatchObject({ cartBadge: 1, cart: { lines: [{ isSelected: false }] } })
    expect(await act('cartMutationsDeleteMutation', { lineIDs: ['101'] }, 'POST /api/cart/batch_delete ids=101')).toMatchObject({
      deleteCartLines: { cart: { lineCount: 0, lines: [] } },
    })
  })

  it('favourites of a foreign host are kept, and their goods read one by one', async () => {
    expect(await act('favoriteMutationsAddMutation', { goodsIDs: ['1'] }, 'POST /api/favorite goods_ids=1')).toMatchObject({
      addFavorites: { goods: [{ id: expect.any(String) }] },
    })
    expect(host.calls.filter((call) => call.startsWith('GET /api/goods/detail'))).toHaveLength(1)
    expect(await show('FavoritesPageQuery')).toMatchObject({
      favorites: { edges: [{ node: { goodsID: '1' } }, { node: { goodsID: '2' } }] },
    })
    await act('favoriteMutationsRemoveMutation', { goodsIDs: ['1'] }, 'POST /api/favorite/cancel goods_ids=1')
    expect(await show('FavoritesPageQuery')).toMatchObject({ favorites: { edges: [{ node: { goodsID: '2' } }] } })
  })

  it('a draw of a foreign host is joined once, and its prize read where joining does not tell it', async () => {
    expect(await show('ExtrasQuery', { draw: true, ad: true })).toMatchObject({
      drawPopup: { drawID: '5', hasJoined: false, chances: 1 },
      cornerAds: null,
    })
    expect(
      await act('useJoinDrawMutation', { drawID: '5', clientKey: 'key-00000001' }, 'POST /api/draw/5/join client_key=key-00000001'),
    ).toMatchObject({
      joinDraw: { prize: { name: '电子血压计', description: '三日内寄出' } },
    })
    expect(await show('ExtrasQuery', { draw: true, ad: true })).toMatchObject({ drawPopup: { hasJoined: true, chances: 0 } })
  })

  it('messages of a foreign host are shown, read and deleted', async () => {
    const { messages } = await show('MessagesPageQuery')
    expect(messages).toMatchObject({ totalCount: 1, unread: { total: 1 }, edges: [{ node: { title: '欢迎入驻', isRead: false } }] })
    expect(await act('useMessagesReadMutation', { messageIDs: ['31'] }, 'POST /api/message/read ids=31')).toMatchObject({
      markMessagesRead: { unread: { total: 0 } },
    })
    await act('useMessagesDeleteMutation', { messageIDs: ['31'] }, 'POST /api/message/delete ids=31')
    expect(await show('MessagesPageQuery')).toMatchObject({ messages: { edges: [] } })
  })

  it('coupons, money and wanted goods of a foreign host are listed, though it says neither amounts nor dates of them', async () => {
    const { coupons } = await show('CouponsPageQuery', { page: 1 })
    const coupon = { name: '开业券', kind: null, face: null, minimum: null, status: null, expiresAt: null, goodsIDs: [] }
    expect(coupons).toMatchObject({ edges: [{ node: coupon }] })
    expect(await show('MemberCentrePageQuery', { isWhole: true })).toMatchObject({
      usableCoupons: { edges: [{ node: { name: '开业券', expiresAt: null } }] },
    })
    const entry = (title: string): object => ({ node: { title, at: null, amount: null, balance: null } })
    expect(await show('BalancePageQuery', { page: 1, rechargeID: '0', hasRecharge: false })).toMatchObject({
      moneyLog: { edges: [entry('订单支付'), entry('充值')] },
    })
    expect(await show('WantedPageQuery', { page: 1 })).toMatchObject({
      wantedGoodsList: { edges: [{ node: { name: '人工牛黄', quantity: null, endsOn: null, status: null, createdAt: null } }] },
    })
  })

  it.each([
    'WalletPageQuery',
    'CouponsPageQuery',
    'CertificatesPageQuery',
    'BasicPageQuery',
    'ShopInfoPageQuery',
    'MemberCentrePageQuery',
    'QuickOrderPageQuery',
    'WantedPageQuery',
    'NewsPageQuery',
    'OrdersPageQuery',
    'DailySpecialsPageQuery',
  ])('on a foreign host, %s has nothing that fails but what is not offered', async (name) => {
    expect(await show(name, { page: 1, isWhole: true, bannerID: '125' })).toMatchObject({ viewer: { company: '青山大药房' } })
  })

  it('the log says once of each call what it costs that the host does not have it', async () => {
    host.calls.length = 0
    await show('OrdersPageQuery', { page: 1 })
    const told = gateway.logs.filter(({ msg }) => msg === 'the marketplace does not offer a call').map(({ call, cost }) => [call, cost])
    expect(new Map(told as [string, string][]).get('GET /api/goods/batch')).toBe('goods that others name are read one by one')
    expect(told).toHaveLength(new Set(told.map(([call]) => call)).size)
    expect(gateway.logs.filter(({ msg }) => msg === 'marketplace failed')).toEqual([])
    expect(host.calls.filter((call) => call.startsWith('GET /api/order'))).toEqual([])
  })

  it('a member of a foreign host logs out', async () => {
    await act('logOutMutation', {}, 'DELETE /api/user/logout')
    expect(client.cookie).toBe('')
  })
})
