import { paths } from '../../../navigation/paths.ts'

/** Onwards from an order that is not there. */
export const toOrders = { href: paths.orders(), label: '查看我的订单' }
