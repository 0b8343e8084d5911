import { goodsBarcode } from 'rules/barcodes'

/** One row of a purchase list as it was written, taken apart but not yet looked up. */
export interface AskedRow {
  /** Where it stands in what was pasted or in the sheet, from 1. */
  readonly line: number
  readonly input: string
  /** A barcode or an approval number. */
  readonly code: string | null
  readonly name: string
  readonly spec: string | null
  readonly maker: string | null
  /** Null where no quantity is written. */
  readonly quantity: number | null
  /** The quantity counts whole cases. */
  readonly isCases: boolean
  /** What the shop has left of it and has sold of it, where a sheet has such columns. */
  readonly stock: number | null
  readonly sold: number | null
  /** Of how many days the sales are, where the head of their column says: 近30天销量, 月销. */
  readonly soldDays: number | null
}

/** As many rows as a list may have, and how many it has. */
export interface AskedList {
  readonly rows: readonly AskedRow[]
  readonly count: number
}

/** No row that anybody means is longer; what is beyond is not read. */
export const INPUT_MAX = 500
export const CELL_MAX = 200

export type AskedWords = Omit<AskedRow, 'line' | 'input'>

/** What goods are counted by. */
export const UNITS = '盒|瓶|袋|支|包|罐|桶|板|条|个|只|台|卷|套|副|片装|公斤|件|箱'
const QUANTITY = new RegExp(
  String.raw`^(?:数量|采购量|订货量|采购|需要|[要订需购来共计进])?[:：]?[x×*]?(\d{1,6})(?:\.0+)?(${UNITS})?$`,
  'i',
)
const SPEC = /\d(?:\.\d+)?\s*(?:mg|g|kg|ml|l|μg|ug|mcg|iu|万?单位|片|粒|丸|s|贴|[袋支瓶包]装|cm|mm|m|抄|揿|喷|号|%|[*×x]\s*\d)/i
const MAKER = /(?:制药|药业|药厂|集团|股份|公司|医药|饮片厂|制剂厂|医疗科技|医疗用品|生物)/
const CASES = new Set(['件', '箱'])

/** As the hand meant it: full-width signs of an input method are the plain ones, blanks are one. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\0', '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** The code a cell or word holds: a barcode, or an approval number with or without its 国药准字. */
export function codeOf(word: string): string | null {
  const text = word.replaceAll(/\s/g, '')
  const barcode = goodsBarcode(text)
  if (/^\d{8}$|^\d{12,14}$/.test(barcode)) return barcode
  const drug = /^(?:国药准字)?([HZSJBTF]\d{8})$/i.exec(text)?.[1]
  if (drug !== undefined) return drug.toUpperCase()
  return /^[\p{Script=Han}()]{1,6}[注备准字]{1,2}[\dA-Z]{6,}号?$/iu.test(text) ? text.toUpperCase() : null
}

export function quantityOf(word: string): { readonly quantity: number; readonly isCases: boolean } | null {
  const [, digits, unit = ''] = QUANTITY.exec(word) ?? []
  return digits === undefined ? null : { quantity: Number(digits), isCases: CASES.has(unit) }
}

export const isSpec = (word: string): boolean => SPEC.test(word)
export const isMaker = (word: string): boolean => word.length >= 4 && MAKER.test(word)
