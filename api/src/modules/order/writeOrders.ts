import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import type { Selection } from '../checkout/selection.service.ts'
import { insertPromises, type NewPromise } from '../cashback/cashback.repo.ts'
import { sourceOf, titleOf } from '../checkout/sources.ts'
import { post } from '../ledger/ledger.service.ts'
import { COUNTED_KINDS } from '../promotion/kinds.ts'
import { reserve } from '../stock/stock.service.ts'
import { ORDER_PAY, orderRef } from '../trade/giveBack.ts'
import { insertUses, type OrderUse } from '../trade/promotionUse.repo.ts'
import { lockVouchers, useCoupons, useVoucher } from '../trade/tender.repo.ts'
import type { DraftOrder } from './draft.ts'
import { insertAdjustments, insertLines, insertOrders, type NewAdjustment } from './order.repo.ts'
import { orderNo } from '../trade/numbers.ts'
import { QuoteChanged } from './quoteChanged.ts'

export interface TradeHead {
  readonly id: number
  readonly no: string
  readonly memberId: number
  readonly address: unknown
}

/** The trade's orders with all they hold, in the fixed lock order: stock, what promotions count (`COUNTED_KINDS`), coupons, ledgers. */
export async function writeOrders(tx: Deps, trade: TradeHead, selection: Selection, drafts: readonly DraftOrder[]): Promise<void> {
  const now = tx.clock.now()
  const orderIds = await insertOrders(
    tx.db,
    drafts.map(({ priced }, index) => ({
      no: orderNo(trade.no, index, priced.kind),
      tradeId: trade.id,
      memberId: trade.memberId,
      ckId: priced.ck,
      kind: priced.kind,
      goods: priced.goods,
      shipping: priced.shipping,
      voucher: priced.voucher,
      balance: priced.balance,
      online: priced.online,
      address: trade.address,
      createdAt: now,
    })),
  )
  const orderId = (index: number) => orderIds[index] ?? 0
  const lines = drafts.flatMap((draft, index) => draft.lines.map((line, at) => ({ ...line, orderId: orderId(index), lineNo: at + 1 })))
  const lineIds = await insertLines(tx.db, lines)
  const held = lines.map((line, index) => ({ ...line, lineId: lineIds[index] ?? 0 }))
  await insertAdjustments(tx.db, adjustmentsOf(selection, held))
  await insertPromises(tx.db, promisesOf(selection, drafts, held, orderId))
  await reserve(
    tx,
    held.map(({ lineId, goodsId, ckId, qty }) => ({ lineId, goodsId, ckId, qty })),
  )
  await useAll(
    tx,
    trade.memberId,
    selection,
    drafts.flatMap((draft, index) => draft.uses.map((use) => ({ ...use, orderId: orderId(index) }))),
  )
  await payTenders(
    tx,
    trade,
    selection,
    drafts.map(({ priced }, index) => ({ id: orderId(index), voucher: priced.voucher, balance: priced.balance })),
  )
}

function adjustmentsOf({ cart, priced }: Selection, lines: readonly { docLine: number; lineId: number; type: number }[]): NewAdjustment[] {
  const byLine = Map.groupBy(priced.adjustments, (row) => row.line)
  return lines
    .filter((line) => line.type !== 9)
    .flatMap((line) =>
      (byLine.get(line.docLine) ?? []).map((row, index) => {
        const source = sourceOf(cart, row)
        return {
          lineId: line.lineId,
          seq: index + 1,
          phase: row.phase,
          cents: row.cents,
          title: titleOf(cart, row),
          promotionId: source?.kind === 'promotion' ? source.id : null,
          version: source?.version ?? null,
          couponId: source?.kind === 'coupon' ? source.id : null,
        }
      }),
    )
}

/** What each order promises to bring back, with the lines that count for it. */
function promisesOf(
  { cart, priced }: Selection,
  drafts: readonly DraftOrder[],
  lines: readonly { docLine: number; lineId: number; orderId: number; type: number }[],
  orderId: (index: number) => number,
): NewPromise[] {
  return drafts.flatMap(({ priced: { ck, kind } }, index) =>
    priced.cashback
      .filter((promise) => promise.ck === ck && promise.kind === kind && promise.back > 0)
      .map(({ source, base, back }) => {
        const promotion = cart.promotions.activities.find(({ id }) => id === source)
        const row = cart.document.cashback.find(({ id }) => id === source)
        if (promotion === undefined || row === undefined) throw new Error(`the cashback ${source} is not in the cart`)
        const joined = new Set(priced.lines.filter((line) => line.cashback === source).map((line) => line.id))
        const mine = lines.filter((line) => line.orderId === orderId(index) && line.type !== 9 && joined.has(line.docLine))
        return { orderId: orderId(index), promotion, tiers: row.tiers, base, promised: back, lineIds: mine.map(({ lineId }) => lineId) }
      }),
  )
}

async function useAll(tx: Deps, memberId: number, { content, priced }: Selection, uses: readonly OrderUse[]): Promise<void> {
  const placeOf = ({ goodsId, itemId }: OrderUse) => goodsId ?? itemId
  for (const { kind, counted } of COUNTED_KINDS)
    for (const use of uses.filter((any) => any.kind === kind).toSorted((a, b) => placeOf(a) - placeOf(b)))
      if (!(await counted.use(tx.db, use, memberId)))
        throw counted.refusal === null ? new QuoteChanged(content.choice, priced) : refused(counted.refusal)
  await insertUses(tx.db, uses)
}

interface Tendered {
  readonly id: number
  readonly voucher: number
  readonly balance: number
}

async function payTenders(tx: Deps, trade: TradeHead, { priced }: Selection, orders: readonly Tendered[]): Promise<void> {
  const coupons = priced.coupons.filter((coupon) => coupon.used).flatMap((coupon) => (coupon.id === null ? [] : [coupon.id]))
  if ((await useCoupons(tx.db, trade.memberId, coupons, trade.id, tx.clock.now())) !== coupons.length) throw refused('COUPON_USED')
  await useVouchers(tx, trade.memberId, orders)
  for (const kind of ['balance', 'voucher'] as const) {
    for (const order of orders.filter((candidate) => candidate[kind] > 0)) {
      await post(tx, { memberId: trade.memberId, kind, delta: -order[kind], reason: ORDER_PAY, ref: orderRef(order.id) })
    }
  }
}

/** Vouchers are pieces: the first to expire is used up first, and each order remembers whose cents it took. */
async function useVouchers(tx: Deps, memberId: number, orders: readonly Tendered[]): Promise<void> {
  if (orders.every((order) => order.voucher === 0)) return
  const pieces = (await lockVouchers(tx.db, memberId, tx.clock.now())).map((piece) => ({ ...piece }))
  for (const order of orders) {
    let open = order.voucher
    for (const piece of pieces) {
      const cents = Math.min(open, piece.left_cents)
      if (cents === 0) continue
      await useVoucher(tx.db, { voucherId: piece.id, orderId: order.id, cents })
      piece.left_cents -= cents
      open -= cents
    }
    if (open > 0) throw refused('BALANCE_SHORT')
  }
}
