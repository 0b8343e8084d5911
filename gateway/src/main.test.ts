import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpRestClient } from './rest/httpRestClient.ts'
import { manualMachine } from './testing/manualMachine.ts'
import { json, openServer } from './testing/openServer.ts'

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((clean) => clean()))

function gateway(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: '/nowhere', STOREFRONT_DIR: '/nowhere', LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  cleanups.push(() => child.kill('SIGKILL'))
  return child
}

async function ready(child: ChildProcess): Promise<number> {
  const [message] = (await once(child, 'message')) as [{ ready: true; port: number }]
  expect(message).toEqual({ ready: true, port: expect.any(Number) })
  return message.port
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Real processes, on a machine that may be busy. */
describe('the process', () => {
  it('the gateway refuses a bad setting by one sentence and exit code 1', async () => {
    const child = gateway({ UPSTREAM_TIMEOUT_MS: 'soon' })
    const [said, [code]] = await Promise.all([text(child.stderr ?? Readable.from([])), once(child, 'exit')])
    expect([said, code]).toEqual(['UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 600000, not "soon".\n', 1])
  })

  it('the gateway refuses a port in use by one sentence and exit code 1', async () => {
    const port = await listen(createServer())
    const child = gateway({ PORT: String(port) })
    const [said, [code]] = await Promise.all([text(child.stderr ?? Readable.from([])), once(child, 'exit')])
    expect([said, code]).toEqual([`Port ${port} on 127.0.0.1 is in use; stop the other program or set another PORT.\n`, 1])
  })

  it('the gateway answers the request under way after SIGTERM, whose repetition changes nothing, and leaves with 0', async () => {
    const { promise: held, resolve: asked } = Promise.withResolvers<ServerResponse>()
    const apiPort = await listen(createServer((req, res) => (req.url === '/api/events' ? res.writeHead(404).end() : asked(res))))
    const child = gateway({ API_PORT: String(apiPort) })
    const port = await ready(child)
    const answer = fetch(`http://127.0.0.1:${port}/graphql`, json({ query: '{ serverTime }' }))
    const upstream = await held
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    child.kill('SIGTERM')
    upstream.end('{"code":200,"message":"ok","data":{"timestamp":1795226702}}')
    expect(await (await answer).json()).toMatchObject({ data: { serverTime: '2026-11-21T02:05:02Z' } })
    expect(await exited).toEqual([0, null])
  })
})

it('the gateway starts without the marketplace, and says whether it is there from then on', async () => {
  const api = createServer((_, res) => res.end('{"code":200,"message":"ok","data":{"timestamp":1795226702}}'))
  const apiPort = await listen(api)
  const away = async (): Promise<void> => {
    api.closeAllConnections()
    api.close()
    await once(api, 'close')
  }
  const back = async (): Promise<void> => {
    api.listen(apiPort, '127.0.0.1')
    await once(api, 'listening')
  }
  await away()
  const client = createHttpRestClient({
    apiUrl: `http://127.0.0.1:${apiPort}`,
    timeoutMs: 5_000,
    gatewaySecret: null,
    machine: manualMachine(),
  })
  const open = await openServer(client, { machine: manualMachine() })
  const readiness = async (): Promise<unknown> => (await fetch(`${open.url}/readyz`)).json()
  expect(await readiness()).toEqual({ status: 'degraded' })
  await back()
  expect(await readiness()).toEqual({ status: 'ready' })
  await away()
  expect(await readiness()).toEqual({ status: 'degraded' })
  await back()
  expect(await readiness()).toEqual({ status: 'ready' })
  await open.close()
  await client.close()
})
