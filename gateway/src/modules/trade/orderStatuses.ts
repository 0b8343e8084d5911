import type { OrderStatus } from '../../generated/resolvers-types.ts'

export const orderStatuses: Readonly<Record<string, OrderStatus>> = {
  unpaid: 'UNPAID',
  paid: 'PAID',
  billed: 'BILLED',
  picked: 'PICKED',
  outbound: 'OUTBOUND',
  shipped: 'SHIPPED',
  received: 'RECEIVED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  timeout: 'TIMEOUT',
  refunding: 'REFUNDING',
  refunded: 'REFUNDED',
}
