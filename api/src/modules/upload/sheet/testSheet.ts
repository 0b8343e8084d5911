import { strToU8, zipSync } from 'fflate'

const CELL = 'ABCDEFGHIJ'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The parts of the smallest workbook that spreadsheets open. */
export function workbook(sheet: string): Record<string, Uint8Array> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="采购" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
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
