import { sql } from 'kysely'
import { PROMOTION_KINDS, type PromotionKind } from 'rules/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { goodsAt, openTrade } from '../promotion/testShop.ts'
import { csv, imported, report, sendFile, undo } from './testImport.ts'

let h: Harness
let [first, second] = [0, 0]
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  ;[first, second] = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
  await sql`insert into import_key (kind, key, id) values ('goods', '0000001', ${first}), ('goods', 'GY:2', ${second})`.execute(h.deps.db)
})
afterAll(() => h.close())

const TIMES = '2026-11-01,2027-11-01'
const HEAD = '活动编码,活动名称,开始时间,结束时间'

/** The columns of each kind as the office fills them in, and the draft they mean; a kind that is missing here does not compile. */
const written = (): Readonly<Record<PromotionKind, readonly [heads: string, cells: string, draft: object]>> => ({
  flash: ['秒杀商品', '0000001/8.00/10/2', { items: [{ goodsId: first, price: 800, total: 10, perMember: 2 }] }],
  manjian: [
    '参与商品,每满减,最多减,各档',
    'GY:2;0000001,是,50.00,100/10',
    { goodsIds: [first, second], repeatable: true, cap: 5_000, tiers: [{ full: 10_000, minus: 1_000 }] },
  ],
  pieces: ['参与商品,每满件数,每次减,总次数', '0000001,5,3.00,', { goodsIds: [first], every: 5, minus: 300, cap: null, total: null }],
  cashback: [
    '参与商品,各档,每店最多返',
    '0000001,500.00/10,30',
    { goodsIds: [first], tiers: [{ full: 50_000, back: 1_000 }], memberCap: 3_000, total: null },
  ],
  discount: [
    '参与商品,各档',
    '全部,100/95;200/92.5',
    {
      goodsIds: null,
      tiers: [
        { full: 10_000, bp: 9_500 },
        { full: 20_000, bp: 9_250 },
      ],
    },
  ],
  addon: [
    '参与商品,满,换购商品',
    '0000001,100.00,GY:2/15.00/1/10',
    { goodsIds: [first], full: 10_000, items: [{ goodsId: second, price: 1_500, number: 1, total: 10 }] },
  ],
  gift: ['买赠规则', '0000001/2/10/1/GY:2/5', { rules: [{ goodsId: first, type: 2, need: 10, give: 1, giftGoodsId: second, total: 5 }] }],
  combo: [
    '组合',
    '两件套/25.00//3/0000001×1 GY:2×1',
    {
      combos: [
        {
          name: '两件套',
          price: 2_500,
          total: null,
          perMember: 3,
          items: [
            { goodsId: first, qty: 1 },
            { goodsId: second, qty: 1 },
          ],
        },
      ],
    },
  ],
  group: [
    '商品编码,每团店数,每团总量,每店限购,各档',
    '0000001,3,40,15,1/9.00',
    { goodsId: first, membersMax: 3, unitsMax: 40, perMember: 15, tiers: [{ number: 1, price: 900 }] },
  ],
})

const promotionOf = async (key: string) => {
  const found = h.deps.db
    .selectFrom('import_key as k')
    .innerJoin('promotion as p', 'p.id', 'k.id')
    .innerJoin('promotion_version as v', (join) => join.onRef('v.promotion_id', '=', 'p.id').onRef('v.version', '=', 'p.version'))
    .where('k.kind', '=', 'promotion')
    .where('k.key', '=', key)
    .select(['p.id', 'p.kind', 'p.status', 'p.version', 'v.content'])
  return (await found.executeTakeFirst()) ?? null
}

it.each(PROMOTION_KINDS)(
  'a promotion of kind %s comes by file, is the same when it is sent again, and is ended when it is taken back',
  async (kind) => {
    const [heads, cells, draft] = written()[kind]
    const file = csv(`${HEAD},${heads}`, `HD-${kind},活动,${TIMES},${cells}`)
    const run = await imported(h, `promotion_${kind}`, file)
    expect(run).toMatchObject({ status: 'done', created: 1 })
    expect(await promotionOf(`HD-${kind}`)).toMatchObject({
      kind,
      status: 'live',
      version: 1,
      content: { kind, name: '活动', startsAt: '2026-10-31T16:00:00.000Z', endsAt: '2027-10-31T16:00:00.000Z', priority: 100, ...draft },
    })
    expect(await imported(h, `promotion_${kind}`, file)).toMatchObject({ same: 1 })
    const { id = 0 } = (await promotionOf(`HD-${kind}`)) ?? {}
    expect(await undo(h, run.id)).toMatchObject({ status: 200 })
    expect(await promotionOf(`HD-${kind}`)).toBeNull()
    const stopped = h.deps.db.selectFrom('promotion').where('id', '=', id).select('status')
    expect(await stopped.executeTakeFirst()).toEqual({ status: 'stopped' })
  },
)

