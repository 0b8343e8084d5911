import bankTransferPageQuery from '../../__generated__/BankTransferPageQuery$parameters.ts'
import confirmOrderPageQuery from '../../__generated__/ConfirmOrderPageQuery$parameters.ts'
import payDonePageQuery from '../../__generated__/PayDonePageQuery$parameters.ts'
import payPageQuery from '../../__generated__/PayPageQuery$parameters.ts'
import { page, type Route } from '../route.tsx'
import { cartFlow } from './routeFlags.ts'
import { digits } from './routeVariables.ts'

/** The way from the cart to a paid order. */
export const tradeRoutes: readonly Route[] = [
  page({
    name: 'confirmOrder',
    paths: ['/cart_step2'],
    title: '确认订单',
    file: 'src/pages/confirm-order/ConfirmOrderPage.tsx',
    page: async () => (await import('../../pages/confirm-order/ConfirmOrderPage.tsx')).ConfirmOrderPage,
    query: confirmOrderPageQuery,
    variables: ({ search }) => ({ quoteID: digits(search.get('quote')) }),
    principal: 'quote',
    flags: { ...cartFlow, search: false, restoresScroll: false },
  }),
  page({
    name: 'pay',
    paths: ['/cart_step3/{id}'],
    title: '支付订单',
    file: 'src/pages/pay/PayPage.tsx',
    page: async () => (await import('../../pages/pay/PayPage.tsx')).PayPage,
    query: payPageQuery,
    variables: ({ params }) => ({ tradeID: params['id'] ?? '' }),
    principal: 'trade',
    flags: { ...cartFlow, search: false, restoresScroll: false },
  }),
  page({
    name: 'bankTransfer',
    paths: ['/cart_hm'],
    title: '银行汇款',
    file: 'src/pages/bank-transfer/BankTransferPage.tsx',
    page: async () => (await import('../../pages/bank-transfer/BankTransferPage.tsx')).BankTransferPage,
    query: bankTransferPageQuery,
    variables: ({ search }) => ({ tradeID: digits(search.get('trade')) }),
    principal: 'trade',
    flags: { ...cartFlow, search: false, restoresScroll: false },
  }),
  page({
    name: 'payDone',
    paths: ['/cart_step4'],
    title: '支付完成',
    file: 'src/pages/pay-done/PayDonePage.tsx',
    page: async () => (await import('../../pages/pay-done/PayDonePage.tsx')).PayDonePage,
    query: payDonePageQuery,
    variables: ({ search }) => ({ tradeID: digits(search.get('trade')) }),
    principal: 'trade',
    flags: { ...cartFlow, restoresScroll: false },
  }),
]
