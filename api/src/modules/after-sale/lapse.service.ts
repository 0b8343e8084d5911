import { refundOf } from 'rules/shares'
import { inTransaction } from '../../db/transaction.ts'
import { type Deps, today } from '../../deps.ts'
import { followWhole, shrinkWhole } from './move.ts'
import type { Report } from '../../server/report.ts'
import { tellOfLapse } from '../message/tellings.ts'
import { endOpenPayment } from '../payment/endOpenPayment.ts'
import { closeAtChannel } from '../payment/pay.service.ts'
import {
  findFirstToYield,
  findLapsing,
  findOverPromised,
  findOverPromisedOf,
  markLapsed,
  whyWithheld,
  type Yielding,
} from '../stock/lapse.repo.ts'
import { findAvailable, findHeld, lockStockRows, type Held, type StockKey } from '../stock/stock.repo.ts'
import { cutHeld } from '../stock/stock.service.ts'
import { returnUnits } from '../trade/promotionUse.repo.ts'
import { findTradeOrders, lockTrade, type TradeOrderRow, type TradeRow } from '../trade/trade.repo.ts'
import { closeUnpaid, moveOrders, type LockedOrder } from '../trade/trade.service.ts'
import { findPromised, insertEvent, insertLapse, type PromisedLine } from './lapse.repo.ts'
import { refundLines } from './lineRefund.service.ts'
import { refundOrder } from './refund.service.ts'

/** At most so many goods a round; the next round takes the rest. */
const ROUND = 200

/** The day has turned: lots lapse, and orders that were promised them give way (docs/decisions/0120). However late or often it runs, it ends the same. */
export async function settleLapsed(deps: Deps, report: Report): Promise<number> {
  const day = today(deps.clock.now())
  const lapsing = await findLapsing(deps.db, day, ROUND)
  for (const goodsId of lapsing) await markLapsed(deps.db, goodsId, day)
  let done = lapsing.length
  for (const goods of await findOverPromised(deps.db, day, ROUND)) done += await giveWay(deps, goods, report)
  return done
}

/** Before an order is shipped: it may hold what others hold with more right. */
export async function settleOrder(deps: Deps, orderId: number, report: Report): Promise<void> {
  for (const goods of await findOverPromisedOf(deps.db, orderId, today(deps.clock.now()))) await giveWay(deps, goods, report)
}

/** A recall froze a lot: whoever was promised more of these goods than the others hold gives way now. */
export async function settleRecalled(deps: Deps, goods: readonly StockKey[], report: Report): Promise<number> {
  let done = 0
  for (const key of goods) done += await giveWay(deps, key, report)
  return done
}

/**
 * One trade after the other, each in its own transaction, until what is promised of the goods can be sold; returns how many gave way.
 * Where one fails, the next round tries it again: nobody with more right gives way in its place.
 */
async function giveWay(deps: Deps, goods: StockKey, report: Report): Promise<number> {
  let done = 0
  for (;;) {
    const next = await findFirstToYield(deps.db, goods)
    if (next === null) return done
    try {
      const outcome = await yieldTrade(deps, next, goods, report)
      if (outcome === 'enough') return done
      if (outcome === 'gave way') done++
    } catch (error) {
      report(error, `trade ${next.tradeId} could not give way`)
      return done
    }
  }
}

type Outcome = 'enough' | 'gave way' | 'look again'

/** Judged anew under its locks: what a payment, a parcel or a cancellation has changed since is looked at again. */
async function yieldTrade(deps: Deps, next: Yielding, goods: StockKey, report: Report): Promise<Outcome> {
  const { outcome, payment } = await inTransaction(
    deps,
    async (tx): Promise<{ outcome: Outcome; payment: Awaited<ReturnType<typeof endOpenPayment>> }> => {
      const trade = await lockTrade(tx.db, next.tradeId)
      if (trade === null || (trade.pay_status === 'unpaid') !== next.isUnpaid) return { outcome: 'look again', payment: null }
      const orders = await findTradeOrders(tx.db, trade.id)
      const held = await findHeld(
        tx.db,
        orders.map((order) => order.id),
      )
      await lockStockRows(tx.db, held)
      const short = -(await findAvailable(tx.db, goods, today(tx.clock.now())))
      if (short <= 0) return { outcome: 'enough', payment: null }
      const lines = await promisedOf(tx, orders, held)
      const mine = lines.filter((line) => line.goodsId === goods.goodsId && line.ckId === goods.ckId)
      if (mine.length === 0) return { outcome: 'look again', payment: null }
      const why = await whyWithheld(tx.db, goods)
      if (next.isUnpaid) return { outcome: 'gave way', payment: await close(tx, trade, mine, why) }
      await shorten(tx, { trade, orders }, lines, { cuts: cutsOf(mine, short), why })
      return { outcome: 'gave way', payment: null }
    },
  )
  if (payment !== null)
    await closeAtChannel(deps, payment, (error) => report(error, `a payment of trade ${next.tradeId} could not be closed at its channel`))
  return outcome
}

interface Cuts {
  readonly cuts: readonly Promised[]
  /** What happened to their lot, in the buyer's words. */
  readonly why: string
}

