import { afterEach, describe, expect, it } from 'vitest'
import { manualMachine } from '../../testing/manualMachine.ts'
import { openServer, type OpenServer } from '../../testing/openServer.ts'
import { stubRest } from '../../testing/stubRest.ts'
import type { ShopProcess } from './shopProcess.ts'
import { idleMs, mostShops, TestShops } from './testShops.ts'

const open = (): { answer: () => boolean; close: () => Promise<void> } => ({ answer: () => true, close: () => Promise.resolve() })

function shopsOf(): { shops: TestShops; ended: string[]; crash: (() => void)[]; machine: ReturnType<typeof manualMachine> } {
  const machine = manualMachine()
  const ended: string[] = []
  const crash: (() => void)[] = []
  const start = (secret: string): Promise<ShopProcess> =>
    Promise.resolve({
      apiUrl: 'http://127.0.0.1:1',
      setForward: (to) => Promise.resolve({ done: { close_unpaid: 1 }, aheadMs: Date.parse(to) }),
      whenEnded: (run) => void crash.push(run),
      end: () => void ended.push(secret),
    })
  return { shops: new TestShops({ start, open, machine }), ended, crash, machine }
}

describe('test shops', () => {
  it('test shops are few, also while they are being built, and one that is closed makes room', async () => {
    const { shops, ended } = shopsOf()
    const built = await Promise.all(Array.from({ length: mostShops + 1 }, () => shops.build()))
    expect(built.filter((shop) => shop !== null)).toHaveLength(mostShops)
    shops.close(built[0]?.id ?? '')
    expect(ended).toHaveLength(1)
    expect(await shops.build()).not.toBeNull()
  })

  it('a test shop ends when nobody has asked for half an hour, and each question begins that anew', async () => {
    const { shops, ended, machine } = shopsOf()
    const id = (await shops.build())?.id ?? ''
    machine.advance(idleMs - 1)
    expect(shops.find(id)).not.toBeNull()
    machine.advance(idleMs - 1)
    expect(ended).toEqual([])
    machine.advance(1)
    expect([shops.find(id), ended.length]).toEqual([null, 1])
  })

  it('a test shop tells its time, ahead of the machine by what its clock was set forward', async () => {
    const { shops, machine } = shopsOf()
    const id = (await shops.build())?.id ?? ''
    machine.advance(1_000)
    expect(shops.find(id)).toMatchObject({ time: '1970-01-01T00:00:01.000Z' })
    expect(await shops.setForward(id, '1970-01-02T00:00:00Z')).toEqual({ time: '1970-01-02T00:00:01.000Z', done: { close_unpaid: 1 } })
    expect(await shops.setForward('another', '1970-01-02T00:00:00Z')).toBeNull()
  })

  it('a test shop whose process ended is gone, and all end with the gateway', async () => {
    const { shops, ended, crash } = shopsOf()
    const id = (await shops.build())?.id ?? ''
    crash[0]?.()
    expect(shops.find(id)).toBeNull()
    await shops.build()
    shops.closeAll()
    expect(ended).toHaveLength(2)
    expect(await shops.build()).toBeNull()
  })
})

let server: OpenServer | undefined
afterEach(async () => server?.close())
const post = (path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${server?.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' })

describe('the way to a test shop', () => {
  it('a gateway that serves no demo has no test shops, whoever asks', async () => {
    server = await openServer(stubRest({}), { settings: { isDemo: false } })
    expect((await post('/graphql/explorer/shop', { 'x-csrf': '1' })).status).toBe(404)
  })

  it('a test shop is not built for a page of another site, and one that is unknown is told in Chinese', async () => {
    server = await openServer(stubRest({}), { settings: { isDemo: true } })
    expect((await post('/graphql/explorer/shop', {})).status).toBe(405)
    const gone = await post('/graphql', { 'x-csrf': '1', 'x-test-shop': 'unknown' })
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('这家测试商店已关闭')])
  })
})
