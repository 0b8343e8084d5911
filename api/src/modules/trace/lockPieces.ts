import { readTraceCode } from 'rules/traceCodes'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { lockWithin, type FoundCode } from './trace.repo.ts'

/** As many as one bill of the national platform may name. */
export const CODES_MAX = 3_500

/** Codes as they are typed, scanned or copied from a sheet: one a line, or with commas or semicolons between. */
export function readCodes(text: string): string[] {
  const written = text.split(/[\s,;，；、]+/u).filter((part) => part !== '')
  if (written.length > CODES_MAX) throw invalid('codes', `一次最多 ${CODES_MAX} 个追溯码`)
  const codes = written.map((part) => {
    const code = readTraceCode(part)
    if (code === null) throw invalid('codes', `“${part.slice(0, 30)}”不是追溯码`)
    return code
  })
  const twice = codes.find((code, at) => codes.indexOf(code) < at)
  if (twice !== undefined) throw invalid('codes', `追溯码 ${twice} 出现了两次`)
  return codes
}

/** The smallest packs in these packs, locked. A pack that lacks some of what it should hold is refused: its boxes are to be named. */
export async function lockPieces(tx: Deps, codes: readonly string[]): Promise<FoundCode[]> {
  const found = await lockWithin(tx.db, codes)
  const byCode = new Map(found.map((each) => [each.code, each]))
  const unknown = codes.find((code) => !byCode.has(code))
  if (unknown !== undefined) throw invalid('codes', `追溯码 ${unknown} 没有登记`)
  const named = new Set(codes)
  const packs = packsIn(found, byCode)
  const held = new Map<string, number>()
  const pieces = found.filter(({ code }) => !packs.has(code))
  for (const piece of pieces) for (const pack of above(piece, byCode)) held.set(pack.code, (held.get(pack.code) ?? 0) + piece.pieces)
  for (const code of packs) {
    const pack = byCode.get(code)
    if (pack !== undefined && held.get(code) !== pack.pieces)
      throw invalid('codes', `${code} 应有 ${pack.pieces} 件，登记了 ${held.get(code) ?? 0} 件，请逐盒提供追溯码`)
  }
  const inside = found.find((each) => named.has(each.code) && above(each, byCode).some(({ code }) => named.has(code)))
  if (inside !== undefined) throw invalid('codes', `追溯码 ${inside.code} 已包含在所提供的箱码内`)
  return pieces
}

const packsIn = (found: readonly FoundCode[], byCode: ReadonlyMap<string, FoundCode>): Set<string> =>
  new Set(found.flatMap(({ parent_code: pack }) => (pack !== null && byCode.has(pack) ? [pack] : [])))

function above({ parent_code: pack }: FoundCode, byCode: ReadonlyMap<string, FoundCode>): FoundCode[] {
  const parent = pack === null ? undefined : byCode.get(pack)
  return parent === undefined ? [] : [parent, ...above(parent, byCode)]
}
