import type { OrderCodes, OrderCodesFile, OrderCodesFormat, TraceLot, TracePack } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestOrderCodes, RestOrderCodesFile, RestTraceCode, RestTraceLot } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { isLotNumber, whereRight } from '../base/textForms.ts'
import { toWebUrl } from '../base/webUrl.ts'

const formats: Readonly<Record<string, OrderCodesFormat>> = { csv: 'CSV', txt: 'TXT', xml: 'XML' }

export async function fetchOrderCodes(rest: CallerRest, id: string): Promise<OrderCodes> {
  return toOrderCodes(await rest.get('/api/order/{id}/codes', { ids: { id } }))
}

interface Piece {
  readonly code: string
  readonly pieces: number
  readonly packs: readonly string[]
}

export function toOrderCodes(body: unknown): OrderCodes {
  const codes = new Row<RestOrderCodes>(body, 'order.codes')
  const lots = codes.list('lots', toLots)
  return {
    supplierName: codes.text('supplier'),
    billNumber: codes.text('bill'),
    files: codes.list('files', toFile),
    lots: lots.flatMap((found) => found.lots),
    packs: packsOf(lots.flatMap(({ pieces }) => pieces)),
  }
}

function toFile(body: unknown): OrderCodesFile {
  const file = new Row<RestOrderCodesFile>(body, 'order.codes.files')
  return { format: file.oneOf('format', formats), url: toWebUrl(file.text('url')) }
}

/** Codes that stand for as many pieces each are one entry; as a rule all of a lot do. */
function toLots(body: unknown): { readonly lots: TraceLot[]; readonly pieces: Piece[] } {
  const lot = new Row<RestTraceLot>(body, 'order.codes.lots')
  const pieces = lot.list('codes', toPiece)
  const goods = {
    lineID: lot.id('line_id'),
    parcelID: lot.id('parcel_id'),
    name: lot.text('name'),
    manufacturer: lot.text('sccj'),
    spec: lot.text('ypgg'),
    packUnit: lot.text('bzdw'),
    lotNumber: whereRight(isLotNumber, lot.optionalText('lot')),
    producedOn: lot.date('produced'),
    expiresOn: lot.date('expires'),
  }
  const lots = [...Map.groupBy(pieces, (piece) => piece.pieces)].map(([piecesEach, some]): TraceLot => {
    return { ...goods, piecesEach, quantity: piecesEach * some.length, codes: some.map(({ code }) => code) }
  })
  return { lots, pieces }
}

function toPiece(body: unknown): Piece {
  const piece = new Row<RestTraceCode>(body, 'order.codes.lots.codes')
  return { code: piece.text('code'), pieces: piece.integer('pieces'), packs: piece.list('packs', String) }
}

function packsOf(pieces: readonly Piece[]): TracePack[] {
  const held = new Map<string, string[]>()
  for (const { code, packs } of pieces) {
    for (const pack of packs) {
      const codes = held.get(pack)
      if (codes === undefined) held.set(pack, [code])
      else codes.push(code)
    }
  }
  return [...held].map(([code, codes]) => ({ code, codes }))
}
