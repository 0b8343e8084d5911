import { GatewayError } from '../../errors/gatewayError.ts'
import type { CheckoutInput, PlaceOrderInput, Quote, Warning } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId, upstreamIds } from '../../rest/callPath.ts'
import type { RestPlacedOrder, RestPlacedTrade } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toQuote } from './quote.mapper.ts'

/** What was ordered, by ids; trade, orders and cart are read when they are asked for. */
export type PlacedOrder = {
  readonly tradeID: string | null
  readonly orderIDs: readonly string[]
  readonly quote: Quote | null
  readonly warnings: readonly Warning[]
}

export async function fetchQuote(rest: CallerRest, id: string): Promise<Quote> {
  return toQuote(await rest.get('/api/quote/{id}', { ids: { id } }))
}

export async function checkout(
  rest: CallerRest,
  { lineIDs, couponIDs, isVoucherUsed, isBalanceUsed, balance, addressID }: CheckoutInput,
): Promise<{ quote: Quote; warnings: Quote['warnings'] }> {
  const ids = upstreamIds('lineIDs', lineIDs)
  const coupons = couponIDs?.map((id) => upstreamId('couponIDs', id))
  const form = {
    ids,
    coupon_ids: coupons,
    use_voucher: isVoucherUsed,
    use_balance: isBalanceUsed,
    balance,
    address_id: addressIdOf(addressID),
  }
  const body = await rest.post('/api/cart/checkout', { form })
  // The specification does not say what comes of a checkout; without a quote there is nothing to order by.
  if (isBare(body))
    throw new GatewayError('BUSINESS_REJECTED', { reason: 'NOT_OFFERED', userMessage: '当前商城未开通在线下单，请联系客户经理' })
  const quote = toQuote(body)
  return { quote, warnings: quote.warnings }
}

export async function placeOrder(rest: CallerRest, input: PlaceOrderInput): Promise<PlacedOrder> {
  const { quoteID, hash, clientKey, payMode, deliverTo, receiver, phone, invoiceID, note, isDossierWanted } = input
  const form = {
    quote_id: upstreamId('quoteID', quoteID),
    hash,
    client_key: clientKey,
    pay_mode: payMode.toLowerCase(),
    address_id: addressIdOf(deliverTo?.addressID),
    address: deliverTo?.address,
    contact: receiver,
    phone,
    invoice_id: invoiceID,
    remark: note,
    dossier: isDossierWanted === true ? true : undefined,
  }
  try {
    return toPlaced(await rest.post('/api/order', { form }))
  } catch (error) {
    const changed = changedQuote(error)
    if (changed === null) throw error
    return changed
  }
}

const addressIdOf = (id: string | null | undefined): string | undefined =>
  id === null || id === undefined ? undefined : upstreamId('addressID', id)

const isBare = (body: unknown): boolean => typeof body !== 'object' || body === null || !('quote_id' in body)

function toPlaced(body: unknown): PlacedOrder {
  const trade = new Row<RestPlacedTrade>(body, 'order')
  return {
    tradeID: trade.id('trade_id'),
    orderIDs: trade.list('orders', (order) => new Row<RestPlacedOrder>(order, 'order.orders').id('id')),
    quote: null,
    warnings: [],
  }
}

/** A quote that no longer holds is no failure: the refusal brings the one that does. */
function changedQuote(error: unknown): PlacedOrder | null {
  if (!(error instanceof GatewayError) || error.details.reason !== 'QUOTE_CHANGED') return null
  const refusal = new Row<{ quote: unknown }>(error.details.upstreamData, 'order refusal')
  const quote = refusal.optionalObject('quote', toQuote)
  if (quote === null) return null
  const message = error.details.userMessage ?? '商品价格或优惠有变动，请核对后重新提交'
  const changed: Warning = { code: 'QUOTE_CHANGED', targetID: quote.id, warehouseID: null, message, available: null }
  return { tradeID: null, orderIDs: [], quote, warnings: [changed, ...quote.warnings] }
}
