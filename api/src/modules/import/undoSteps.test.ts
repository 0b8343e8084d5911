import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { csv, GOODS_HEAD, goodsRow, importPlaces, imported, report, undo } from './testImport.ts'
import { advanceImports } from './run.service.ts'
import { advanceUndo } from './undo.service.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
})
afterAll(() => h.close())

const rows = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => goodsRow(`${prefix}${nth + 1}`, `${prefix}药${nth + 1}`))
const goodsOf = async (prefix: string): Promise<number> => {
  const found = h.deps.db.selectFrom('import_key').where('kind', '=', 'goods').where('key', 'like', `${prefix}%`)
  return (await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}
const bring = (prefix: string, count: number) => imported(h, 'goods', csv(GOODS_HEAD, ...rows(prefix, count)), { mode: 'right' })
const runJob = async (): Promise<void> => {
  while ((await advanceImports(h.deps, (error) => expect(error).toBeNull())) > 0);
}

it('a long run is taken back in steps by the job, after all of it was tried', async () => {
  const run = await bring('LA', 1_600)
  expect(await undo(h, run.id)).toMatchObject({ status: 200, data: { status: 'undoing' } })
  expect(await goodsOf('LA')).toBe(1_600)
  await runJob()
  expect((await report(h, run.id)).run).toMatchObject({ status: 'undone' })
  expect(await goodsOf('LA')).toBe(0)
})

it('a long run is not begun to be taken back where any of it is in use, and the reason is told', async () => {
  const run = await bring('LB', 1_600)
  await imported(h, 'stock', csv('商品编码,仓库编码,批号,生产日期,有效期至,数量', 'LB3,CK01,A1,2026-07-01,2028-06-30,5'))
  await undo(h, run.id)
  await runJob()
  const told = await report(h, run.id)
  expect(told.run).toMatchObject({ status: 'done', undo_problem: expect.stringContaining('其他数据已用到它') })
  expect(await goodsOf('LB')).toBe(1_600)
})

it('taking back goes on after a killed process, and after a refusal on the way at the rest', async () => {
  const run = await bring('LC', 1_600)
  await undo(h, run.id)
  const id = Number(run.id)
  // Two steps were tried in the request, two more and the turn to writing follow; then one piece is written.
  for (let step = 0; step < 4; step++) await advanceUndo(h.deps, id)
  expect(await goodsOf('LC')).toBe(1_100)
  await imported(h, 'goods', csv('商品编码,商品名称', 'LC2,新名'))
  await runJob()
  expect((await report(h, run.id)).run).toMatchObject({ status: 'done', undo_problem: expect.stringContaining('请先撤回版本') })
  expect(await goodsOf('LC')).toBe(100)
  await undo(h, String(id + 1))
  await undo(h, run.id)
  await runJob()
  expect((await report(h, run.id)).run).toMatchObject({ status: 'undone', undo_problem: null })
  expect(await goodsOf('LC')).toBe(0)
})
