import addWantedPageQuery from '../__generated__/AddWantedPageQuery$parameters.ts'
import feedbackPageQuery from '../__generated__/FeedbackPageQuery$parameters.ts'
import followsPageQuery from '../__generated__/FollowsPageQuery$parameters.ts'
import quickOrderPageQuery from '../__generated__/QuickOrderPageQuery$parameters.ts'
import supplyPageQuery from '../__generated__/SupplyPageQuery$parameters.ts'
import wantedOnePageQuery from '../__generated__/WantedOnePageQuery$parameters.ts'
import wantedPageQuery from '../__generated__/WantedPageQuery$parameters.ts'
import { readPage } from '../lib/readPage.ts'
import { page, type Route } from './route.tsx'
import { digits } from './routeVariables.ts'

// Kept here: what a page shares with the route table would bring the whole table with the page.
const frequentOrder = (sort: string | null): 'RECENT' | 'QUANTITY' | 'TIMES' =>
  sort === 'recent' ? 'RECENT' : sort === 'quantity' ? 'QUANTITY' : 'TIMES'
const wantedFilter = (status: string | null): 'OPEN' | 'ENDED' | null => (status === 'open' ? 'OPEN' : status === 'ended' ? 'ENDED' : null)

/** Self service: quick purchase, requests, supplies, follows, feedback. */
export const serviceRoutes: readonly Route[] = [
  page({
    name: 'quickOrder',
    paths: ['/kjcg'],
    title: '快捷采购',
    file: 'src/pages/quick-order/QuickOrderPage.tsx',
    page: async () => (await import('../pages/quick-order/QuickOrderPage.tsx')).QuickOrderPage,
    query: quickOrderPageQuery,
    variables: ({ search }) => ({ order: frequentOrder(search.get('sort')), page: readPage(search) }),
    principal: 'frequentGoods',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'wanted',
    paths: ['/pzqg'],
    title: '品种求购',
    file: 'src/pages/wanted/WantedPage.tsx',
    page: async () => (await import('../pages/wanted/WantedPage.tsx')).WantedPage,
    query: wantedPageQuery,
    variables: ({ search }) => ({ filter: wantedFilter(search.get('status')), page: readPage(search) }),
    principal: 'wantedGoods',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'addWanted',
    paths: ['/pzqg/add'],
    title: '发布求购',
    file: 'src/pages/wanted/AddWantedPage.tsx',
    page: async () => (await import('../pages/wanted/AddWantedPage.tsx')).AddWantedPage,
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
    page: async () => (await import('../pages/wanted/WantedOnePage.tsx')).WantedOnePage,
    query: wantedOnePageQuery,
    variables: ({ search }) => ({ wantedID: digits(search.get('id')) }),
    principal: 'wantedGoodsOne',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'supply',
    paths: ['/pzgy'],
    title: '品种供应',
    file: 'src/pages/supply/SupplyPage.tsx',
    page: async () => (await import('../pages/supply/SupplyPage.tsx')).SupplyPage,
    query: supplyPageQuery,
    variables: ({ search }) => ({ isOwn: search.get('mine') === '1', page: readPage(search) }),
    principal: 'supplyOffers',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'follows',
    paths: ['/follow'],
    title: '我的关注',
    file: 'src/pages/follows/FollowsPage.tsx',
    page: async () => (await import('../pages/follows/FollowsPage.tsx')).FollowsPage,
    query: followsPageQuery,
    variables: ({ search }) => ({ ofGoods: search.get('kind') === 'goods', page: readPage(search) }),
    principal: null,
    flags: { requiresLogin: true },
  }),
  page({
    name: 'feedback',
    paths: ['/yjfk'],
    title: '意见反馈',
    file: 'src/pages/feedback/FeedbackPage.tsx',
    page: async () => (await import('../pages/feedback/FeedbackPage.tsx')).FeedbackPage,
    query: feedbackPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'feedback',
    flags: { requiresLogin: true },
  }),
]
