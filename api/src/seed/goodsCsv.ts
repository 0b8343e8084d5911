import { readFileSync } from 'node:fs'
import type { GoodsKind, RxClass } from '../db/tables/catalogue.ts'

/** One generic product of seed/goods.csv. */
export interface Generic {
  readonly no: number
  readonly category: string
  readonly name: string
  /** Initials, every reading a buyer may type. */
  readonly initials: readonly string[]
  readonly dosageForm: string
  readonly spec: string
  readonly unit: string
  readonly kind: GoodsKind
  readonly rxClass: RxClass
  readonly deviceClass: 1 | 2 | 3 | null
  readonly isEph: boolean
  readonly isSpecial: boolean
  readonly isCold: boolean
  readonly cents: number
  readonly zbz: number
  readonly jzl: number
}

const RX: Readonly<Record<string, RxClass>> = { Rx: 'rx', OTC甲: 'otc_a', OTC乙: 'otc_b' }
const DEVICE: Readonly<Record<string, 1 | 2 | 3>> = { 一类器械: 1, 二类器械: 2, 三类器械: 3 }

function kindOf(category: string): GoodsKind {
  if (category === '中药饮片') return 'herb'
  if (category === '医疗器械') return 'device'
  return category.startsWith('中成药') ? 'tcm' : 'western'
}

function parseRow(row: string): Generic {
  const cells = row.split(',')
  if (cells.length !== 12) throw new Error(`seed/goods.csv: a row needs 12 cells: ${row}`)
  const cell = (at: number): string => cells[at] ?? ''
  const kind = kindOf(cell(1))
  const rxClass = RX[cell(7)] ?? 'none'
  const deviceClass = DEVICE[cell(7)] ?? null
  if ((kind === 'device') !== (deviceClass !== null) || (rxClass === 'none') !== (kind === 'herb' || kind === 'device')) {
    throw new Error(`seed/goods.csv: class ${cell(7)} does not go with category ${cell(1)}`)
  }
  return {
    no: Number(cell(0)),
    category: cell(1),
    name: cell(2),
    initials: cell(3).split('|'),
    dosageForm: cell(4),
    spec: cell(5),
    unit: cell(6),
    kind,
    rxClass,
    deviceClass,
    isEph: cell(8) === '麻',
    isSpecial: cell(8) === '特',
    isCold: cell(8) === '冷',
    cents: Math.round(Number(cell(9)) * 100),
    zbz: Number(cell(10)),
    jzl: Number(cell(11)),
  }
}

export function parseGoodsCsv(text: string): Generic[] {
  return text.trim().split(/\r?\n/).slice(1).map(parseRow)
}

export function readGoodsCsv(): Generic[] {
  return parseGoodsCsv(readFileSync(new URL('../../seed/goods.csv', import.meta.url), 'utf8'))
}
