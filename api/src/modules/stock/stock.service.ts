import { type Deps, today } from '../../deps.ts'
import { type ApiError, refused } from '../../server/apiErrors.ts'
import {
  endReservations,
  findAvailable,
  findHeld,
  insertMoves,
  insertReservations,
  lockLots,
  lockStockRows,
  lowerLots,
  lowerStock,
  queueForGoods,
  takeStock,
  type Held,
  type Lot,
  type StockKey,
  type StockQty,
} from './stock.repo.ts'
import { hasRecalled, shrinkReservations } from './lapse.repo.ts'

export type { Held } from './stock.repo.ts'

/** All calls here belong inside a transaction that has locked the trade, if it has one yet. */

/** Several lines of one good are one demand: none may pass the test alone. */
function summed<T extends StockQty>(rows: readonly T[]): StockQty[] {
  const sums = new Map<string, StockQty>()
  for (const row of rows) {
    const key = `${row.goodsId}/${row.ckId}`
    sums.set(key, { goodsId: row.goodsId, ckId: row.ckId, qty: (sums.get(key)?.qty ?? 0) + row.qty })
  }
  return [...sums.values()]
}

/** Why so many are not there: fewer are, a recall withholds what lies there, or nothing does. */
export async function stockRefusal(tx: Deps, key: StockKey): Promise<ApiError> {
  const [goods_id, available] = [String(key.goodsId), await findAvailable(tx.db, key, today(tx.clock.now()))]
  if (available > 0) return refused('STOCK_SHORT', { goods_id, available })
  return (await hasRecalled(tx.db, key)) ? refused('RECALLED', { goods_id }) : refused('OUT_OF_STOCK', { goods_id, available: 0 })
}

/** Holds every line's goods, or refuses all of them. */
export async function reserve(tx: Deps, lines: readonly Held[]): Promise<void> {
  const day = today(tx.clock.now())
  const wanted = summed(lines)
  await queueForGoods(tx.db, wanted)
  await lockStockRows(tx.db, wanted)
  const taken = new Set(await takeStock(tx.db, wanted, day))
  const missing = wanted.find((line) => !taken.has(line.goodsId))
  if (missing !== undefined) throw await stockRefusal(tx, missing)
  await insertReservations(tx.db, lines)
  await insertMoves(tx.db, lines, { reason: 'reserve', onHand: 0, reserved: 1, at: tx.clock.now() })
}

/** Gives back what the orders still hold; returns the units. */
export async function release(tx: Deps, orderIds: readonly number[]): Promise<number> {
  const held = await findHeld(tx.db, orderIds)
  const back = summed(held)
  await lockStockRows(tx.db, back)
  await endReservations(tx.db, held, 'released')
  await lowerStock(tx.db, back, 'reserved')
  await insertMoves(tx.db, held, { reason: 'release', onHand: 0, reserved: -1, at: tx.clock.now() })
  return held.reduce((units, line) => units + line.qty, 0)
}

export interface Cut extends Held {
  /** What its move is booked under, once. */
  readonly cause: string
}

/** Lines hold so many units less: there is nothing to ship for them. The stock rows must be locked. */
export async function cutHeld(tx: Deps, cuts: readonly Cut[]): Promise<void> {
  await shrinkReservations(tx.db, cuts)
  await lowerStock(tx.db, summed(cuts), 'reserved')
  for (const cut of cuts) await insertMoves(tx.db, [cut], { reason: 'lapse', onHand: 0, reserved: -1, at: tx.clock.now() }, cut.cause)
}

export interface PickedLot {
  readonly lineId: number
  readonly batchId: number
  readonly qty: number
  /** The trace codes of these pieces, where the goods have some. */
  readonly codes?: readonly string[]
}
export type PickLots = (lines: readonly Held[], lots: readonly Lot[]) => PickedLot[]

/** The order's goods leave the house: lots first-expiring first or as their codes say, none that has run out. */
export async function ship(tx: Deps, held: readonly Held[], pick: PickLots = pickLots): Promise<PickedLot[]> {
  const out = summed(held)
  await lockStockRows(tx.db, out)
  const picked = pick(held, await lockLots(tx.db, out, today(tx.clock.now())))
  await lowerLots(tx.db, picked)
  await endReservations(tx.db, held, 'shipped')
  await lowerStock(tx.db, out, 'both')
  await insertMoves(tx.db, held, { reason: 'ship', onHand: -1, reserved: -1, at: tx.clock.now() })
  return picked
}

export function pickLots(lines: readonly Held[], lots: readonly Lot[]): PickedLot[] {
  const left = new Map(lots.map((lot) => [lot.batchId, lot.qty]))
  return lines.flatMap((line) => {
    let open = line.qty
    const picked: PickedLot[] = []
    for (const lot of lots.filter((candidate) => candidate.goodsId === line.goodsId && candidate.ckId === line.ckId)) {
      const qty = Math.min(open, left.get(lot.batchId) ?? 0)
      if (qty === 0) continue
      picked.push({ lineId: line.lineId, batchId: lot.batchId, qty })
      left.set(lot.batchId, (left.get(lot.batchId) ?? 0) - qty)
      open -= qty
    }
    if (open > 0) throw refused('STOCK_SHORT', { goods_id: String(line.goodsId), available: line.qty - open })
    return picked
  })
}
