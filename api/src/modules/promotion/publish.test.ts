import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PromotionDraft } from 'rules/drafts'
import { HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson } from '../../testing/people.ts'
import { publishPromotion } from './publish.service.ts'
import { goodsAt, openTrade, promote, template } from './testShop.ts'

let h: Harness
let A: number
let B: number
let herb: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  A = await goodsAt(h, 1_000)
  B = await goodsAt(h, 2_000, { zbz: 5, min_qty: 5 })
  herb = await goodsAt(h, 500, { ck_id: HERBS })
})
afterAll(() => h.close())

const codes = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: Error & { problems?: { code: string }[] }) => error.problems?.map((problem) => problem.code) ?? [error.message],
  )
const flash = (price: number, total: number, perMember: number) =>
  ({ kind: 'flash', items: [{ goodsId: B, price, total, perMember }] }) as const
const combo = (price: number, ...items: [number, number][]) =>
  ({
    kind: 'combo',
    combos: [{ name: '组合', price, total: null, perMember: null, items: items.map(([goodsId, qty]) => ({ goodsId, qty })) }],
  }) as const
const gift = (goodsId: number, giftGoodsId: number, need: number, give: number) =>
  ({ kind: 'gift', rules: [{ goodsId, type: 1, need, give, giftGoodsId, total: 5 }] }) as const

it('refuses what the publish checks find, and writes nothing of it', async () => {
  const wrong: [Parameters<typeof promote>[1], string[]][] = [
    [{ kind: 'manjian', goodsIds: null, tiers: [] }, ['NO_TIERS']],
    [{ kind: 'manjian', goodsIds: [A], tiers: [{ full: 100, minus: 51 }] }, ['MINUS_TOO_LARGE']],
    [{ kind: 'manjian', goodsIds: [999_999], tiers: [{ full: 100, minus: 50 }] }, ['GOODS_UNKNOWN']],
    [{ kind: 'manjian', goodsIds: [], tiers: [{ full: 100, minus: 50 }] }, ['NO_GOODS']],
    [
      {
        kind: 'manjian',
        goodsIds: [A],
        repeatable: true,
        tiers: [
          { full: 100, minus: 10 },
          { full: 200, minus: 20 },
        ],
      },
      ['REPEAT_TIERS'],
    ],
    [{ kind: 'discount', goodsIds: null, tiers: [{ full: 100, bp: 4_999 }] }, ['RATE_TOO_LOW']],
    [flash(2_000, 10, 5), ['FLASH_DEARER']],
    [flash(1_900, 10, 4), ['FLASH_NUMBER']],
    [flash(1_900, 10, 11), ['FLASH_NUMBER']],
    [combo(3_000, [A, 1]), ['COMBO_EMPTY', 'COMBO_DEARER']],
    [combo(3_000, [A, 1], [B, 3]), ['COMBO_PACK']],
    [combo(1_400, [A, 1], [herb, 1]), ['COMBO_WAREHOUSE']],
    [combo(1_400, [A, 1], [A, 1]), ['COMBO_TWICE']],
    [gift(A, herb, 2, 1), ['GIFT_WAREHOUSE']],
    [gift(A, B, 2, 3), ['GIFT_TOO_LARGE']],
  ]
  for (const [draft, want] of wrong) expect(await codes(promote(h, draft)), JSON.stringify(draft)).toEqual(want)
  const now = h.clock.now()
  const backwards: PromotionDraft = {
    kind: 'discount',
    name: '倒置',
    goodsIds: null,
    startsAt: now,
    endsAt: now,
    tiers: [{ full: 100, bp: 9_000 }],
  }
  expect(await codes(publishPromotion(h.deps, backwards))).toEqual(['TIMES'])
  expect(await codes(template(h, { face: 1_000, min: 3_999 }))).toEqual(['FACE_TOO_LARGE'])
  for (const table of ['promotion', 'promotion_version', 'coupon_template'] as const)
    expect(await h.deps.db.selectFrom(table).selectAll().execute()).toEqual([])
})

it('says of which goods, combination or tier each fault is, and reads to its end', async () => {
  const name = async (id: number) =>
    (await h.deps.db.selectFrom('goods').where('id', '=', id).select('name').executeTakeFirstOrThrow()).name
  const said = (draft: Parameters<typeof promote>[1]) =>
    promote(h, draft).then(
      () => '',
      (error: Error) => error.message,
    )
  const rule = (goodsId: number, giftGoodsId: number) => ({ goodsId, type: 1, need: 2, give: 1, giftGoodsId, total: 5 }) as const
  expect(await said({ kind: 'gift', rules: [rule(A, B), rule(A, herb), rule(B, 999_998)] })).toBe(
    `${await name(A)}：赠品须与商品在同一仓库；商品 999998：商品不存在`,
  )
  expect(await said(flash(2_000, 10, 5))).toBe(`${await name(B)}：秒杀价须低于基础价`)
  expect(await said(combo(1_400, [A, 1], [herb, 1]))).toMatch(/^组合：/)
  expect(
    await said({
      kind: 'manjian',
      goodsIds: [A, 999_999],
      tiers: [
        { full: 100, minus: 10 },
        { full: 200, minus: 101 },
      ],
    }),
  ).toBe('第 2 档：满2.00最多可减1.00；商品 999999：商品不存在')
  expect(await said({ kind: 'discount', goodsIds: [], tiers: [{ full: 100, bp: 9_000 }] })).toBe('请至少选择一种商品')
  const many = await said({ kind: 'gift', rules: Array.from({ length: 24 }, () => rule(A, herb)) })
  expect([many.split('；').length, many.split('；').at(-1)]).toEqual([21, '等共 24 处'])
})

