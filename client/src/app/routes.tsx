import activityPageQuery from '../__generated__/ActivityPageQuery$parameters.ts'
import afterSaleApplyPageQuery from '../__generated__/AfterSaleApplyPageQuery$parameters.ts'
import afterSaleDetailPageQuery from '../__generated__/AfterSaleDetailPageQuery$parameters.ts'
import afterSalesPageQuery from '../__generated__/AfterSalesPageQuery$parameters.ts'
import bankTransferPageQuery from '../__generated__/BankTransferPageQuery$parameters.ts'
import cartPageQuery from '../__generated__/CartPageQuery$parameters.ts'
import confirmOrderPageQuery from '../__generated__/ConfirmOrderPageQuery$parameters.ts'
import contractPageQuery from '../__generated__/ContractPageQuery$parameters.ts'
import favoritesPageQuery from '../__generated__/FavoritesPageQuery$parameters.ts'
import goodsDetailPageQuery from '../__generated__/GoodsDetailPageQuery$parameters.ts'
import goodsListPageQuery from '../__generated__/GoodsListPageQuery$parameters.ts'
import homePageQuery from '../__generated__/HomePageQuery$parameters.ts'
import orderDetailPageQuery from '../__generated__/OrderDetailPageQuery$parameters.ts'
import ordersPageQuery from '../__generated__/OrdersPageQuery$parameters.ts'
import otherListPageQuery from '../__generated__/OtherListPageQuery$parameters.ts'
import payDonePageQuery from '../__generated__/PayDonePageQuery$parameters.ts'
import payPageQuery from '../__generated__/PayPageQuery$parameters.ts'
import searchPageQuery from '../__generated__/SearchPageQuery$parameters.ts'
import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { goodsListVariables } from '../features/goods/goodsListPlace.ts'
import { orderListVariables } from '../features/order/orderListPlace.ts'
import { readPage } from '../lib/readPage.ts'
import { type Path, paths } from '../navigation/paths.ts'
import { activityVariables } from '../pages/activity/activityPlace.ts'
import { compilePattern } from './pathPattern.ts'
import { page, plainPage, type Route } from './route.tsx'

const accountEntry = { header: false, loginHeader: true, rightPanel: false, categoryMenu: false, nav: false }
const withAd = { topRightAd: true }
const noFrame = { header: false, footer: false, rightPanel: false, categoryMenu: false, nav: false, search: false }
const cartFlow = { categoryMenu: false, nav: false, requiresLogin: true }

