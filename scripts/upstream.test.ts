import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { COOKIE, startForeignHost } from '../tests/foreign/host.ts'
import { checkHost } from './upstream/checkHost.ts'
import { lacking, OUR_CALLS } from './upstream/shape.ts'
import { unreadable } from './upstream/readers.ts'

async function run(...words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [new URL('./upstream.ts', import.meta.url).pathname, ...words])
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode ?? -1, out, err }
}

const member = { username: '青山药房', password: 'Demo-2026' }

it('a host of the specification is walked without a write, and each call says what it lacks and what that costs', async () => {
  const host = await startForeignHost('texts')
  const findings = await checkHost({ url: host.url, cookie: COOKIE, member })
  host.close()
  const findingOf = (call: string) => findings.find((finding) => finding.call === call)
  expect(findingOf('GET /api/user/base')).toMatchObject({ answered: 'yes', shape: 'lacks member_id, standing, is_can_order, is_can_funds' })
  expect(findingOf('GET /api/goods/batch')).toMatchObject({
    answered: 'no (404)',
    consequence: 'goods that others name are read one by one',
  })
  expect(findingOf('GET /api/order')).toMatchObject({ answered: 'no (404)', consequence: 'orders are placed, paid and followed elsewhere' })
  expect(findingOf('POST /api/cart')).toMatchObject({ answered: 'not tried' })
  expect(findings.filter(({ shape }) => shape.startsWith('unreadable'))).toEqual([])
  expect(host.calls.filter((call) => !call.startsWith('GET '))).toEqual(['POST /api/auth/login username=青山药房&password=Demo-2026'])
})

it('the command prints the table, and ends with 0', async () => {
  const host = await startForeignHost('numbers')
  const { code, out } = await run('check', host.url, '--user', member.username, '--password', member.password, '--cookie', COOKIE)
  host.close()
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toMatch(/^call +answered +shape +consequence$/)
  expect(out).toMatch(/^GET \/api\/cart\/list +yes +lacks /m)
})

it.each([[[]], [['check']], [['check', 'nowhere']]])('the command %j is not understood', async (words) => {
  const { code, err } = await run(...words)
  expect([code, err]).toEqual([2, expect.stringContaining('npm run upstream -- check URL')])
})

it('a host that does not answer is said to be silent at each call', async () => {
  const findings = await checkHost({ url: 'http://127.0.0.1:9', cookie: 'sid', member: null })
  expect(findings.find(({ call }) => call === 'GET /api/goods/list')).toMatchObject({ answered: 'no answer' })
})

it('what cannot be read is named as in the log of the gateway', () => {
  expect(unreadable('GET /api/goods/list', { data: [{ id: 1, name: 'x', base_price: 'dear', number: 1 }], total: 1 })).toEqual([
    'goods.base_price should be an amount',
  ])
})

it('fields that ours has and a body lacks are named by their place', () => {
  const schema = OUR_CALLS.get('GET /api/goods/hot') ?? {}
  expect(lacking(schema, [{ name: '感冒' }])).toEqual(['url'])
  expect(lacking(schema, { name: '感冒' })).toEqual(['(is no list)'])
})
