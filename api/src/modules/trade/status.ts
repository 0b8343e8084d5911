import type { AfterSaleStatus } from '../../db/tables/afterSale.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'

/** Why the receipt of an order waits while the temperatures of a parcel wait for a decision. */
export const WARMTH_HELD = '运输超温待处理，请将该商品按贮藏条件单独存放；质量管理部放行或判废后再确认收货'

export const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  unpaid: '待付款',
  paid: '待发货',
  billed: '已开单',
  picked: '拣货中',
  outbound: '已出库',
  shipped: '已发货',
  received: '已收货',
  completed: '已完成',
  cancelled: '已取消',
  timeout: '超时关闭',
  refunding: '退款中',
  refunded: '已退款',
}

export type StatusFilter = 'all' | 'unpaid' | 'to_ship' | 'shipped' | 'received' | 'closed' | 'refunding'

export const FILTERS: Readonly<Record<Exclude<StatusFilter, 'all'>, readonly OrderStatus[]>> = {
  unpaid: ['unpaid'],
  to_ship: ['paid', 'billed', 'picked', 'outbound'],
  shipped: ['shipped'],
  received: ['received', 'completed'],
  closed: ['cancelled', 'timeout', 'refunded'],
  refunding: ['refunding'],
}

/** What the buyer may do with an order now. */
export type OrderAction = 'pay' | 'cancel' | 'refund' | 'confirm' | 'delete' | 'after_sale' | 'rebuy'

const ACTIONS: Readonly<Partial<Record<OrderStatus, readonly OrderAction[]>>> = {
  unpaid: ['pay', 'cancel'],
  paid: ['refund'],
  shipped: ['confirm', 'after_sale'],
  received: ['after_sale'],
  completed: ['delete', 'after_sale'],
  cancelled: ['delete'],
  timeout: ['delete'],
  refunded: ['delete'],
}

/** The same can be bought again whatever became of it. */
export function actionsOf(status: OrderStatus): OrderAction[] {
  return [...(ACTIONS[status] ?? []), 'rebuy']
}

/** Nothing happens to it any more. */
export function isOver(status: OrderStatus): boolean {
  return status === 'completed' || FILTERS.closed.includes(status)
}

export const CANCEL_REASONS = ['配送信息有误', '商品买错了', '重复下单', '忘记使用优惠券', '其他渠道价更低', '不想买了'] as const

export const AFTER_SALE_OVER: readonly AfterSaleStatus[] = ['rejected', 'cancelled', 'done']
