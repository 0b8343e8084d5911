import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { addToCart, createShopper, office } from '../../testing/trading.ts'
import { goodsAt, openTrade } from '../promotion/testShop.ts'
import { csv, imported, report, undo } from './testImport.ts'

let h: Harness
let goodsId = 0
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())

const read = (url: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)
async function codedGoods(code: string): Promise<number> {
  goodsId = await goodsAt(h, 1_000)
  await sql`insert into import_key (kind, key, id) values ('goods', ${code}, ${goodsId})`.execute(h.deps.db)
  return goodsId
}
interface Version {
  readonly version: string
  readonly title: string
  readonly staff: string
  readonly undone_by: string | null
  readonly line: { readonly key: string; readonly changes: readonly { title: string; was: string; becomes: string }[] }
}
const historyOf = async (what: string, code: string) =>
  (await read(`/api/erp/history?what=${what}&code=${encodeURIComponent(code)}`)).data as Version[]
const storyOf = async (what: string, code: string) =>
  (await historyOf(what, code)).map(({ title, staff, undone_by, line }) => [
    title,
    staff,
    undone_by,
    ...line.changes.map((change) => `${change.title} ${change.was}→${change.becomes}`),
  ])
const offer = (draft: object, more = {}) => office(h).post('/api/erp/offer', { draft: JSON.stringify(draft), staff: '王经理', ...more })
const endOffer = (which: object) => office(h).post('/api/erp/offer/end', { draft: JSON.stringify(which), staff: '王经理' })
const versionIn = (answer: { data: unknown }): string => {
  const { version, publication } = answer.data as { version: unknown; publication?: string }
  return String(publication ?? version)
}

it('the prices of goods have a history over all their sources, with who, when, before and after', async () => {
  await codedGoods('P1')
  await imported(h, 'price', csv('商品编码,基础价', 'P1,9.00'), { staff: '李会计' })
  const special = await offer({ kind: 'special', until: '2027-01-31T18:00:00+08:00', goods: [{ goodsId: 'P1', price: 700 }] })
  await imported(h, 'day_price', csv('商品编码,日期,特价', 'P1,2026-12-25,6.50'))
  await imported(h, 'stock', csv('商品编码,仓库编码,批号,生产日期,有效期至,数量', 'P1,1,Z9,2026-07-01,2028-06-30,5'))
  await undo(h, (await historyOf('goods', 'P1'))[0]?.version ?? '')
  expect(await storyOf('goods', 'P1')).toEqual([
    ['每日特价', '李会计', '李会计', '商品编码 →P1', '日期 →2026-12-25', '特价 →6.50'],
    ['商品价格', '王经理', null, '特价 →7.00', '特价截止 →2027-01-31 18:00'],
    ['商品价格', '李会计', null, '基础价 10.00→9.00'],
  ])
  expect(await storyOf('goods', String(goodsId))).toHaveLength(3)
  expect(await undo(h, versionIn(special))).toMatchObject({ status: 200 })
  const { special_price } = await h.deps.db.selectFrom('goods').where('id', '=', goodsId).select('special_price').executeTakeFirstOrThrow()
  expect(special_price).toBeNull()
})

it.each([
  ['special', () => ({ until: '2027-01-31T18:00:00+08:00', goods: [{ goodsId, price: 700 }] }), () => ({})],
  ['day_price', () => ({ day: '2026-12-25', goods: [{ goodsId, price: 700 }] }), () => ({ day: '2026-12-25' })],
  ['zone_price', () => ({ zone: 'welfare', bp: 9_400, until: null, goodsIds: [goodsId] }), () => ({ zone: 'welfare' })],
])('a %s that was published or ended is taken back by its version', async (kind, draft, which) => {
  await codedGoods(`O-${kind}`)
  const offered = async (): Promise<boolean> =>
    ((await read(`/api/erp/offer?kind=${kind}`)).data as { id: string }[]).some(({ id }) => id === String(goodsId))
  const published = versionIn(await offer({ kind, ...draft() }))
  const ended = versionIn(await endOffer({ kind, ...which(), goodsIds: [goodsId] }))
  expect(await offered()).toBe(false)
  expect(await undo(h, published)).toMatchObject({ status: 409, message: expect.stringContaining(`又改了它，请先撤回版本 ${ended}`) })
  expect(await undo(h, ended)).toMatchObject({ status: 200 })
  expect(await offered()).toBe(true)
  expect(await undo(h, published)).toMatchObject({ status: 200 })
  expect(await offered()).toBe(false)
})

