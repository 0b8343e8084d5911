import { strToU8, zipSync } from 'fflate'

const CELL = 'ABCDEFGHIJKLMNOP'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml'
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

/** The file that says where a part of the workbook is. */
const relationshipTo = (kind: string, target: string): string =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/${kind}" Target="${target}"/></Relationships>`

/** The parts of the smallest workbook that spreadsheets open. */
export function workbook(sheet: string): Record<string, Uint8Array> {
  const parts = {
    '[Content_Types].xml': [
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONSHIPS_TYPE}"/>`,
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK_TYPE}"/></Types>`,
    ].join(''),
    '_rels/.rels': relationshipTo('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': [
      `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}">`,
      '<sheets><sheet name="采购" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': relationshipTo('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
  }
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)]))
}

const cellOf = (value: string | number, place: string): string =>
  typeof value === 'number' ? `<c r="${place}"><v>${value}</v></c>` : `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`

/** A sheet as a spreadsheet would write it. */
export function xlsxBytes(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const lines = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((value, nth) => cellOf(value, `${CELL.charAt(nth)}${at + 1}`)).join('')}</row>`,
  )
  return zipSync(workbook(`<sheetData>${lines.join('')}</sheetData>`))
}
