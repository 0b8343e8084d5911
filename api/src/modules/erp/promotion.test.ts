import { sql } from 'kysely'
import type { PromotionKind } from 'rules/kinds'
import { PROMOTION_KINDS } from 'rules/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { office } from '../../testing/trading.ts'
import { goodsAt, openTrade } from '../promotion/testShop.ts'

let h: Harness
let [first, second] = [0, 0]
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  ;[first, second] = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
})
afterAll(() => h.close())

/** What staff writes for each kind; one that is missing here does not compile. */
const contents = (): Readonly<Record<PromotionKind, object>> => ({
  flash: { items: [{ goodsId: first, price: 800, total: 10, perMember: 2 }] },
  manjian: { goodsIds: [first], repeatable: true, cap: 5_000, tiers: [{ full: 10_000, minus: 1_000 }] },
  pieces: { goodsIds: [first, second], every: 5, minus: 300, cap: 4, total: 10 },
  cashback: { goodsIds: [first], tiers: [{ full: 50_000, back: 1_000 }], memberCap: 3_000, total: 10_000 },
  discount: { goodsIds: null, tiers: [{ full: 10_000, bp: 9_500 }] },
  addon: { goodsIds: [first], full: 10_000, items: [{ goodsId: second, price: 1_500, number: 1, total: 10 }] },
  gift: { rules: [{ goodsId: first, type: 2, need: 10, give: 1, giftGoodsId: second, total: 5 }] },
  combo: {
    combos: [
      {
        name: '组合',
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
  group: { goodsId: first, membersMax: 3, unitsMax: 40, perMember: 15, tiers: [{ number: 1, price: 900 }] },
})

const publish = (draft: object) => office(h).post('/api/erp/promotion', { draft: JSON.stringify(draft) })
const head = (kind: string) => ({ kind, name: `活动 ${kind}`, startsAt: '2026-11-01T00:00:00Z', endsAt: '2027-11-01T00:00:00Z' })
const statusOf = async (id: string) =>
  (await h.deps.db.selectFrom('promotion').where('id', '=', Number(id)).select('status').executeTakeFirstOrThrow()).status

describe('staff', () => {
  it.each(PROMOTION_KINDS)('staff publishes and ends a promotion of kind %s', async (kind) => {
    const published = await publish({ ...head(kind), ...contents()[kind] })
    expect(published).toMatchObject({ status: 200, data: { version: 1 } })
    const { id } = published.data as { id: string }
    expect(await statusOf(id)).toBe('live')
    expect(await office(h).post(`/api/erp/promotion/${id}/end`)).toMatchObject({ status: 200 })
    expect(await statusOf(id)).toBe('stopped')
    expect(await office(h).post(`/api/erp/promotion/${id}/end`)).toMatchObject({ status: 404 })
  })

  it('staff names goods by the codes of their files too, and is told of a code that nothing came by', async () => {
    await sql`insert into import_key (kind, key, id) values ('goods', '0000001', ${first}), ('goods', 'GY-2', ${second})`.execute(h.deps.db)
    const rule = { type: 2, need: 10, give: 1, total: 5 }
    const tiers = [{ full: 10_000, minus: 1_000 }]
    const written = [
      [
        { ...head('gift'), rules: [{ ...rule, goodsId: '0000001', giftGoodsId: 'GY-2' }] },
        { rules: [{ goodsId: first, giftGoodsId: second }] },
      ],
      [{ ...head('manjian'), goodsIds: ['GY-2', first], tiers }, { goodsIds: [second, first] }],
    ] as const
    for (const [draft, kept] of written) {
      const { id } = (await publish(draft)).data as { id: string }
      const version = h.deps.db.selectFrom('promotion_version').where('promotion_id', '=', Number(id)).select('content')
      expect((await version.executeTakeFirstOrThrow()).content).toMatchObject(kept)
      await office(h).post(`/api/erp/promotion/${id}/end`)
    }
    expect(await publish({ ...head('manjian'), goodsIds: ['GY-2', '0000009'], tiers })).toMatchObject({
      status: 422,
      data: { errors: { draft: ['商品编码不存在：0000009'] } },
    })
  })

  it.each(PROMOTION_KINDS)('staff is told what a draft of kind %s lacks', async (kind) => {
    expect(await publish(head(kind))).toMatchObject({ status: 422, data: { errors: { draft: [expect.stringContaining('缺少')] } } })
    expect(await publish({ ...head(kind), ...contents()[kind], surplus: 1 })).toMatchObject({ status: 422 })
  })

  it('staff is told the kinds there are', async () => {
    expect(await publish(head('lottery'))).toMatchObject({
      status: 422,
      data: {
        errors: { draft: ['活动内容须为 JSON，其 kind 为 flash、manjian、pieces、discount、cashback、addon、gift、combo、group 之一'] },
      },
    })
  })

  it('staff publishes a group purchase once: teams were promised what it says', async () => {
    const { id } = (await publish({ ...head('group'), ...contents().group })).data as { id: string }
    expect(await publish({ ...head('group'), ...contents().group, id: Number(id) })).toMatchObject({
      status: 400,
      data: { problems: [{ code: 'FINAL' }] },
    })
  })

  it('staff hears of 满件减 that take off too much, and of others on the same goods', async () => {
    const draft = { ...head('pieces'), ...contents().pieces }
    expect(await publish({ ...draft, minus: 2_501 })).toMatchObject({ status: 400, data: { problems: [{ code: 'MINUS_TOO_LARGE' }] } })
    expect(await publish({ ...draft, every: 1 })).toMatchObject({
      status: 422,
      data: { errors: { draft: [expect.stringContaining('every')] } },
    })
    const [mine, other] = [await publish(draft), await publish({ ...draft, goodsIds: [second] })].map(({ data }) => data as { id: string })
    expect(other).toMatchObject({ overlaps: [{ first: Number(mine?.id), second: Number(other?.id) }] })
  })
})
