import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { Held, Lot } from '../stock/stock.repo.ts'
import { pickLots, type PickedLot, type PickLots } from '../stock/stock.service.ts'
import { lockPieces, readCodes } from './lockPieces.ts'
import { findGoodsFlags, type FoundCode } from './trace.repo.ts'

/** How the lots of a parcel are found: those of the codes that were scanned; goods without codes first-expiring first. */
export async function pickerFor(tx: Deps, text: string, goodsIds: readonly number[]): Promise<PickLots> {
  const pieces = await lockPieces(tx, readCodes(text))
  const gone = pieces.find(({ state }) => state !== 'in_stock')
  if (gone !== undefined) throw invalid('codes', `追溯码 ${gone.code} 已不在库`)
  const goods = await findGoodsFlags(tx.db, goodsIds)
  const byGoods = Map.groupBy(pieces, (piece) => piece.goods_id)
  const foreign = pieces.find((piece) => !goodsIds.includes(piece.goods_id))
  if (foreign !== undefined) throw invalid('codes', `追溯码 ${foreign.code} 的商品不在本次发货内`)
  const coded = new Map(goods.flatMap(({ id, name, has_codes: has }) => (has || byGoods.has(id) ? [[id, name] as const] : [])))
  return (lines, lots) => {
    const plain = lines.filter(({ goodsId }) => !coded.has(goodsId))
    const picked = [...coded].flatMap(([goodsId, name]) =>
      pickCoded(
        name,
        lines.filter((line) => line.goodsId === goodsId),
        byGoods.get(goodsId) ?? [],
        lots,
      ),
    )
    return [...pickLots(plain, lots), ...picked]
  }
}

function pickCoded(name: string, lines: readonly Held[], pieces: readonly FoundCode[], lots: readonly Lot[]): PickedLot[] {
  const wanted = lines.reduce((sum, { qty }) => sum + qty, 0)
  const given = pieces.reduce((sum, piece) => sum + piece.pieces, 0)
  if (given !== wanted) throw invalid('codes', `${name}应发 ${wanted} 件，追溯码共 ${given} 件`)
  refuseWrongLots(lines, pieces, lots)
  const open = new Set(pieces.toSorted((a, b) => b.pieces - a.pieces))
  return lines.flatMap((line) => {
    const taken: FoundCode[] = []
    let left = line.qty
    for (const piece of open) {
      if (piece.pieces > left) continue
      taken.push(piece)
      open.delete(piece)
      left -= piece.pieces
      if (left === 0) break
    }
    if (left > 0) throw invalid('codes', `${name}的追溯码不能按订单行分开，请逐盒提供`)
    return [...Map.groupBy(taken, (piece) => piece.lot_id)].map(([batchId, some]) => ({
      lineId: line.lineId,
      batchId,
      qty: some.reduce((sum, piece) => sum + piece.pieces, 0),
      codes: some.map(({ code }) => code),
    }))
  })
}

/** Only lots that may be sold are among `lots`, each with what is left of it. */
function refuseWrongLots(lines: readonly Held[], pieces: readonly FoundCode[], lots: readonly Lot[]): void {
  const ckIds = new Set(lines.map(({ ckId }) => ckId))
  const left = new Map(lots.filter(({ ckId }) => ckIds.has(ckId)).map((lot) => [lot.batchId, lot.qty]))
  for (const piece of pieces) {
    const rest = (left.get(piece.lot_id) ?? 0) - piece.pieces
    if (rest < 0) throw invalid('codes', `追溯码 ${piece.code} 的批号不在发货仓库、已到有效期或数量不足`)
    left.set(piece.lot_id, rest)
  }
}
