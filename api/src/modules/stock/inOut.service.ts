import type { Day } from '../../db/tables/identity.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, refused } from '../../server/apiErrors.ts'
import { findLot, insertInOut, isAwaited, lowerFreeStock, lowerOnHand, putLot, raiseLots, raiseStock } from './inOut.repo.ts'
import { findAvailable, lockLots, lockStockRows, lowerLots, type Held, type StockKey } from './stock.repo.ts'
import { pickLots, stockRefusal, type PickedLot, type PickLots } from './stock.service.ts'

/** Calls here belong inside a transaction that has locked the trade, if it has one. */

/** Goods come back to the lots they left from. */
export async function takeBack(
  tx: Deps,
  back: readonly (StockKey & { readonly batchId: number; readonly qty: number })[],
  cause: string,
): Promise<void> {
  await lockStockRows(tx.db, back)
  await raiseStock(tx.db, back)
  await raiseLots(tx.db, back)
  await insertInOut(tx.db, back, { reason: 'return_in', sign: 1, ref: cause, at: tx.clock.now() })
}

/** Goods leave once more, for nothing: lots first-expiring first, none that others have reserved. */
export async function takeOut(tx: Deps, lines: readonly Held[], cause: string, pick: PickLots = pickLots): Promise<PickedLot[]> {
  await lockStockRows(tx.db, lines)
  for (const line of lines) await lower(tx, line)
  const picked = pick(lines, await lockLots(tx.db, lines, today(tx.clock.now())))
  await lowerLots(tx.db, picked)
  await insertInOut(tx.db, lines, { reason: 'resend', sign: -1, ref: cause, at: tx.clock.now() })
  return picked
}

async function lower(tx: Deps, line: StockKey & { readonly qty: number }): Promise<void> {
  if (!(await lowerFreeStock(tx.db, line, today(tx.clock.now())))) throw await stockRefusal(tx, line)
}

export interface LotChange extends StockKey {
  readonly qty: number
  readonly lot: string
}
export interface StockChange extends LotChange {
  readonly produced: Day | null
  readonly expires: Day | null
}

/** A delivery arrives: its lot is new, or grows. What has lapsed is not taken in. */
export async function stockIn(tx: Deps, change: StockChange, cause: string): Promise<void> {
  await lockStockRows(tx.db, [change])
  const known = await findLot(tx.db, change, change.lot)
  if (await isAwaited(tx.db, change, change.lot)) throw invalid('lot', '该批号到货待验收，请先验收')
  if (known !== null && known.recall_id !== null) throw invalid('lot', '该批号正在召回，不能入库')
  if (known !== null && known.hold !== null) throw invalid('lot', '该批号在隔离中，不能入库')
  const expires = known?.expires ?? change.expires
  if (expires !== null && expires <= today(tx.clock.now())) throw invalid('expires', '该批号已到有效期，不能入库')
  if (!(await putLot(tx.db, change))) throw invalid('expires', '新批号请填写生产日期和有效期')
  await raiseStock(tx.db, [change])
  await insertInOut(tx.db, [change], { reason: 'stock_in', sign: 1, ref: cause, at: tx.clock.now() })
}

/** Broken or lost: leaves its lot, which could still be sold. */
export async function stockOut(tx: Deps, change: LotChange, cause: string): Promise<void> {
  await lockStockRows(tx.db, [change])
  const lot = await lotWith(tx, change)
  if (lot.isHeld) throw invalid('lot', '该批号在隔离中，请先处理')
  if (lot.isWithheld) throw invalid('lot', `${lot.why}，请办理报废`)
  await lower(tx, change)
  await lowerLots(tx.db, [{ batchId: lot.id, qty: change.qty }])
  await insertInOut(tx.db, [change], { reason: 'stock_out', sign: -1, ref: cause, at: tx.clock.now() })
}

/** What has lapsed, was recalled or condemned is destroyed. It could not be sold, so nothing that can be sold or is reserved changes. */
export async function writeOff(tx: Deps, change: LotChange, cause: string): Promise<void> {
  await lockStockRows(tx.db, [change])
  const lot = await lotWith(tx, change)
  if (lot.isHeld) throw invalid('lot', '该批号在隔离中，判为不合格后才能报废')
  if (!lot.isWithheld) throw invalid('lot', '该批号尚在有效期内，也未被召回或判为不合格，不能报废')
  // Orders that were promised it give way first; until then its units stay.
  if ((await findAvailable(tx.db, change, today(tx.clock.now()))) < 0) throw refused('STATE_CHANGED')
  await lowerLots(tx.db, [{ batchId: lot.id, qty: change.qty }])
  await lowerOnHand(tx.db, change)
  await insertInOut(tx.db, [change], { reason: 'write_off', sign: -1, ref: cause, at: tx.clock.now() })
}

interface KnownLot {
  readonly id: number
  /** In quarantine, and nobody has decided yet. */
  readonly isHeld: boolean
  readonly isWithheld: boolean
  readonly why: string
}

async function lotWith(tx: Deps, { lot: no, qty, ...key }: LotChange): Promise<KnownLot> {
  const lot = await findLot(tx.db, key, no)
  if (lot === null || lot.on_hand < qty) throw invalid('lot', '该批号库存不足')
  const [isRecalled, isCondemned] = [lot.recall_id !== null, lot.hold === 'condemned']
  return {
    id: lot.id,
    isHeld: lot.hold === 'held',
    isWithheld: isRecalled || isCondemned || lot.expires <= today(tx.clock.now()),
    why: isRecalled ? '该批号已被召回冻结' : isCondemned ? '该批号已判为不合格' : '该批号已到有效期',
  }
}
