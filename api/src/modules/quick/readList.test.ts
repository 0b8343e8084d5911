import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileKind } from '../upload/fileKind.ts'
import { readSheetFile } from './readSheetFile.ts'
import { readText } from './readText.ts'
import { workbook, xlsxBytes } from './testSheet.ts'

const short = (text: string) => readText(text).map(({ line, code, name, spec, maker, quantity, isCases }) => [line, code ?? name, spec, maker, quantity, isCases])

describe('a line typed by hand', () => {
  it.each<[string, string, string | null, string | null, number | null, boolean]>([
    ['阿莫西林胶囊 20', '阿莫西林胶囊', null, null, 20, false],
    ['amxl 20', 'amxl', null, null, 20, false],
    ['amxl20', 'amxl', null, null, 20, false],
    ['３．　阿莫西林胶囊　×　２０盒', '阿莫西林胶囊', null, null, 20, false],
    ['3、云南白药气雾剂 85g+30g x5', '云南白药气雾剂', '85g+30g', null, 5, false],
    ['布洛芬缓释胶囊*20', '布洛芬缓释胶囊', null, null, 20, false],
    ['6900000000014 10', '6900000000014', null, null, 10, false],
    ['国药准字 h00000001，30盒', 'H00000001', null, null, 30, false],
    ['连花清瘟胶囊 0.35g*24粒 青榕制药有限公司 2件', '连花清瘟胶囊', '0.35g*24粒', '青榕制药有限公司', 2, true],
    ['阿莫西林胶囊(0.25g)', '阿莫西林胶囊', '0.25g', null, null, false],
    ['维生素B12', '维生素B12', null, null, null, false],
    ['维生素B12片 100片 30', '维生素B12片', '100片', null, 30, false],
  ])('%s', (typed, name, spec, maker, quantity, isCases) => expect(short(typed)).toEqual([[1, name, spec, maker, quantity, isCases]]))
})

describe('cells', () => {
  it('come in any order when their heads name them, and with numbers, units and prices beside', () => {
    expect(short('序号\t订货数量\t单位\t生产厂家\t药品名称\t规格\t单价\n1\t20\t件\t青榕制药\t"阿莫""西林胶囊"\t0.25g*24粒\t4.80\n\n2\t1,200\t盒\t\t布洛芬片\t\t')).toEqual([
      [2, '阿莫"西林胶囊', '0.25g*24粒', '青榕制药', 20, true], [4, '布洛芬片', null, null, 1200, false],
    ])
  })

  it('without heads are told by what stands in them', () => {
    expect(short('1\t阿莫西林胶囊\t0.25g*24粒\t青榕制药\t20\t5\n2\t布洛芬片\t0.1g*100片\t栖川药业\t30\t12')).toEqual([
      [1, '阿莫西林胶囊', '0.25g*24粒', '青榕制药', 20, false], [2, '布洛芬片', '0.1g*100片', '栖川药业', 30, false],
    ])
    expect(short('20\t阿莫西林胶囊\n30\t布洛芬片')).toEqual([[1, '阿莫西林胶囊', null, null, 20, false], [2, '布洛芬片', null, null, 30, false]])
  })

  it('may stand among typed lines; a quoted cell may run over lines', () => {
    expect(short('阿莫西林胶囊\t20\namxl 5\n"布洛芬\n片"\t30')).toEqual([[1, '阿莫西林胶囊', null, null, 20, false], [2, 'amxl', null, null, 5, false], [3, '布洛芬 片', null, null, 30, false]])
    expect(short('商品名称,数量\n"阿莫西林胶囊,大",20').map(([line, name, , , quantity]) => [line, name, quantity])).toEqual([[2, '阿莫西林胶囊 大', 20]])
  })
})

describe('a sheet', () => {
  const rows = [['商品名称', '规格', '数量'], ['阿莫西林胶囊', '0.25g*24粒', 20], ['布洛芬片', '', '30盒']] as const
  const wanted = [['阿莫西林胶囊', '0.25g*24粒', 20], ['布洛芬片', null, 30]]
  const read = async (bytes: Uint8Array) => {
    const kind = await fileKind(bytes, 'quick')
    return (await readSheetFile(bytes, kind?.mime ?? '')).map(({ name, spec, quantity }) => [name, spec, quantity])
  }
  const gbk = (text: string) => new Uint8Array([...text].flatMap((sign) => GBK[sign] ?? sign.charCodeAt(0)))
  const GBK: Readonly<Record<string, readonly number[]>> = { 品: [0xC6, 0xB7], 名: [0xC3, 0xFB], 数: [0xCA, 0xFD], 量: [0xC1, 0xBF], 药: [0xD2, 0xA9] }

  it('is read as xlsx, as UTF-8 and as the GBK that spreadsheets write here', async () => {
    expect(await read(xlsxBytes(rows))).toEqual(wanted)
    expect(await read(strToU8(`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}`))).toEqual(wanted)
    expect(await read(gbk('品名;数量\n药品;20'))).toEqual([['药品', null, 20]])
  })

  it('is told by its bytes: pages, pictures, programs and old workbooks are none', async () => {
    for (const bytes of ['<!doctype html><script>1</script>', ' \n<?xml version="1.0"?><svg/>', 'a\0b', '\u0089PNG\r\n\u001A\n', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1']) {
      expect([bytes, await fileKind(Buffer.from(bytes, 'latin1'), 'quick')]).toEqual([bytes, null])
    }
  })

  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  it.each<[string, () => Uint8Array, string]>([
    ['unpacks to gigabytes', () => zipSync({ ...workbook('<sheetData/>'), 'xl/sharedStrings.xml': new Uint8Array(20 * 1024 * 1024) }), '表格内容过多，请只保留要采购的商品'],
    ['has a cell at the end of the world', () => zipSync(workbook('<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>')), '表格内容过多，请只保留要采购的商品'],
    ['is an archive of something else', () => zipSync({ 'a.txt': strToU8('hello') }), '表格无法读取，请另存为 xlsx 或 csv 后重试'],
    ['is cut short', () => xlsxBytes(rows).subarray(0, 700), '表格无法读取，请另存为 xlsx 或 csv 后重试'],
  ])('that %s is refused at once, with a sentence', async (_, bytes, sentence) => {
    const from = performance.now()
    await expect(readSheetFile(bytes(), XLSX)).rejects.toMatchObject({ status: 422, data: { errors: { file: [sentence] } } })
    expect(performance.now() - from).toBeLessThan(3_000)
  })
})
