import type {
  PayMode,
  PriceAdjustment,
  Quote,
  QuoteInvoice,
  QuoteLine,
  QuoteOrder,
  QuoteTenders,
  UnusableCoupon,
  UsableCoupon,
} from '../../generated/resolvers-types.ts'
import type {
  RestAdjustment,
  RestQuote,
  RestQuoteCoupons,
  RestQuoteInvoice,
  RestQuoteLine,
  RestQuoteOrder,
  RestQuoteTenders,
  RestUnusableCoupon,
  RestUsableCoupon,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { shipmentKinds } from '../base/shipmentKinds.ts'
import { toWarning } from '../base/warning.mapper.ts'
import { couponKinds } from '../coupon/couponKinds.ts'
import { toCashbackPromise } from '../promotion/cashback.mapper.ts'
import { orderLineKinds, toPhase } from '../base/promotionKinds.ts'
import { payModes } from '../trade/trade.mapper.ts'
import { invoiceKinds } from './invoiceWords.ts'
import { toWarehouse } from '../base/warehouse.ts'

export function toQuote(body: unknown): Quote {
  const quote = new Row<RestQuote>(body, 'quote')
  const quoteID = quote.id('quote_id')
  return {
    id: toGlobalId('Quote', quoteID),
    quoteID,
    hash: quote.text('hash'),
    expiresAt: quote.moment('expires_at'),
    orders: quote.list('orders', toQuoteOrder),
    goodsAmount: quote.money('goods'),
    payable: quote.money('payable'),
    tenders: quote.object('tenders', toTenders),
    ...quote.object('coupons', toCoupons),
    address: quote.optionalText('address'),
    addressID: quote.optionalText('address_id'),
    invoices: quote.optionalList('invoices', toQuoteInvoice),
    payModes: payModesOf(quote),
    warnings: quote.list('warnings', toWarning),
  }
}

/** A marketplace that names none may take both. */
function payModesOf(quote: Row<RestQuote>): PayMode[] {
  const named = quote.optionalList('pay_modes', (mode) => payModes[String(mode)])
  const known = named.filter((mode) => mode !== undefined)
  return known.length === 0 ? ['ONLINE', 'TRANSFER'] : known
}

export function toAdjustment(body: unknown): PriceAdjustment {
  const adjustment = new Row<RestAdjustment>(body, 'adjustments')
  return { phase: toPhase(adjustment.text('phase')), title: adjustment.text('title'), amount: adjustment.money('amount') }
}

function toQuoteOrder(body: unknown): QuoteOrder {
  const order = new Row<RestQuoteOrder>(body, 'quote.orders')
  return {
    warehouse: toWarehouse(order.id('ck_id'), order.text('ck_name')),
    kind: order.oneOf('kind', shipmentKinds),
    lines: order.list('lines', toQuoteLine),
    goodsAmount: order.money('goods'),
    shipping: order.money('shipping'),
    payable: order.money('payable'),
    voucher: order.money('voucher'),
    balance: order.money('balance'),
    online: order.money('online'),
    cashback: order.optionalList('cashback', toCashbackPromise),
  }
}

function toQuoteLine(body: unknown): QuoteLine {
  const line = new Row<RestQuoteLine>(body, 'quote.orders.lines')
  return {
    lineID: line.id('id'),
    kind: line.oneOf('type', orderLineKinds),
    combinationID: line.optionalText('combo_id'),
    goodsID: line.id('goods_id'),
    name: line.text('name'),
    quantity: line.integer('number'),
    unitPrice: line.money('price'),
    listAmount: line.money('list_amount'),
    amount: line.money('amount'),
    adjustments: line.list('adjustments', toAdjustment),
  }
}

function toQuoteInvoice(body: unknown): QuoteInvoice {
  const invoice = new Row<RestQuoteInvoice>(body, 'quote.invoices')
  return {
    invoiceID: invoice.id('id'),
    kind: invoice.oneOf('kind', invoiceKinds),
    title: invoice.text('title'),
    taxNo: invoice.optionalText('tax_no'),
    problem: invoice.optionalText('problem'),
    isUsual: invoice.optionalFlag('is_usual') ?? false,
  }
}

function toTenders(body: unknown): QuoteTenders {
  const tenders = new Row<RestQuoteTenders>(body, 'quote.tenders')
  return {
    voucher: tenders.money('voucher'),
    balance: tenders.money('balance'),
    online: tenders.money('online'),
    voucherAvailable: tenders.money('voucher_available'),
    balanceAvailable: tenders.money('balance_available'),
  }
}

function toCoupons(body: unknown): Pick<Quote, 'usableCoupons' | 'unusableCoupons'> {
  const coupons = new Row<RestQuoteCoupons>(body, 'quote.coupons')
  return { usableCoupons: coupons.list('usable', toUsable), unusableCoupons: coupons.list('unusable', toUnusable) }
}

function toUsable(body: unknown): UsableCoupon {
  const coupon = new Row<RestUsableCoupon>(body, 'quote.coupons.usable')
  return { ...couponOf(coupon), saves: coupon.money('saves'), isUsed: coupon.flag('is_used') }
}

function toUnusable(body: unknown): UnusableCoupon {
  const coupon = new Row<RestUnusableCoupon>(body, 'quote.coupons.unusable')
  return {
    ...couponOf(coupon),
    reason: toReason(coupon.text('reason')) ?? 'COUPON_MIN',
    message: coupon.text('message'),
    short: coupon.money('short'),
  }
}

type CommonCoupon = Pick<RestUsableCoupon, 'id' | 'kind' | 'name' | 'face' | 'min' | 'expires_at'>

function couponOf<T extends CommonCoupon>(coupon: Row<T>): Omit<UsableCoupon, '__typename' | 'saves' | 'isUsed'> {
  return {
    couponID: coupon.id('id'),
    kind: coupon.oneOf('kind', couponKinds),
    name: coupon.text('name'),
    face: coupon.optionalMoney('face'),
    minimum: coupon.money('min'),
    expiresAt: coupon.moment('expires_at'),
  }
}