it('a trial run of promotions tells what the publish checks find, line by line', async () => {
  const head = `${HEAD},秒杀商品`
  const file = csv(
    head,
    `F1,秒杀一,${TIMES},0000001/8.00/10/2`,
    `F2,秒杀二,${TIMES},GY:2/25.00/10/2`,
    `F3,秒杀三,${TIMES},0000009/8.00/10/2`,
    `F4,秒杀四,${TIMES},0000001/8.00/10`,
    `F5,秒杀五,${TIMES},0000001/八元/10/2`,
    `F6,秒杀六,2027-01-01,2026-01-01,0000001/8.00/10/2`,
  )
  const sent = await sendFile(h, 'promotion_flash', file, { isDry: true })
  const { problems, run } = await report(h, sent.data.id)
  expect(run).toMatchObject({ status: 'done', created: 1, wrong: 5 })
  expect(problems).toEqual([
    expect.stringMatching(/^3.*：秒杀价须低于基础价$/),
    expect.stringContaining('4「秒杀商品」“0000009”不存在，请先导入商品'),
    expect.stringContaining('有 3 段，应为 4 段'),
    expect.stringContaining('的秒杀价不是金额'),
    expect.stringContaining('7「结束时间」须晚于开始时间'),
  ])
  expect(await promotionOf('F1')).toBeNull()
})

it('a second file makes a new version, and taking it back publishes the one before', async () => {
  const head = `${HEAD},参与商品,各档`
  await imported(h, 'promotion_manjian', csv(head, `M1,满减,${TIMES},0000001,100/10`))
  const run = await imported(h, 'promotion_manjian', csv('活动编码,各档', 'M1,200/30'))
  expect(run).toMatchObject({ changed: 1 })
  expect(await promotionOf('M1')).toMatchObject({ version: 2, content: { goodsIds: [first], tiers: [{ full: 20_000, minus: 3_000 }] } })
  expect((await report(h, run.id, 'changed')).lines[0]?.changes).toEqual([
    { column: 'tiers', title: '各档', was: '100.00/10.00', becomes: '200.00/30.00' },
  ])
  await undo(h, run.id)
  expect(await promotionOf('M1')).toMatchObject({ version: 3, content: { tiers: [{ full: 10_000, minus: 1_000 }] } })
})

it('a promotion is ended by a file that says it is not in use, and nothing else of it is changed then', async () => {
  await imported(h, 'promotion_manjian', csv(`${HEAD},参与商品,各档`, `M2,满减,${TIMES},全部,100/10`))
  const wrong = await sendFile(h, 'promotion_manjian', csv('活动编码,启用,各档', 'M2,否,200/10'))
  expect((await report(h, wrong.data.id)).problems).toEqual([expect.stringContaining('停用的活动不能同时修改')])
  const run = await imported(h, 'promotion_manjian', csv('活动编码,启用', 'M2,否'))
  expect(await promotionOf('M2')).toMatchObject({ status: 'stopped', version: 1 })
  await undo(h, run.id)
  expect(await promotionOf('M2')).toMatchObject({ status: 'live' })
})

it('a code that is a promotion of another kind is refused', async () => {
  await imported(h, 'promotion_manjian', csv(`${HEAD},参与商品,各档`, `M3,满减,${TIMES},全部,100/10`))
  const sent = await sendFile(h, 'promotion_discount', csv(`${HEAD},参与商品,各档`, `M3,折扣,${TIMES},全部,100/95`))
  expect((await report(h, sent.data.id)).problems).toEqual(['2编码 M3 已被使用，请换一个编码'])
})

const COUPON = '券编码,券名称,券类型,面额,使用门槛,参与商品,总张数,每店张数,领取开始,领取结束,有效天数,兑换码'
const templateOf = (name: string) => h.deps.db.selectFrom('coupon_template').where('name', '=', name).selectAll().executeTakeFirst()

it('coupons come by file; of a published one only its name, number and times change', async () => {
  const file = csv(
    COUPON,
    `Q1,满百减十,满减券,10,100,0000001,500,1,2026-11-01,2027-01-01,30,`,
    `Q2,免运费,运费券,,0,全部,5,1,2026-11-01,2027-01-01,30,BAOYOU`,
  )
  await imported(h, 'coupon', file)
  expect(await templateOf('满百减十')).toMatchObject({
    kind: 'threshold',
    face: 1_000,
    min_cents: 10_000,
    covers_all: false,
    total: 500,
    code: null,
  })
  expect(await templateOf('免运费')).toMatchObject({ kind: 'shipping', face: null, covers_all: true, code: 'BAOYOU' })
  expect(await imported(h, 'coupon', file)).toMatchObject({ same: 2 })
  const wrong = await sendFile(h, 'coupon', csv('券编码,面额', 'Q1,20'))
  expect((await report(h, wrong.data.id)).problems).toEqual(['2已发布的券只能改名称、张数和领取时间，其余请另发一张'])
  const run = await imported(h, 'coupon', csv('券编码,总张数', 'Q1,600'))
  expect(await templateOf('满百减十')).toMatchObject({ total: 600 })
  await undo(h, run.id)
  expect(await templateOf('满百减十')).toMatchObject({ total: 500 })
})

it('a coupon that gives away too much is refused in the words of the publish checks', async () => {
  const sent = await sendFile(h, 'coupon', csv(COUPON, `Q3,过大,满减券,60,100,全部,500,1,2026-11-01,2027-01-01,30,`))
  expect((await report(h, sent.data.id)).problems).toEqual([expect.stringContaining('2')])
  expect(await templateOf('过大')).toBeUndefined()
})
