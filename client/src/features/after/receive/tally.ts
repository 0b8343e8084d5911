import { compareScans, expander, type JudgedScan, productCodeOf, type SentPiece } from 'rules/traceCodes'
import { parseMoney } from 'rules/money'
import type { ReceiveOrder_order$data } from '../../../__generated__/ReceiveOrder_order.graphql.ts'
import type { Received } from '../../ground/kept/received.ts'

/** Why something of a line is claimed; each becomes an after-sale. */
export const CLAIM_REASONS = ['SHORT', 'DAMAGED', 'LOT'] as const
export type ClaimReason = (typeof CLAIM_REASONS)[number]

export type Piece = SentPiece & { readonly lineID: string; readonly name: string; readonly spec: string; readonly packUnit: string }

/** A line of the order as it was sent. */
export type SentLine = {
  readonly lineID: string
  readonly name: string
  readonly spec: string
  readonly packUnit: string
  readonly lots: readonly string[]
  /** Nothing was paid for it, such as a gift: there is no money to give back. */
  readonly isFree: boolean
  readonly pieces: readonly Piece[]
  /** How many were sent without codes; they are counted. */
  readonly loose: number
}

export type Sent = {
  readonly lines: readonly SentLine[]
  readonly pieces: readonly Piece[]
  readonly heldBy: (code: string) => readonly Piece[]
}

export type LineTally = {
  readonly line: SentLine
  readonly sent: number
  readonly arrived: number
  readonly missing: number
  readonly extra: number
  readonly damaged: number
  readonly otherLot: number
  /** Everything of it was scanned or counted; what was not counted is not called missing. */
  readonly isCounted: boolean
  /** What is wrong and no after-sale is about yet. */
  readonly open: Readonly<Record<ClaimReason, number>>
  readonly codes: Readonly<Record<ClaimReason, readonly string[]>>
}

export type Tally = {
  readonly lines: readonly LineTally[]
  readonly scans: readonly JudgedScan[]
  readonly sent: number
  readonly arrived: number
  /** Codes of goods that were not sent with this order. */
  readonly strange: readonly string[]
}

/** What left the warehouse for this order, in all its parcels. */
export function sentOf({ codes, detail }: Pick<ReceiveOrder_order$data, 'codes' | 'detail'>): Sent {
  const packs = new Map<string, string[]>()
  for (const pack of codes?.packs ?? []) for (const code of pack.codes) packs.set(code, [...(packs.get(code) ?? []), pack.code])
  const pieces = (codes?.lots ?? []).flatMap(({ lineID, name, spec, packUnit, lotNumber, piecesEach, codes: some }) =>
    some.map((code): Piece => {
      return { code, pieces: piecesEach, packs: packs.get(code) ?? [], lot: lotNumber ?? '', lineID, name, spec, packUnit }
    }),
  )
  const parcelLines = (detail?.shipments ?? []).flatMap(({ lines }) => lines)
  const lines = (detail?.lines ?? []).flatMap((line): SentLine[] => {
    const { lineID, name, spec, packUnit, amount, returnedQuantity } = line
    const coded = pieces.filter((piece) => piece.lineID === lineID)
    const parcels = parcelLines.filter((part) => part.lineID === lineID)
    const sent = sumOf(parcels, ({ quantity }) => quantity)
    const withCodes = piecesOf(coded)
    // Boxes that went back have no code here any more.
    const loose = withCodes === 0 ? sent : Math.max(0, sent - withCodes - returnedQuantity)
    if (withCodes + loose === 0) return []
    const lots = [...new Set(parcels.map(({ lotNumber }) => lotNumber ?? '—'))]
    return [{ lineID, name, spec, packUnit, lots, isFree: parseMoney(amount) === 0, pieces: coded, loose }]
  })
  return { lines, pieces, heldBy: expander(pieces) }
}

type Claimed = NonNullable<ReceiveOrder_order$data['afterSales']>[number]

