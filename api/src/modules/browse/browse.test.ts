import { formatDate } from 'rules/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seconds } from '../../deps.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buyer, goodsAt, openTrade, promote } from '../promotion/testShop.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())

const HOUR = 3_600_000
const at = (from: number, to: number) => ({
  startsAt: new Date(h.clock.now().getTime() + from * HOUR),
  endsAt: new Date(h.clock.now().getTime() + to * HOUR),
})

it('shows the day’s flash sessions and what the running one sells; prices only to whom they are shown', async () => {
  expect((await h.client().get('/api/spike')).data).toMatchObject({ sessions: [], items: [], session_id: null })
  const goods = await goodsAt(h, 1_000)
  const items = [{ goodsId: goods, price: 800, total: 50, perMember: 5 }]
  const over = await promote(h, { kind: 'flash', name: '早场', ...at(-4, 0), items })
  const now = await promote(h, { kind: 'flash', name: '午场', ...at(0, 4), items })
  const next = await promote(h, { kind: 'flash', name: '晚场', ...at(4, 8), items })
  const { client } = await buyer(h)
  for (const path of ['/api/spike', '/api/index/spike']) {
    expect((await client.get(path)).data).toMatchObject({
      session_id: String(now.id),
      sessions: [
        { id: String(over.id), status: 'over' },
        { id: String(now.id), status: 'running' },
        { id: String(next.id), status: 'waiting' },
      ],
      items: [{ goods: { id: String(goods) }, price: '8.00', total: 50, taken: 0, per_member: 5, mine: 0 }],
    })
  }
  expect((await h.client().get(`/api/spike/${next.id}`)).data).toMatchObject({
    session_id: String(next.id),
    items: [{ price: null, goods: { base_price: null } }],
  })
  expect(await h.client().get('/api/spike/999999')).toMatchObject({ status: 404 })
})

it('lists combinations that run, with what the shop may still buy', async () => {
  const [A, B] = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
  await promote(h, {
    kind: 'combo',
    combos: [
      {
        name: '组合',
        price: 2_500,
        total: 10,
        perMember: 3,
        items: [
          { goodsId: A, qty: 1 },
          { goodsId: B, qty: 1 },
        ],
      },
    ],
  })
  const { id } = await h.deps.db.selectFrom('combo').select('id').executeTakeFirstOrThrow()
  const { client } = await buyer(h)
  expect((await client.get('/api/combo')).data).toMatchObject({
    total: 1,
    data: [{ id: String(id), price: '25.00', list: '30.00', limit: 3, left: 3, mine: 0, items: [{ number: 1 }, { number: 1 }] }],
  })
  expect((await h.client().get(`/api/combo/${id}`)).data).toMatchObject({
    price: null,
    list: null,
    items: [{ goods: { base_price: null } }, {}],
  })
  await h.deps.db.updateTable('promotion').set({ status: 'stopped' }).where('kind', '=', 'combo').execute()
  expect([(await client.get('/api/combo')).data, (await client.get(`/api/combo/${id}`)).status]).toMatchObject([{ total: 0 }, 404])
})

it('shows the goods of an activity with its tiers, and those at a special price', async () => {
  const goods = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
  const { id } = await promote(h, { kind: 'manjian', goodsIds: goods, tiers: [{ full: 10_000, minus: 1_000 }] })
  const all = await promote(h, { kind: 'discount', goodsIds: null, tiers: [{ full: 10_000, bp: 9_800 }] })
  expect((await h.client().get(`/api/manjian/${id}/goods?per_page=1`)).data).toMatchObject({
    activity: { id: String(id), tiers: [{ full: '100.00', minus: '10.00', rate: null }] },
    total: 2,
    last_page: 2,
    data: [{}],
  })
  expect((await h.client().get(`/api/manjian/${all.id}/goods`)).data).toMatchObject({
    activity: { kind: 'discount', covers_all: 1, tiers: [{ minus: null, rate: 9_800 }] },
    total: 5,
  })
  expect(await h.client().get('/api/manjian/999999/goods')).toMatchObject({ status: 404 })
  const [A = 0, B = 0] = goods
  const now = seconds(h.clock.now())
  await h.deps.db
    .insertInto('special_day')
    .values([
      { goods_id: A, day: formatDate(now + 86_400), price: 900 },
      { goods_id: B, day: formatDate(now), price: 1_500 },
    ])
    .execute()
  const specials = async () => (await h.client().get('/api/activity/everyday_price')).data
  expect(await specials()).toMatchObject({ total: 1, data: [{ id: String(B) }] })
  h.clock.advance(86_400_000)
  expect(await specials()).toMatchObject({ total: 1, data: [{ id: String(A) }] })
})
