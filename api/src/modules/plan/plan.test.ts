import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { addToCart, buy, createShopper, newKey, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { keepUpload } from '../upload/upload.service.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { xlsxBytes } from '../upload/sheet/testSheet.ts'
import { joinShop } from '../shop/shop.repo.ts'
import type { PlanAdviceWire, PlanItemWire, PlanWire } from './plan.schemas.ts'

const DAY_MS = 86_400_000

let h: Harness
let amxl: number
let blf: number
let bzyq: number
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  const keeps = { lots: [{ lot: 'A', number: 500, expires: '2028-01-01' as const }], stock: 500, zbz: 10, min_qty: 10 }
  amxl = await createGoods(h, { name: '阿莫西林胶囊', common_name: '阿莫西林', pinyin: 'amxljn', ...keeps })
  blf = await createGoods(h, { name: '布洛芬片', common_name: '布洛芬', pinyin: 'blfp', ...keeps })
  bzyq = await createGoods(h, { name: '补中益气丸', common_name: '补中益气', pinyin: 'bzyqw', ...keeps })
})
afterAll(() => h.close())

type Lines = readonly (readonly [goodsId: number, number: number])[]
const linesForm = (lines: Lines) =>
  Object.fromEntries(
    lines.flatMap(([goods, number], at) => [
      [`lines[${at}][goods_id]`, goods],
      [`lines[${at}][number]`, number],
    ]),
  )
const add = async ({ client }: Shopper, name: string, lines: Lines): Promise<PlanWire> => {
  const answer = await client.post('/api/plan', { name, client_key: newKey(), ...linesForm(lines) })
  expect([answer.status, answer.message]).toEqual([200, 'ok'])
  return answer.data as PlanWire
}
const save = ({ client }: Shopper, { id, version }: PlanWire, lines: Lines, key = newKey()) =>
  client.send('PUT', `/api/plan/${id}`, { name: '每周补货', version: String(version), client_key: key, ...strings(linesForm(lines)) })
const strings = (form: Record<string, number>) => Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)]))
const shown = ({ name, version, lines }: PlanWire) => [name, version, lines.map(({ goods, number }) => [Number(goods.id), number])]
const listed = async ({ client }: Shopper) =>
  ((await client.get('/api/plan')).data as { data: PlanItemWire[] }).data.map(({ name, is_own, is_shared }) => [name, is_own, is_shared])

/** Another shop of the same owner, and one that only shares a buyer with it. */
async function chainOf(maker: Shopper): Promise<{ branch: Shopper; colleague: Shopper }> {
  const [branch, colleague] = [await createShopper(h), await createShopper(h)]
  const { accountId } = branch.person
  await h.deps.db.updateTable('account_member').set({ role: 'buyer' }).where('account_id', '=', accountId).execute()
  const both = { account_id: maker.person.accountId, member_id: branch.person.memberId }
  await h.deps.db
    .insertInto('account_member')
    .values({ ...both, role: 'owner', last_used_at: null, left_at: null, joined_at: null })
    .execute()
  await joinShop(h.deps.db, maker.person.accountId, colleague.person.memberId, 'buyer', h.clock.now())
  return { branch, colleague }
}

it('a plan is kept with its goods in their order and their usual quantities, once per key, and listed newest first', async () => {
  const me = await createShopper(h)
  const form = {
    name: '每周补货',
    client_key: newKey(),
    ...linesForm([
      [blf, 20],
      [amxl, 40],
    ]),
  }
  const made = await me.client.post('/api/plan', form)
  expect(shown(made.data as PlanWire)).toEqual([
    '每周补货',
    1,
    [
      [blf, 20],
      [amxl, 40],
    ],
  ])
  expect((await me.client.post('/api/plan', form)).data).toEqual(made.data)
  await add(me, '旺季', [])
  expect((await me.client.get('/api/plan')).data).toMatchObject({
    total: 2,
    data: [
      { name: '旺季', line_count: 0 },
      { name: '每周补货', line_count: 2, version: 1, is_own: 1, is_shared: 0, company: expect.stringContaining('测试药房') },
    ],
  })
  expect((await me.client.get(`/api/plan/${(made.data as PlanWire).id}`)).data).toEqual(made.data)
})

