import addWantedPageQuery from '../../__generated__/AddWantedPageQuery$parameters.ts'
import myDrawsPageQuery from '../../__generated__/DrawsPageQuery$parameters.ts'
import favoritesPageQuery from '../../__generated__/FavoritesPageQuery$parameters.ts'
import feedbackPageQuery from '../../__generated__/FeedbackPageQuery$parameters.ts'
import followsPageQuery from '../../__generated__/FollowsPageQuery$parameters.ts'
import messageSettingsPageQuery from '../../__generated__/MessageSettingsPageQuery$parameters.ts'
import messagesPageQuery from '../../__generated__/MessagesPageQuery$parameters.ts'
import planPageQuery from '../../__generated__/PlanPageQuery$parameters.ts'
import plansPageQuery from '../../__generated__/PlansPageQuery$parameters.ts'
import pointsOrdersPageQuery from '../../__generated__/PointsOrdersPageQuery$parameters.ts'
import quickOrderPageQuery from '../../__generated__/QuickOrderPageQuery$parameters.ts'
import supplyPageQuery from '../../__generated__/SupplyPageQuery$parameters.ts'
import wantedOnePageQuery from '../../__generated__/WantedOnePageQuery$parameters.ts'
import wantedPageQuery from '../../__generated__/WantedPageQuery$parameters.ts'
import { goodsListVariables } from '../../features/catalogue/goods/goodsListPlace.ts'
import { messageVariables } from '../../features/self-service/message/messagePlace.ts'
import { readPage } from '../../lib/readPage.ts'
import { page, type Route } from '../route.tsx'
import { digits } from './routeVariables.ts'

// Kept here: what a page shares with the route table would bring the whole table with the page.
const frequentOrder = (sort: string | null): 'RECENT' | 'QUANTITY' | 'TIMES' =>
  sort === 'recent' ? 'RECENT' : sort === 'quantity' ? 'QUANTITY' : 'TIMES'
const isOpenOf = (status: string | null): boolean | null => (status === 'open' ? true : status === 'ended' ? false : null)

/** What a shop does for itself: favourites, purchase lists, requests, supplies, messages. */
export const selfServiceRoutes: readonly Route[] = [
  page({
    name: 'favorites',
    paths: ['/star'],
    title: '我的收藏',
    file: 'src/pages/favorites/FavoritesPage.tsx',
    page: async () => (await import('../../pages/favorites/FavoritesPage.tsx')).FavoritesPage,
    query: favoritesPageQuery,
    variables: ({ search }) => ({ page: goodsListVariables(search).page }),
    principal: 'favorites',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'follows',
    paths: ['/follow'],
    title: '我的关注',
    file: 'src/pages/follows/FollowsPage.tsx',
    page: async () => (await import('../../pages/follows/FollowsPage.tsx')).FollowsPage,
    query: followsPageQuery,
    variables: ({ search }) => ({ ofGoods: search.get('kind') === 'goods', page: readPage(search) }),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'quickOrder',
    paths: ['/kjcg'],
    title: '快捷采购',
    file: 'src/pages/quick-order/QuickOrderPage.tsx',
    page: async () => (await import('../../pages/quick-order/QuickOrderPage.tsx')).QuickOrderPage,
    query: quickOrderPageQuery,
    variables: ({ search }) => ({ order: frequentOrder(search.get('sort')), page: readPage(search) }),
    principal: 'frequentGoods',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'plans',
    paths: ['/cgjh'],
    title: '采购计划',
    file: 'src/pages/plans/PlansPage.tsx',
    page: async () => (await import('../../pages/plans/PlansPage.tsx')).PlansPage,
    query: plansPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'purchasePlans',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'plan',
    paths: ['/cgjh/info'],
    title: '采购计划',
    file: 'src/pages/plans/PlanPage.tsx',
    page: async () => (await import('../../pages/plans/PlanPage.tsx')).PlanPage,
    query: planPageQuery,
    variables: ({ search }) => ({ planID: digits(search.get('id')) }),
    principal: 'purchasePlan',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'wanted',
    paths: ['/pzqg'],
    title: '品种求购',
    file: 'src/pages/wanted/WantedPage.tsx',
    page: async () => (await import('../../pages/wanted/WantedPage.tsx')).WantedPage,
    query: wantedPageQuery,
    variables: ({ search }) => ({ isOpen: isOpenOf(search.get('status')), page: readPage(search) }),
    principal: 'wantedGoodsList',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'addWanted',
    paths: ['/pzqg/add'],
    title: '发布求购',
    file: 'src/pages/wanted/AddWantedPage.tsx',
    page: async () => (await import('../../pages/wanted/AddWantedPage.tsx')).AddWantedPage,
    query: addWantedPageQuery,
    variables: () => ({}),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'wantedOne',
    paths: ['/pzqg/info'],
    title: '求购详情',
    file: 'src/pages/wanted/WantedOnePage.tsx',
    page: async () => (await import('../../pages/wanted/WantedOnePage.tsx')).WantedOnePage,
    query: wantedOnePageQuery,
    variables: ({ search }) => ({ wantedID: digits(search.get('id')) }),
    principal: 'wantedGoods',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'supply',
    paths: ['/pzgy'],
    title: '品种供应',
    file: 'src/pages/supply/SupplyPage.tsx',
    page: async () => (await import('../../pages/supply/SupplyPage.tsx')).SupplyPage,
    query: supplyPageQuery,
    variables: ({ search }) => ({ isOwn: search.get('mine') === '1', page: readPage(search) }),
    principal: 'supplyOffers',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'pointsOrders',
    paths: ['/jfdd'],
    title: '积分订单',
    file: 'src/pages/points-orders/PointsOrdersPage.tsx',
    page: async () => (await import('../../pages/points-orders/PointsOrdersPage.tsx')).PointsOrdersPage,
    query: pointsOrdersPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'pointsOrders',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'draws',
    paths: ['/wdcj'],
    title: '我的抽奖',
    file: 'src/pages/draw/DrawsPage.tsx',
    page: async () => (await import('../../pages/draw/DrawsPage.tsx')).DrawsPage,
    query: myDrawsPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'drawRecords',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'feedback',
    paths: ['/yjfk'],
    title: '意见反馈',
    file: 'src/pages/feedback/FeedbackPage.tsx',
    page: async () => (await import('../../pages/feedback/FeedbackPage.tsx')).FeedbackPage,
    query: feedbackPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'feedback',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'messageSettings',
    paths: ['/xxsz'],
    title: '消息设置',
    file: 'src/pages/messages/MessageSettingsPage.tsx',
    page: async () => (await import('../../pages/messages/MessageSettingsPage.tsx')).MessageSettingsPage,
    query: messageSettingsPageQuery,
    variables: () => ({}),
    principal: 'viewer',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'messages',
    paths: ['/wdxx'],
    title: '我的消息',
    file: 'src/pages/messages/MessagesPage.tsx',
    page: async () => (await import('../../pages/messages/MessagesPage.tsx')).MessagesPage,
    query: messagesPageQuery,
    variables: ({ search }) => messageVariables(search),
    principal: 'messages',
    flags: { requiresLogin: true },
  }),
]
