import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { invariantsReport } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { createShopper, newKey, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import type { TestAnswer } from '../../testing/testClient.ts'
import type { CartStateWire } from '../cart/cart.schemas.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import { goodsAt, openTrade } from '../promotion/testShop.ts'
import { Unpublishable } from '../promotion/unpublishable.ts'
import type { GroupWire, TeamWire } from './group.schemas.ts'
import { openSale } from './testGroup.ts'

let h: Harness
let me: Shopper
let mate: Shopper
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 40 } : {})
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
  me = await createShopper(h)
  mate = await createShopper(h)
})
afterAll(() => h.close())

interface JoinedWire {
  team: TeamWire
  group: GroupWire
  lines: CartStateWire['data']
}
const DAY_MS = 86_400_000
const join = ({ client }: Shopper, sale: number, number: number, more: Record<string, string> = {}) =>
  client.post(`/api/group/${sale}/join`, { number, client_key: newKey(), ...more })
const joined = (answer: TestAnswer) => {
  expect(answer.message).toBe('ok')
  return answer.data as JoinedWire
}
const detail = async ({ client }: Shopper, sale: number) => (await client.get(`/api/group/${sale}`)).data as GroupWire
const checkOut = async ({ client }: Shopper, line: string | undefined) =>
  (await client.post('/api/cart/checkout', { ids: line ?? '' })).data as QuoteWire
const teamOf = (id: string) =>
  h.deps.db.selectFrom('group_team').where('id', '=', Number(id)).select(['members', 'taken']).executeTakeFirstOrThrow()

