import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../server/apiErrors.ts'
import { hostileSheets, TOO_LARGE, UNREADABLE } from '../../../testing/hostileSheets.ts'
import { spoiltSheets } from '../../../testing/spoiltSheets.ts'
import { fileKind } from '../fileKind.ts'
import { openReaders, readInWorker } from '../fileReader.ts'
import { readSheetFile } from './readSheetFile.ts'
import { workbook, xlsxBytes } from './testSheet.ts'
import { ZipParts } from './zipParts.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const rows = [
  ['商品名称', '规格', '数量'],
  ['阿莫西林胶囊', '0.25g*24粒', 20],
  ['布洛芬片', '', '30盒'],
] as const
const wanted = [
  ['阿莫西林胶囊', '0.25g*24粒', 20],
  ['布洛芬片', null, 30],
]
const read = (bytes: Uint8Array) =>
  readSheetFile(bytes, fileKind(bytes, 'quick')?.mime ?? '').rows.map(({ name, spec, quantity }) => [name, spec, quantity])
const sheet = (data: string, more: Record<string, string> = {}) =>
  zipSync({
    ...workbook(`<sheetData>${data}</sheetData>`),
    ...Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, strToU8(xml)])),
  })

describe('a sheet', () => {
  const GBK: Readonly<Record<string, readonly number[]>> = {
    品: [0xc6, 0xb7],
    名: [0xc3, 0xfb],
    数: [0xca, 0xfd],
    量: [0xc1, 0xbf],
    药: [0xd2, 0xa9],
  }
  const gbk = (text: string) => new Uint8Array([...text].flatMap((sign) => GBK[sign] ?? sign.charCodeAt(0)))

  it('a sheet is read as xlsx, as UTF-8 and as the GBK that spreadsheets write here', () => {
    expect(read(xlsxBytes(rows))).toEqual(wanted)
    expect(read(strToU8(`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}`))).toEqual(wanted)
    expect(read(gbk('品名;数量\n药品;20'))).toEqual([['药品', null, 20]])
  })

  it.each([
    ['品名', '规格', '厂家', '数量', '单位', '批准文号'],
    ['药品名称', '规格/型号', '生产厂商', '采购数量', '计量单位', '国药准字'],
    ['通用名称', '型号', '生产企业', '需求数', '单位', '批准文号/注册证号'],
    ['商品名称', '包装规格', '上市许可持有人', '订货量', '包装单位', '批准文号'],
    ['产品名称', '规格型号', '生产厂家名称', '订购数', '单位', '国药准字号'],
    ['品种', '规格', '厂牌', '计划采购数', '单位', '批准文号'],
  ])(
    'a sheet with a title, a shop and a date above %s, %s, %s, %s, %s, %s is read by its heads',
    (name, spec, maker, quantity, unit, code) => {
      const table = [
        ['楚蘅大药房浦东店采购计划表'],
        ['制表：林青', '', '', '2026-11-26'],
        [],
        ['序号', code, name, spec, maker, '库存', unit, quantity, '单价', '备注', '69码'],
        ['1', '国药准字H00000001', '阿莫西林胶囊', '0.25g*24粒', '青榕制药有限公司', '3', '盒', '20', '4.80', '急', '6900000000014'],
        ['2', '', '感冒灵颗粒', '10g*9袋', '栖川', '0', '件', '2', '9.80', '', ''],
        ['合计', '', '', '', '', '', '', '22'],
      ]
      const { rows: asked, count } = readSheetFile(xlsxBytes(table), XLSX)
      expect([count, asked.map((row) => [row.name, row.spec, row.maker, row.quantity, row.isCases, row.code])]).toEqual([
        2,
        [
          ['阿莫西林胶囊', '0.25g*24粒', '青榕制药有限公司', 20, false, 'H00000001'],
          ['感冒灵颗粒', '10g*9袋', '栖川', 2, true, null],
        ],
      ])
    },
  )

  it('a sheet may hold its texts apart, in pieces, spoken and with signs written as names; what is no text and no number is passed over', () => {
    const strings =
      '<sst><si><t>商品</t></si><si><r><t>阿莫</t></r><r><t xml:space="preserve">西林</t></r><rPh sb="0" eb="1"><t>amxl</t></rPh></si><si><t>A&amp;B_x000D_片 &#x836F;</t></si></sst>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;"/><numFmt numFmtId="171" formatCode="&quot;day&quot; 0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="46"/></cellXfs></styleSheet>'
    const data = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="str"><f>"数"</f><v>数量</v></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="3"><v>2.0E1</v></c><c r="C3" s="1"><v>46000</v></c>
        <c r="D3" s="2"><v>46001</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#N/A</v></c><c r="G3" s="4"><v>46002</v></c></row>
      <row><c t="s"><v>2</v></c><c><v>30</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>`
    const found = readSheetFile(sheet(data, { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles }), XLSX)
    expect(found.rows.map(({ line, name, input, quantity }) => [line, name, input, quantity])).toEqual([
      [3, '阿莫西林', '阿莫西林 20', 20],
      [4, 'A&B 片 药', 'A&B 片 药 30', 30],
    ])
  })

  it('a sheet is the first of its workbook, wherever that lies and however its names are prefixed', () => {
    const parts = {
      ...workbook('<sheetData/>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<r:Relationships xmlns:r="x"><r:Relationship Target=\'/xl/Worksheets/First.xml\' Id="rId1"/></r:Relationships>',
      ),
      'xl/worksheets/first.xml': strToU8(
        '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[甲&胶囊]]></x:t></x:is></x:c><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      ),
    }
    expect(read(zipSync(parts))).toEqual([['甲&胶囊', null, 5]])
  })

  it('a sheet of 500 rows is counted to its end, though no list is that long', () => {
    const many = xlsxBytes([['商品名称', '数量'], ...Array.from({ length: 500 }, (_, nth): [string, number] => ['阿莫西林胶囊', nth + 1])])
    const { rows: found, count } = readSheetFile(many, XLSX)
    expect([count, found.length, found[0], found.at(-1)?.quantity]).toEqual([
      500,
      200,
      expect.objectContaining({ name: '阿莫西林胶囊', quantity: 1, line: 2 }),
      200,
    ])
  })

  it('a sheet’s archive is read past remarks on its parts, and no further than eight megabytes of text in all', () => {
    const five = new Uint8Array(5 * 1024 * 1024).fill(0x20)
    const parts = new ZipParts(
      zipSync({ 'a.xml': [strToU8('甲'), { comment: 'first' }], 'B.xml': [five, { comment: 'second' }], 'c.xml': five }),
    )
    expect([parts.text('a.xml'), parts.text('b.xml')?.length, parts.text('d.xml')]).toEqual(['甲', 5_242_880, null])
    expect(() => parts.text('c.xml')).toThrow(TOO_LARGE)
  })

  it('a sheet is told by its bytes: pages, pictures, programs, papers and old workbooks are none', () => {
    for (const bytes of [
      '<!doctype html><script>1</script>',
      ' \n<?xml version="1.0"?><svg/>',
      'a\0b',
      '\u0089PNG\r\n\u001A\n',
      '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1',
    ]) {
      expect([bytes, fileKind(Buffer.from(bytes, 'latin1'), 'quick')]).toEqual([bytes, null])
    }
    expect(fileKind(zipSync({ 'a.txt': strToU8('hello') }), 'quick')).toBeNull()
  })

  it.each([
    ['is an archive of something else', zipSync({ 'a.txt': strToU8('hello') })],
    ['is cut short', xlsxBytes(rows).subarray(0, 700)],
    ['leads to no sheet', zipSync({ ...workbook(''), 'xl/_rels/workbook.xml.rels': strToU8('<Relationships/>') })],
    [
      'leads out of its folder',
      zipSync({
        ...workbook(''),
        'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="rId1" Target="../../secret.xml"/></Relationships>'),
      }),
    ],
  ])('a sheet that %s is refused with a sentence', (_, bytes) => expect(() => readSheetFile(bytes, XLSX)).toThrow(UNREADABLE))
})

describe('a hostile sheet is refused by what its reader counts, not by a bound of its worker:', () => {
  // On a busy machine a second of work may take ten.
  const readers = openReaders(600_000)
  it.each(hostileSheets().map((hostile) => [hostile.name, hostile] as const))('%s', async (_, { bytes, mime, sentence }) => {
    const told: unknown[] = []
    const log = { warn: (...line: unknown[]) => void told.push(line) }
    await expect(readInWorker({ task: 'sheet', bytes, mime }, { log }, readers)).rejects.toMatchObject({
      status: 422,
      data: { errors: { file: [sentence] } },
    })
    expect(told).toEqual([])
  })

  it('500 good ones, each spoilt by chance, are read or refused with a sentence', async () => {
    const told: unknown[] = []
    const log = { warn: (...line: unknown[]) => void told.push(line) }
    const ends = new Map<unknown, number>()
    for (const { bytes, mime } of spoiltSheets('sheets', 500)) {
      const end: unknown = await readInWorker({ task: 'sheet', bytes, mime }, { log }, readers).then(
        ({ rows: found }) => (found.every(({ name }) => name.length <= 500) ? 'read' : 'strange'),
        (error: unknown) => (error instanceof ApiError ? error.message : error),
      )
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    const among = (sentence: string): number => ends.get(sentence) ?? 0
    expect([among('read') + among(UNREADABLE) + among(TOO_LARGE), among('read') > 100, among(UNREADABLE) > 100, told]).toEqual([
      500,
      true,
      true,
      [],
    ])
  })

  it('pasted text that is hard on expressions is read like any other', async () => {
    for (const text of [
      '('.repeat(20_000),
      '名称'.repeat(10_000),
      `a\t${'\t'.repeat(9_000)}\n${'b\tc\n'.repeat(2_500)}`,
      '1.'.repeat(10_000),
      'a1'.repeat(10_000),
    ]) {
      expect((await readInWorker({ task: 'text', text }, {}, readers)).count).toBeGreaterThan(0)
    }
  })
})
