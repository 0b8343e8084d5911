import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { newKey } from '../../testing/trading.ts'
import { csv, goodsRow, GOODS_HEAD, imported, importPlaces, report, sendFile, undo } from './testImport.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
})
afterAll(() => h.close())

const goodsNamed = (code: string) =>
  h.deps.db
    .selectFrom('import_key as k')
    .innerJoin('goods as g', 'g.id', 'k.id')
    .where('k.kind', '=', 'goods')
    .where('k.key', '=', code)
    .select(['g.id', 'g.name', 'g.base_price', 'g.pinyin', 'g.scope_code', 'g.zbz', 'g.special_price'])
    .executeTakeFirst()

it('goods come in with all that hangs on them, and again without being touched', async () => {
  const file = csv(
    `${GOODS_HEAD},阶梯价,专区分类,中包装,起购量`,
    goodsRow('0012345', '阿莫西林胶囊', '4.80', ',30:4.65;100:4.50,YX01,10,10'),
  )
  expect(await imported(h, 'goods', file)).toMatchObject({ status: 'done', lines: 1, created: 1, changed: 0, same: 0, wrong: 0 })
  const goods = await goodsNamed('0012345')
  expect(goods).toMatchObject({ name: '阿莫西林胶囊', base_price: 480, pinyin: 'amxljn', scope_code: 'chemical', zbz: 10 })
  const tiers = await h.deps.db
    .selectFrom('goods_ladder')
    .where('goods_id', '=', goods?.id ?? 0)
    .orderBy('number')
    .select(['number', 'price'])
    .execute()
  expect(tiers).toEqual([
    { number: 30, price: 465 },
    { number: 100, price: 450 },
  ])
  expect(
    await h.deps.db
      .selectFrom('goods_category')
      .where('goods_id', '=', goods?.id ?? 0)
      .select('category_id')
      .execute(),
  ).toHaveLength(1)
  expect(await imported(h, 'goods', file)).toMatchObject({ created: 0, changed: 0, same: 1 })
})

it('a file of two columns changes these and nothing else', async () => {
  await imported(h, 'goods', csv(`${GOODS_HEAD},中包装`, goodsRow('P1', '布洛芬片', '10.00', ',5')))
  expect(await imported(h, 'price', csv('商品编码,基础价', 'P1,9.50'))).toMatchObject({ changed: 1 })
  expect(await goodsNamed('P1')).toMatchObject({ name: '布洛芬片', base_price: 950, zbz: 5 })
})

it('a trial run writes nothing and says what each line would do', async () => {
  await imported(h, 'goods', csv(GOODS_HEAD, goodsRow('T1', '头孢片', '10.00')))
  const sent = await sendFile(h, 'goods', csv(GOODS_HEAD, goodsRow('T1', '头孢片', '11.00'), goodsRow('T2', '头孢胶囊')), { isDry: true })
  expect(sent.data).toMatchObject({ status: 'done', created: 1, changed: 1 })
  expect((await report(h, sent.data.id, 'changed')).lines).toMatchObject([
    { line: 2, key: 'T1', changes: [{ title: '基础价', was: '10.00', becomes: '11.00' }] },
  ])
  expect(await goodsNamed('T1')).toMatchObject({ base_price: 1_000 })
  expect(await goodsNamed('T2')).toBeUndefined()
})

it('a run is taken back: what it made is gone, what it changed is as before', async () => {
  await imported(h, 'goods', csv(`${GOODS_HEAD},阶梯价`, goodsRow('U1', '青霉素片', '10.00', ',30:9.00')))
  const run = await imported(h, 'goods', csv(`${GOODS_HEAD},阶梯价`, goodsRow('U1', '青霉素钠片', '12.00', ',50:8.00'), goodsRow('U2')))
  expect(await undo(h, run.id)).toMatchObject({ status: 200, data: { status: 'undone', undone_by: '李会计' } })
  const goods = await goodsNamed('U1')
  expect(goods).toMatchObject({ name: '青霉素片', base_price: 1_000, pinyin: 'qmsp' })
  expect(
    await h.deps.db
      .selectFrom('goods_ladder')
      .where('goods_id', '=', goods?.id ?? 0)
      .select(['number', 'price'])
      .execute(),
  ).toEqual([{ number: 30, price: 900 }])
  expect(await goodsNamed('U2')).toBeUndefined()
})

it('a run is not taken back where a later one changed the same rows', async () => {
  await imported(h, 'goods', csv(GOODS_HEAD, goodsRow('V1', '青霉素片', '10.00')))
  const run = await imported(h, 'price', csv('商品编码,基础价', 'V1,9.00'))
  await imported(h, 'price', csv('商品编码,基础价', 'V1,8.00'))
  expect(await undo(h, run.id)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^不能撤回：商品价格 V1：版本 \d+（商品价格，李会计，2026-11-21 \d\d:\d\d）又改了它，请先撤回版本 \d+$/),
  })
  expect(await goodsNamed('V1')).toMatchObject({ base_price: 800 })
})

it('a warehouse that the office numbered by hand is known by its number', async () => {
  await h.deps.db.insertInto('warehouse').values({ id: 77, name: '东仓', free_over: 80_000, fee: 1_200, min_order: 0 }).execute()
  expect(await imported(h, 'warehouse', csv('仓库编码,仓库名称,包邮金额,运费,起配金额', '77,东仓,800,9,0'))).toMatchObject({ changed: 1 })
  await imported(h, 'goods', csv(GOODS_HEAD, goodsRow('E1').replace('CK01', '77')))
  const { ck_id } = await h.deps.db
    .selectFrom('goods as g')
    .innerJoin('import_key as k', 'k.id', 'g.id')
    .where('k.key', '=', 'E1')
    .select('g.ck_id')
    .executeTakeFirstOrThrow()
  expect(ck_id).toBe(77)
})

it('a token of the stock imports stock and nothing else, and its name stands for the sender', async () => {
  const owner = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  const made = await owner.post('/api/erp/token', { staff: '店主', name: '仓库程序', kind: 'program', scopes: 'stock' })
  const { token } = made.data as { token: string }
  const send = (kind: string, file: string) =>
    h.app.inject({
      method: 'POST',
      url: `/api/erp/import/${kind}?client_key=${newKey()}&staff=${encodeURIComponent('别人')}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      payload: file,
    })
  expect((await send('supplier', '供应商名称\n某某公司')).statusCode).toBe(403)
  const answer = await send('warehouse', '仓库编码,仓库名称,包邮金额,运费,起订金额\nCK08,西仓,800,9,0')
  expect(answer.json()).toMatchObject({ code: 200, data: { status: 'done', created: 1, staff: '仓库程序' } })
})
