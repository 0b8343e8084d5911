import { type Deps, today } from '../../../deps.ts'
import type { Day } from '../../../db/tables/identity.ts'
import { invalid } from '../../../server/apiErrors.ts'
import { raiseLots, raiseStock } from '../../stock/inOut.repo.ts'
import { lockStockRows, type StockQty } from '../../stock/stock.repo.ts'
import { findLots, findShort, insertLotMoves, insertLots, lowerStocks, type FoundLot, type LotKey } from './stock.repo.ts'

export interface LotMove extends LotKey {
  readonly produced: Day | null
  readonly expires: Day | null
  readonly qty: number
  readonly ref: string
}

const lotText = ({ goodsId, ckId, lot }: LotKey): string => `${goodsId}/${ckId}/${lot}`

/** Books many lots in few statements; a refusal is of them all, and the caller finds out which line it was. */
export async function bookLots(tx: Deps, moves: readonly LotMove[]): Promise<void> {
  const day = today(tx.clock.now())
  await lockStockRows(tx.db, moves)
  const known = new Map((await findLots(tx.db, moves)).map((lot) => [lotText(lot), lot]))
  const lots = moves.map((move) => ({ ...move, known: known.get(lotText(move)) ?? null }))
  const fresh = lots.filter((move) => move.known === null)
  // A new lot that stands in two lines is refused here, and made by the first of them once they are tried apart.
  if (fresh.length > 0) await insertLots(tx.db, fresh.map(asNewLot))
  const moved = lots.filter(({ qty }) => qty !== 0)
  const booked = moved.map((move) => ({
    goodsId: move.goodsId,
    ckId: move.ckId,
    qty: move.qty,
    ref: move.ref,
    reason: reasonOf(move, day),
  }))
  const sold = summed(booked.filter(({ reason }) => reason !== 'write_off')).filter(({ qty }) => qty < 0)
  const short = sold.length === 0 ? null : await findShort(tx.db, sold, day)
  if (short !== null) throw invalid('on_hand', `订单已占用，还差 ${short} 件，不能减少这么多`)
  await raiseLots(
    tx.db,
    moved.flatMap(({ known: lot, qty }) => (lot === null ? [] : [{ batchId: lot.id, qty }])),
  )
  const sums = summed(lots)
  await raiseStock(
    tx.db,
    sums.filter(({ qty }) => qty >= 0),
  )
  await lowerStocks(
    tx.db,
    sums.filter(({ qty }) => qty < 0),
  )
  await insertLotMoves(tx.db, booked, tx.clock.now())
}

function asNewLot({ goodsId, ckId, lot, produced, expires, qty }: LotMove) {
  if (produced === null || expires === null) throw invalid('expires', '新批号须填写生产日期和有效期')
  if (expires <= produced) throw invalid('expires', '有效期须晚于生产日期')
  if (qty < 0) throw invalid('lot', '没有这个批号，不能出库')
  return { goodsId, ckId, lot, produced, expires, qty }
}

/** What has lapsed may only go; what goes of it is destroyed, not sold. */
function reasonOf({ known, qty, expires }: LotMove & { readonly known: FoundLot | null }, day: Day): string {
  const isLapsed = (known?.expires ?? expires ?? day) <= day
  if (qty > 0 && isLapsed) throw invalid('expires', '该批号已到有效期，不能入库')
  if (known !== null && known.onHand + qty < 0) throw invalid('lot', `该批号只有 ${known.onHand} 件，不能减少 ${-qty} 件`)
  return qty > 0 ? 'stock_in' : isLapsed ? 'write_off' : 'stock_out'
}

/** Several lots of the same goods are one change of its stock. */
function summed(moves: readonly StockQty[]): StockQty[] {
  const groups = Map.groupBy(moves, ({ goodsId, ckId }) => `${goodsId}/${ckId}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ goodsId: first.goodsId, ckId: first.ckId, qty: group.reduce((sum, { qty }) => sum + qty, 0) }]
  })
}
