import activityPageQuery from '../__generated__/ActivityPageQuery$parameters.ts'
import bankTransferPageQuery from '../__generated__/BankTransferPageQuery$parameters.ts'
import favoritesPageQuery from '../__generated__/FavoritesPageQuery$parameters.ts'
import payDonePageQuery from '../__generated__/PayDonePageQuery$parameters.ts'
import payPageQuery from '../__generated__/PayPageQuery$parameters.ts'
import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { goodsListVariables } from '../features/catalogue/goods/goodsListPlace.ts'
import { activityVariables } from '../pages/activity/activityPlace.ts'
import { accountRoutes } from './accountRoutes.tsx'
import { memberRoutes } from './memberRoutes.tsx'
import { page, plainPage, type Route } from './route.tsx'
import { cartFlow, noFrame } from './routeFlags.ts'
import { digits } from './routeVariables.ts'
import { serviceRoutes } from './serviceRoutes.tsx'
import { walletRoutes } from './walletRoutes.tsx'

/** The rest of the route table but for the zones, help and entry: fetched with the page where one begins there, else after the first page. */
export const laterRoutes: readonly Route[] = [
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
  ...memberRoutes,
  ...accountRoutes,
  ...walletRoutes,
  ...serviceRoutes,
]
