/** What one pack holds: its amounts by name («300mg», «10ml»), the number of pieces in all, and what cannot be counted. */
interface Spec {
  readonly amounts: readonly string[]
  /** The same as they are written, without their units. */
  readonly numbers: readonly number[]
  readonly pieces: number | null
  /** 粒 or 片; empty where it is not written. */
  readonly piece: string
  readonly words: readonly string[]
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/毫克/g, 'mg'],
  [/微克|mcg|ug/g, 'μg'],
  [/千克|公斤/g, 'kg'],
  [/克/g, 'g'],
  [/毫升/g, 'ml'],
  [/公升|升/g, 'l'],
]
/** In micrograms and microlitres, so that 0.25g is 250mg. */
const SCALES: Readonly<Record<string, readonly [number, string]>> = {
  μg: [1, 'μg'],
  mg: [1_000, 'μg'],
  g: [1_000_000, 'μg'],
  kg: [1_000_000_000, 'μg'],
  ml: [1_000, 'μl'],
  l: [1_000_000, 'μl'],
}

function plainSpec(spec: string): string {
  const plain = spec
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[×x✕✖]/g, '*')
    .replaceAll(/[\s()[\]【】〔〕]/g, '')
  return UNITS.reduce((text, [written, unit]) => text.replaceAll(written, unit), plain)
}

/** Specs are written in many ways: «0.3g*30粒», «0.3克×30粒/盒», «300mg*10s*3板» are one. */
function specParts(spec: string): Spec {
  return readParts(splitSpec(spec))
}

function splitSpec(spec: string): string[] {
  return plainSpec(spec)
    .replaceAll('装', '')
    .replaceAll(/[/:](盒|瓶|袋|支|包|罐|桶|套)/g, '')
    .split(/[*:]/)
    .filter((part) => part !== '' && !/^1?(盒|瓶|罐|桶|套)$/.test(part))
}

function readParts(parts: readonly string[]): Spec {
  const amounts: string[] = []
  const numbers: number[] = []
  const words: string[] = []
  let pieces: number | null = null
  let piece = ''
  for (const part of parts) {
    const [, digits = '', unit = ''] = /^(\d+(?:[.]\d+)?)(\D*)$/.exec(part) ?? []
    const scale = SCALES[unit]
    if (digits !== '' && scale !== undefined) {
      amounts.push(`${Math.round(Number(digits) * scale[0])}${scale[1]}`)
      numbers.push(Number(digits))
    } else if (/^\d+$/.test(digits) && /^(s|[粒片丸枚贴支袋包板瓶揿喷颗只条]?)$/.test(unit)) {
      pieces = (pieces ?? 1) * Number(digits)
      if (piece === '' && unit !== 's' && unit !== '板') piece = unit
    } else words.push(part)
  }
  return { amounts: amounts.sort(), numbers, pieces, piece, words: words.sort() }
}

const THOUSANDS = [1, 1_000, 0.001]

/** «0.25*24» leaves the units out: its first number is the amount, in whichever of them it is written there. */
function isSameUnitless(spec: string, wish: string): boolean {
  const [first = '', ...rest] = splitSpec(wish)
  if (!/^\d+(\.\d+)?$/.test(first) || rest.length === 0) return false
  const [whole, others] = [specParts(spec), readParts(rest)]
  const [only] = whole.numbers
  return (
    whole.numbers.length === 1 &&
    only !== undefined &&
    THOUSANDS.some((times) => Math.abs(only * times - Number(first)) < 1e-6) &&
    others.amounts.length === 0 &&
    isEqual(whole.words, others.words) &&
    isSamePiece(whole, others)
  )
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((part, at) => part === b[at])
const isSamePiece = (a: Spec, b: Spec): boolean => a.pieces === b.pieces && (a.piece === '' || b.piece === '' || a.piece === b.piece)

export function isSameSpec(spec: string, wish: string): boolean {
  const [a, b] = [specParts(spec), specParts(wish)]
  return (isEqual(a.amounts, b.amounts) && isEqual(a.words, b.words) && isSamePiece(a, b)) || isSameUnitless(spec, wish)
}

/** All that is wished is in the spec, which says more: 0.3g of 0.3g*30粒, but not 3g. */
export function isPartOfSpec(spec: string, wish: string): boolean {
  const [whole, part] = [specParts(spec), specParts(wish)]
  return (
    part.amounts.every((amount) => whole.amounts.includes(amount)) &&
    part.words.every((word) => whole.words.includes(word)) &&
    (part.pieces === null || isSamePiece(whole, part))
  )
}

/** What a pack is counted in when makers are compared: its pieces, else its one amount by volume or weight. */
export interface PackContent {
  readonly count: number
  /** 粒, 片, 支 … or ml, g. */
  readonly unit: string
}

export function packContent(spec: string): PackContent | null {
  const { amounts, pieces, piece, words } = specParts(spec)
  if (words.length > 0) return null
  if (pieces !== null) return pieces > 0 && piece !== '' ? { count: pieces, unit: piece } : null
  const [amount = ''] = amounts
  const [, digits = '', unit = ''] = /^(\d+)μ([gl])$/.exec(amount) ?? []
  const count = unit === 'l' ? Number(digits) / 1_000 : Number(digits) / 1_000_000
  return amounts.length === 1 && count > 0 ? { count, unit: unit === 'l' ? 'ml' : 'g' } : null
}

/** The quantity of another pack that holds no fewer pieces; null where the two cannot be counted alike. */
export function quantityInPack(quantity: number, spec: string, other: string): number | null {
  if (isSameSpec(spec, other)) return quantity
  const [from, to] = [packContent(spec), packContent(other)]
  const isStrong = specParts(spec).amounts.join() === specParts(other).amounts.join()
  return from && to && from.unit === to.unit && (isStrong || specParts(spec).pieces === null)
    ? Math.ceil((quantity * from.count) / to.count)
    : null
}
