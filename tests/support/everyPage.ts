import type { Page } from 'playwright-core'
import { addressOf, type Known, knownRoutes } from './addresses.ts'
import { cartCounts, goTo, logIn } from './browser.ts'

/** They lead elsewhere. */
const PASSING = new Set(['loading', 'activity', 'elevenIndex'])
/** Every page that is looked at. */
export const everyPage: readonly Known[] = knownRoutes().filter((route) => !PASSING.has(route.name))

const params: Record<string, string> = {}
/** By route: what its address needs beyond the pattern's own parameters, and the title of a page that has its own. */
export const particulars: Record<
  string,
  {
    readonly id?: string
    readonly url?: string
    readonly search?: string
    readonly title?: string
    readonly parts?: Readonly<Record<string, string>>
  }
> = {
  helpPay: { title: '订单支付' },
  helpService: { title: '货物配送', parts: { article: 'hwps' } },
  helpArticle: { title: '会员注册', parts: { category: 'xrzn', article: 'hyzc' } },
  search: { search: '?keywords=感冒' },
  searchTable: { search: '?keywords=感冒' },
  newsInfo: { title: '入冬呼吸道用药动销加快，门店备货看这三点', id: '101', parts: { type: 'news' } },
}

/** Fills a cart, goes to the confirm page, and finds what is shown on the others; the pages are then seen with this session. */
export async function preparePages(page: Page): Promise<void> {
  await logIn(page, 'demo')
  await goTo(page, '/list')
  const href = await page.locator('a[href^="/list/info/"]').first().getAttribute('href')
  params['id'] = href?.split('/').at(-1) ?? ''
  for (const button of (
    await page
      .getByRole('button', { name: /加入采购单/ })
      .locator('visible=true')
      .all()
  ).slice(0, 12))
    await button.click()
  await cartCounts(page, 12)
  await goTo(page, '/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await page.waitForURL('**/cart_step2**')
  particulars['confirmOrder'] = { search: new URL(page.url()).search }
  Object.assign(particulars, await ownOrders(page))
}

/** The pages of an order are shown with orders of the demo's own: one to be paid, and the latest of all. */
async function ownOrders(page: Page): Promise<typeof particulars> {
  const query =
    '{ orders(filter: { tab: UNPAID }, first: 20) { edges { node { orderID tradeID } } } afterSales(first: 1) { edges { node { afterSaleID } } } received: orders(filter: { tab: RECEIVED }, first: 1) { edges { node { orderID } } } shipped: orders(filter: { tab: SHIPPED }, first: 1) { edges { node { orderID } } } site { brands { brandID } } categories { categoryID } groupSales(first: 1) { edges { node { saleID } } } goodsList(filter: { zone: CONTROLLED }, first: 1) { edges { node { manufacturerID } } } purchasePlans(first: 1) { edges { node { planID } } } wantedGoodsList(first: 1) { edges { node { wantedID } } } }'
  const answer = await page.request.post('/graphql', { headers: { 'x-csrf': '1' }, data: { query } })
  type Edges<T> = { readonly edges: readonly { readonly node: T }[] }
  const { data } = (await answer.json()) as {
    data: {
      wantedGoodsList: Edges<{ wantedID: string }>
      purchasePlans: Edges<{ planID: string }>
      orders: Edges<{ orderID: string; tradeID: string }>
      afterSales: Edges<{ afterSaleID: string }>
      received: Edges<{ orderID: string }>
      shipped: Edges<{ orderID: string }>
      site: { brands: readonly { readonly brandID: string }[] }
      categories: readonly { readonly categoryID: string }[]
      groupSales: Edges<{ saleID: string }>
      goodsList: Edges<{ manufacturerID: string }>
    }
  }
  const order = data.orders.edges.at(-1)?.node ?? { orderID: '', tradeID: '' }
  const search = `?trade=${order.tradeID}`
  const afterSale = { id: data.afterSales.edges[0]?.node.afterSaleID ?? '' }
  const applied = { search: `?order=${data.received.edges[0]?.node.orderID ?? ''}` }
  const zones = {
    brand: { id: data.site.brands[0]?.brandID ?? '' },
    groupSale: { search: `?id=${data.groupSales.edges[0]?.node.saleID ?? ''}` },
    supplier: { search: '?id=1' },
    otherList: { id: data.categories[0]?.categoryID ?? '' },
    controlledGoods: { url: data.goodsList.edges[0]?.node.manufacturerID ?? '' },
    priceSheet: { search: '?id=1' },
    activityTemplate: { search: '?id=1' },
  }
  const plan = { search: `?id=${data.purchasePlans.edges[0]?.node.planID ?? ''}` }
  const wantedOne = { search: `?id=${data.wantedGoodsList.edges[0]?.node.wantedID ?? ''}` }
  return {
    ...zones,
    plan,
    wantedOne,
    afterSale,
    goodsReturn: afterSale,
    requestAfterSale: applied,
    pay: { id: order.tradeID },
    bankTransfer: { search },
    payDone: { search },
    orderDetail: { id: order.orderID },
    receiveOrder: { id: data.shipped.edges[0]?.node.orderID ?? '' },
  }
}

/** The address under which a page is looked at. */
export function lookedAt(route: Known): string {
  const { id = params['id'] ?? '', url = '', search = '', parts = {} } = particulars[route.name] ?? {}
  return addressOf(route.patterns[0] ?? '', { ...params, ...parts, id, url }) + search
}
