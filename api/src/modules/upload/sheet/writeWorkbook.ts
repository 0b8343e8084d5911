import { strToU8, zipSync } from 'fflate'
import { formatMoney, type Cents } from 'rules/money'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const WIDTH = 18
/** Number 49 of the formats that every spreadsheet has: what is typed stays a text, zeros in front too. */
const TEXT_FORMAT = 49
/** With thousands and two decimals. */
const MONEY_FORMAT = 4
/** Styles by their place among the `cellXfs`. */
const [PLAIN, TEXT, HEAD, MONEY] = [0, 1, 2, 3]

export interface NewSheet {
  readonly name: string
  /** The first row is the head. */
  readonly rows: readonly (readonly string[])[]
}

/** A workbook of texts that spreadsheets open: heads are bold and stay in sight, and whatever is typed below them stays a text. */
export function writeWorkbook(sheets: readonly NewSheet[]): Uint8Array {
  const parts = frameParts(sheets.map(({ name }) => name))
  for (const [at, sheet] of sheets.entries()) parts[sheetPath(at)] = sheetXml(sheet)
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`${XML_HEAD}${xml}`)])))
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const sheetPath = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`

/** All of a workbook but its sheets. */
export function frameParts(names: readonly string[]): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes(names.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map(sheetEntry).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  }
}

const STYLES = [
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>`,
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  `<xf numFmtId="${MONEY_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

function sheetXml({ rows }: NewSheet): string {
  const width = Math.max(1, ...rows.map((row) => row.length))
  const lines = rows.map((cells, at) => rowXml(cells, at + 1))
  return `${sheetHead([`<col min="1" max="${width}" width="${WIDTH}" style="${TEXT}" customWidth="1"/>`])}${lines.join('')}${SHEET_END}`
}

/** Up to the first row, which stays in sight. */
export const sheetHead = (columns: readonly string[]): string =>
  [
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${columns.join('')}</cols><sheetData>`,
  ].join('')
export const SHEET_END = '</sheetData></worksheet>'

/** A number is a count, `cents` an amount of money; a text is never a formula, whatever it begins with. */
export type NewCell = string | number | { readonly cents: Cents } | null

export function rowXml(cells: readonly NewCell[], row: number): string {
  return `<row r="${row}">${cells.map((cell, nth) => cellXml(cell, `${letters(nth)}${row}`, row === 1 ? HEAD : TEXT)).join('')}</row>`
}

function cellXml(cell: NewCell, place: string, style: number | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}" s="${PLAIN}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${place}" s="${MONEY}"><v>${formatMoney(cell.cents)}</v></c>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const override = (part: string, kind: string): string => `<Override PartName="${part}" ContentType="${CONTENT}.${kind}+xml"/>`

const contentTypes = (sheets: number): string =>
  [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('/xl/workbook.xml', 'sheet.main'),
    override('/xl/styles.xml', 'styles'),
    ...Array.from({ length: sheets }, (_, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet')),
    '</Types>',
  ].join('')

const sheetEntry = (name: string, at: number): string => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const entries = targets.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`
}

/** A for the first column, AA for the 27th. */
const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Without the signs that no XML may hold: one of them in a name, and no spreadsheet opens the file. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
