import { explainSteps, PHASE_TITLES } from 'rules/explain'
import { formatMoney } from 'rules/money'
import type { Adjustment, PricingDocument } from 'rules/pricing'
import { assertPricingDocument } from 'rules/pricing/validate'
import { quote } from 'rules/quote'
import type { PageAsk } from '../../db/newestFirst.ts'
import type { Deps } from '../../deps.ts'
import { timePage } from '../../server/paging.ts'
import { notFound } from '../../server/apiErrors.ts'
import { findPromises, type PromiseRow } from '../cashback/cashback.repo.ts'
import { orderCashbackWire } from '../cashback/cashback.schemas.ts'
import { parcelsOf } from '../shipment/shipment.service.ts'
import type { ExplainWire, OrderDetailWire } from './order.schemas.ts'
import { detailWire, itemWire } from './order.wire.ts'
import {
  countByStatus,
  findEvents,
  findFees,
  findLines,
  findOrder,
  findOrders,
  findPayments,
  findPricing,
  findRefunds,
  type LineRow,
  type OrderRow,
  type OrderSearch,
  countOpen,
} from './read.repo.ts'
import { FILTERS } from '../trade/status.ts'

const SHOWN_IN_LIST = 3

export async function listOrders({ db }: Deps, memberId: number, search: OrderSearch, ask: PageAsk) {
  const { rows: orders, hasMore, total } = await findOrders(db, memberId, search, ask)
  const byOrder = Map.groupBy(
    await findLines(
      db,
      orders.map((order) => order.id),
      SHOWN_IN_LIST,
    ),
    (line) => line.order_id,
  )
  return timePage({ rows: orders, hasMore, total }, ask, (order) => itemWire(order, byOrder.get(order.id) ?? []))
}

export async function orderCounts(
  { db }: Deps,
  memberId: number,
): Promise<{ unpaid: number; to_ship: number; shipped: number; after_sale: number }> {
  const counts = await countByStatus(db, memberId)
  const countOf = (filter: keyof typeof FILTERS) => FILTERS[filter].reduce((count, status) => count + (counts.get(status) ?? 0), 0)
  return { unpaid: countOf('unpaid'), to_ship: countOf('to_ship'), shipped: countOf('shipped'), after_sale: await countOpen(db, memberId) }
}

export async function ownOrder({ db }: Deps, memberId: number, id: number): Promise<OrderRow> {
  const order = await findOrder(db, memberId, id)
  if (order === null) throw notFound('订单不存在')
  return order
}

export async function orderDetail(deps: Deps, memberId: number, id: number): Promise<OrderDetailWire> {
  const { db } = deps
  const order = await ownOrder(deps, memberId, id)
  return detailWire(order, {
    lines: await findLines(db, [id]),
    fees: await findFees(db, id),
    events: await findEvents(db, id),
    payments: await findPayments(db, order.trade_id),
    refunds: await findRefunds(db, id),
    cashback: (await findPromises(db, [id])).map(orderCashbackWire),
    parcels: await parcelsOf(deps, id),
  })
}

/** «Why this price»: the order computed anew from what it was made of, beside what is stored. */
export async function explainOrder(deps: Deps, memberId: number, id: number): Promise<ExplainWire> {
  const order = await ownOrder(deps, memberId, id)
  const lines = (await findLines(deps.db, [id])).filter((line) => line.type !== 9)
  const document: unknown = await findPricing(deps.db, order.trade_id)
  if (document === null) throw notFound('该订单的计价依据已过保存期限')
  assertPricingDocument(document)
  const promises = await findPromises(deps.db, [id])
  const stored = {
    list: sum(lines, (line) => line.list_cents),
    goods: order.goods_cents,
    shipping: order.shipping_cents,
    payable: order.payable,
    cashback: sum(promises, (promise: PromiseRow) => promise.promised),
  }
  const { steps, recomputed } = recompute(document, order, lines)
  const wire = (sums: typeof stored) => ({
    list: formatMoney(sums.list),
    goods: formatMoney(sums.goods),
    shipping: formatMoney(sums.shipping),
    payable: formatMoney(sums.payable),
    cashback: formatMoney(sums.cashback),
  })
  const isEqual = (['list', 'goods', 'shipping', 'payable', 'cashback'] as const).every((key) => stored[key] === recomputed[key])
  return {
    steps,
    stored: wire(stored),
    recomputed: wire(recomputed),
    is_equal: isEqual ? 1 : 0,
    cashback: promises.map(orderCashbackWire),
  }
}

function recompute(document: PricingDocument, order: OrderRow, lines: readonly LineRow[]) {
  const priced = quote(document)
  const ofDocument = new Map(lines.map((line) => [line.snapshot.line, line]))
  const same = priced.orders.find((candidate) => candidate.ck === order.ck_id && candidate.kind === order.ship_kind)
  const rows = priced.adjustments.filter((row) => ofDocument.has(row.line))
  const steps = explainSteps(rows, storedTitles(rows, ofDocument)).map((step) => ({
    phase: step.phase,
    title: step.title,
    lines: step.lines.map((line) => String(ofDocument.get(line)?.id ?? line)),
    amount: formatMoney(step.cents),
  }))
  const mine = priced.lines.filter((line) => ofDocument.has(line.id))
  return {
    steps,
    recomputed: {
      list: sum(mine, (line) => line.list),
      goods: sum(mine, (line) => line.net),
      shipping: same?.shipping ?? 0,
      payable: same?.payable ?? 0,
      cashback: sum(
        priced.cashback.filter(({ ck, kind }) => ck === order.ck_id && kind === order.ship_kind),
        (promise) => promise.back,
      ),
    },
  }
}

/** The words that the order keeps of each row; a line has its rows in the order in which they were worked out. */
function storedTitles(rows: readonly Adjustment[], ofDocument: ReadonlyMap<number, LineRow>): (row: Adjustment) => string {
  const titles = new Map(
    [...Map.groupBy(rows, (row) => row.line)].flatMap(([line, lineRows]) =>
      lineRows.map((row, nth): [Adjustment, string | undefined] => [row, ofDocument.get(line)?.adjustments[nth]?.title]),
    ),
  )
  return (row) => titles.get(row) ?? PHASE_TITLES[row.phase]
}

function sum<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0)
}
