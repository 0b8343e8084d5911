import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { csv, goodsRow, GOODS_HEAD, finishRun, imported, importPlaces, report, sendFile } from './testImport.ts'

const DAY_MS = 86_400_000
const PROCUREMENT = '商品编码,集采批次,执行开始,执行结束,最高限价'
const OFFICIAL = '序号,药品代码,注册名称,注册规格,最小包装数量,最小制剂单位,药品企业,批准文号,药品本位码,甲乙类'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
  me = await createShopper(h)
  const rows = ['R1', 'R2', 'R3', 'R4'].map((code) => goodsRow(code, `商品${code}`, '10.00'))
  await imported(h, 'goods', csv(GOODS_HEAD, ...rows))
  await imported(
    h,
    'goods',
    csv(
      '商品编码,批准文号,规格',
      'R1,国药准字H10000001,0.25g×24粒',
      'R2,国药准字H10000002,0.25g*24粒',
      'R3,国药准字H10000003,0.5g*10片',
      'R4,国药准字H10000003,0.5g*10片',
    ),
  )
  await imported(
    h,
    'stock',
    csv(
      '商品编码,仓库编码,批号,生产日期,有效期至,数量',
      ...['R1', 'R2', 'R3', 'R4'].map((code) => `${code},CK01,A1,2026-01-01,2029-01-01,100`),
    ),
  )
})
afterAll(() => h.close())

const day = (after: number): string => new Date(h.clock.now().getTime() + after * DAY_MS).toISOString().slice(0, 10)
const idOf = async (code: string): Promise<number> =>
  (await h.deps.db.selectFrom('import_key').where('kind', '=', 'goods').where('key', '=', code).select('id').executeTakeFirstOrThrow()).id
const detailOf = async (code: string) =>
  (await me.client.get(`/api/goods/detail/${await idOf(code)}`)).data as Readonly<Record<string, unknown>>
const found = async (keywords: string) =>
  ((await me.client.get(`/api/goods/list?keywords=${keywords}`)).data as { data: { name: string }[] }).data
    .map(({ name }) => name)
    .toSorted()
async function refusedLines(kind: string, file: string, isDry: boolean): Promise<string[]> {
  const sent = await sendFile(h, kind, file, { isDry })
  await finishRun(h, sent.data.id)
  return (await report(h, sent.data.id)).problems.map((problem) => problem.split('（应为')[0] ?? '')
}

it('a holder, a storage condition and a special compound are told by file, and nothing is made of what no file tells', async () => {
  expect(await detailOf('R1')).toMatchObject({ holder: null, storage_class: null, insurance_class: null, compound: null, is_basic: 0 })
  await imported(
    h,
    'goods',
    csv('商品编码,上市许可持有人,贮藏条件,其他特殊药品复方,国家基本药物', 'R1,岑溯医药科技有限公司,阴凉,含可待因,是'),
  )
  expect(await detailOf('R1')).toMatchObject({
    holder: '岑溯医药科技有限公司',
    storage_class: 'cool',
    compound: 'codeine',
    is_basic: 1,
    tags: expect.arrayContaining([
      { kind: 'codeine', text: '含可待因' },
      { kind: 'basic', text: '基药' },
    ]) as unknown,
  })
  expect(await refusedLines('goods', csv('商品编码,其他特殊药品复方,含麻黄碱', 'R2,含可待因,是'), true)).toContain(
    '2「其他特殊药品复方」只用于不含麻黄碱的西药和中成药',
  )
})

it('a tax class is told by file, with a rate as sheets write it, and only whole', async () => {
  const head = '商品编码,税收分类编码,税收分类简称,税率'
  await imported(h, 'goods', csv(head, 'R1,1070302000000000000,化学药品制剂,13%', 'R2,1070303000000000000,中药饮片,0.09'))
  const kept = await h.deps.db
    .selectFrom('goods')
    .where('tax_rate', 'is not', null)
    .orderBy('id')
    .select(['tax_name', 'tax_rate'])
    .execute()
  expect(kept).toEqual([
    { tax_name: '化学药品制剂', tax_rate: '13' },
    { tax_name: '中药饮片', tax_rate: '9' },
  ])
  expect(await refusedLines('goods', csv(head, 'R3,107,化学药品制剂,13%', 'R4,,,17%'), true)).toEqual([
    '2「税收分类编码」“107”格式不正确',
    '3「税率」“17%”不是税率',
  ])
  expect(await refusedLines('goods', csv('商品编码,税率', 'R3,免税'), true)).toEqual([
    '2「税收分类编码」税收分类编码、税收分类简称与税率须一并填写',
  ])
})

