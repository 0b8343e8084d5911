import { strToU8, zipSync } from 'fflate'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const WIDTH = 18
/** Number 49 of the formats that every spreadsheet has: what is typed stays a text, zeros in front too. */
const TEXT_FORMAT = 49

export interface NewSheet {
  readonly name: string
  /** The first row is the head. */
  readonly rows: readonly (readonly string[])[]
}

/** A workbook of texts that spreadsheets open: heads are bold and stay in sight, and whatever is typed below them stays a text. */
export function writeWorkbook(sheets: readonly NewSheet[]): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(sheetEntry).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  }
  for (const [at, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet)
  const files = Object.entries(parts).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
  ])
  return zipSync(Object.fromEntries(files))
}

const STYLES = [
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>`,
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

function sheetXml({ rows }: NewSheet): string {
  const width = Math.max(1, ...rows.map((row) => row.length))
  const lines = rows.map((cells, at) => {
    const style = at === 0 ? 2 : 1
    const written = cells.map(
      (text, nth) => `<c r="${letters(nth)}${at + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    )
    return `<row r="${at + 1}">${written.join('')}</row>`
  })
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return [
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`,
    `<cols><col min="1" max="${width}" width="${WIDTH}" style="1" customWidth="1"/></cols>`,
    `<sheetData>${lines.join('')}</sheetData></worksheet>`,
  ].join('')
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

const sheetEntry = ({ name }: NewSheet, at: number): string => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const entries = targets.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`
}

/** A for the first column, AA for the 27th. */
const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