it('a plan is saved whole once per key, and a second tab that read it before is refused and changes nothing', async () => {
  const me = await createShopper(h)
  const plan = await add(me, '每周补货', [[amxl, 20]])
  const key = newKey()
  const saved = await save(me, plan, [[blf, 30]], key)
  expect(shown(saved.data as PlanWire)).toEqual(['每周补货', 2, [[blf, 30]]])
  expect((await save(me, plan, [[blf, 30]], key)).data, 'a lost answer').toEqual(saved.data)
  expect(await save(me, plan, [[amxl, 99]])).toMatchObject({
    status: 409,
    message: '这份计划已在别处保存过，请载入最新内容后再改',
    data: { reason: 'STATE_CHANGED' },
  })
  expect((await me.client.get(`/api/plan/${plan.id}`)).data).toEqual(saved.data)
})

it('another shop’s plan is not there: to read, to save, to share, to delete', async () => {
  const plan = await add(await createShopper(h), '每周补货', [[amxl, 20]])
  const stranger = await createShopper(h)
  const missing = { status: 404, message: '采购计划不存在或已取消共用' }
  expect(await stranger.client.get(`/api/plan/${plan.id}`)).toMatchObject(missing)
  expect(await save(stranger, plan, [])).toMatchObject(missing)
  expect(await stranger.client.post(`/api/plan/${plan.id}/share`, { is_shared: '1' })).toMatchObject(missing)
  expect(await stranger.client.send('DELETE', `/api/plan/${plan.id}`, {})).toMatchObject(missing)
  expect(await listed(stranger)).toEqual([])
})

it('a shared plan is seen and saved by all shops of the owner, not by a shop that shares only a buyer; its maker alone ends it', async () => {
  const maker = await createShopper(h)
  const { branch, colleague } = await chainOf(maker)
  const plan = await add(maker, '各店补货', [[amxl, 20]])
  expect(await listed(branch)).toEqual([])
  expect((await maker.client.post(`/api/plan/${plan.id}/share`, { is_shared: '1' })).data).toMatchObject({ is_shared: 1 })
  expect([await listed(branch), await listed(colleague)]).toEqual([[['各店补货', 0, 1]], []])
  expect((await save(branch, plan, [[amxl, 60]])).data).toMatchObject({ version: 2, is_own: 0, lines: [{ number: 60 }] })
  const denied = { status: 403, data: { reason: 'MEMBER_DENIED' }, message: expect.stringContaining('只能在该门店删除或取消共用') }
  expect(await branch.client.post(`/api/plan/${plan.id}/share`, { is_shared: '0' })).toMatchObject(denied)
  expect(await branch.client.send('DELETE', `/api/plan/${plan.id}`, {})).toMatchObject(denied)
  expect((await maker.client.post(`/api/plan/${plan.id}/share`, { is_shared: '0' })).data).toMatchObject({ is_shared: 0 })
  expect(await listed(branch), 'no longer shared').toEqual([])
  expect(await maker.client.send('DELETE', `/api/plan/${plan.id}`, {})).toMatchObject({ status: 200, data: null })
  expect(await listed(maker)).toEqual([])
})

it('a plan holds each goods once, no more than 200, and none that do not exist; a shop keeps fifty plans', async () => {
  const me = await createShopper(h)
  for (const [lines, message] of [
    [
      [
        [amxl, 20],
        [amxl, 30],
      ],
      '同一商品只能列一次',
    ],
    [[[999_999, 20]], '有商品不存在，请移除后再保存'],
    [[[amxl, 0]], '请填写商品和数量'],
    [Array.from({ length: 201 }, (_, at) => [at + 1, 5] as const), '一份计划最多 200 种商品'],
  ] as const)
    expect(await me.client.post('/api/plan', { name: '计划', client_key: newKey(), ...linesForm(lines) })).toMatchObject({
      status: 422,
      message,
    })
  const now = h.clock.now()
  const fifty = Array.from({ length: 50 }, (_, at) => ({
    member_id: me.person.memberId,
    name: `计划${at}`,
    created_at: now,
    changed_at: now,
  }))
  await h.deps.db.insertInto('plan').values(fifty).execute()
  expect(await me.client.post('/api/plan', { name: '又一份', client_key: newKey() })).toMatchObject({
    status: 422,
    message: '最多保存 50 份采购计划，请先删除不用的',
  })
})

