import { describe, expect, it } from 'vitest'
import { gbkPage, packed, pdfOf, printedList, stream } from '../../../testing/pdfLists.ts'
import { pdfBytes } from '../../../testing/uploads.ts'
import { openReaders, readInWorker } from '../fileReader.ts'
import { readSheetFile } from '../sheet/readSheetFile.ts'

const PDF = 'application/pdf'
const read = (bytes: Uint8Array) => readSheetFile(bytes, PDF).rows.map(({ name, spec, maker, quantity }) => [name, spec, maker, quantity])

/** As hexadecimal GBK. */
const GBK: Readonly<Record<string, string>> = { 感冒灵颗粒: 'B8D0C3B0C1E9BFC5C1A3', 品名: 'C6B7C3FB', 数量: 'CAFDC1BF', 盒: 'BAD0' }
const at = (x: number, y: number, hex: string): string => `BT /F1 9 Tf ${x} ${y} Td <${hex}> Tj ET\n`
const WHOLE = at(30, 700, GBK['品名'] ?? '') + at(200, 700, GBK['数量'] ?? '') + at(30, 680, GBK['感冒灵颗粒'] ?? '') + at(200, 680, '3230')
const wanted = [['感冒灵颗粒', null, null, 20]]

describe('a list that was printed into a PDF', () => {
  it('a list of two pages is read by its columns; titles, heads and numbers of pages are no rows', async () => {
    const body = Array.from({ length: 30 }, (_, nth) => [
      String(nth + 1),
      nth % 2 === 0 ? '阿莫西林胶囊' : '硝苯地平缓释片(Ⅱ)',
      nth === 3 ? '' : '0.25g*24粒',
      '青榕制药有限公司',
      `${nth + 10}`,
    ])
    const rows = read(await printedList('楚蘅大药房采购计划单', [['序号', '通用名称', '规格', '生产企业', '采购数量'], ...body]))
    expect(rows).toHaveLength(30)
    expect([rows[0], rows[3], rows[29]]).toEqual([
      ['阿莫西林胶囊', '0.25g*24粒', '青榕制药有限公司', 10],
      ['硝苯地平缓释片(II)', null, '青榕制药有限公司', 13],
      ['硝苯地平缓释片(II)', '0.25g*24粒', '青榕制药有限公司', 39],
    ])
  })

  it('a list without columns is read line by line, as a typed one', () => {
    expect(read(gbkPage(at(30, 700, `${GBK['感冒灵颗粒']}203230${GBK['盒']}`)))).toEqual(wanted)
  })

  it.each([
    ['a font that lies in no file, written in GBK', gbkPage(WHOLE)],
    [
      'a page that is shown turned',
      gbkPage(
        WHOLE.replaceAll(/(\d+) (\d+) Td/g, '0 1 -1 0 $2 $1 Tm')
          .replaceAll('-1 0', '-1 0 -')
          .replaceAll('- ', '-'),
        '/Rotate 90',
      ),
    ],
    ['letters that are printed twice to be bold', gbkPage(WHOLE + WHOLE.replaceAll('30 ', '30.4 ').replaceAll('200 ', '200.4 '))],
    ['signs moved one by one', gbkPage(WHOLE.replaceAll(/<(\w{4})(\w+)> Tj/g, '[<$1> 5 <$2>] TJ'))],
  ])('a list is read from %s', (_, bytes) => expect(read(bytes)).toEqual(wanted))

  it('objects that lie packed in a stream are found', () => {
    const font = '<</Type/Font/Subtype/Type0/Encoding/GBK-EUC-H/DescendantFonts[<</DW 1000>>]>>'
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 9 0 R>>>>>>',
      packed(WHOLE),
      packed(`9 0 ${font}`, '/Type/ObjStm/N 1/First 4'),
    ])
    expect(read(bytes)).toEqual(wanted)
  })
})

const SCAN = 'PDF 里没有文字（可能是扫描件或图片），请换成表格或粘贴文字'
const TOO_LARGE = '表格内容过多，请只保留要采购的商品'
const BROKEN = 'PDF 无法读取，请另存为 xlsx 或 csv，或把文字粘贴进来'
const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>'

const HOSTILE: readonly (readonly [name: string, sentence: string, bytes: Buffer])[] = [
  ['nothing but a head', SCAN, pdfBytes()],
  ['a scan', SCAN, gbkPage('q 100 0 0 100 0 0 cm /Im1 Do Q')],
  ['a password', 'PDF 设有密码或权限限制，请另存为不加密的文件', gbkPage(WHOLE, '/Encrypt 9 0 R')],
  ['a stream that unpacks to a hundred megabytes', TOO_LARGE, gbkPage(' '.repeat(100_000_000))],
  [
    'a stream that is cut short',
    BROKEN,
    Buffer.from(
      gbkPage(WHOLE)
        .toString('latin1')
        .replace(/endstream/g, 'end'),
      'latin1',
    ),
  ],
  [
    'a stream that is not what it says',
    BROKEN,
    pdfOf([CATALOGUE, '<</Type/Pages/Kids[3 0 R]>>', '<</Type/Page/Contents 4 0 R>>', stream('abc', '/Filter/FlateDecode')]),
  ],
  ['pages that hold themselves', BROKEN, pdfOf([CATALOGUE, '<</Type/Pages/Kids[2 0 R]>>'])],
  ['references in a ring', SCAN, pdfOf([CATALOGUE, '3 0 R', '2 0 R'])],
  ['a form that draws itself', SCAN, gbkPage('/X1 Do '.repeat(3))],
  ['a hundred thousand lists within each other', SCAN, gbkPage('['.repeat(100_000))],
  ['a million operators', TOO_LARGE, gbkPage('q Q '.repeat(500_000))],
  ['more signs than a list has', TOO_LARGE, gbkPage(`BT /F1 9 Tf <${'41'.repeat(300_000)}> Tj ET`)],
  [
    'signs without letters',
    'PDF 的文字没有编码，无法识别，请另存为 xlsx 或 csv',
    Buffer.from(gbkPage(WHOLE).toString('latin1').replace('GBK-EUC-H', 'Identity-H'), 'latin1'),
  ],
]

describe('a PDF that means no good ends in a sentence:', () => {
  const readers = openReaders(600_000)
  it.each(HOSTILE)('%s', async (_, sentence, bytes) => {
    await expect(readInWorker({ task: 'sheet', bytes, mime: PDF }, {}, readers)).rejects.toMatchObject({
      data: { errors: { file: [sentence] } },
    })
  })
})
