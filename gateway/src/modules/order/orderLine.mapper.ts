import type { OrderLine, OrderLot } from '../../generated/resolvers-types.ts'
import type { RestOrderLine, RestOrderLot } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toAdjustment } from '../checkout/quote.mapper.ts'
import { orderLineKinds } from '../base/promotionKinds.ts'
import { isApprovalNumber, isLotNumber, whereRight } from '../base/textForms.ts'
import { packageAlt, toImages } from '../base/image.ts'
import { toGlobalId } from '../base/globalId.ts'

/** The goods as they are now are looked up when they are asked for. */
export type OrderLineModel = Omit<OrderLine, 'goods'>

export function toOrderLine(body: unknown, orderID: string): OrderLineModel {
  const line = new Row<RestOrderLine>(body, 'order.lines')
  const lineID = line.id('id')
  return {
    id: toGlobalId('OrderLine', lineID, orderID),
    lineID,
    goodsID: line.id('goods_id'),
    combinationID: line.optionalText('combo_id'),
    kind: line.oneOf('type', orderLineKinds),
    name: line.text('name'),
    manufacturer: line.text('sccj'),
    spec: line.text('ypgg'),
    packUnit: line.text('bzdw'),
    approvalNumber: whereRight(isApprovalNumber, line.optionalText('approval_no')),
    images: line.object('goods_image', (images) => toImages(images, packageAlt(line.text('name'), line.text('ypgg')))),
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
  return {
    lotNumber: whereRight(isLotNumber, lot.optionalText('lot')),
    expiresOn: lot.date('expires'),
    quantity: lot.integer('number'),
    isRecalled: lot.optionalFlag('is_recalled') ?? false,
  }
}
