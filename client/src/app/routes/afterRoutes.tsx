import afterSaleApplyPageQuery from '../../__generated__/AfterSaleApplyPageQuery$parameters.ts'
import afterSaleDetailPageQuery from '../../__generated__/AfterSaleDetailPageQuery$parameters.ts'
import afterSalesPageQuery from '../../__generated__/AfterSalesPageQuery$parameters.ts'
import invoicesPageQuery from '../../__generated__/InvoicesPageQuery$parameters.ts'
import orderDetailPageQuery from '../../__generated__/OrderDetailPageQuery$parameters.ts'
import ordersPageQuery from '../../__generated__/OrdersPageQuery$parameters.ts'
import dossierPageQuery from '../../__generated__/DossierPageQuery$parameters.ts'
import recallsPageQuery from '../../__generated__/RecallsPageQuery$parameters.ts'
import receiptsPageQuery from '../../__generated__/ReceiptsPageQuery$parameters.ts'
import receiveOrderPageQuery from '../../__generated__/ReceiveOrderPageQuery$parameters.ts'
import { orderListVariables } from '../../features/trade/order/orderListPlace.ts'
import { readPage } from '../../lib/readPage.ts'
import { page, type Route } from '../route.tsx'
import { digits, dossierView, receiptStatus } from './routeVariables.ts'

/** What follows checkout: orders, after-sales, receipts, invoices. */
export const afterRoutes: readonly Route[] = [
  page({
    name: 'orders',
    paths: ['/order'],
    title: '我的订单',
    file: 'src/pages/orders/OrdersPage.tsx',
    page: async () => (await import('../../pages/orders/OrdersPage.tsx')).OrdersPage,
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
    page: async () => (await import('../../pages/order-detail/OrderDetailPage.tsx')).OrderDetailPage,
    query: orderDetailPageQuery,
    variables: ({ params }) => ({ orderID: params['id'] ?? '' }),
    principal: 'order',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'receiveOrder',
    paths: ['/order/receive/{id}'],
    title: '收货核对',
    file: 'src/pages/receive-order/ReceiveOrderPage.tsx',
    page: async () => (await import('../../pages/receive-order/ReceiveOrderPage.tsx')).ReceiveOrderPage,
    query: receiveOrderPageQuery,
    variables: ({ params }) => ({ orderID: params['id'] ?? '' }),
    principal: 'order',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'requestAfterSale',
    paths: ['/afterSaleApply'],
    title: '申请售后',
    file: 'src/pages/after-sale-apply/AfterSaleApplyPage.tsx',
    page: async () => (await import('../../pages/after-sale-apply/AfterSaleApplyPage.tsx')).AfterSaleApplyPage,
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
    page: async () => (await import('../../pages/after-sales/AfterSalesPage.tsx')).AfterSalesPage,
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
    page: async () => (await import('../../pages/after-sales/AfterSalesPage.tsx')).AfterSaleRecordPage,
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
    page: async () => (await import('../../pages/after-sale-detail/AfterSaleDetailPage.tsx')).AfterSaleDetailPage,
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
    page: async () => (await import('../../pages/after-sale-detail/AfterSaleDetailPage.tsx')).GoodsReturnPage,
    query: afterSaleDetailPageQuery,
    variables: ({ params }) => ({ afterSaleID: params['id'] ?? '' }),
    principal: 'afterSale',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'recalls',
    paths: ['/zhaohui'],
    title: '药品召回',
    file: 'src/pages/recalls/RecallsPage.tsx',
    page: async () => (await import('../../pages/recalls/RecallsPage.tsx')).RecallsPage,
    query: recallsPageQuery,
    variables: () => ({}),
    principal: 'recalls',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'dossier',
    paths: ['/syzl'],
    title: '首营资料',
    file: 'src/pages/dossier/DossierPage.tsx',
    page: async () => (await import('../../pages/dossier/DossierPage.tsx')).DossierPage,
    query: dossierPageQuery,
    variables: ({ search }) => ({ view: dossierView(search.get('view')), page: readPage(search) }),
    principal: 'dossierGoods',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'receipts',
    paths: ['/hmdd'],
    title: '含麻回执',
    file: 'src/pages/receipts/ReceiptsPage.tsx',
    page: async () => (await import('../../pages/receipts/ReceiptsPage.tsx')).ReceiptsPage,
    query: receiptsPageQuery,
    variables: ({ search }) => ({ status: receiptStatus(search.get('status')), page: readPage(search) }),
    principal: 'receipts',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'invoices',
    paths: ['/dzfp'],
    title: '电子发票',
    file: 'src/pages/invoices/InvoicesPage.tsx',
    page: async () => (await import('../../pages/invoices/InvoicesPage.tsx')).InvoicesPage,
    query: invoicesPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: null,
  }),
]
