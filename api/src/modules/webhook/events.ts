/** Every type of event, as openapi.json tells of it; what triggers write (migration 0055) is one of these. */
export const EVENT_TYPES = {
  'order.created': '订单已提交，等待付款',
  'order.paid': '订单已付款',
  'order.billed': '订单已开单',
  'order.picked': '订单已拣货',
  'order.outbound': '订单已出库',
  'order.shipped': '订单已发货',
  'order.received': '订单已收货',
  'order.completed': '订单已完成，售后期结束',
  'order.cancelled': '订单已取消',
  'order.timeout': '订单超时未付款，已关闭',
  'order.refunding': '订单退款中',
  'order.refunded': '订单已退款',
  'payment.settled': '付款已到账',
  'payment.failed': '付款失败',
  'payment.closed': '付款已关闭',
  'payment.refunded': '付款已全部退回',
  'payment.refund_pending': '退款已发起',
  'payment.refund_settled': '退款已到账',
  'payment.refund_failed': '退款失败，将重试',
  'after_sale.applied': '售后已申请',
  'after_sale.approved': '售后已同意',
  'after_sale.rejected': '售后已拒绝',
  'after_sale.cancelled': '售后已撤销',
  'after_sale.returning': '退货寄回中',
  'after_sale.received': '退货已收到',
  'after_sale.resent': '换货或补发已寄出',
  'after_sale.refunding': '售后退款中',
  'after_sale.done': '售后已办结',
  'member.registered': '门店已注册或导入，review 为其审核状态',
  'member.pending': '门店资料待重新审核',
  'member.passed': '门店审核通过',
  'member.rejected': '门店审核未通过',
  'member.frozen': '门店已冻结',
  'invoice.applied': '发票已申请',
  'invoice.issued': '发票已开具',
  'invoice.failed': '开票申请已驳回',
  'invoice.red': '红字发票已开具',
  'stock.sold_out': '商品在某仓库已无可售库存',
  'stock.restocked': '商品在某仓库恢复可售',
} as const
export type EventType = keyof typeof EVENT_TYPES

export const EVENT_AREAS = [...new Set(Object.keys(EVENT_TYPES).map((type) => type.split('.')[0] ?? ''))]

/** What a shop's own program is sent: the document of a parcel (migration 0098), or a trial of the address. No subscription names them. */
export const SENT = 'delivery.sent'
export const TRIAL = 'delivery.test'

/** What a subscription means: `*` is every area there is on that day. */
export const eventsNamed = (text: string): string[] => [
  ...new Set(text.split(',').flatMap((event) => (event.trim() === '*' ? EVENT_AREAS.map((area) => `${area}.*`) : [event.trim()]))),
]

/** What a subscription may name: a type, or all types of an area as `order.*`. */
export const isSubscribable = (text: string): boolean =>
  Object.hasOwn(EVENT_TYPES, text) || EVENT_AREAS.some((area) => text === `${area}.*`)
