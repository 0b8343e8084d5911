import type { Quote, QuoteAdjustment, QuoteLine, QuoteOrder, ShipmentKind } from '../../generated/resolvers-types.ts'
import type { RestAdjustment, RestQuote, RestQuoteLine, RestQuoteOrder } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWarning } from './cart.mapper.ts'

const shipmentKinds: Readonly<Record<string, ShipmentKind>> = { plain: 'PLAIN', ephedrine: 'EPHEDRINE', cold: 'COLD' }

export function toQuote(body: unknown): Quote {
  const quote = new Row<RestQuote>(body, 'quote')
  const quoteID = quote.id('quote_id')
  return {
    id: toGlobalId('Quote', quoteID),
    quoteID,
    hash: quote.text('hash'),
    expiresAt: quote.moment('expires_at'),
    orders: quote.list('orders', toQuoteOrder),
    payable: quote.money('payable'),
    warnings: quote.list('warnings', toWarning),
  }
}

function toQuoteOrder(body: unknown): QuoteOrder {
  const order = new Row<RestQuoteOrder>(body, 'quote.orders')
  return {
    warehouse: { warehouseID: order.id('ck_id'), name: order.text('ck_name') },
    kind: order.oneOf('kind', shipmentKinds),
    lines: order.list('lines', toQuoteLine),
    goodsAmount: order.money('goods'),
    shipping: order.money('shipping'),
  }
}

function toQuoteLine(body: unknown): QuoteLine {
  const line = new Row<RestQuoteLine>(body, 'quote.orders.lines')
  return {
    lineID: line.id('id'),
    goodsID: line.id('goods_id'),
    name: line.text('name'),
    quantity: line.integer('number'),
    unitPrice: line.money('price'),
    listAmount: line.money('list_amount'),
    amount: line.money('amount'),
    adjustments: line.list('adjustments', toAdjustment),
  }
}

function toAdjustment(body: unknown): QuoteAdjustment {
  const adjustment = new Row<RestAdjustment>(body, 'quote.orders.lines.adjustments')
  return { phase: adjustment.text('phase'), title: adjustment.text('title'), amount: adjustment.money('amount') }
}
