import { strToU8, zipSync } from 'fflate'
import { workbook } from '../modules/upload/sheet/testSheet.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CSV = 'text/csv'
export const TOO_LARGE = '表格内容过多，请只保留要采购的商品'
export const UNREADABLE = '表格无法读取，请另存为 xlsx 或 csv 后重试'

export interface HostileSheet {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  readonly sentence: string
}

const xlsx = (name: string, sentence: string, bytes: Uint8Array): HostileSheet => ({ name, mime: XLSX, bytes, sentence })
const csv = (name: string, sentence: string, text: string): HostileSheet => ({ name, mime: CSV, bytes: strToU8(text), sentence })
const sheet = (data: string): Uint8Array => zipSync(workbook(`<sheetData>${data}</sheetData>`))
const withPart = (path: string, xml: string): Uint8Array => zipSync({ ...workbook('<sheetData/>'), [path]: strToU8(xml) })
const entities = (text: string): string => [...text].map((sign) => (/[A-Z]/.test(sign) ? `&#${sign.charCodeAt(0)};` : sign)).join('')

function farCells(place: string): HostileSheet[] {
  const row = /\d+/.exec(place)?.[0]
  const cell = (at: string) => `<row r="${row}"><c r="${at}"><v>1</v></c></row>`
  const far = workbook(`<sheetData>${cell(place)}</sheetData>`)
  return [
    xlsx(`${place}, plainly`, TOO_LARGE, sheet(cell(place))),
    xlsx(`${place} in single quotes`, TOO_LARGE, sheet(cell(place).replaceAll('"', "'"))),
    xlsx(`${place} in entities`, UNREADABLE, sheet(cell(entities(place)))),
    xlsx(`${place} in small letters`, UNREADABLE, sheet(cell(place.toLowerCase()))),
    xlsx(
      `${place} in a folder of another name`,
      TOO_LARGE,
      zipSync(Object.fromEntries(Object.entries(far).map(([name, part]) => [name.replace('xl/worksheets', 'XL/worksheets'), part]))),
    ),
  ]
}

/** An archive whose directory says something else: bytes of the last entry's record, the sheet's, are overwritten. */
function lying(at: number, bytes: readonly number[], data = '<row r="1"><c r="A1"><v>1</v></c></row>'): Uint8Array {
  const archive = Buffer.from(sheet(data))
  archive.set(bytes, archive.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + at)
  return archive
}

function lies(): HostileSheet[] {
  const zeros = `<row r="1"><c r="A1"><v>${'0'.repeat(7 * 1024 * 1024)}</v></c></row>`
  const end = Buffer.from(sheet(''))
  end.writeUInt16LE(0xff_fe, end.length - 12)
  return [
    xlsx('a directory that says it is small', UNREADABLE, lying(24, [100, 0, 0, 0], zeros)),
    xlsx('a directory that says it is huge', TOO_LARGE, lying(24, [0, 0, 0, 0x70])),
    xlsx('a directory that leads out of the file', UNREADABLE, lying(42, [0, 0, 0, 0x70])),
    xlsx('a directory that leads into another part', UNREADABLE, lying(42, [7, 0, 0, 0])),
    xlsx('a method that nobody knows', UNREADABLE, lying(10, [99, 0])),
    xlsx('a directory of 65,534 parts', TOO_LARGE, end),
    xlsx('an archive with something behind it', UNREADABLE, Buffer.concat([sheet(''), Buffer.from('<script>1</script>')])),
    xlsx('two parts of one name', UNREADABLE, zipSync({ ...workbook(''), 'XL/WORKBOOK.XML': strToU8('<a/>') })),
  ]
}

/** Everything known to hold up a reader of sheets, each with what the buyer is told. */
export function hostileSheets(): HostileSheet[] {
  const manySheets = Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`xl/worksheets/sheet${nth + 2}.xml`, strToU8('<a/>')]))
  const laughs = Array.from({ length: 12 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join('')
  return [
    ...farCells('ZZ60000'),
    ...farCells('XFD1048576'),
    ...lies(),
    xlsx('450,000 empty shared strings', TOO_LARGE, withPart('xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(450_000)}</sst>`)),
    xlsx('a part that unpacks to 300 MB', TOO_LARGE, withPart('xl/sharedStrings.xml', '0'.repeat(300 * 1024 * 1024))),
    xlsx('a million tags', TOO_LARGE, sheet('<c/>'.repeat(1_000_000))),
    xlsx(
      'entities of entities',
      UNREADABLE,
      withPart('xl/sharedStrings.xml', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><sst><si><t>&l12;</t></si></sst>`),
    ),
    xlsx(
      'an entity from outside',
      UNREADABLE,
      withPart('xl/sharedStrings.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><sst><si><t>&x;</t></si></sst>'),
    ),
    xlsx('an entity of nobody', UNREADABLE, withPart('xl/sharedStrings.xml', '<sst><si><t>&x;</t></si></sst>')),
    xlsx('tags within tags', UNREADABLE, sheet('<a>'.repeat(100_000) + '</a>'.repeat(100_000))),
    xlsx('5,000 sheets', TOO_LARGE, zipSync({ ...workbook('<sheetData/>'), ...manySheets })),
    xlsx('a tag that never ends', UNREADABLE, sheet(`<c${' '.repeat(1_000_000)}`)),
    xlsx('a tag of 200,000 attributes', UNREADABLE, sheet(`<c ${'a="1" '.repeat(200_000)}`)),
    xlsx('a comment that never ends', UNREADABLE, sheet(`<!--${'<'.repeat(1_000_000)}`)),
    xlsx(
      'a sheet of another alphabet',
      UNREADABLE,
      zipSync({ ...workbook(''), 'xl/workbook.xml': Buffer.from('\uFEFF<workbook/>', 'utf16le') }),
    ),
    csv('half a million lines', TOO_LARGE, '药\n'.repeat(500_000)),
    csv('five million commas', TOO_LARGE, ','.repeat(5_000_000)),
    csv('a quote that never ends', TOO_LARGE, `"${'a'.repeat(4_000_000)}`),
  ]
}