it('the official table of the insurance binds by approval number, specification and maker together, and never guesses', async () => {
  const file = csv(
    OFFICIAL,
    '1,XJ01CAA040A001010104487,甲药,0.25g,24,粒,青榕制药有限公司,国药准字H10000001,86900000000001,甲',
    '2,XJ01CAA040A001020104487,甲药,0.25g,12,粒,青榕制药有限公司,国药准字H10000001,86900000000001,甲',
    '3,XJ01CAA040A001010104488,乙药,0.25g,24,粒,别家制药有限公司,国药准字H10000002,86900000000002,乙',
    '4,XJ01CAA040A001010104489,丙药,0.5g,10,片,青榕制药有限公司,国药准字H10000003,86900000000003,',
  )
  const unknown = '没有批准文号、规格、企业都相符的商品；可改用商品导入，按商品编码填写医保编码'
  expect(await refusedLines('insurance', file, true)).toEqual(['3', '4', '5'].map((line) => `${line}${unknown}`))
  const sent = await sendFile(h, 'insurance', file, { mode: 'right' })
  await finishRun(h, sent.data.id)
  expect((await report(h, sent.data.id)).run).toMatchObject({ changed: 1, wrong: 3 })
  expect(await detailOf('R1')).toMatchObject({ insurance_code: 'XJ01CAA040A001010104487', insurance_class: 'a' })
  for (const code of ['R2', 'R3', 'R4']) expect(await detailOf(code)).toMatchObject({ insurance_code: null, insurance_class: null })
  await imported(h, 'goods', csv('商品编码,医保编码,医保类别', 'R3,XJ01CAA040A001010104489,乙类'))
  expect(await detailOf('R3')).toMatchObject({ insurance_class: 'b' })
})

it('a search finds a whole code of the insurance and its beginning of six signs, but no shorter one and none from within', async () => {
  expect(await found('XJ01CAA040A001010104487')).toEqual(['商品R1'])
  expect(await found('xj01ca')).toEqual(['商品R1', '商品R3'])
  expect(await found('xj01c')).toEqual([])
  expect(await found('01caa040')).toEqual([])
})

it('lists narrow by the class of the insurance, and count it', async () => {
  const narrowed = await me.client.get('/api/goods/list?tags=insurance_b')
  expect((narrowed.data as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual(['商品R3'])
})

it('no price that is told is above the ceiling of a procurement until that has ended, by file or otherwise', async () => {
  await imported(h, 'procurement', csv(PROCUREMENT, `R2,第十批,${day(-5)},${day(5)},10.00`))
  expect(await detailOf('R2')).toMatchObject({ procurements: [{ batch: '第十批', ceiling: '10.00' }] })
  const over = '价格 10.01 元高于「第十批」的最高限价 10.00 元'
  for (const isDry of [true, false]) {
    expect(await refusedLines('price', csv('商品编码,基础价', 'R2,10.01'), isDry)).toEqual([`2${over}`])
    expect(await refusedLines('price_rule', csv('商品编码,会员类型,价格', 'R2,药店,10.01'), isDry)).toEqual([`2${over}`])
  }
  expect(await refusedLines('procurement', csv(PROCUREMENT, `R3,第十批,${day(3)},${day(9)},9.99`), true)).toEqual([
    '2已有价格 10.00 元高于「第十批」的最高限价 9.99 元，请先降价',
  ])
  await imported(h, 'price_rule', csv('商品编码,会员类型,价格', 'R2,药店,9.50'))
  h.clock.advance(6 * DAY_MS)
  await imported(h, 'price', csv('商品编码,基础价', 'R2,10.01'))
  expect(await detailOf('R2')).toMatchObject({ procurements: [] })
})
