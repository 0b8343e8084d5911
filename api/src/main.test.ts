import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'api-main-'))
const env = (changes: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  DATA_DIR: join(folder, 'data'),
  API_PORT: '0',
  DEMO: '0',
  ...changes,
})
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  child: ChildProcess
  port: number
  output(): string
}

async function start(changes?: Record<string, string>): Promise<Running> {
  const child = fork(MAIN, { env: env(changes), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  children.push(child)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  const message: { ready: boolean; port: number } = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error(output)))
  })
  expect(message.ready).toBe(true)
  return { child, port: message.port, output: () => output }
}

async function startFails(changes: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [MAIN], { env: env(changes), stdio: ['ignore', 'ignore', 'pipe'] })
  children.push(child)
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk)
  })
  await once(child, 'close')
  return { code: child.exitCode, stderr }
}

async function stop({ child }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.kill(signal)
  await once(child, 'exit')
  return child.exitCode
}

describe('a start that cannot work', () => {
  let busy: Server
  let port = 0
  beforeAll(async () => {
    busy = createServer()
    busy.listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const address = busy.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterAll(() => busy.close())

  it.concurrent.each([
    [
      'a database that nobody has migrated',
      () => ({ MIGRATE: '0', DATA_DIR: join(folder, 'bare') }),
      'The database lacks the migration 0001_identity: run npm run migrate, or start with MIGRATE=1.\n',
    ],
    ['a bad setting', () => ({ API_PORT: 'x' }), 'API_PORT must be a whole number from 0 to 65535, not "x".\n'],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }),
      'The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED).\n',
    ],
    ['a data folder that cannot be made', () => ({ DATA_DIR: '/dev/null/data' }), 'The data folder /dev/null/data cannot be made.\n'],
    ['a host that is not this machine', () => ({ HOST: '203.0.113.1' }), 'HOST 203.0.113.1 is no address of this machine.\n'],
    [
      'a port in use',
      () => ({ API_PORT: String(port) }),
      () => `Port ${port} on 127.0.0.1 is in use; stop the other program or set another API_PORT.\n`,
    ],
  ])('a start that cannot work ends at %s with one sentence and 1', async (_name, changes, sentence) => {
    expect(await startFails(changes())).toEqual({ code: 1, stderr: typeof sentence === 'string' ? sentence : sentence() })
  })
})

describe('a running api', () => {
  let cookie = ''
  let kept = ''
  const secret = join(folder, 'data/gateway-secret')
  const isKnown = async ({ port }: Running) =>
    (await fetch(`http://127.0.0.1:${port}/api/user/base`, { headers: { cookie } })).status === 200

  it('a running api keeps its folder to itself, and opens it again after it was killed', async () => {
    const running = await start({ DEMO: '1' })
    kept = readFileSync(secret, 'utf8')
    expect(kept.trim()).toHaveLength(43)
    expect(statSync(secret).mode & 0o777).toBe(0o600)
    const { code, stderr } = await startFails({ DEMO: '1' })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The data folder ${join(folder, 'data')} is in use by process ${running.child.pid}; stop it or set another DATA_DIR.\n`,
    })
    const login = await fetch(`http://127.0.0.1:${running.port}/api/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'demo', password: 'Demo-2026' }),
    })
    expect(login.status).toBe(200)
    cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    await stop(running, 'SIGKILL')
  })

  it('a running api finishes the request under way before it ends on SIGTERM', async () => {
    const running = await start({ DEMO: '1' })
    expect(await isKnown(running)).toBe(true)
    const asked = httpRequest({
      port: running.port,
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '39', expect: '100-continue' },
    })
    const answered = once(asked, 'response')
    // The server says that it has begun with it.
    await once(asked, 'continue')
    asked.write('username=nobody')
    running.child.kill('SIGTERM')
    while (!running.output().includes('"stopping"')) await once(running.child.stdout ?? process.stdin, 'data')
    expect(await (await fetch(`http://127.0.0.1:${running.port}/readyz`)).json()).toEqual({ status: 'leaving' })
    asked.end('&password=Wrong-password')
    const [response] = await answered
    expect(response.statusCode).toBe(422)
    response.resume()
    if (running.child.exitCode === null) await once(running.child, 'exit')
    expect(running.child.exitCode).toBe(0)
  })

  it('a running api starts again on what it kept, and ends cleanly on SIGINT', async () => {
    const running = await start({ DEMO: '1' })
    expect(await isKnown(running)).toBe(true)
    expect(readFileSync(secret, 'utf8')).toBe(kept)
    expect(await stop(running, 'SIGINT')).toBe(0)
  })
})
