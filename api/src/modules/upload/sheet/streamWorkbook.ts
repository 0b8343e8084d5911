import { strToU8 } from 'fflate'
import { GrowingZip } from '../zipStream.ts'
import { frameParts, type NewCell, rowXml, SHEET_END, sheetHead, sheetPath, XML_HEAD } from './writeWorkbook.ts'

export interface StreamedSheet {
  readonly name: string
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  /** Rows as they are read, some at a time. */
  readonly pages: AsyncIterable<readonly (readonly NewCell[])[]>
}

/** A workbook as it grows: however many rows it has, one page of them is held. */
export async function* streamWorkbook(sheets: readonly StreamedSheet[]): AsyncGenerator<Uint8Array> {
  const zip = new GrowingZip()
  for (const [name, xml] of Object.entries(frameParts(sheets.map((sheet) => sheet.name))))
    zip.packed(name).push(strToU8(`${XML_HEAD}${xml}`), true)
  for (const [at, { columns, pages }] of sheets.entries()) {
    const file = zip.packed(sheetPath(at))
    const widths = columns.map(({ width }, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="${width}" customWidth="1"/>`)
    const titles = columns.map(({ title }) => title)
    file.push(strToU8(`${XML_HEAD}${sheetHead(widths)}${rowXml(titles, 1)}`))
    let row = 1
    for await (const page of pages) {
      file.push(strToU8(page.map((cells) => rowXml(cells, ++row)).join('')))
      yield* zip.grown()
    }
    file.push(strToU8(SHEET_END), true)
    yield* zip.grown()
  }
  zip.end()
  yield* zip.grown()
}
