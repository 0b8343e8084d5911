import type {
  NearExpiryShare,
  PriceMove,
  PricePoint,
  PurchaseMonth,
  PurchasePart,
  PurchaseReport,
  PurchaseRest,
  PurchaseSaving,
} from '../../generated/resolvers-types.ts'
import type {
  RestNearExpiryShare,
  RestPriceMove,
  RestPricePoint,
  RestPurchaseMonth,
  RestPurchasePart,
  RestPurchaseReport,
  RestPurchaseRest,
  RestPurchaseSaving,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toPhase } from '../base/promotionKinds.ts'
import { toWebUrl } from '../base/webUrl.ts'

export function toPurchaseReport(body: unknown): PurchaseReport {
  const report = new Row<RestPurchaseReport>(body, 'report')
  const counts = report.object('prices_count', (value) => new Row<RestPurchaseReport['prices_count']>(value, 'report.prices_count'))
  return {
    firstMonth: report.text('from'),
    lastMonth: report.text('to'),
    amount: report.money('amount'),
    goodsAmount: report.money('goods_amount'),
    extraAmount: report.money('extra_amount'),
    previousAmount: report.money('previous'),
    orderCount: report.integer('orders'),
    goodsCount: report.integer('goods'),
    months: report.list('months', toMonth),
    makers: report.list('makers', toPart),
    otherMakers: report.object('makers_rest', toRest),
    categories: report.list('categories', toPart),
    otherCategories: report.object('categories_rest', toRest),
    priceMoves: report.list('prices', toMove),
    pricedCount: counts.integer('all'),
    risenCount: counts.integer('up'),
    fallenCount: counts.integer('down'),
    savings: report.list('savings', toSaving),
    otherSavings: report.object('savings_rest', toRest),
    savedAmount: report.money('saved'),
    nearExpiry: report.object('near_expiry', toShare),
  }
}

function toMonth(body: unknown): PurchaseMonth {
  const month = new Row<RestPurchaseMonth>(body, 'report.months')
  return {
    month: month.text('month'),
    orderCount: month.integer('orders'),
    goodsAmount: month.money('goods_amount'),
    extraAmount: month.money('extra_amount'),
    amount: month.money('amount'),
    workbook: toWebUrl(month.optionalText('xlsx_url') ?? ''),
    archives: month.list('zip_urls', (url) => toWebUrl(String(url))).filter((url) => url !== null),
  }
}

function toPart(body: unknown): PurchasePart {
  const part = new Row<RestPurchasePart>(body, 'report.parts')
  return {
    partID: part.id('id'),
    name: part.text('name'),
    amount: part.money('amount'),
    goodsCount: part.integer('goods'),
    orderCount: part.integer('orders'),
  }
}

function toRest(body: unknown): PurchaseRest {
  const rest = new Row<RestPurchaseRest>(body, 'report.rest')
  return { count: rest.integer('count'), amount: rest.money('amount') }
}

function toMove(body: unknown): PriceMove {
  const move = new Row<RestPriceMove>(body, 'report.prices')
  return {
    goodsID: move.id('goods_id'),
    name: move.text('name'),
    spec: move.text('spec'),
    unit: move.text('unit'),
    maker: move.text('maker'),
    times: move.integer('times'),
    first: move.money('first'),
    last: move.money('last'),
    lowest: move.money('lowest'),
    highest: move.money('highest'),
    changePermille: move.optionalInteger('change'),
    points: move.list('points', toPoint),
  }
}

function toPoint(body: unknown): PricePoint {
  const point = new Row<RestPricePoint>(body, 'report.prices.points')
  return { on: point.date('on'), price: point.money('price') }
}

function toSaving(body: unknown): PurchaseSaving {
  const saving = new Row<RestPurchaseSaving>(body, 'report.savings')
  return {
    phase: toPhase(saving.text('phase')),
    title: saving.text('title'),
    amount: saving.money('amount'),
    orderCount: saving.integer('orders'),
  }
}

function toShare(body: unknown): NearExpiryShare {
  const share = new Row<RestNearExpiryShare>(body, 'report.near_expiry')
  return {
    months: share.integer('months'),
    amount: share.money('amount'),
    units: share.integer('units'),
    shippedAmount: share.money('shipped_amount'),
    shippedUnits: share.integer('shipped_units'),
  }
}
