import quickOrderPageQuery from '../__generated__/QuickOrderPageQuery$parameters.ts'
import { frequentOrders } from '../features/quick/frequentOrders.ts'
import { readPage } from '../lib/readPage.ts'
import { page, type Route } from './route.tsx'

/** Self service: quick purchase, requests, supplies, follows, feedback. */
export const serviceRoutes: readonly Route[] = [
  page({
    name: 'quickOrder',
    paths: ['/kjcg'],
    title: '快捷采购',
    file: 'src/pages/quick-order/QuickOrderPage.tsx',
    page: async () => (await import('../pages/quick-order/QuickOrderPage.tsx')).QuickOrderPage,
    query: quickOrderPageQuery,
    variables: ({ search }) => ({ order: frequentOrders.find(({ key }) => key === search.get('sort'))?.order ?? ('TIMES' as const), page: readPage(search) }),
    principal: 'frequentGoods',
    flags: { requiresLogin: true },
  }),
]
