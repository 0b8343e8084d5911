import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { workbook } from '../upload/sheet/testSheet.ts'
import { writeWorkbook } from '../upload/sheet/writeWorkbook.ts'
import { readImportFile } from './file.ts'
import type { FileLine, FileShape } from './fileShape.ts'

const SHAPE: FileShape = {
  title: '商品',
  key: ['code'],
  needed: ['code'],
  columns: [
    { name: 'code', title: '商品编码' },
    { name: 'name', title: '商品名称' },
    { name: 'price', title: '基础价' },
  ],
}

const read = (file: string | Uint8Array): FileLine[] =>
  readImportFile(typeof file === 'string' ? strToU8(file) : file, SHAPE).chunks.flatMap((chunk) => JSON.parse(chunk) as FileLine[])
const cellsOf = (file: string | Uint8Array) => read(file).map(({ cells }) => cells)

const WANTED = [{ code: '0012345', name: '阿胶', price: '4.80' }]

it('a file is read as CSV with and without a mark, with tabs, as UTF-16, as JSON lines and as a workbook, its heads in Chinese or English', () => {
  expect(cellsOf('商品编码,商品名称,基础价\n0012345,阿胶,4.80\n')).toEqual(WANTED)
  expect(cellsOf('\uFEFF商品编码,商品名称,基础价\r\n0012345,阿胶,4.80\r\n\r\n')).toEqual(WANTED)
  expect(cellsOf('code\tname\tprice\n"0012345"\t阿胶\t4.80')).toEqual(WANTED)
  expect(
    cellsOf(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('商品编码\t商品名称\t基础价\n0012345\t阿胶\t4.80', 'utf16le')])),
  ).toEqual(WANTED)
  expect(cellsOf('{"code":"0012345","商品名称":"阿胶","price":"4.80"}\n\n')).toEqual(WANTED)
  expect(
    cellsOf(
      writeWorkbook([
        {
          name: '商品',
          rows: [
            ['商品编码', '商品名称', '基础价'],
            ['0012345', '阿胶', '4.80'],
          ],
        },
      ]),
    ),
  ).toEqual(WANTED)
})

it('rare letters of GB18030 are read, those of four bytes too', () => {
  // 镕 is E946 as in GBK, 𠀀 (U+20000) is 95328236.
  const bytes = Buffer.concat([strToU8('code,name\nA1,'), Buffer.from([0xe9, 0x46, 0x95, 0x32, 0x82, 0x36]), strToU8('\n')])
  expect(cellsOf(bytes)).toEqual([{ code: 'A1', name: '镕𠀀' }])
})

it('a workbook tells numbers, formatted zeros, days and formulas apart', () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  const data = `<row r="1"><c r="A1" t="str"><v>code</v></c><c r="B1" t="str"><v>name</v></c><c r="C1" t="str"><v>price</v></c></row>
    <row r="2"><c r="A2"><v>12345</v></c><c r="B2" s="2"><v>46053</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>
    <row r="3"><c r="A3" s="1"><v>12345</v></c><c r="B3" s="2"><v>46053.5</v></c><c r="C3"><v>4.8</v></c></row>`
  const bytes = zipSync({ ...workbook(`<sheetData>${data}</sheetData>`), 'xl/styles.xml': strToU8(styles) })
  expect(cellsOf(bytes)).toEqual([
    { code: 12_345, name: '2026-01-31', price: { formula: '2' } },
    { code: '0012345', name: '2026-01-31 12:00:00', price: 4.8 },
  ])
})

it('a CSV may keep a text a text as spreadsheets do, and a formula in it is none', () => {
  expect(cellsOf(`code,name,price\n"=""0012345""",'阿胶,=1+1`)).toEqual([{ code: '0012345', name: '阿胶', price: { formula: '=1+1' } }])
})

it.each([
  ['an empty file', '', '文件是空的'],
  ['blank lines', '\n\n,,\n', '文件是空的'],
  ['a head alone', '商品编码,商品名称\n', '文件里没有数据，请在表头下填写后重新导入'],
  ['an unknown head', '商品编码,价钱\nA,1', '第 1 行：商品没有「价钱」这一列，可用的列有 商品编码、商品名称、基础价'],
  ['a missing key', '商品名称\n阿胶', '第 1 行：缺少「商品编码」这一列'],
  ['a head twice', '商品编码,code\nA,B', '第 1 行：「商品编码」出现了两次'],
  ['a column without a head', '商品编码,,基础价\nA,B,1', '第 1 行：第 2 列没有表头'],
  ['a cell beyond the heads', '商品编码,商品名称\nA,阿胶,块', '第 2 行：第 3 列没有表头；文字里有分隔符时请用双引号括起来'],
  ['a page', '<html><body>1</body></html>', '这不是表格，请上传 csv、xlsx 或 jsonl'],
  ['a program', '\u0000\u0001\u0002ELF', '这不是表格，请上传 csv、xlsx 或 jsonl'],
  ['JSON that is broken', '{"code":"A"}\n{"code":', '第 2 行不是 JSON 对象；每行写一个，如 {"code":"A001"}'],
  ['JSON in JSON', '{"code":{"a":1}}', '第 1 行「code」应为文本、数字、是否或文本的列表'],
])('%s is refused as a whole, in Chinese', (_, file, sentence) => expect(() => read(file)).toThrow(sentence))

it('an old workbook, a broken one and more than 20 MB are refused with what to do', () => {
  expect(() => read(Buffer.from('D0CF11E0A1B11AE1', 'hex'))).toThrow('不支持旧式 xls 文件，请另存为 xlsx')
  expect(() => read(strToU8('PK\u0003\u0004broken'))).toThrow('表格无法读取，请另存为 xlsx 或 csv 后重试')
  expect(() => read(new Uint8Array(20 * 1024 * 1024 + 1).fill(65))).toThrow('文件不能超过 20 MB')
})
