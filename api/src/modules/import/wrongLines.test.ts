import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { newKey } from '../../testing/trading.ts'
import { fileForm, FORM_TYPE } from '../upload/testForm.ts'
import { advanceRun } from './run.service.ts'
import { csv, finishRun, goodsRow, GOODS_HEAD, imported, importPlaces, report, sendFile } from './testImport.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
})
afterAll(() => h.close())

const countGoods = async (): Promise<number> => {
  const counted = h.deps.db.selectFrom('import_key').where('kind', '=', 'goods')
  return (await counted.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}
const rows = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, nth) => goodsRow(`N${from + nth}`))

it('every wrong cell is told by line and head, with what is expected; all or nothing writes nothing', async () => {
  const before = await countGoods()
  const sent = await sendFile(
    h,
    'goods',
    csv(
      `${GOODS_HEAD},特价,起购量,中包装,条码,麻黄`.replace(',麻黄', ''),
      goodsRow('W1', '好的', '4.80', ',,,,'),
      goodsRow('W2', '', '四元', ',,,,'),
      goodsRow('W3', '长'.repeat(61), '4.80', ',5.00,,,123'),
      goodsRow('W1', '又来', '4.80', ',,,,'),
      goodsRow('W5', '起购不对', '4.80', ',,7,5,').replace('青榕制药有限公司', '没有的药厂'),
      goodsRow('W6', '起购不对', '4.80', ',,7,5,'),
      goodsRow('', '没有编码', '4.80', ',,,,'),
      goodsRow('a b', '编码有空格', '=1+1', ',,,,'),
    ),
  )
  expect(sent.data).toMatchObject({ status: 'refused', lines: 8, wrong: 7, created: 1 })
  expect((await report(h, sent.data.id)).problems).toEqual([
    '3「商品名称」没有填写（应为最多 60 个字，如 阿莫西林胶囊）',
    '3「基础价」“四元”不是金额（应为金额，元，大于零，最多两位小数，如 4.80）',
    `4「商品名称」“${'长'.repeat(40)}…”有 61 个字，最多 60 个（应为最多 60 个字，如 阿莫西林胶囊）`,
    '4「条码」“123”不是 13 位条码（应为13 位数字，末位是校验码，如 6900000000014）',
    '5与第 2 行重复',
    '6「生产厂家」“没有的药厂”不存在，请先导入生产厂家（应为已有的编码，如 青榕制药有限公司）',
    '7「起购量」须为 1 或中包装 5 的整数倍（应为整数，1 到 1000000，如 10）',
    '8「商品编码」没有填写（应为文本，最多 60 个字，不含空格、斜杠和分号，如 0012345）',
    '9「商品编码」“a b”格式不正确（应为文本，最多 60 个字，不含空格、斜杠和分号，如 0012345）',
    '9「基础价」是公式，请粘贴为数值（应为金额，元，大于零，最多两位小数，如 4.80）',
  ])
  expect(await countGoods()).toBe(before)
})

it('a code that is a number in the file is refused, since its zeros may be lost', async () => {
  const sent = await sendFile(h, 'maker', '{"name":12345}', { type: 'application/x-ndjson' })
  expect(sent.status).toBe(200)
  const goods = await sendFile(h, 'price', '{"code":12345,"base_price":4.8}', { type: 'application/x-ndjson' })
  expect((await report(h, goods.data.id)).problems).toEqual([
    '1「商品编码」12345 在文件里是数字，前面的零可能已丢失；请把该列设为文本后重新填写' +
      '（应为文本，最多 60 个字，不含空格、斜杠和分号，如 0012345）',
  ])
})

it('of a hundred wrong lines each is told, and what is right comes in', async () => {
  const wrong = Array.from({ length: 100 }, (_, nth) => goodsRow(`H${nth}`, '错的', '-1'))
  const sent = await sendFile(h, 'goods', csv(GOODS_HEAD, ...wrong, goodsRow('H100', '对的')), { mode: 'right' })
  expect(sent.data).toMatchObject({ status: 'done', created: 1, wrong: 100 })
  expect((await report(h, sent.data.id)).total).toBe(100)
})

it('what only the database knows is refused by the line, and its neighbours come in', async () => {
  await imported(h, 'goods', csv(`${GOODS_HEAD},条码`, goodsRow('D1', '有码', '4.80', ',6900000000014')))
  const sent = await sendFile(
    h,
    'goods',
    csv(
      `${GOODS_HEAD},条码`,
      goodsRow('D2', '左邻', '4.80', ','),
      goodsRow('D3', '同码', '4.80', ',6900000000014'),
      goodsRow('D4', '右邻', '4.80', ','),
    ),
    { mode: 'right' },
  )
  expect(sent.data).toMatchObject({ created: 2, wrong: 1 })
  expect((await report(h, sent.data.id)).problems).toEqual(['3条码已属于另一种商品（编码 D1）；要改它请用编码 D1，否则请换一个条码'])
})

