import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { csv, goodsRow, GOODS_HEAD, imported, importPlaces, report, sendFile, undo } from './testImport.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
  await imported(
    h,
    'goods',
    csv(GOODS_HEAD, goodsRow('S1'), goodsRow('S2', '布洛芬片'), goodsRow('S3', '头孢片'), goodsRow('S4', '青霉素片')),
  )
})
afterAll(() => h.close())
afterEach(async () => expect(await brokenInvariants(h.deps.db)).toEqual([]))

const HEAD = '商品编码,仓库编码,批号,生产日期,有效期至,数量'

async function idOf(code: string): Promise<number> {
  const found = h.deps.db.selectFrom('import_key').where('kind', '=', 'goods').where('key', '=', code)
  return (await found.select('id').executeTakeFirstOrThrow()).id
}

/** On hand in all, and by lot. */
async function stockOf(code: string): Promise<unknown> {
  const { data } = await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/stock?goods_id=${await idOf(code)}`)
  const [row] = data as { on_hand: number; lots: { lot: string; number: number }[] }[]
  return [row?.on_hand, row?.lots.map(({ lot, number }) => `${lot}×${number}`)]
}

it('levels of lots are set as counted, and only the difference is booked', async () => {
  await imported(h, 'stock', csv(HEAD, 'S1,CK01,A1,2026-01-01,2028-01-01,500', 'S1,CK01,A2,20260601,2028/6/1,20'))
  expect(await stockOf('S1')).toEqual([520, ['A1×500', 'A2×20']])
  const run = await imported(h, 'stock', csv('商品编码,仓库编码,批号,数量', 'S1,CK01,A1,450', 'S1,CK01,A2,20'))
  expect(run).toMatchObject({ changed: 1, same: 1 })
  expect(await stockOf('S1')).toEqual([470, ['A1×450', 'A2×20']])
  const moves = await h.deps.db
    .selectFrom('stock_move')
    .where('goods_id', '=', await idOf('S1'))
    .orderBy('id')
    .select(['d_on_hand', 'reason'])
    .execute()
  expect(moves).toEqual([
    { d_on_hand: 500, reason: 'stock_in' },
    { d_on_hand: 20, reason: 'stock_in' },
    { d_on_hand: -50, reason: 'stock_out' },
  ])
  expect(await undo(h, run.id)).toMatchObject({ status: 200 })
  expect(await stockOf('S1')).toEqual([520, ['A1×500', 'A2×20']])
})

it('movements are booked once under their number, and taken back by another movement', async () => {
  const file = csv(
    `单号,${HEAD.replace('数量', '增减数量')}`,
    'RK1,S2,CK01,B1,2026-01-01,2028-01-01,100',
    'RK2,S2,CK01,B2,2026-01-01,2028-02-01,30',
  )
  await imported(h, 'stock_move', file)
  expect(await imported(h, 'stock_move', file)).toMatchObject({ created: 0, same: 2 })
  const out = await imported(h, 'stock_move', csv('单号,商品编码,仓库编码,批号,增减数量', 'CK1,S2,CK01,B1,-40'))
  expect(await stockOf('S2')).toEqual([90, ['B1×60', 'B2×30']])
  expect(await undo(h, out.id)).toMatchObject({ status: 200 })
  expect(await stockOf('S2')).toEqual([130, ['B1×100', 'B2×30']])
})

it('what orders hold is not taken from under them, and the other lines come in', async () => {
  await imported(h, 'stock', csv(HEAD, 'S3,CK01,C1,2026-01-01,2028-01-01,100', 'S4,CK01,D1,2026-01-01,2028-01-01,100'))
  await h.deps.db
    .updateTable('stock')
    .set({ reserved: 30 })
    .where('goods_id', '=', await idOf('S3'))
    .execute()
  const sent = await sendFile(h, 'stock', csv('商品编码,仓库编码,批号,数量', 'S3,CK01,C1,20', 'S4,CK01,D1,90'), { mode: 'right' })
  expect((await report(h, sent.data.id)).problems).toEqual(['2订单已占用，还差 10 件，不能减少这么多'])
  expect(await stockOf('S3')).toEqual([100, ['C1×100']])
  expect(await stockOf('S4')).toEqual([90, ['D1×90']])
  await h.deps.db
    .updateTable('stock')
    .set({ reserved: 0 })
    .where('goods_id', '=', await idOf('S3'))
    .execute()
})

it('lots that lapsed, that have no days, or too little are refused by line', async () => {
  const sent = await sendFile(
    h,
    'stock_move',
    csv(
      `单号,${HEAD.replace('数量', '增减数量')}`,
      'X1,S4,CK01,E1,2024-01-01,2026-01-01,10',
      'X2,S4,CK01,E2,,,10',
      'X3,S4,CK01,E3,2026-01-01,2028-01-01,-1',
      'X4,S4,CK01,D1,,,-91',
      'X5,S4,CK01,D1,,,0',
      'X6,S4,CK01,E4,2028-01-01,2026-01-01,1',
      'X7,S4,CK09,E4,2026-13-01,2026-01-01,1.5',
    ),
    { mode: 'right' },
  )
  expect((await report(h, sent.data.id)).problems).toEqual([
    '2该批号已到有效期，不能入库',
    '3新批号须填写生产日期和有效期',
    '4没有这个批号，不能出库',
    '5该批号只有 90 件，不能减少 91 件',
    '6「增减数量」不能为零（应为整数，-1000000 到 1000000，如 -20）',
    '7有效期须晚于生产日期',
    '8「仓库编码」“CK09”不存在，请先导入仓库（应为已有的编码，如 CK01）',
    '8「生产日期」“2026-13-01”不是日期（应为日期，如 2026-07-01）',
    '8「增减数量」“1.5”不是整数（应为整数，-1000000 到 1000000，如 -20）',
  ])
})
