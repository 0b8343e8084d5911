import { PACK_LEVELS, type PackLevel } from 'rules/traceCodes'
import { invalid } from '../../server/apiErrors.ts'
import { attributesOf, newBudget, plain, xmlPieces, type Attributes } from '../upload/sheet/xmlPieces.ts'
import { LINES_MAX } from './fileShape.ts'

const refuse = (sentence: string) => invalid('file', sentence)
const TITLES = new Map<string, string>(Object.entries(PACK_LEVELS).map(([title, level]) => [String(level), title]))
const OF_FILE = 60

/** What a relation file does not say: in whose words the goods are called here, and where they lie. */
export interface RelationPlace {
  readonly goods: string
  readonly warehouse: string
}

interface Related {
  readonly code: string
  readonly lot: string
  readonly level: PackLevel
  readonly parent: string
}

export const isRelationFile = (text: string): boolean => /^\uFEFF?\s*<(\?xml|!--|Document\b)/i.test(text) && text.includes('<Relation')

/**
 * A maker's relation of packs (关联关系): Document › … › Relation › Batch (batchNo) › Code (curCode, packLayer, parentCode). A pack counts
 * the boxes that the file has within it; other attributes say nothing that is kept here.
 */
export function relationCells(text: string, place: RelationPlace): Record<string, string | number>[] {
  const related = relatedIn(text)
  const boxes = boxesIn(related)
  return related.map(({ code, lot, level, parent }, at) => {
    const pieces = level === PACK_LEVELS.盒 ? 1 : (boxes.get(code) ?? 0)
    if (pieces === 0) throw refuse(`第 ${at + 1} 个码：${TITLES.get(String(level))} ${code} 在文件里没有下级的盒码`)
    return { code, ...place, lot, level: TITLES.get(String(level)) ?? '', parent, pieces }
  })
}

function relatedIn(text: string): Related[] {
  const budget = newBudget({
    columns: 0,
    lines: 0,
    tags: 3 * LINES_MAX,
    unpacked: 0,
    tooLarge: () => refuse(`一次最多 ${LINES_MAX} 个码，请分几次导入`),
  })
  const related: Related[] = []
  let lot: string | null = null
  for (const piece of xmlPieces(text, budget)) {
    if (piece.kind === 'text') continue
    if (piece.name === 'Batch') lot = piece.kind === 'open' ? said(attributesOf(piece.attributes), 'batchNo', related.length) : null
    if (piece.kind === 'open' && piece.name === 'Code') related.push(codeIn(attributesOf(piece.attributes), lot, related.length))
  }
  if (related.length === 0) throw refuse('文件里没有 Code，不是关联关系文件')
  return related
}

function codeIn(attributes: Attributes, lot: string | null, at: number): Related {
  if (lot === null) throw refuse(`第 ${at + 1} 个码不在 Batch 内`)
  const layer = said(attributes, 'packLayer', at)
  const level = Number(layer)
  if (!TITLES.has(layer)) throw refuse(`第 ${at + 1} 个码：packLayer 应为 1 盒、2 中包装或 3 箱，不是 ${layer.slice(0, OF_FILE)}`)
  const parent = plain(attributes['parentCode'] ?? '').trim()
  // The outermost pack has none, or zeros.
  return { code: said(attributes, 'curCode', at), lot, level: level as PackLevel, parent: /^0*$/.test(parent) ? '' : parent }
}

function said(attributes: Attributes, name: string, at: number): string {
  const value = plain(attributes[name] ?? '').trim()
  if (value === '') throw refuse(`第 ${at + 1} 个码：缺少 ${name}`)
  return value
}

/** How many boxes lie in each pack, through the packs between. */
function boxesIn(related: readonly Related[]): ReadonlyMap<string, number> {
  const parents = new Map(related.map(({ code, parent }) => [code, parent]))
  const boxes = new Map<string, number>()
  for (const { level, parent } of related) {
    if (level !== PACK_LEVELS.盒) continue
    const within = new Set<string>()
    for (let pack = parent; pack !== '' && !within.has(pack); pack = parents.get(pack) ?? '') {
      within.add(pack)
      boxes.set(pack, (boxes.get(pack) ?? 0) + 1)
    }
  }
  return boxes
}