it('a file sent twice under one key is one run, another file under it is refused', async () => {
  const clientKey = newKey()
  const file = csv(GOODS_HEAD, goodsRow('K1'))
  const first = await sendFile(h, 'goods', file, { clientKey })
  const second = await sendFile(h, 'goods', file, { clientKey })
  expect([first.data.id, second.data.id, second.data]).toEqual([first.data.id, first.data.id, first.data])
  expect(await sendFile(h, 'goods', csv(GOODS_HEAD, goodsRow('K2')), { clientKey })).toMatchObject({ status: 409 })
})

it('a run goes on where a killed process left it, and two at once do each piece once', async () => {
  const before = await countGoods()
  const sent = await sendFile(h, 'goods', csv(GOODS_HEAD, ...rows(1, 2_200)), { mode: 'right' })
  expect(sent.data).toMatchObject({ status: 'waiting', created: 1_000, waiting: 1_200 })
  const run = Number(sent.data.id)
  await expect(advanceRun({ ...h.deps, db: failing(h) }, run)).rejects.toThrow('the process is gone')
  expect(await countGoods()).toBe(before + 1_000)
  await Promise.all([advanceRun(h.deps, run), advanceRun(h.deps, run), advanceRun(h.deps, run)])
  await finishRun(h, sent.data.id)
  expect((await report(h, sent.data.id)).run).toMatchObject({ status: 'done', created: 2_200, waiting: 0, wrong: 0 })
  expect(await countGoods()).toBe(before + 2_200)
})

/** A database whose transactions end before they are committed. */
function failing(harness: Harness): Harness['deps']['db'] {
  const { db } = harness.deps
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? () => ({
            execute: (work: (tx: typeof db) => Promise<unknown>) =>
              db.transaction().execute(async (tx) => {
                await work(tx)
                throw new Error('the process is gone')
              }),
          })
        : Reflect.get(target, name),
  })
}

it('all or nothing of several pieces is one transaction: the last line refused takes the first back', async () => {
  const before = await countGoods()
  const file = csv(`${GOODS_HEAD},条码`, ...rows(5_001, 5_600).map((row) => `${row},`), goodsRow('L1', '同码', '4.80', ',6900000000014'))
  const sent = await sendFile(h, 'goods', file)
  await finishRun(h, sent.data.id)
  const told = await report(h, sent.data.id)
  expect([told.run.status, told.problems]).toEqual(['refused', ['602条码已属于另一种商品（编码 D1）；要改它请用编码 D1，否则请换一个条码']])
  expect(await countGoods()).toBe(before)
})

it('a file may come in a form; one that is too large, none, or of an unknown kind is refused', async () => {
  const url = (kind: string) => `/api/erp/import/${kind}?staff=a&client_key=${newKey()}`
  const headers = { authorization: `Bearer ${ERP_TOKEN}`, 'content-type': FORM_TYPE }
  const inForm = await h.app.inject({
    method: 'POST',
    url: url('supplier'),
    headers,
    payload: fileForm(Buffer.from('供应商名称\n栖川医药有限公司'), 'x', 'a.csv', 'text/csv'),
  })
  expect(inForm.json()).toMatchObject({ code: 200, data: { status: 'done', created: 1 } })
  const large = await h.app.inject({
    method: 'POST',
    url: url('supplier'),
    headers,
    payload: fileForm(Buffer.alloc(20 * 1024 * 1024 + 1, 65)),
  })
  expect([large.statusCode, large.json()]).toMatchObject([422, { message: '文件不能超过 20 MB' }])
  const none = await h.app.inject({
    method: 'POST',
    url: url('supplier'),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  expect(none.json()).toMatchObject({ code: 422, message: '请选择要导入的文件' })
  expect(await sendFile(h, 'nothing', 'a,b')).toMatchObject({ status: 404 })
})

it('a category may stand below one of the same file, and two that stand below each other are refused', async () => {
  const sent = await sendFile(h, 'category', csv('分类编码,上级分类,分类名称', 'C2,C1,下级', 'C1,,上级', 'C3,C4,甲', 'C4,C3,乙'), {
    mode: 'right',
  })
  expect(sent.data).toMatchObject({ created: 2, wrong: 2 })
  expect((await report(h, sent.data.id)).problems).toEqual(['4与所指的行互为上级', '5与所指的行互为上级'])
})

it('an entry of the audit log says who imported what, and how it ended', async () => {
  const run = await imported(h, 'supplier', csv('供应商名称', '屿禾医药有限公司'), { staff: '王经理' })
  const entry = await h.deps.db
    .selectFrom('audit_log')
    .where('object', '=', `import_run:${run.id}`)
    .select(['action', 'after'])
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'import.run',
    after: { staff: '王经理', kind: 'supplier', mode: 'all', status: 'done', lines: { waiting: 0, new: 1, changed: 0, same: 0, wrong: 0 } },
  })
})
