import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { PickedLot } from '../stock/stock.service.ts'
import { lockPieces, readCodes } from './lockPieces.ts'
import { endPlaces, findSent, insertParcelCodes, insertSteps, setState } from './trace.repo.ts'

/** The codes of what was picked leave with the parcel; they were locked when they were picked. */
export async function sendCodes(
  tx: Deps,
  { orderId, afterSaleId }: { readonly orderId: number; readonly afterSaleId: number | null },
  shipmentId: number,
  picked: readonly PickedLot[],
): Promise<void> {
  const sent = picked.flatMap(({ lineId, batchId, codes = [] }) => codes.map((code) => ({ lineId, batchId, code })))
  if (sent.length === 0) return
  const codes = sent.map(({ code }) => code)
  await insertParcelCodes(tx.db, shipmentId, sent)
  await setState(tx.db, codes, 'shipped')
  const step = { what: 'shipped', orderId, shipmentId, afterSaleId } as const
  await insertSteps(
    tx.db,
    codes.map((code) => ({ ...step, code })),
    tx.clock.now(),
  )
}

export interface Claimed {
  readonly lineId: number
  readonly qty: number
}
export interface LotBack {
  readonly lineId: number
  readonly batchId: number
  readonly qty: number
}

/** Codes of so many pieces of each line, for who takes goods back without looking at them. */
export async function codesWithBuyer(db: Deps['db'], claimed: readonly Claimed[]): Promise<string> {
  const sent = await findSent(
    db,
    claimed.map(({ lineId }) => lineId),
  )
  return claimed
    .flatMap(({ lineId, qty }) => sent.filter((piece) => piece.lineId === lineId).slice(0, qty))
    .map(({ code }) => code)
    .join('\n')
}

/** Codes come back to us: of the lines that left with codes, exactly those pieces that are taken in. Says from which lots. */
export async function takeCodesBack(
  tx: Deps,
  claimed: readonly Claimed[],
  taking: { readonly text: string; readonly isSellable: boolean; readonly orderId: number; readonly afterSaleId: number },
): Promise<LotBack[]> {
  const { text, isSellable, orderId, afterSaleId } = taking
  const codes = (await lockPieces(tx, readCodes(text))).map(({ code }) => code)
  const sent = new Map(
    (
      await findSent(
        tx.db,
        claimed.map(({ lineId }) => lineId),
      )
    ).map((piece) => [piece.code, piece]),
  )
  const back = codes.map((code) => {
    const piece = sent.get(code)
    if (piece === undefined) throw invalid('codes', `追溯码 ${code} 不是这次退货的商品`)
    return piece
  })
  const codedLines = new Set([...sent.values()].map(({ lineId }) => lineId))
  for (const { lineId, qty } of claimed.filter((line) => codedLines.has(line.lineId))) {
    const pieces = back.filter((piece) => piece.lineId === lineId).reduce((sum, piece) => sum + piece.pieces, 0)
    if (pieces !== qty) throw invalid('codes', `应退回 ${qty} 件，追溯码共 ${pieces} 件`)
  }
  if (back.length === 0) return []
  await endPlaces(tx.db, codes, tx.clock.now())
  await setState(tx.db, codes, isSellable ? 'in_stock' : 'returned')
  const steps = back.map(({ code, shipmentId }) => ({
    code,
    what: isSellable ? ('returned' as const) : ('rejected' as const),
    orderId,
    shipmentId,
    afterSaleId,
  }))
  await insertSteps(tx.db, steps, tx.clock.now())
  return [...Map.groupBy(back, ({ lineId, batchId }) => `${lineId}/${batchId}`).values()].flatMap((some) => {
    const [first] = some
    return first === undefined
      ? []
      : [{ lineId: first.lineId, batchId: first.batchId, qty: some.reduce((sum, { pieces }) => sum + pieces, 0) }]
  })
}
