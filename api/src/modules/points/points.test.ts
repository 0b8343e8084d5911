import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { invariantsReport } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { seedPointsMall } from '../../seed/seedPoints.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 40 } : {})
  await createTrade(h)
  await seedPointsMall(h.deps.db, h.clock.now())
  me = await createShopper(h)
})
afterAll(() => h.close())

interface Gift {
  id: string
  name: string
  points: number
  number: number
  mine: number
  exchanged: number
  image: string
}
const listed = async (query = '') => (await me.client.get(`/api/jfsc/goods?per_page=100${query}`)).data as { data: Gift[]; total: number }
const named = async (name: string) =>
  (await listed()).data.find((gift) => gift.name === name) ?? { id: '0', name, points: 0, number: 0, mine: 0, exchanged: 0, image: '' }
const give = (who: Shopper, points: number) =>
  post(h.deps, { memberId: who.person.memberId, kind: 'points', delta: points, reason: 'order_points', ref: newKey() })
const ask = ({ client }: Shopper, id: string, number: number, more: Record<string, string> = {}) =>
  client.post('/api/jfsc/exchange', { id, number, client_key: newKey(), ...more })

describe('the points mall', () => {
  it('the points mall lists gifts by category and by points, those that are gone last, each with its picture', async () => {
    const all = await listed()
    expect([all.total, all.data.at(-1)?.name]).toEqual([16, '纯棉毛巾'])
    const points = all.data.slice(0, -1).map((gift) => gift.points)
    expect(points).toEqual(points.toSorted((a, b) => a - b))
    expect((await listed('&range=3001-8000')).data.map((gift) => gift.name)).toEqual(['蓝牙音箱', '商务双肩包'])
    expect((await listed('&range=8001-&category_id=1')).data.map((gift) => gift.name)).toEqual(['无线扫码枪'])
    expect((await me.client.get('/api/jfsc/goods?range=5')).status).toBe(422)
    expect((await me.client.get('/api/jfsc/category')).data).toMatchObject({
      categories: [{ name: '门店用品', count: 6 }, { count: 5 }, { count: 4 }, { count: 1 }],
      ranges: [{ key: '0-1000' }, {}, {}, { key: '8001-', to: null }],
    })
    for (const { image } of all.data)
      expect(await h.app.inject({ method: 'GET', url: image })).toMatchObject({
        statusCode: 200,
        headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
      })
    expect((await h.app.inject({ method: 'GET', url: '/files/gift/1-000000000000.svg' })).statusCode).toBe(404)
    expect((await h.client().get(`/api/jfsc/goods/${all.data[0]?.id ?? ''}`)).data).toMatchObject({ name: '热敏收银纸', mine: 0 })
    expect((await me.client.get('/api/jfsc/goods/999')).status).toBe(404)
  })

  it('the points mall gives a gift for points once per key, with an order that goes to the shop', async () => {
    const gift = await named('不锈钢保温杯')
    expect(await ask(me, gift.id, 1)).toMatchObject({
      status: 400,
      message: '积分不足，当前可用 0 积分',
      data: { reason: 'POINTS_SHORT', available: 0 },
    })
    await give(me, 2_500)
    const key = newKey()
    const done = await ask(me, gift.id, 2, { client_key: key })
    expect(done).toMatchObject({ status: 200, data: { points_after: 500 } })
    expect((await ask(me, gift.id, 2, { client_key: key })).data).toEqual(done.data)
    expect((await me.client.get('/api/user/base')).data).toMatchObject({ points: 500 })
    expect(await ask(me, gift.id, 1, { client_key: key })).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
    expect(await named(gift.name)).toMatchObject({ number: gift.number - 2, exchanged: 2, mine: 2 })
    const orders = (await me.client.get('/api/order/jf?status=placed')).data as { data: { id: string }[]; total: number }
    expect(orders).toMatchObject({
      total: 1,
      data: [
        {
          no: (done.data as { order_no: string }).order_no,
          status_text: '待发货',
          total_points: 2_000,
          address: { name: '王店长', address: '湖北省武汉市江岸区中山大道1号' },
          actions: [],
        },
      ],
    })
    const id = orders.data[0]?.id ?? ''
    const other = await createShopper(h)
    expect([
      (await other.client.get(`/api/order/jf/${id}`)).status,
      (await other.client.post(`/api/jfsc/order/${id}/confirm`)).status,
    ]).toEqual([404, 404])
    expect(await me.client.post(`/api/jfsc/order/${id}/confirm`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect((await me.client.post(`/api/erp/jf/${id}/ship`, { carrier: '顺丰', tracking_no: 'SF10001' })).status).toBe(401)
    expect(await office(h).post(`/api/erp/jf/${id}/ship`, { carrier: '顺丰', tracking_no: 'SF10001' })).toMatchObject({
      status: 200,
      data: { status: 'shipped', actions: ['confirm'] },
    })
    expect(await me.client.post(`/api/jfsc/order/${id}/confirm`)).toMatchObject({
      status: 200,
      data: { status: 'received', tracking_no: 'SF10001', actions: [] },
    })
    expect((await me.client.get(`/api/order/jf/${id}`)).data).toMatchObject({ status_text: '已收货' })
  })

  it('the points mall refuses what is gone, more than each may have, and a place that is none', async () => {
    await give(me, 90_000)
    expect(await ask(me, (await named('纯棉毛巾')).id, 1)).toMatchObject({ status: 400, data: { reason: 'OUT_OF_STOCK', available: 0 } })
    expect(await ask(me, (await named('无线扫码枪')).id, 3)).toMatchObject({ status: 400, data: { reason: 'BUY_LIMIT', available: 2 } })
    expect(await ask(me, '999', 1)).toMatchObject({ status: 404 })
    expect(await ask(me, (await named('热敏收银纸')).id, 0)).toMatchObject({
      status: 422,
      data: { errors: { number: ['兑换数量不能小于1'] } },
    })
    expect(await ask(me, (await named('热敏收银纸')).id, 1, { phone: '123' })).toMatchObject({
      status: 422,
      data: { errors: { phone: ['联系电话格式不正确'] } },
    })
    expect(
      await ask(me, (await named('热敏收银纸')).id, 1, { contact: '李姐', phone: '13900000009', address: '武昌店二楼' }),
    ).toMatchObject({ status: 200 })
    expect((await me.client.get('/api/order/jf')).data).toMatchObject({
      data: [{ address: { name: '李姐', phone: '13900000009', address: '武昌店二楼' } }, {}],
    })
    await h.deps.db.updateTable('member').set({ review: 'pending' }).where('id', '=', me.person.memberId).execute()
    expect(await ask(me, (await named('热敏收银纸')).id, 1)).toMatchObject({ status: 403, data: { reason: 'NOT_REVIEWED' } })
  })
})

describe.runIf(onPostgres)('with 40 connections', () => {
  it('neither gifts nor points ever fall below nothing', async () => {
    const gift = await named('蓝牙音箱')
    await h.deps.db.updateTable('points_goods').set({ stock: 7, per_member: null }).where('id', '=', Number(gift.id)).execute()
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => createShopper(h)))
    await Promise.all(shoppers.map((shopper) => give(shopper, gift.points)))
    const answers = await Promise.all([...shoppers, ...shoppers.slice(0, 20)].map((shopper) => ask(shopper, gift.id, 1)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(7)
    expect(
      [...new Set(answers.filter((answer) => answer.status !== 200).map((answer) => (answer.data as { reason: string }).reason))].filter(
        (reason) => !['OUT_OF_STOCK', 'POINTS_SHORT'].includes(reason),
      ),
    ).toEqual([])
    const poor = shoppers[39] ?? me
    const paper = await named('热敏收银纸')
    await give(poor, 1_000)
    const before = await balanceOf(h.deps.db, poor.person.memberId, 'points')
    const spent = await Promise.all(Array.from({ length: 40 }, () => ask(poor, paper.id, 1)))
    const after = await balanceOf(h.deps.db, poor.person.memberId, 'points')
    const done = spent.filter((answer) => answer.status === 200)
    expect([done.length, after]).toEqual([Math.floor(before / 300), before % 300])
    const { stock } = await h.deps.db.selectFrom('points_goods').where('id', '=', Number(gift.id)).select('stock').executeTakeFirstOrThrow()
    const orders = `40 at once from ${before} points at 300 → ${done.length} orders, ${after} points left`
    process.stdout.write(
      `  points mall: 60 exchanges of the last 7 gifts → 7 orders, stock ${stock}; ${orders}; ${await invariantsReport(h.deps.db)}\n`,
    )
    expect(stock).toBe(0)
  })
})
