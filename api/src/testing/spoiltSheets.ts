import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { xlsxBytes, workbook } from '../modules/upload/sheet/testSheet.ts'
import { testRandom } from './clock.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What makes a file mean something else when it stands in the wrong place. */
const WORDS = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&#',
  '<!--',
  ']]>',
  '<c r="ZZ60000">',
  '<row r="999999999">',
  '</sheetData>',
  '<si/>',
  't="s"',
  'r="',
  'PK\u0001\u0002',
  'PK\u0005\u0006',
  '\n',
  ',',
  '\t',
  '\0',
  '9'.repeat(400),
  '<a>'.repeat(90),
]

export interface SpoiltSheet {
  readonly mime: string
  readonly bytes: Uint8Array
}

function goodSheets(): SpoiltSheet[] {
  const rows = [
    ['序号', '商品名称', '规格', '生产厂家', '数量'],
    [1, '阿莫西林胶囊', '0.25g*24粒', '青榕制药', 20],
    [2, '布洛芬片', '0.1g*100片', '栖川药业', 30],
  ]
  const strings = {
    'xl/sharedStrings.xml': strToU8('<sst><si><t>品名</t></si><si><t>数量</t></si><si><r><t>甲</t></r><r><t>胶囊</t></r></si></sst>'),
    'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
  }
  const shared =
    '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>5</v></c></row></sheetData>'
  return [
    { mime: XLSX, bytes: xlsxBytes(rows) },
    { mime: XLSX, bytes: zipSync({ ...workbook(shared), ...strings }) },
    { mime: 'text/csv', bytes: strToU8(rows.map((row) => row.join(',')).join('\r\n')) },
    {
      mime: 'text/csv',
      bytes: Uint8Array.from([0xc6, 0xb7, 0xc3, 0xfb, 0x3b, 0xca, 0xfd, 0xc1, 0xbf, 0x0a, 0xd2, 0xa9, 0xc6, 0xb7, 0x3b, 0x32, 0x30]),
    },
  ]
}

/** Good sheets with bytes changed, cut out, doubled and put in, in the archive or in one of its parts; the same for the same seed. */
export function spoiltSheets(seed: string, count: number): SpoiltSheet[] {
  const random = testRandom(seed)
  const below = (most: number): number => Buffer.from(random.bytes(4)).readUInt32LE() % most
  const good = goodSheets()

  const spoil = (bytes: Uint8Array): Uint8Array => {
    const [at, length] = [below(bytes.length + 1), below(40)]
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
    const insert = (...between: Uint8Array[]): Uint8Array => Buffer.concat([before, ...between, after])
    switch (below(5)) {
      case 0:
        return insert(random.bytes(1 + below(8)))
      case 1:
        return insert(Buffer.from(WORDS[below(WORDS.length)] ?? '', 'latin1'))
      case 2:
        return insert(before.subarray(-length))
      case 3:
        return Buffer.concat([before, after.subarray(length)])
      default:
        return Buffer.concat([before, random.bytes(1), after.subarray(1)])
    }
  }
  const spoilPart = (bytes: Uint8Array): Uint8Array => {
    const parts = unzipSync(bytes)
    const names = Object.keys(parts)
    const name = names[below(names.length)] ?? ''
    return zipSync({ ...parts, [name]: spoil(strToU8(strFromU8(parts[name] ?? new Uint8Array()))) })
  }
  return Array.from({ length: count }, () => {
    const { mime, bytes } = good[below(good.length)] ?? { mime: '', bytes: new Uint8Array() }
    const isInside = mime === XLSX && below(3) > 0
    const once = isInside ? spoilPart(bytes) : spoil(bytes)
    return { mime, bytes: below(2) === 0 && !isInside ? spoil(once) : once }
  })
}
