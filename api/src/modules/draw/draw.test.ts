import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrizeKind } from '../../db/tables/content.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper } from '../../testing/trading.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { goodsAt } from '../promotion/testShop.ts'
import { byWeight } from './draw.service.ts'
import { maskedName } from '../user/user.service.ts'

const DAY_MS = 86_400_000

let h: Harness
beforeAll(async () => {
  h = await openHarness({ databasePool: 40 })
  await createTrade(h)
})
afterAll(() => h.close())

interface Prize {
  readonly name: string
  readonly kind: PrizeKind
  readonly weight: number
  readonly total: number | null
  readonly amount?: number
}
const NOTHING: Prize = { name: '谢谢参与', kind: 'none', weight: 1, total: null }
const voucher = (total: number, weight = 1): Prize => ({ name: '现金券10元', kind: 'voucher', weight, total, amount: 1_000 })

async function openDraw(
  prizes: readonly Prize[],
  changes: { needsOrder?: boolean; fromDays?: number; toDays?: number } = {},
): Promise<number> {
  const now = h.clock.now().getTime()
  const { id } = await h.deps.db
    .insertInto('draw')
    .values({
      name: '测试抽奖',
      remarks: '付款即抽',
      rules: '每店一次。',
      needs_order: changes.needsOrder ?? false,
      starts_at: new Date(now + (changes.fromDays ?? -1) * DAY_MS),
      ends_at: new Date(now + (changes.toDays ?? 1) * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await h.deps.db
    .insertInto('draw_prize')
    .values(
      prizes.map(({ name, kind, weight, total, amount = null }, sort) => ({
        draw_id: id,
        name,
        remarks: `${name}说明`,
        kind,
        amount,
        weight,
        total,
        sort,
      })),
    )
    .execute()
  return id
}

interface Member {
  readonly person: Person
  readonly client: TestClient
}
async function member(company?: string): Promise<Member> {
  const person = await createPerson(h, company === undefined ? {} : { company })
  return { person, client: await logIn(h, person) }
}

const join = (client: TestClient, id: number, key = 'one-key-for-all'): Promise<TestAnswer> =>
  client.post(`/api/draw/${id}/join`, { client_key: key })
const given = async (id: number): Promise<number[]> =>
  (await h.deps.db.selectFrom('draw_prize').where('draw_id', '=', id).orderBy('sort').select('given').execute()).map((row) => row.given)

describe('joining', () => {
  it('joining a draw gives one prize once, the same for the same key, and credits it', async () => {
    const id = await openDraw([voucher(5)])
    const { client, person } = await member()
    expect((await client.get(`/api/draw/${id}`)).data).toMatchObject({
      status: 'running',
      is_join: 0,
      chances: 1,
      message: '',
      prizes: [{ name: '现金券10元', left: 5 }],
    })
    const first = await join(client, id)
    expect(first).toMatchObject({ status: 200, data: { prize: { name: '现金券10元', remarks: '现金券10元说明', kind: 'voucher' } } })
    expect((await join(client, id)).data).toEqual(first.data)
    expect(await join(client, id, 'another-key')).toMatchObject({
      status: 400,
      message: '您已参加过本次抽奖',
      data: { reason: 'DRAW_DONE' },
    })
    expect(await balanceOf(h.deps.db, person.memberId, 'voucher')).toBe(1_000)
    expect(await given(id)).toEqual([1])
    expect((await client.get(`/api/draw/${id}/activity`)).data).toMatchObject({ is_join: 1, chances: 0, message: '您已参加过本次抽奖' })
    expect((await client.get(`/api/draw/new_record?id=${id}`)).data).toMatchObject({ draw_id: String(id), prize: { name: '现金券10元' } })
    expect((await client.get('/api/draw/record')).data).toMatchObject({ total: 1, data: [{ draw_name: '测试抽奖' }] })
    expect((await client.get(`/api/draw/${id}/record`)).data).toMatchObject({ total: 1 })
  })

  it('joining a draw credits points, and nothing for nothing', async () => {
    const { client, person } = await member()
    expect((await join(client, await openDraw([{ name: '积分200', kind: 'points', weight: 1, total: 1, amount: 200 }]))).status).toBe(200)
    expect(await balanceOf(h.deps.db, person.memberId, 'points')).toBe(200)
    expect((await join(client, await openDraw([NOTHING]), 'second-key')).data).toMatchObject({ prize: { kind: 'none' } })
    expect(await balanceOf(h.deps.db, person.memberId, 'voucher')).toBe(0)
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('joining a draw falls on what is left, and is over when nothing is', async () => {
    const id = await openDraw([voucher(1, 1_000_000), { name: '血压计', kind: 'goods', weight: 1, total: 1 }])
    const answers = []
    for (let n = 0; n < 3; n++) answers.push(await join((await member()).client, id))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 400])
    expect(answers[2]).toMatchObject({ data: { reason: 'DRAW_ENDED' } })
    expect(await given(id)).toEqual([1, 1])
  })

  it('joining a draw is for members alone, in its time alone', async () => {
    const { client } = await member()
    expect((await join(h.client(), await openDraw([NOTHING]))).status).toBe(401)
    expect(await join(client, await openDraw([NOTHING], { fromDays: -3, toDays: -1 }))).toMatchObject({
      status: 400,
      data: { reason: 'DRAW_ENDED' },
    })
    expect((await join(client, await openDraw([NOTHING], { fromDays: 1, toDays: 2 }))).status).toBe(404)
    expect((await join(client, 999_999)).status).toBe(404)
    expect(await client.post(`/api/draw/${await openDraw([NOTHING])}/join`, {})).toMatchObject({ status: 422 })
  })

  it('joining a draw needs an order paid while it runs, where the draw asks for one', async () => {
    const id = await openDraw([NOTHING], { needsOrder: true })
    const shopper = await createShopper(h)
    expect((await shopper.client.get(`/api/draw/${id}/activity`)).data).toMatchObject({
      chances: 0,
      message: '活动期间付款成功一单即可参加抽奖',
    })
    expect(await join(shopper.client, id)).toMatchObject({ status: 403, message: '活动期间付款成功一单即可参加抽奖' })
    await post(h.deps, { memberId: shopper.person.memberId, kind: 'balance', delta: 50_000, reason: 'recharge', ref: 'draw' })
    expect(await buy(shopper.client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { checkout: { use_balance: 1 } })).toMatchObject({
      pay_status: 'paid',
    })
    expect((await shopper.client.get(`/api/draw/${id}/activity`)).data).toMatchObject({ chances: 1, message: '' })
    expect((await join(shopper.client, id)).status).toBe(200)
  })
})

describe('looking', () => {
  it('looking at draws is open to visitors, who have no chance yet', async () => {
    const id = await openDraw([voucher(5), NOTHING])
    expect((await h.client().get(`/api/draw?id=${id}`)).data).toMatchObject({
      id: String(id),
      is_join: 0,
      chances: 0,
      message: '登录后参加抽奖',
    })
    expect((await h.client().get('/api/draw/999999')).status).toBe(404)
    expect((await h.client().get('/api/draw/record')).status).toBe(401)
  })

  it('looking at draws shows the running draw that ends first, and none when none runs', async () => {
    const id = await openDraw([NOTHING], { toDays: 0.001 })
    const { client } = await member()
    expect((await client.get('/api/draw/simple')).data).toEqual({
      id: String(id),
      name: '测试抽奖',
      remarks: '付款即抽',
      is_join: 0,
      chances: 1,
    })
    expect((await client.get('/api/draw')).data).toMatchObject({ id: String(id) })
    h.clock.advance(2 * DAY_MS)
    expect(await client.get('/api/draw/simple')).toMatchObject({ status: 200, data: null })
    expect((await client.get('/api/draw')).status).toBe(404)
    expect(await client.get('/api/draw/new_record')).toMatchObject({ status: 200, data: null })
  })

  it('the list of winners names them so that only they know themselves', async () => {
    const id = await openDraw([voucher(1), { ...NOTHING, weight: 0 }])
    await join((await member('杭州青屿大药房有限公司')).client, id)
    expect((await h.client().get(`/api/draw/${id}/winners`)).data).toMatchObject({
      total: 1,
      data: [{ name: '杭州****公司', prize: '现金券10元' }],
    })
  })

  it.each([
    ['杭州青屿大药房有限公司', '杭州****公司'],
    ['康健药房', '康****房'],
    ['甲乙', '甲*'],
    ['甲', '甲*'],
    ['', '*'],
  ])('the list of winners masks %j as %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked)
  })
})

describe('chance', () => {
  const bytesOf = (value: number) => ({
    bytes: () => {
      const bytes = Buffer.alloc(6)
      bytes.writeUIntBE(value, 0, 6)
      return bytes
    },
  })
  const list = [{ weight: 1 }, { weight: 0 }, { weight: 3 }]

  it.each([
    [0, 0],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 0],
    [2 ** 48 - 1, 2],
  ])('%i falls on prize %i of weights 1, 0, 3', (value, nth) => {
    expect(byWeight(list, bytesOf(value))).toBe(list[nth])
  })

  it('chance has nothing to fall on where all weigh nothing', () => {
    expect(byWeight([], bytesOf(1))).toBeNull()
    expect(byWeight([{ weight: 0 }], bytesOf(0))).toBeNull()
  })
})

it.runIf(onPostgres)('races: 40 members for 5 prizes win exactly 5; 30 tries of one member are one record', async () => {
  const id = await openDraw([voucher(5, 1_000_000), NOTHING])
  const members = await Promise.all(Array.from({ length: 40 }, () => member()))
  const answers = await Promise.all(members.map(({ client }) => join(client, id)))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 40 }, () => 200))
  const won = answers.filter((answer) => (answer.data as { prize: { kind: string } }).prize.kind === 'voucher')
  expect([won.length, await given(id)]).toEqual([5, [5, 35]])
  const voucherDraw = await openDraw([voucher(30)])
  const { client, person } = await member()
  const tries = await Promise.all(Array.from({ length: 30 }, (_, n) => join(client, voucherDraw, `race-key-${n}`)))
  expect(tries.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect([await given(voucherDraw), await balanceOf(h.deps.db, person.memberId, 'voucher')]).toEqual([[1], 1_000])
  const same = await member()
  const again = await Promise.all(Array.from({ length: 30 }, () => join(same.client, voucherDraw)))
  expect(new Set(again.map((answer) => JSON.stringify([answer.status, answer.data]))).size).toBe(1)
  expect(await given(voucherDraw)).toEqual([2])
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  process.stdout.write(`  draw: 40 members, 5 prizes → ${won.length} won; 30 keys of one member → 1 record; one key 30 times → 1 answer\n`)
})