/** The one route table: the server's rendering, the browser and link preparation all read it. The first match counts. */
export const routes: readonly Route[] = [
  page({
    name: 'home',
    paths: ['/', '/home'],
    title: '首页',
    file: 'src/pages/home/HomePage.tsx',
    page: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
    query: homePageQuery,
    variables: () => ({}),
    principal: 'home',
    flags: withAd,
  }),
  page({
    name: 'goodsList',
    paths: ['/list'],
    title: '全部商品',
    file: 'src/pages/goods-list/GoodsPicturesPage.tsx',
    page: async () => (await import('../pages/goods-list/GoodsPicturesPage.tsx')).GoodsPicturesPage,
    query: goodsListPageQuery,
    variables: ({ search }) => treeVariables(search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'goodsTable',
    paths: ['/list/table'],
    title: '全部商品',
    file: 'src/pages/goods-list/GoodsTablePage.tsx',
    page: async () => (await import('../pages/goods-list/GoodsTablePage.tsx')).GoodsTablePage,
    query: goodsListPageQuery,
    variables: ({ search }) => treeVariables(search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'goodsPlain',
    paths: ['/list/no_image'],
    title: '全部商品',
    file: 'src/pages/goods-list/GoodsTablePage.tsx',
    page: async () => (await import('../pages/goods-list/GoodsTablePage.tsx')).GoodsPlainPage,
    query: goodsListPageQuery,
    variables: ({ search }) => treeVariables(search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'search',
    paths: ['/search'],
    title: '商品搜索',
    file: 'src/pages/search/SearchPicturesPage.tsx',
    page: async () => (await import('../pages/search/SearchPicturesPage.tsx')).SearchPicturesPage,
    query: searchPageQuery,
    variables: ({ search }) => searchVariables(search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'searchTable',
    paths: ['/search/table'],
    title: '商品搜索',
    file: 'src/pages/search/SearchTablePage.tsx',
    page: async () => (await import('../pages/search/SearchTablePage.tsx')).SearchTablePage,
    query: searchPageQuery,
    variables: ({ search }) => searchVariables(search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'otherList',
    paths: ['/list/other/{id}/{name?}'],
    title: '药品列表',
    file: 'src/pages/other-list/OtherListPage.tsx',
    page: async () => (await import('../pages/other-list/OtherListPage.tsx')).OtherListPage,
    query: otherListPageQuery,
    variables: ({ params, search }) => {
      const variables = goodsListVariables(search)
      return { ...variables, filter: { ...variables.filter, categoryID: digits(params['id'] ?? null) } }
    },
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'favorites',
    paths: ['/star'],
    title: '我的收藏',
    file: 'src/pages/favorites/FavoritesPage.tsx',
    page: async () => (await import('../pages/favorites/FavoritesPage.tsx')).FavoritesPage,
    query: favoritesPageQuery,
    variables: ({ search }) => ({ page: goodsListVariables(search).page }),
    principal: 'favorites',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'goodsDetail',
    paths: ['/list/info/{id}', '/list_info/{id}'],
    title: '商品详情',
    file: 'src/pages/goods-detail/GoodsDetailPage.tsx',
    page: async () => (await import('../pages/goods-detail/GoodsDetailPage.tsx')).GoodsDetailPage,
    query: goodsDetailPageQuery,
    variables: ({ params }) => ({ goodsID: params['id'] ?? '' }),
    principal: 'goods',
  }),
  page({
    name: 'cart',
    paths: ['/cart_step1', '/cart'],
    title: '采购单',
    file: 'src/pages/cart/CartPage.tsx',
    page: async () => (await import('../pages/cart/CartPage.tsx')).CartPage,
    query: cartPageQuery,
    variables: () => ({}),
    principal: 'cart',
    flags: cartFlow,
  }),
  page({
    name: 'confirmOrder',
    paths: ['/cart_step2'],
    title: '确认订单',
    file: 'src/pages/confirm-order/ConfirmOrderPage.tsx',
    page: async () => (await import('../pages/confirm-order/ConfirmOrderPage.tsx')).ConfirmOrderPage,
    query: confirmOrderPageQuery,
    variables: ({ search }) => ({ quoteID: digits(search.get('quote')) }),
    principal: 'quote',
    flags: { ...cartFlow, search: false },
  }),
  page({
    name: 'pay',
    paths: ['/cart_step3/{id}'],
    title: '支付订单',
    file: 'src/pages/pay/PayPage.tsx',
    page: async () => (await import('../pages/pay/PayPage.tsx')).PayPage,
    query: payPageQuery,
    variables: ({ params }) => ({ tradeID: params['id'] ?? '' }),
    principal: 'trade',
    flags: { ...cartFlow, search: false },
  }),
  page({
    name: 'bankTransfer',
    paths: ['/cart_hm'],
    title: '银行汇款',
    file: 'src/pages/bank-transfer/BankTransferPage.tsx',
    page: async () => (await import('../pages/bank-transfer/BankTransferPage.tsx')).BankTransferPage,
    query: bankTransferPageQuery,
    variables: ({ search }) => ({ tradeID: digits(search.get('trade')) }),
    principal: 'trade',
    flags: { ...cartFlow, search: false },
  }),
  page({
    name: 'payDone',
    paths: ['/cart_step4'],
    title: '支付完成',
    file: 'src/pages/pay-done/PayDonePage.tsx',
    page: async () => (await import('../pages/pay-done/PayDonePage.tsx')).PayDonePage,
    query: payDonePageQuery,
    variables: ({ search }) => ({ tradeID: digits(search.get('trade')) }),
    principal: 'trade',
    flags: cartFlow,
  }),
  page({
    name: 'orders',
    paths: ['/order'],
    title: '我的订单',
    file: 'src/pages/orders/OrdersPage.tsx',
    page: async () => (await import('../pages/orders/OrdersPage.tsx')).OrdersPage,
    query: ordersPageQuery,
    variables: ({ search }) => orderListVariables(search),
    principal: 'orders',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'orderDetail',
    paths: ['/order/info/{id}'],
    title: '订单详情',
    file: 'src/pages/order-detail/OrderDetailPage.tsx',
    page: async () => (await import('../pages/order-detail/OrderDetailPage.tsx')).OrderDetailPage,
    query: orderDetailPageQuery,
    variables: ({ params }) => ({ orderID: params['id'] ?? '' }),
    principal: 'order',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'applyAfterSale',
    paths: ['/afterSaleApply'],
    title: '申请售后',
    file: 'src/pages/after-sale-apply/AfterSaleApplyPage.tsx',
    page: async () => (await import('../pages/after-sale-apply/AfterSaleApplyPage.tsx')).AfterSaleApplyPage,
    query: afterSaleApplyPageQuery,
    variables: ({ search }) => ({ orderID: digits(search.get('order')), isAsked: search.has('order') }),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'afterSales',
    paths: ['/processing', '/wdsh'],
    title: '我的售后',
    file: 'src/pages/after-sales/AfterSalesPage.tsx',
    page: async () => (await import('../pages/after-sales/AfterSalesPage.tsx')).AfterSalesPage,
    query: afterSalesPageQuery,
    variables: ({ search }) => ({ filter: { tab: 'PROCESSING' as const }, page: readPage(search) }),
    principal: 'afterSales',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'afterSaleRecord',
    paths: ['/afterSaleRecord'],
    title: '售后记录',
    file: 'src/pages/after-sales/AfterSalesPage.tsx',
    page: async () => (await import('../pages/after-sales/AfterSalesPage.tsx')).AfterSaleRecordPage,
    query: afterSalesPageQuery,
    variables: ({ search }) => ({ filter: { tab: 'RECORD' as const }, page: readPage(search) }),
    principal: 'afterSales',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'afterSale',
    paths: ['/order/afterSalesInfo/{id}'],
    title: '售后详情',
    file: 'src/pages/after-sale-detail/AfterSaleDetailPage.tsx',
    page: async () => (await import('../pages/after-sale-detail/AfterSaleDetailPage.tsx')).AfterSaleDetailPage,
    query: afterSaleDetailPageQuery,
    variables: ({ params }) => ({ afterSaleID: params['id'] ?? '' }),
    principal: 'afterSale',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'goodsReturn',
    paths: ['/order/returnInfo/{id}'],
    title: '退货详情',
    file: 'src/pages/after-sale-detail/AfterSaleDetailPage.tsx',
    page: async () => (await import('../pages/after-sale-detail/AfterSaleDetailPage.tsx')).GoodsReturnPage,
    query: afterSaleDetailPageQuery,
    variables: ({ params }) => ({ afterSaleID: params['id'] ?? '' }),
    principal: 'afterSale',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'contract',
    paths: ['/dzht'],
    title: '电子合同',
    file: 'src/pages/contract/ContractPage.tsx',
    page: async () => (await import('../pages/contract/ContractPage.tsx')).ContractPage,
    query: contractPageQuery,
    variables: () => ({}),
    principal: 'contract',
    flags: { requiresLogin: true },
  }),
  plainPage({
    name: 'login',
    paths: ['/login'],
    title: '登录账号',
    file: 'src/pages/login/LoginPage.tsx',
    page: async () => (await import('../pages/login/LoginPage.tsx')).LoginPage,
    flags: accountEntry,
  }),
  plainPage({
    name: 'loading',
    paths: ['/loading'],
    title: '加载中',
    file: 'src/pages/loading/LoadingPage.tsx',
    page: async () => (await import('../pages/loading/LoadingPage.tsx')).LoadingPage,
    flags: noFrame,
  }),
  page({
    name: 'activity',
    paths: ['/loading/activity'],
    title: '活动',
    file: 'src/pages/activity/ActivityPage.tsx',
    page: async () => (await import('../pages/activity/ActivityPage.tsx')).ActivityPage,
    query: activityPageQuery,
    variables: activityVariables,
    principal: null,
    flags: noFrame,
  }),
  page({
    name: 'noActivity',
    paths: ['/noActivity'],
    title: '活动不存在',
    file: 'src/pages/no-activity/NoActivityPage.tsx',
    page: async () => (await import('../pages/no-activity/NoActivityPage.tsx')).NoActivityPage,
    query: shellQuery,
    variables: () => ({}),
    principal: null,
    status: 404,
  }),
  plainPage({
    name: 'elevenIndex',
    paths: ['/eleven_index'],
    title: '首页',
    file: 'src/pages/eleven-index/ElevenIndexPage.tsx',
    page: async () => (await import('../pages/eleven-index/ElevenIndexPage.tsx')).ElevenIndexPage,
    flags: noFrame,
  }),
  page({
    name: 'notFound',
    paths: ['/404'],
    title: '页面不存在',
    file: 'src/pages/not-found/NotFoundPage.tsx',
    page: async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
    query: shellQuery,
    variables: () => ({}),
    principal: null,
    status: 404,
  }),
]

const activity = compilePattern('/activity/{url?}/{url1?}/{url2?}')

/** Addresses whose id goes on with them. */
const moved: readonly (readonly [RegExp, (id: string) => Path])[] = [[/^\/order\/wl\/(\d+)$/, paths.order]]

/** Addresses that lead elsewhere at once. */
export function redirectOf(pathname: string): Path | null {
  for (const [pattern, to] of moved) {
    const id = pattern.exec(pathname)?.[1]
    if (id !== undefined) return to(id)
  }
  const params = activity(pathname)
  if (params === null) return null
  return paths.activity(['url', 'url1', 'url2'].flatMap((part) => params[part] ?? []).join('/'))
}

/** The parts of a group show only once one is chosen. */
function treeVariables(search: URLSearchParams) {
  const variables = goodsListVariables(search)
  return { ...variables, hasCategory: typeof variables.filter.categoryID === 'string' }
}

/** Without a word there is nothing to search for. */
function searchVariables(search: URLSearchParams) {
  const variables = goodsListVariables(search)
  return { ...variables, isAsked: typeof variables.filter.keywords === 'string' }
}

/** The gateway takes an id of digits; anything else is no id and finds nothing. */
function digits(text: string | null): string {
  return text !== null && /^\d{1,18}$/.test(text) ? text : '0'
}
