import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { stubRest } from '../testing/stubRest.ts'
import { serveWorker } from './serveWorker.ts'

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
writeFileSync(join(folder, 'sw.js'), 'let worker')
afterAll(() => rmSync(folder, { recursive: true }))
let open: OpenServer | undefined
afterEach(async () => open?.close())

const get = async (dir: string, isOff: boolean): Promise<Response> => {
  open = await openServer(stubRest({}), { storefront: () => [serveWorker(dir, isOff)] })
  return fetch(`${open.url}/sw.js`)
}

it('the worker of the storefront is asked for again each time, and may fetch from this site alone', async () => {
  const response = await get(folder, false)
  expect(await response.text()).toBe('let worker')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

it.each([
  ['that is off', folder, true],
  ['of a storefront that has none', '/nowhere', false],
])('a worker %s is one that forgets everything and removes itself', async (_, dir, isOff) => {
  const script = await (await get(dir, isOff)).text()
  expect(script).not.toContain('let worker')
  expect(script).toMatch(/caches\.delete\(name\)[^]*registration\.unregister\(\)/)
})
