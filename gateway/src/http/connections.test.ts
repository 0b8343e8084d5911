import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { noObservers } from '../testing/noObservers.ts'
import { createMetrics } from '../observe/metrics.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { stubRest } from '../testing/stubRest.ts'
import { SlowBodies, usualPatience } from './connections.ts'

let open: OpenServer | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await open?.close()
})

async function dial(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
/** All that comes until the connection is gone, by whatever end. */
async function heard(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => void (text += String(chunk)))
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}

describe('patience', () => {
  it('the patience with a connection is 10 s for a head and 30 s without progress of a body, looked at every 2 s', () => {
    expect(usualPatience).toEqual({ headMs: 10_000, bodyMs: 30_000, leastBytes: 1_024, checkMs: 2_000 })
  })

  it.each([
    ['half a head', 'POST /graphql HTTP/1.1\r\nhost: local'],
    ['nothing', ''],
    ['half a body', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"que'],
    [
      'half a chunk',
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"qu',
    ],
    [
      'half an upload',
      'POST /upload HTTP/1.1\r\nhost: localhost\r\nx-csrf: 1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100\r\n\r\n--x',
    ],
  ])('the patience with a connection ends where %s is all that comes', async (_, text) => {
    open = await openServer(stubRest({}), { patience: { headMs: 20, bodyMs: 20, leastBytes: 1_024, checkMs: 10 } })
    expect(await heard(await dial(open.port, text))).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
  })
})

describe('a body', () => {
  const bodies = (now: () => number): SlowBodies => new SlowBodies({ ...usualPatience, bodyMs: 30_000 }, now)
  /** A request of which `read` bytes have come, and whether its connection was ended. */
  function arriving(headers: Record<string, string> = { 'content-length': '5000000' }) {
    const state = { isEnded: false }
    const socket = { bytesRead: 0, write: () => true, destroySoon: () => void (state.isEnded = true) }
    const req = Object.assign(new EventEmitter(), { headers, socket, complete: false, readableLength: 0 })
    return {
      req,
      state,
      come: (bytes: number) => void (socket.bytesRead += bytes),
      wait: (bytes: number) => void (req.readableLength = bytes),
    }
  }

  it('a body that gets on may last for ever', () => {
    let now = 0
    const watched = bodies(() => now)
    const { req, state, come } = arriving()
    watched.watch(req)
    for (let minute = 0; minute < 60; minute++) {
      now += 30_000
      come(1_024)
      watched.check()
    }
    expect(state.isEnded).toBe(false)
    now += 30_000
    come(1_023)
    watched.check()
    expect(state.isEnded).toBe(true)
  })

  it("a body that waits for its reader is not its sender's fault", () => {
    let now = 0
    const watched = bodies(() => now)
    const { req, state, wait } = arriving()
    watched.watch(req)
    wait(65_536)
    now = 60_000
    watched.check()
    expect(state.isEnded).toBe(false)
  })

  it('a connection is left alone before its time is up, once its body has come, and where there is none', () => {
    let now = 0
    const watched = bodies(() => now)
    const [early, whole, none] = [arriving(), arriving({ 'transfer-encoding': 'chunked' }), arriving({})]
    for (const { req } of [early, whole, none]) watched.watch(req)
    now = 29_999
    watched.check()
    whole.req.emit('close')
    expect([early, whole, none].map(({ state }) => state.isEnded)).toEqual([false, false, false])
    now = 30_000
    watched.check()
    expect([early, whole, none].map(({ state }) => state.isEnded)).toEqual([true, false, false])
  })
})

describe('connections of one address', () => {
  it('one address may have its limit of connections at once, and again when some have gone', async () => {
    const metrics = createMetrics(() => 0)
    open = await openServer(stubRest({}), { settings: { connectionsPerAddress: 2 }, observers: { ...noObservers, metrics } })
    const [first] = [await dial(open.port), await dial(open.port)]
    const third = await dial(open.port)
    await once(third, 'close')
    expect(await metrics.text()).toContain('gateway_refused_total{why="connections"} 1')
    first.end('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    expect(await heard(first)).toMatch(/^HTTP\/1\.1 200/)
    expect(await heard(await dial(open.port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'))).toMatch(
      /^HTTP\/1\.1 200/,
    )
  })

  it.each([
    ['behind a trusted proxy', { trustedProxies: 1, connectionsPerAddress: 1 }],
    ['where no bound is wanted', { connectionsPerAddress: 0 }],
  ])('connections of one address are not counted %s', async (_, settings) => {
    open = await openServer(stubRest({}), { settings })
    await dial(open.port)
    await dial(open.port)
    expect((await fetch(`${open.url}/healthz`)).status).toBe(200)
  })
})

it('a server made as usual has these bounds', async () => {
  open = await openServer(stubRest({}))
  expect(open.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 2_000 })
})