/** A line with what it still holds. */
interface Promised extends Held {
  readonly sold: PromisedLine
}

async function promisedOf(tx: Deps, orders: readonly TradeOrderRow[], held: readonly Held[]): Promise<Promised[]> {
  const lines = new Map(
    (
      await findPromised(
        tx.db,
        orders.map((order) => order.id),
      )
    ).map((line) => [line.id, line]),
  )
  return held.flatMap((line) => {
    const sold = lines.get(line.lineId)
    return sold === undefined ? [] : [{ ...line, sold }]
  })
}

const namesOf = (lines: readonly Promised[]): string => [...new Set(lines.map(({ sold }) => `「${sold.name}」`))].join('、')

async function close(tx: Deps, trade: TradeRow, lines: readonly Promised[], why: string): ReturnType<typeof endOpenPayment> {
  const reason = `${namesOf(lines)}的批号${why}，不再销售`
  const open = await endOpenPayment(tx, trade.id)
  await closeUnpaid(tx, trade, { to: 'cancelled', by: { actor: 'system', note: reason }, reason })
  return open
}

/** From the last line on, gifts of the trade before what was bought. */
function cutsOf(lines: readonly Promised[], short: number): Promised[] {
  let open = short
  return lines.toReversed().flatMap((line) => {
    const qty = Math.min(open, line.qty)
    open -= qty
    return qty === 0 ? [] : [{ ...line, qty }]
  })
}

async function shorten(
  tx: Deps,
  { trade, orders }: Omit<LockedOrder, 'order'>,
  lines: readonly Promised[],
  { cuts, why }: Cuts,
): Promise<void> {
  for (const order of orders) {
    const mine = cuts.filter(({ sold }) => sold.order_id === order.id)
    if (mine.length === 0) continue
    const bought = (promised: readonly Promised[]) =>
      promised.filter(({ sold }) => sold.order_id === order.id && sold.type !== 9).reduce((units, line) => units + line.qty, 0)
    await (bought(lines) === bought(mine)
      ? cancel(tx, { trade, order, orders }, { cuts: mine, why })
      : cutLines(tx, order, { cuts: mine, why }))
  }
}

/** The order goes on with what is left; no threshold is judged anew. */
async function cutLines(tx: Deps, order: TradeOrderRow, { cuts, why }: Cuts): Promise<void> {
  await cutHeld(
    tx,
    cuts.map((cut) => ({ ...cut, cause: `line:${cut.lineId}:lapse:${cut.sold.lapses + 1}` })),
  )
  for (const { sold, qty } of cuts)
    await returnUnits(tx.db, { orderId: order.id, memberId: order.member_id, goodsId: sold.goods_id, type: sold.type, qty })
  const refunds = await refundLines(
    tx,
    cuts.map((cut) => ({ orderId: order.id, lineId: cut.lineId, qty: cut.qty, isUnshipped: true })),
  )
  const cents = refunds.reduce((sum, refund) => sum + refund.cents, 0)
  await shrinkWhole(tx, order.id, cents)
  await insertEvent(tx.db, order.id, `${wordsOf(cuts)}的批号${why}，不再发出`, tx.clock.now())
  for (const { lineId, cents: ofLine } of refunds)
    await note(
      tx,
      cuts.find((cut) => cut.lineId === lineId),
      ofLine,
    )
  await tellOfLapse(tx, order, { goods: wordsOf(cuts), cents, isOver: false, why })
}

/** Nothing that was bought is left: the order ends, and all of its money goes back, freight too. */
async function cancel(tx: Deps, locked: LockedOrder, { cuts, why }: Cuts): Promise<void> {
  const { order } = locked
  const reason = `${wordsOf(cuts)}的批号${why}，订单已无可发商品`
  for (const cut of cuts) await note(tx, cut, refundOf(cut.sold.net_cents, cut.sold.qty, cut.sold.returned_qty, cut.qty))
  await followWhole(tx, order.id, { agree: true, note: reason })
  await moveOrders(tx, [order], 'refunded', { actor: 'system', note: reason }, { cancelReason: reason })
  const cents = await refundOrder(tx, locked)
  await tellOfLapse(tx, order, { goods: wordsOf(cuts), cents, isOver: true, why })
}

async function note(tx: Deps, cut: Promised | undefined, cents: number): Promise<void> {
  if (cut !== undefined) await insertLapse(tx.db, { lineId: cut.lineId, seq: cut.sold.lapses + 1, qty: cut.qty, cents, at: tx.clock.now() })
}

/** All are of the same goods: what was bought of them, and what was given. */
function wordsOf(cuts: readonly Promised[]): string {
  const part = (word: string, promised: readonly Promised[]) =>
    promised.slice(0, 1).map(({ sold }) => `${word}「${sold.name}」${promised.reduce((units, cut) => units + cut.qty, 0)}${sold.unit}`)
  return [
    ...part(
      '',
      cuts.filter(({ sold }) => sold.type !== 9),
    ),
    ...part(
      '赠品',
      cuts.filter(({ sold }) => sold.type === 9),
    ),
  ].join('、')
}