it('from past orders a plan says what runs out before the next order, why, and what lasts', async () => {
  const { person } = await createShopper(h)
  let client = await logIn(h, person)
  const order = async (lines: Lines) => {
    const placed = await buy(
      client,
      lines.map(([goodsId, number]) => ({ goodsId, number })),
    )
    await payAtCashier(h, client, placed.trade_id)
  }
  await order([
    [amxl, 20],
    [bzyq, 40],
  ])
  h.clock.advance(10 * DAY_MS)
  client = await logIn(h, person)
  await order([
    [amxl, 20],
    [bzyq, 200],
    [blf, 50],
  ])
  h.clock.advance(10 * DAY_MS)
  client = await logIn(h, person)
  await order([[amxl, 20]])
  h.clock.advance(5 * DAY_MS)
  client = await logIn(h, person)
  const advise = async (form: Record<string, string>) => (await client.post('/api/plan/advice', form)).data as PlanAdviceWire
  const ofRhythm = await advise({})
  expect([ofRhythm.days, ofRhythm.days_by, ofRhythm.enough]).toEqual([10, 'rhythm', [String(bzyq)]])
  expect(ofRhythm.rows.map(({ goods, number, why, problem }) => [Number(goods.id), number, why, problem])).toEqual([
    [amxl, 10, '近90天买过 3 次，每周约 14 盒，估计还剩 10 盒；10 天补 10 盒', null],
  ])
  await addToCart(client, { goodsId: amxl, number: 10 })
  const ofMonth = await advise({ days: '30' })
  expect([ofMonth.days_by, ofMonth.rows.map(({ number, why }) => [number, why])]).toEqual([
    'chosen',
    [[40, '近90天买过 3 次，每周约 14 盒，估计还剩 10 盒，采购单里有 10 盒；30 天补 40 盒']],
  ])
  // As many as the orders hold.
  await setStock(h, amxl, 60)
  expect((await advise({ days: '30' })).rows.map(({ number, problem }) => [number, problem])).toEqual([[0, 'OUT_OF_STOCK']])
  await setStock(h, amxl, 500)
})

it('from a sheet of its own stock and sales a shop is told what to buy, lots added up, and which rows say nothing', async () => {
  const me = await createShopper(h)
  const sheet = async (rows: readonly (readonly (string | number)[])[]) => {
    const bytes = Buffer.from(xlsxBytes(rows))
    return keepUpload(h.deps, openUploadStore(h.deps.settings), me.person.memberId, { bytes, scene: 'quick' })
  }
  const file = await sheet([
    ['药品名称', '批号', '当前库存', '近15天销量'],
    ['阿莫西林胶囊', 'A1', 3, 20],
    ['阿莫西林胶囊', 'A2', 2, 10],
    ['布洛芬片', 'B1', 100, 6],
    ['没有这种药', 'C1', 1, 9],
    ['补中益气丸', 'D1', '', ''],
  ])
  const { data } = await me.client.post('/api/plan/advice', { file })
  expect(data).toEqual({
    days: 7,
    days_by: 'standard',
    rows: [
      {
        goods: expect.objectContaining({ id: String(amxl) }),
        number: 10,
        why: '近15天售出 30 盒，每周约 14 盒，现有 5 盒；7 天补 10 盒（起购 10 盒）',
        problem: null,
      },
    ],
    enough: [String(blf)],
    unread: [
      { line: 5, input: '没有这种药 C1 1 9', note: '没有找到这个商品，可换个写法或提交求购' },
      { line: 6, input: '补中益气丸 D1', note: '没有库存和销量，表格需要有「库存」和「销量」两列' },
    ],
  })
  const bare = await sheet([
    ['药品名称', '库存', '销售数量'],
    ['阿莫西林胶囊', 0, 14],
  ])
  const ofWeek = (await me.client.post('/api/plan/advice', { file: bare, sold_days: '7', days: '14' })).data as PlanAdviceWire
  expect(ofWeek.rows.map(({ number, why }) => [number, why])).toEqual([
    [30, '近7天售出 14 盒，每周约 14 盒，现有 0 盒；14 天补 30 盒（中包装 10 盒）'],
  ])
  expect(await (await createShopper(h)).client.post('/api/plan/advice', { file })).toMatchObject({
    status: 422,
    message: '文件不存在，请重新上传',
  })
})

it('advice is none for a shop that has bought nothing, and plans are for members alone', async () => {
  const me = await createShopper(h)
  expect((await me.client.post('/api/plan/advice', {})).data).toEqual({ days: 7, days_by: 'standard', rows: [], enough: [], unread: [] })
  expect((await h.client().get('/api/plan')).status).toBe(401)
  const pending = await logIn(h, await createPerson(h, { review: 'pending' }))
  expect((await pending.get('/api/plan')).status).toBe(200)
})
