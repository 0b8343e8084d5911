import balancePageQuery from '../../__generated__/BalancePageQuery$parameters.ts'
import couponsPageQuery from '../../__generated__/CouponsPageQuery$parameters.ts'
import pointsPageQuery from '../../__generated__/PointsPageQuery$parameters.ts'
import reportPageQuery from '../../__generated__/ReportPageQuery$parameters.ts'
import statementPageQuery from '../../__generated__/StatementPageQuery$parameters.ts'
import vouchersPageQuery from '../../__generated__/VouchersPageQuery$parameters.ts'
import walletPageQuery from '../../__generated__/WalletPageQuery$parameters.ts'
import { moneyVariables, pieceVariables, pointsVariables, monthIn, voucherVariables } from '../../features/trade/wallet/logPlace.ts'
import { readPage } from '../../lib/readPage.ts'
import { page, type Route } from '../route.tsx'

/** The money of a shop: balance, statement, points, coupons. */
export const walletRoutes: readonly Route[] = [
  page({
    name: 'wallet',
    paths: ['/wdqb'],
    title: '我的钱包',
    file: 'src/pages/wallet/WalletPage.tsx',
    page: async () => (await import('../../pages/wallet/WalletPage.tsx')).WalletPage,
    query: walletPageQuery,
    variables: () => ({}),
    principal: 'wallet',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'balance',
    paths: ['/yegl'],
    title: '余额管理',
    file: 'src/pages/wallet/BalancePage.tsx',
    page: async () => (await import('../../pages/wallet/BalancePage.tsx')).BalancePage,
    query: balancePageQuery,
    variables: ({ search }) => moneyVariables(search),
    principal: 'wallet',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'statement',
    paths: ['/yegl/statement'],
    title: '对账单',
    file: 'src/pages/wallet/StatementPage.tsx',
    page: async () => (await import('../../pages/wallet/StatementPage.tsx')).StatementPage,
    query: statementPageQuery,
    variables: ({ search }) => ({ month: monthIn(search), page: readPage(search) }),
    principal: 'statement',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'report',
    paths: ['/cgbb'],
    title: '采购报表',
    file: 'src/pages/report/ReportPage.tsx',
    page: async () => (await import('../../pages/report/ReportPage.tsx')).ReportPage,
    query: reportPageQuery,
    variables: ({ search }) => ({ from: monthIn(search, 'from'), to: monthIn(search, 'to') }),
    principal: 'purchaseReport',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'points',
    paths: ['/jfgl'],
    title: '积分管理',
    file: 'src/pages/wallet/PointsPage.tsx',
    page: async () => (await import('../../pages/wallet/PointsPage.tsx')).PointsPage,
    query: pointsPageQuery,
    variables: ({ search }) => pointsVariables(search),
    principal: 'pointsLog',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'coupons',
    paths: ['/yhq'],
    title: '优惠券',
    file: 'src/pages/wallet/CouponsPage.tsx',
    page: async () => (await import('../../pages/wallet/CouponsPage.tsx')).CouponsPage,
    query: couponsPageQuery,
    variables: ({ search }) => pieceVariables(search),
    principal: 'coupons',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'vouchers',
    paths: ['/xjq'],
    title: '现金券',
    file: 'src/pages/wallet/VouchersPage.tsx',
    page: async () => (await import('../../pages/wallet/VouchersPage.tsx')).VouchersPage,
    query: vouchersPageQuery,
    variables: ({ search }) => voucherVariables(search),
    principal: null,
    flags: { requiresLogin: true },
  }),
]