it('lets one flash sale at a time have a good, and drops nothing that was published', async () => {
  const { id } = await promote(h, {
    kind: 'flash',
    items: [
      { goodsId: A, price: 900, total: 10, perMember: 2 },
      { goodsId: B, price: 1_900, total: 10, perMember: 5 },
    ],
  })
  expect(await codes(promote(h, flash(1_800, 10, 5)))).toEqual(['FLASH_OVERLAP'])
  expect(await codes(promote(h, { ...flash(1_800, 10, 5), id }))).toEqual(['ROW_MISSING'])
  const { memberId } = await createPerson(h)
  const item = await h.deps.db
    .updateTable('flash_item')
    .set({ taken: 3 })
    .where('goods_id', '=', A)
    .returning(['id', 'per_member'])
    .executeTakeFirstOrThrow()
  await h.deps.db
    .insertInto('flash_taken')
    .values({ flash_item_id: item.id, member_id: memberId, qty: 2, per_member: item.per_member })
    .execute()
  expect(
    await promote(h, {
      kind: 'flash',
      id,
      items: [
        { goodsId: A, price: 850, total: 20, perMember: 4 },
        { goodsId: B, price: 1_900, total: 10, perMember: 5 },
      ],
    }),
  ).toMatchObject({ id, version: 2 })
  expect(await h.deps.db.selectFrom('flash_item').where('goods_id', '=', A).select(['price', 'total', 'taken']).execute()).toEqual([
    { price: 850, total: 20, taken: 3 },
  ])
  expect(await codes(promote(h, { kind: 'discount', id, goodsIds: null, tiers: [{ full: 100, bp: 9_000 }] }))).toEqual(['活动不存在'])
})

it('offers no less in all than was taken already, of flash sales, combinations and gifts', async () => {
  const [goods, given] = [await goodsAt(h, 1_000), await goodsAt(h, 1_000)]
  const sales = {
    flash: (total: number) => ({ kind: 'flash', items: [{ goodsId: goods, price: 900, total, perMember: 2 }] }) as const,
    combo: (total: number) =>
      ({
        kind: 'combo',
        combos: [
          {
            name: '满额组合',
            price: 1_500,
            total,
            perMember: null,
            items: [
              { goodsId: goods, qty: 1 },
              { goodsId: given, qty: 1 },
            ],
          },
        ],
      }) as const,
    gift: (total: number) => ({ kind: 'gift', rules: [{ goodsId: goods, type: 1, need: 2, give: 1, giftGoodsId: given, total }] }) as const,
  }
  const [flashId, comboId, giftId] = [
    (await promote(h, sales.flash(10))).id,
    (await promote(h, sales.combo(10))).id,
    (await promote(h, sales.gift(10))).id,
  ]
  await h.deps.db.updateTable('flash_item').set({ taken: 7 }).where('promotion_id', '=', flashId).execute()
  await h.deps.db.updateTable('combo').set({ taken: 7 }).where('promotion_id', '=', comboId).execute()
  await h.deps.db.updateTable('gift_rule').set({ given: 7 }).where('promotion_id', '=', giftId).execute()
  const again = (total: number) =>
    Promise.all([
      codes(promote(h, { ...sales.flash(total), id: flashId })),
      codes(promote(h, { ...sales.combo(total), id: comboId })),
      codes(promote(h, { ...sales.gift(total), id: giftId })),
    ])
  expect(await again(6)).toEqual([['TOTAL_TAKEN'], ['TOTAL_TAKEN'], ['TOTAL_TAKEN']])
  expect(await again(7)).toEqual([[], [], []])
})

it('reports which activities cover the same goods', async () => {
  const tiers = [{ full: 10_000, minus: 100 }]
  const first = await promote(h, { kind: 'manjian', goodsIds: [A], tiers })
  const second = await promote(h, { kind: 'manjian', goodsIds: [A, B], tiers })
  expect(first.overlaps).toEqual([])
  expect(second.overlaps).toEqual([{ first: first.id, second: second.id, goods: [String(A)] }])
  expect((await promote(h, { kind: 'manjian', goodsIds: null, tiers })).overlaps).toHaveLength(2)
})
