import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiProcess } from '../../api/src/testing/apiProcess.ts'
import { apiCalls, filled } from '../../api/src/testing/apiCalls.ts'
import { createGoods, createTrade } from '../../api/src/testing/catalogue.ts'
import { GATEWAY_SECRET } from '../../api/src/testing/harness.ts'
import { logIn } from '../../api/src/testing/people.ts'
import type { TestClient } from '../../api/src/testing/testClient.ts'
import { addToCart, buy, createShopper, payAtCashier, type Shopper } from '../../api/src/testing/trading.ts'
import { tellWaiting } from '../../api/src/modules/event/event.repo.ts'
import { openStream } from '../../api/src/modules/event/testEvents.ts'
import { freePort, startPostgres } from '../../scripts/lib/postgres.ts'
import { ReplicaStand } from '../../api/src/testing/replicaStand.ts'

const leader = await startPostgres({ faithful: true, followed: true })

describe.runIf(leader !== null)('a replica', () => {
  let stand: ReplicaStand
  let shopper: Shopper
  let visitor: TestClient
  let goodsId: number

  beforeAll(async () => {
    if (leader === null) return
    stand = await ReplicaStand.open(leader)
    await createTrade(stand.h)
    goodsId = await createGoods(stand.h, { stock: 1_000 })
    shopper = await createShopper(stand.h)
    visitor = stand.h.client()
    await stand.h.app.listen({ host: '127.0.0.1', port: 0 })
  }, 60_000)
  afterAll(async () => {
    await stand.close()
    await leader?.stop()
  })

  const stockSeen = async (client: TestClient) => {
    const { data } = (await client.get('/api/goods/list')).data as { data: { id: string; number: number | null }[] }
    return data.find(({ id }) => id === String(goodsId))?.number
  }
  const orders = async (client = shopper.client) => {
    const { data } = (await client.get('/api/order')).data as { data: { id: string; status: string }[] }
    return data.map(({ status }) => status)
  }
  const gateway = (position: unknown) => stand.h.client({ 'x-gateway-secret': GATEWAY_SECRET, 'x-read-after': String(position) })
  const hear = async () => {
    const address = stand.h.app.server.address()
    return openStream(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/events`)
  }

  it('an api that is started with DATABASE_READ_URL reads from the replica, says so, and stops in order', async () => {
    await stand.catchUp()
    const [dataDir, metricsPort] = [mkdtempSync(join(tmpdir(), 'api-replica-')), await freePort()]
    const urls = { DATABASE_URL: leader?.url ?? '', DATABASE_READ_URL: stand.follower.url }
    const api = await ApiProcess.start({ ...urls, DATA_DIR: dataDir, API_METRICS_PORT: String(metricsPort) })
    const answeredByReplica = async (): Promise<boolean> => {
      expect((await fetch(`${api.url}/api/goods/list`)).status).toBe(200)
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return /^api_reads_total\{server="(?!writer)/m.test(metrics)
    }
    try {
      await expect.poll(answeredByReplica).toBe(true)
      expect(api.said).toContain('a replica is read from')
    } finally {
      await api.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    expect(api.said).toMatch(/ended by 0$/)
  })

  it('a replica that stands still hides nothing from a buyer who adds, orders and pays, and answers visitors meanwhile', async () => {
    await stand.catchUp()
    expect(await orders()).toEqual([])
    expect(stand.served()).toEqual(['replica'])
    await stand.pause()
    // Nobody is told of what is followed: its note alone keeps the replica from answering.
    await shopper.client.post('/api/follow', { type: 'item', ids: goodsId })
    expect((await shopper.client.get('/api/market/item/followList')).data).toMatchObject({ total: 1 })
    await addToCart(shopper.client, { goodsId, number: 20 })
    expect(await stockSeen(shopper.client)).toBe(1_000)
    expect(stand.served()).toEqual(['writer', 'writer'])
    const placed = await buy(shopper.client, [{ goodsId, number: 20 }])
    expect(await orders()).toEqual(['unpaid'])
    // The cashier has no session: the shop hears of it by a change that nobody was told of yet.
    await payAtCashier(stand.h, shopper.client, placed.trade_id)
    expect(await orders()).toEqual(['paid'])
    expect(stand.served()).toEqual(['writer', 'writer'])
    expect(await stockSeen(visitor)).toBe(1_000)
    expect(stand.served()).toEqual(['replica'])
    await stand.catchUp()
    expect([await orders(), await stockSeen(visitor)]).toEqual([['paid'], 960])
    expect(stand.served()).toEqual(['replica', 'replica'])
  })

  it('a replica that has not what was told is not asked: neither by a colleague of who did it, nor for what visitors are shown', async () => {
    const colleague = await logIn(stand.h, shopper.person)
    const stream = await hear()
    const ready = await stream.next()
    await stand.catchUp()
    await stand.pause()
    await buy(shopper.client, [{ goodsId, number: 20 }])
    const heard: Record<string, unknown>[] = []
    while (!heard.some(({ topic, id }) => topic === 'public' && id === 'goods') || !heard.some(({ topic }) => topic === 'order'))
      heard.push((await stream.next()).data)
    expect(await orders(colleague)).toEqual(['unpaid', 'paid'])
    const position = heard.find(({ topic }) => topic === 'public')?.['position']
    expect(await stockSeen(gateway(position))).toBe(940)
    expect(stand.served()).toEqual(['writer', 'writer'])
    expect(await stockSeen(gateway(ready.data['position']))).toBe(960)
    expect(await stockSeen(stand.h.client({ 'x-read-after': String(position) }))).toBe(960)
    expect(stand.served()).toEqual(['replica', 'replica'])
    await stand.catchUp()
    expect(await orders(colleague)).toEqual(['unpaid', 'paid'])
    expect(stand.served()).toEqual(['replica'])
    stream.leave()
  })

  it('a replica that has not what a job did to a shop is not asked about it, neither before it is told nor after', async () => {
    const { db } = stand.h.deps
    const { memberId } = shopper.person
    const other = await createGoods(stand.h)
    const favorites = async () => ((await shopper.client.get('/api/favorite')).data as { total: number }).total
    await stand.catchUp()
    await stand.pause()
    expect(await favorites()).toBe(0)
    await db.insertInto('favorite').values({ member_id: memberId, goods_id: other, created_at: new Date() }).execute()
    expect(await favorites()).toBe(1)
    await tellWaiting(db, 100, true)
    expect(await favorites()).toBe(1)
    expect(stand.served()).toEqual(['replica', 'writer', 'writer'])
    await stand.catchUp()
  })

  it('a shop that registers or is entered is found, though the replica has never heard of it', async () => {
    await stand.catchUp()
    await stand.pause()
    const { client } = await createShopper(stand.h)
    expect(await orders(client)).toEqual([])
    expect(stand.served()).toEqual(['writer'])
    await stand.catchUp()
  })

  it('a replica that applies ten seconds late is asked for up to five, and again once it has come', async () => {
    await stand.catchUp()
    await stand.delay('10s')
    await addToCart(shopper.client, { goodsId, number: 5 })
    await stand.replicas.look()
    stand.later(4_000)
    await stand.replicas.look()
    expect(await stockSeen(visitor)).toBe(940)
    stand.later(2_000)
    await stand.replicas.look()
    expect(await stockSeen(visitor)).toBe(940)
    expect(stand.served()).toEqual(['replica', 'writer'])
    expect(stand.replicas.states[0]?.lagMs).toBeGreaterThan(5_000)
    await stand.catchUp()
    expect(stand.replicas.states).toMatchObject([{ isUsed: true, lagMs: 0 }])
  })

  it('a replica answers every call that may lag, so none of them writes', async () => {
    await stand.catchUp()
    const wrong: string[] = []
    let answered = 0
    for (const { name, method, path, access, required } of await apiCalls(stand.h)) {
      if (method !== 'GET' || !(access === 'visitor' || /order|report|favorite|follow/i.test(path))) continue
      const query = required.map((field) => `${field}=1`).join('&')
      const { status } = await shopper.client.get(`${filled(path, goodsId)}?${query}`)
      const servers = stand.served()
      if (servers.includes('replica')) answered++
      else if (status === 200 && servers.length > 0) wrong.push(name)
    }
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(25)
  })

  it('a replica that is killed while it is read, or goes silent, costs nobody an error', async () => {
    await stand.catchUp()
    const signal = (name: NodeJS.Signals) => stand.follower.pids().forEach((pid) => process.kill(pid, name))
    signal('SIGSTOP')
    const silent = stockSeen(visitor)
    await stand.replicas.look()
    expect(await silent).toBe(940)
    signal('SIGCONT')
    await stand.replicas.look()
    expect(await stockSeen(visitor)).toBe(940)
    expect(stand.served()).toEqual(['writer', 'replica'])
    signal('SIGSTOP')
    const killed = stockSeen(visitor)
    signal('SIGKILL')
    expect(await killed).toBe(940)
    expect(await stockSeen(visitor)).toBe(940)
    expect(stand.served()).toEqual(['writer', 'writer'])
    expect((await stand.h.app.inject('/readyz')).statusCode).toBe(200)
  })
})