describe('a group purchase', () => {
  it('a group purchase puts its goods into the cart at the price that the team reaches with them, and the order says why', async () => {
    const goods = await goodsAt(h, 1_000)
    const sale = await openSale(h, goods)
    const key = newKey()
    const first = joined(await join(me, sale, 4, { client_key: key }))
    expect(first.team).toMatchObject({
      members: 1,
      members_max: 3,
      taken: 0,
      mine: 0,
      price: null,
      next: { number: 1, price: '9.00', short: 1 },
      is_open: 1,
    })
    expect(first.lines).toMatchObject([{ type: 2, number: 4, price: '9.00', amount: '36.00' }])
    expect((await join(me, sale, 4, { client_key: key })).data).toEqual(first)
    expect(await join(me, sale, 1)).toMatchObject({ status: 400, data: { reason: 'GROUP_JOINED' } })
    const second = joined(await join(mate, sale, 8, { team_id: first.team.id }))
    expect(second).toMatchObject({ team: { members: 2 }, group: { my_team_id: first.team.id, teams_count: 1 } })

    const early = await checkOut(me, first.lines[0]?.id)
    const placed = (await submit(me.client, early)).data as PlacedWire
    const order = (await me.client.get(`/api/order/${placed.orders[0]?.id ?? ''}`)).data as { lines: unknown[] }
    expect(order.lines).toMatchObject([
      {
        type: 2,
        number: 4,
        list_amount: '40.00',
        amount: '36.00',
        adjustments: [{ phase: 'P1_GROUP', title: '抱团优惠（测试抱团）', amount: '4.00' }],
      },
    ])
    expect((await me.client.get(`/api/order/${placed.orders[0]?.id ?? ''}/explain`)).data).toMatchObject({ is_equal: 1 })
    expect(await detail(mate, sale)).toMatchObject({
      sold: 4,
      teams: [{ taken: 4, mine: 0, price: '9.00', next: { number: 10, short: 6 } }],
    })

    // Four of the first shop and eight of its own reach the second tier.
    const late = (await mate.client.get('/api/cart/list')).data as CartStateWire
    expect(late.data).toMatchObject([{ type: 2, number: 8, price: '8.00', amount: '64.00' }])
    expect((await mate.client.post(`/api/cart/${late.data[0]?.id ?? ''}/edit`, { number: 5 })).data).toMatchObject({
      data: [{ price: '9.00', amount: '45.00' }],
    })
    expect(await mate.client.post(`/api/cart/${late.data[0]?.id ?? ''}/edit`, { number: 16 })).toMatchObject({
      status: 400,
      data: { reason: 'BUY_LIMIT', available: 15 },
    })
  })

  it('a group purchase keeps what an order promised, and shows a new price where the team has moved meanwhile', async () => {
    const goods = await goodsAt(h, 1_000)
    const sale = await openSale(h, goods)
    const a = joined(await join(me, sale, 10))
    const b = joined(await join(mate, sale, 2, { team_id: a.team.id }))
    const [mine, theirs] = [await checkOut(me, a.lines[0]?.id), await checkOut(mate, b.lines[0]?.id)]
    expect([mine.goods, theirs.goods]).toEqual(['80.00', '18.00'])
    const placed = (await submit(me.client, mine)).data as PlacedWire
    const changed = await submit(mate.client, theirs)
    expect(changed).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED', quote: { goods: '16.00' } } })
    expect(
      await me.client.post(`/api/order/${placed.orders[0]?.id ?? ''}/cancel`, { reason: '不想买了', client_key: newKey() }),
    ).toMatchObject({ status: 200 })
    expect(await teamOf(a.team.id)).toEqual({ members: 2, taken: 0 })
    expect((await checkOut(mate, b.lines[0]?.id)).goods).toBe('18.00')
    const again = await checkOut(mate, b.lines[0]?.id)
    h.clock.advance(DAY_MS)
    expect(await submit(mate.client, again)).toMatchObject({ status: 410 })
    expect((await mate.client.get('/api/cart/list')).data).toMatchObject({
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'GROUP_ENDED', target: b.lines[0]?.id })]),
    })
    expect(await join(await createShopper(h), sale, 1)).toMatchObject({
      status: 400,
      message: '抱团活动已结束',
      data: { reason: 'GROUP_ENDED' },
    })
    expect(await detail(me, sale)).toMatchObject({ status: 'over' })
  })

  it('a group purchase that is over is said before that its team is full, and that before that the shop has joined it', async () => {
    const sale = await openSale(h, await goodsAt(h, 1_000), { membersMax: 2 })
    const { team } = joined(await join(me, sale, 1))
    const again = () => join(me, sale, 1, { team_id: team.id })
    expect(await again()).toMatchObject({ status: 400, message: '您已参加该团', data: { reason: 'GROUP_JOINED' } })
    joined(await join(mate, sale, 1, { team_id: team.id }))
    expect(await again()).toMatchObject({ status: 400, message: '该团已满员', data: { reason: 'GROUP_FULL' } })
    await h.deps.db.updateTable('promotion').set({ ends_at: h.clock.now() }).where('id', '=', sale).execute()
    expect(await again()).toMatchObject({ status: 400, message: '抱团活动已结束', data: { reason: 'GROUP_ENDED' } })
  })

  it('a group purchase refuses a team that is full, is none, or has not begun, and leaves nothing behind', async () => {
    const goods = await goodsAt(h, 1_000, { zbz: 2, min_qty: 2 })
    const sale = await openSale(h, goods, { membersMax: 2, unitsMax: 20 })
    const { team } = joined(await join(me, sale, 2))
    expect(await join(mate, sale, 3, { team_id: team.id })).toMatchObject({ status: 400, data: { reason: 'PACK_MULTIPLE', value: 2 } })
    expect(await join(mate, sale, 2, { team_id: '999999' })).toMatchObject({ status: 404 })
    expect(await join(mate, sale, 22, { team_id: team.id })).toMatchObject({ status: 400, data: { reason: 'GROUP_FULL' } })
    expect(await teamOf(team.id)).toEqual({ members: 1, taken: 0 })
    joined(await join(mate, sale, 2, { team_id: team.id }))
    expect(await join(await createShopper(h), sale, 2, { team_id: team.id })).toMatchObject({
      status: 400,
      message: '该团已满员',
      data: { reason: 'GROUP_FULL' },
    })
    const later = await openSale(h, goods, { startsAt: new Date(h.clock.now().getTime() + 1_000) })
    expect(await join(me, later, 2)).toMatchObject({ status: 403, message: '抱团活动尚未开始' })
    expect(await join(me, 999_999, 2)).toMatchObject({ status: 404 })
    expect((await h.client().post(`/api/group/${sale}/join`, { number: 2, client_key: newKey() })).status).toBe(401)
    expect((await h.client().get(`/api/group/${sale}`)).data).toMatchObject({
      tiers: [{ number: 1, price: null }, {}, {}],
      my_team_id: null,
      teams: [{ price: null }],
    })
    expect((await h.client().get('/api/group')).data).toMatchObject({
      timestamp: Math.floor(h.clock.now().getTime() / 1000),
      data: expect.arrayContaining([
        expect.objectContaining({ id: String(later), status: 'waiting' }),
        expect.objectContaining({ id: String(sale), status: 'running' }),
      ]),
    })
    const shopGroups = (await mate.client.get('/api/group/shop')).data as { data: GroupWire[] }
    expect(shopGroups.data.map((group) => group.id)).toContain(String(sale))
    expect(shopGroups.data.map((group) => group.id)).not.toContain(String(later))
  })

  it.each([
    [{ tiers: [] }, '请至少设置一档抱团价'],
    [{ tiers: [{ number: 1, price: 1_000 }] }, '抱团价须低于基础价且逐级降低'],
    [
      {
        tiers: [
          { number: 5, price: 900 },
          { number: 5, price: 800 },
        ],
      },
      '数量须逐级升高',
    ],
    [{ tiers: [{ number: 1, price: 499 }] }, '抱团价不得低于基础价的一半'],
    [{ perMember: 50 }, '每店限购须不少于起购量且不超过每团总量'],
    [{ membersMax: 1 }, '每团至少两家'],
  ])('a group purchase is not published with %j', async (changes, message) => {
    const error = await openSale(h, await goodsAt(h, 1_000), changes).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Unpublishable)
    expect(error).toMatchObject({ problems: [expect.objectContaining({ message })] })
  })
})

