import type {
  PointsCategory,
  PointsGift,
  PointsMenu,
  PointsOrder,
  PointsOrderStatus,
  PointsRange,
  PointsStep,
} from '../../generated/resolvers-types.ts'
import type {
  RestExchanged,
  RestPointsCategory,
  RestPointsGift,
  RestPointsMenu,
  RestPointsOrder,
  RestPointsStep,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImage } from '../base/image.ts'

export const rangeKeys: Readonly<Record<PointsRange, string>> = {
  UP_TO_1000: '0-1000',
  UP_TO_3000: '1001-3000',
  UP_TO_8000: '3001-8000',
  ABOVE_8000: '8001-',
}
const ranges: Readonly<Record<string, PointsRange>> = {
  '0-1000': 'UP_TO_1000',
  '1001-3000': 'UP_TO_3000',
  '3001-8000': 'UP_TO_8000',
  '8001-': 'ABOVE_8000',
}
const statuses: Readonly<Record<string, PointsOrderStatus>> = { placed: 'PLACED', shipped: 'SHIPPED', received: 'RECEIVED' }

export function toPointsGift(body: unknown): PointsGift {
  const gift = new Row<RestPointsGift>(body, 'points gift')
  const giftID = gift.id('id')
  return {
    id: toGlobalId('PointsGift', giftID),
    giftID,
    categoryID: gift.id('category_id'),
    categoryName: gift.text('category'),
    name: gift.text('name'),
    spec: gift.text('ypgg'),
    description: gift.text('remarks'),
    image: toImage(gift.text('image'), gift.text('name')),
    points: gift.integer('points'),
    worth: gift.money('worth'),
    stock: gift.integer('number'),
    exchangedCount: gift.integer('exchanged'),
    perMember: gift.optionalInteger('per_member'),
    boughtCount: gift.integer('mine'),
  }
}

export function toPointsMenu(body: unknown): PointsMenu {
  const menu = new Row<RestPointsMenu>(body, 'points menu')
  return { categories: menu.list('categories', toCategory), steps: menu.list('ranges', toStep) }
}

function toCategory(body: unknown): PointsCategory {
  const category = new Row<RestPointsCategory>(body, 'points category')
  const categoryID = category.id('id')
  return { id: toGlobalId('PointsCategory', categoryID), categoryID, name: category.text('name'), count: category.integer('count') }
}

function toStep(body: unknown): PointsStep {
  const step = new Row<RestPointsStep>(body, 'points range')
  return { range: step.oneOf('key', ranges), from: step.integer('from'), to: step.optionalInteger('to') }
}

export function toPointsOrder(body: unknown): PointsOrder {
  const order = new Row<RestPointsOrder>(body, 'points order')
  const pointsOrderID = order.id('id')
  const to = order.object('address', (address) => new Row<RestPointsOrder['address']>(address, 'points order.address'))
  return {
    id: toGlobalId('PointsOrder', pointsOrderID),
    pointsOrderID,
    orderNo: order.text('no'),
    status: order.oneOf('status', statuses),
    statusText: order.text('status_text'),
    giftID: order.id('goods_id'),
    name: order.text('name'),
    spec: order.text('ypgg'),
    image: toImage(order.text('image'), order.text('name')),
    quantity: order.integer('number'),
    points: order.integer('points'),
    totalPoints: order.integer('total_points'),
    receiver: to.text('name'),
    phone: to.text('phone'),
    address: to.text('address'),
    carrier: order.optionalText('carrier'),
    trackingNumber: order.optionalText('tracking_no'),
    createdAt: order.moment('created_at'),
    shippedAt: order.optionalMoment('shipped_at'),
    receivedAt: order.optionalMoment('received_at'),
    canReceive: order.list('actions', String).includes('confirm'),
  }
}

export function toExchanged(body: unknown): { orderNo: string; pointsAfter: number } {
  const done = new Row<RestExchanged>(body, 'exchange')
  return { orderNo: done.text('order_no'), pointsAfter: done.integer('points_after') }
}
