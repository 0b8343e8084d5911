import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import { fonts, runsOf } from '../modules/paper/fonts.ts'

/** A list as an ERP prints it: a title, heads on each page, cells at their columns. */
export function printedList(title: string, rows: readonly (readonly string[])[], perPage = 25): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', margin: 30 })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (const { name, data } of fonts()) document.registerFont(name, data)
  const print = (text: string, x: number, y: number): void => {
    let at = x
    for (const { font, text: run } of runsOf(text)) {
      document.font(font.name).fontSize(9).text(run, at, y, { lineBreak: false })
      at += document.widthOfString(run)
    }
  }
  const [head = [], ...body] = rows
  const pages = Math.ceil(body.length / perPage)
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage()
    print(title, 220, 30)
    const lines = [head, ...body.slice(page * perPage, (page + 1) * perPage)]
    lines.forEach((cells, line) => cells.forEach((cell, column) => print(cell, 30 + column * 90, 60 + line * 20)))
    print(`第 ${page + 1} 页 共 ${pages} 页`, 500, 760)
  }
  document.end()
  return new Promise((done) => document.on('end', () => done(Buffer.concat(parts))))
}

/** A file of these objects, numbered from 1: the first is the catalogue, as most writers have it. */
export function pdfOf(objects: readonly string[]): Buffer {
  return Buffer.from(
    `%PDF-1.5\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  )
}

export const stream = (bytes: string, dict = ''): string => `<<${dict}/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`
export const packed = (text: string | Buffer, dict = ''): string =>
  stream(deflateSync(Buffer.from(text as string, 'latin1')).toString('latin1'), `/Filter/FlateDecode${dict}`)

/** One page with this content in a font that is written in GBK and lies in no file. */
export function gbkPage(content: string, dict = ''): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X1 4 0 R>>>>${dict}>>`,
    packed(content, '/Subtype/Form'),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/GBK-EUC-H/DescendantFonts[<</DW 1000>>]>>',
  ])
}