describe.runIf(onPostgres)('with 40 connections', () => {
  it('a team never has more shops, nor orders more units, than it may', async () => {
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => createShopper(h)))
    const sale = await openSale(h, await goodsAt(h, 1_000), {
      membersMax: 12,
      unitsMax: 30,
      perMember: 5,
      tiers: [
        { number: 1, price: 900 },
        { number: 20, price: 800 },
      ],
    })
    const { team, lines } = joined(await join(me, sale, 5))
    const answers = await Promise.all(
      [...shoppers, ...shoppers.slice(0, 20)].map((shopper) => join(shopper, sale, 5, { team_id: team.id })),
    )
    const won = answers.filter((answer) => answer.status === 200).map((answer) => answer.data as JoinedWire)
    expect(won).toHaveLength(11)
    const buyers = [
      { shopper: me, line: lines[0]?.id },
      ...answers.flatMap((answer, at) => {
        const shopper = [...shoppers, ...shoppers.slice(0, 20)][at]
        return answer.status === 200 && shopper !== undefined ? [{ shopper, line: (answer.data as JoinedWire).lines[0]?.id }] : []
      }),
    ]
    const orderOnce = async () =>
      Promise.all(
        buyers.map(async ({ shopper, line }) => {
          const quote = await shopper.client.post('/api/cart/checkout', { ids: line ?? '' })
          return quote.status === 200 ? submit(shopper.client, quote.data as QuoteWire) : quote
        }),
      )
    const rounds = [...(await orderOnce()), ...(await orderOnce()), ...(await orderOnce()), ...(await orderOnce())]
    const orders = rounds.filter((answer) => answer.status === 200)
    const counted = await teamOf(team.id)
    const { qty } = await h.deps.db
      .selectFrom('group_member')
      .where('team_id', '=', Number(team.id))
      .select((eb) => eb.fn.sum<number>('qty').as('qty'))
      .executeTakeFirstOrThrow()
    const joins = `60 joins of the last 11 places → ${won.length} shops, members ${counted.members} ≤ 12`
    const units = `${rounds.length} orders of 5 for 30 units → ${orders.length} orders, taken ${counted.taken} ≤ 30 = ${qty} of its members`
    process.stdout.write(`  group: ${joins}; ${units}; ${await invariantsReport(h.deps.db)}\n`)
    expect([counted.members, counted.taken <= 30, counted.taken, qty]).toEqual([12, true, orders.length * 5, counted.taken])
    expect(orders.length).toBeGreaterThan(0)
  })
})
