import { unreadable, type SheetBounds } from './sheetBounds.ts'

const DEPTH_MAX = 60

export type XmlPiece =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string }

const TAG = /<(\/?)(?:[\w.-]{1,40}:)?([A-Za-z_][\w.-]{0,60})((?:\s+[\w:.-]{1,60}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /(?:[\w.-]*:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** What may stand between tags besides text: how it begins and how it ends. */
const PASSED_OVER: readonly (readonly [string, string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
]
const CDATA = '<![CDATA['

/** Counts over all parts of a workbook, so that many small ones are no way around the bound. */
export interface XmlBudget {
  tags: number
  readonly tooLarge: SheetBounds['tooLarge']
}
export const newBudget = ({ tags, tooLarge }: SheetBounds): XmlBudget => ({ tags, tooLarge })

/** Tags and texts of a part in their order. Prefixes are dropped; document types and entities of one's own are not read at all. */
export function* xmlPieces(xml: string, budget: XmlBudget): Generator<XmlPiece> {
  let [at, depth] = [xml.startsWith('\uFEFF') ? 1 : 0, 0]
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    const end = tag < 0 ? xml.length : tag
    if (end > at) yield { kind: 'text', text: plain(xml.slice(at, end)) }
    if (tag < 0) break
    if (budget.tags-- <= 0) throw budget.tooLarge()
    const skipped = PASSED_OVER.find(([begin]) => xml.startsWith(begin, tag))
    if (skipped !== undefined) at = after(xml, skipped[1], tag)
    else if (xml.startsWith(CDATA, tag)) {
      at = after(xml, ']]>', tag)
      yield { kind: 'text', text: xml.slice(tag + CDATA.length, at - 3) }
    } else {
      TAG.lastIndex = tag
      const [whole, slash, name = '', attributes = '', single] = TAG.exec(xml) ?? []
      if (whole === undefined) throw unreadable()
      at = tag + whole.length
      if (slash === '') yield { kind: 'open', name, attributes }
      if (slash === '/' || single === '/') yield { kind: 'close', name, attributes: '' }
      depth += slash === '/' ? -1 : single === '/' ? 0 : 1
      if (depth < 0 || depth > DEPTH_MAX) throw unreadable()
    }
  }
  if (depth !== 0) throw unreadable()
}

function after(xml: string, end: string, from: number): number {
  const found = xml.indexOf(end, from)
  if (found < 0) throw unreadable()
  return found + end.length
}

export type Attributes = Readonly<Partial<Record<string, string>>>

/** The attributes of a tag by their names without prefixes, as they are written there. */
export function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name, double ?? single ?? '']))
}

const ENTITIES: Attributes = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Only what XML itself brings along: a workbook needs no other entities. */
export function plain(text: string): string {
  return text.includes('&') ? text.replaceAll(/&([^;]{0,12};?)/g, (_, named: string) => entity(named)) : text
}

function entity(named: string): string {
  const known = ENTITIES[named.slice(0, -1)]
  if (known !== undefined && named.endsWith(';')) return known
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(named) ?? []
  const code = hex === undefined ? Number(decimal ?? NaN) : Number.parseInt(hex, 16)
  if (!(code > 0 && code <= 0x10_ff_ff)) throw unreadable()
  return String.fromCodePoint(code)
}