/** What was found held against what was sent, and against what is claimed already. */
export function tallyOf(sent: Sent, { scans, counts }: Received, afterSales: readonly Claimed[]): Tally {
  const { scans: judged, missing } = compareScans(sent.pieces, scans)
  const absent = new Set(missing)
  const wrongLot = new Set<Piece>()
  const damaged = new Set<Piece>()
  const extra = new Map<string, number>()
  const strange: string[] = []
  for (const [nth, { code, verdict }] of judged.entries()) {
    if (code === null) continue
    const held = sent.heldBy(code)
    for (const piece of held) {
      if (verdict === 'other_lot' && absent.has(piece)) wrongLot.add(piece)
      if (scans[nth]?.isDamaged === true && !absent.has(piece)) damaged.add(piece)
    }
    if (verdict !== 'extra') continue
    const alike = sent.pieces.find((piece) => productCodeOf(piece.code) === productCodeOf(code))
    if (alike === undefined) strange.push(code)
    else extra.set(alike.lineID, (extra.get(alike.lineID) ?? 0) + 1)
  }
  const lines = sent.lines.map((line): LineTally => {
    const count = counts[line.lineID]
    const codes = {
      SHORT: line.pieces.filter((piece) => absent.has(piece) && !wrongLot.has(piece)),
      DAMAGED: line.pieces.filter((piece) => damaged.has(piece)),
      LOT: line.pieces.filter((piece) => wrongLot.has(piece)),
    }
    const isCounted = line.loose === 0 || count !== undefined
    const came = count?.arrived ?? 0
    const found = {
      SHORT: piecesOf(codes.SHORT) + (isCounted ? Math.max(0, line.loose - came) : 0),
      DAMAGED: piecesOf(codes.DAMAGED) + (count?.damaged ?? 0),
      LOT: piecesOf(codes.LOT),
    }
    const openOf = (reason: ClaimReason): number => Math.max(0, found[reason] - claimedOf(afterSales, line.lineID, reason))
    return {
      line,
      sent: piecesOf(line.pieces) + line.loose,
      arrived: piecesOf(line.pieces) - piecesOf(codes.SHORT) - piecesOf(codes.LOT) + came,
      missing: found.SHORT,
      extra: (extra.get(line.lineID) ?? 0) + Math.max(0, came - line.loose),
      damaged: found.DAMAGED,
      otherLot: found.LOT,
      isCounted,
      open: { SHORT: openOf('SHORT'), DAMAGED: openOf('DAMAGED'), LOT: openOf('LOT') },
      codes: { SHORT: codesOf(codes.SHORT), DAMAGED: codesOf(codes.DAMAGED), LOT: codesOf(codes.LOT) },
    }
  })
  return { lines, scans: judged, strange, sent: sumOf(lines, (line) => line.sent), arrived: sumOf(lines, (line) => line.arrived) }
}

const NOT_IN_FORCE: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED'])

function claimedOf(afterSales: readonly Claimed[], lineID: string, reason: ClaimReason): number {
  const inForce = afterSales.filter((afterSale) => afterSale.reason === reason && !NOT_IN_FORCE.has(afterSale.status))
  const claimed = inForce.flatMap(({ lines }) => lines).filter((line) => line.lineID === lineID)
  return sumOf(claimed, ({ quantity }) => quantity)
}

/** All that was sent has come, whole, and nothing else has. */
export const isRight = ({ lines, strange }: Tally): boolean =>
  strange.length === 0 && lines.every((line) => line.isCounted && line.missing + line.extra + line.damaged + line.otherLot === 0)

/** Nothing is left to be counted or claimed. */
export const isSettled = ({ lines }: Tally): boolean =>
  lines.every(({ isCounted, open }) => isCounted && open.SHORT + open.DAMAGED + open.LOT === 0)

export const sumOf = <T>(values: readonly T[], read: (value: T) => number): number => values.reduce((sum, value) => sum + read(value), 0)
const piecesOf = (pieces: readonly Piece[]): number => sumOf(pieces, (piece) => piece.pieces)
const codesOf = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ code }) => code)
