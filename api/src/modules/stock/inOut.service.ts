import type { Day } from '../../db/tables/identity.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { findLot, insertInOut, lowerFreeStock, putLot, raiseLots, raiseStock } from './inOut.repo.ts'
import { findAvailable, lockLots, lockStockRows, lowerLots, type Held, type StockKey } from './stock.repo.ts'
import { pickLots, type PickedLot } from './stock.service.ts'

/** Calls here belong inside a transaction that has locked the trade, if it has one. */

/** Goods come back to the lots they left from. */
export async function takeBack(tx: Deps, back: readonly (StockKey & { readonly batchId: number; readonly qty: number })[], cause: string): Promise<void> {
  await lockStockRows(tx.db, back)
  await raiseStock(tx.db, back)
  await raiseLots(tx.db, back)
  await insertInOut(tx.db, back, { reason: 'return_in', sign: 1, ref: cause, at: tx.clock.now() })
}

/** Goods leave once more, for nothing: lots first-expiring first, none that others have reserved. */
export async function takeOut(tx: Deps, lines: readonly Held[], cause: string, today: Day): Promise<PickedLot[]> {
  await lockStockRows(tx.db, lines)
  for (const line of lines) await lower(tx, line)
  const picked = pickLots(lines, await lockLots(tx.db, lines, today))
  await lowerLots(tx.db, picked)
  await insertInOut(tx.db, lines, { reason: 'resend', sign: -1, ref: cause, at: tx.clock.now() })
  return picked
}

async function lower(tx: Deps, line: StockKey & { readonly qty: number }): Promise<void> {
  if (await lowerFreeStock(tx.db, line)) return
  const available = Math.max(0, await findAvailable(tx.db, line))
  throw refused(available === 0 ? 'OUT_OF_STOCK' : 'STOCK_SHORT', { goods_id: String(line.goodsId), available }, available)
}

export interface StockChange extends StockKey { readonly qty: number; readonly lot: string; readonly produced: Day | null; readonly expires: Day | null }

/** A delivery arrives: its lot is new, or grows. False when a new lot comes without its days. */
export async function stockIn(tx: Deps, change: StockChange, cause: string): Promise<boolean> {
  await lockStockRows(tx.db, [change])
  if (!(await putLot(tx.db, change))) return false
  await raiseStock(tx.db, [change])
  await insertInOut(tx.db, [change], { reason: 'stock_in', sign: 1, ref: cause, at: tx.clock.now() })
  return true
}

/** Broken, expired or lost: leaves its lot. False when there is no such lot with so many. */
export async function stockOut(tx: Deps, change: StockChange, cause: string): Promise<boolean> {
  await lockStockRows(tx.db, [change])
  const lot = await findLot(tx.db, change, change.lot)
  if (lot === null || lot.on_hand < change.qty) return false
  await lower(tx, change)
  await lowerLots(tx.db, [{ batchId: lot.id, qty: change.qty }])
  await insertInOut(tx.db, [change], { reason: 'stock_out', sign: -1, ref: cause, at: tx.clock.now() })
  return true
}
