import type { OrderLine, OrderLot } from '../../generated/resolvers-types.ts'
import type { RestOrderLine, RestOrderLot } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toAdjustment } from '../checkout/quote.mapper.ts'
import { orderLineKinds } from '../base/promotionKinds.ts'
import { toImages } from '../goods/goods.mapper.ts'

/** The goods as they are now are looked up when they are asked for. */
export type OrderLineModel = Omit<OrderLine, 'goods'>

export function toOrderLine(body: unknown): OrderLineModel {
  const line = new Row<RestOrderLine>(body, 'order.lines')
  return {
    lineID: line.id('id'),
    goodsID: line.id('goods_id'),
    combinationID: line.optionalText('combo_id'),
    kind: line.oneOf('type', orderLineKinds),
    name: line.text('name'),
    manufacturer: line.text('sccj'),
    spec: line.text('ypgg'),
    packUnit: line.text('bzdw'),
    approvalNumber: line.optionalText('approval_no'),
    images: line.object('goods_image', toImages),
    quantity: line.integer('number'),
    unitPrice: line.money('price'),
    basePrice: line.money('base_price'),
    listAmount: line.money('list_amount'),
    amount: line.money('amount'),
    returnedQuantity: line.integer('returned_number'),
    refunded: line.money('refunded'),
    lapsedQuantity: line.optionalInteger('lapsed_number') ?? 0,
    lapsedRefund: line.optionalMoney('lapsed_refund') ?? '0.00',
    lots: line.list('lots', toLot),
    adjustments: line.list('adjustments', toAdjustment),
  }
}

function toLot(body: unknown): OrderLot {
  const lot = new Row<RestOrderLot>(body, 'order.lines.lots')
  return { lotNumber: lot.text('lot'), expiresOn: lot.date('expires'), quantity: lot.integer('number') }
}