it('a coupon that was published by a call is ended when its version is taken back', async () => {
  const coupon = { kind: 'coupon', name: '满100减10', use: 'threshold', face: 1_000, min: 10_000, goodsIds: null, total: 5, perMember: 1 }
  const published = await offer({ ...coupon, claimTo: '2027-01-31T18:00:00+08:00', validDays: 7 })
  const [id = ''] = (published.data as { ids: string[] }).ids
  expect(await storyOf('coupon', id)).toEqual([
    expect.arrayContaining(['优惠券', '王经理', '券名称 →满100减10', '券类型 →满减券', '面额 →10.00']),
  ])
  await undo(h, versionIn(published))
  expect((await read('/api/erp/offer?kind=coupon')).data).toEqual([])
})

const TIMES = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2027-11-01T00:00:00Z' }
const promotion = (draft: object, more = {}) =>
  office(h).post('/api/erp/promotion', { draft: JSON.stringify(draft), staff: '王经理', ...more })

it('a promotion has its versions, and each is taken back: the one before is published, the first is ended', async () => {
  await codedGoods('M1')
  const draft = { kind: 'manjian', name: '满减', ...TIMES, goodsIds: ['M1'], tiers: [{ full: 10_000, minus: 1_000 }] }
  const first = await promotion(draft)
  const { id } = first.data as { id: string }
  const second = await promotion({ ...draft, id: Number(id), tiers: [{ full: 20_000, minus: 3_000 }] })
  const third = await office(h).post(`/api/erp/promotion/${id}/end`, { staff: '陈主管' })
  expect(await storyOf('promotion', id)).toEqual([
    ['满减活动', '陈主管', null, '启用 是→否'],
    ['满减活动', '王经理', null, '各档 100.00/10.00→200.00/30.00'],
    [
      '满减活动',
      '王经理',
      null,
      '活动名称 →满减',
      '优先级 →100',
      '开始时间 →2026-11-01 08:00',
      '结束时间 →2027-11-01 08:00',
      '启用 →是',
      '参与商品 →M1',
      '每满减 →否',
      '各档 →100.00/10.00',
    ],
  ])
  for (const version of [third, second]) expect(await undo(h, versionIn(version))).toMatchObject({ status: 200 })
  const now = h.deps.db.selectFrom('promotion as p').where('p.id', '=', Number(id))
  const content = now
    .innerJoin('promotion_version as v', (join) => join.onRef('v.promotion_id', '=', 'p.id').onRef('v.version', '=', 'p.version'))
    .select(['p.status', 'v.content'])
  expect(await content.executeTakeFirst()).toMatchObject({ status: 'live', content: { tiers: [{ full: 10_000, minus: 1_000 }] } })
  await undo(h, versionIn(first))
  expect(await now.select('p.status').executeTakeFirst()).toEqual({ status: 'stopped' })
})

it('before it is published, what a draft or a file would change is seen, with the carts it touches, and nothing is kept', async () => {
  const id = await codedGoods('T1')
  for (const number of [1, 2]) {
    const { client } = await createShopper(h)
    await addToCart(client, { goodsId: id, number })
  }
  const checked = await promotion(
    { kind: 'manjian', name: '满减', ...TIMES, goodsIds: ['T1'], tiers: [{ full: 10_000, minus: 1_000 }] },
    { only_check: '1' },
  )
  expect((await read(`/api/erp/import/runs/${versionIn(checked)}/touched`)).data).toEqual({ goods: 1, carts: 2 })
  const special = { kind: 'special', until: '2027-01-31T18:00:00+08:00', goods: [{ goodsId: 'T1', price: 700 }] }
  const offered = await offer(special, { only_check: '1' })
  expect((await report(h, versionIn(offered), 'changed')).lines).toMatchObject([
    { key: 'T1', changes: [{ title: '特价', was: '', becomes: '7.00' }, { title: '特价截止' }] },
  ])
  const file = await imported(h, 'price', csv('商品编码,基础价', 'T1,9.00'), { isDry: true })
  expect((await read(`/api/erp/import/runs/${file.id}/touched`)).data).toEqual({ goods: 1, carts: 2 })
  expect(await historyOf('goods', 'T1')).toEqual([])
  expect(await undo(h, versionIn(offered))).toMatchObject({ status: 409, message: '这次导入没有写入数据，无需撤回' })
})
