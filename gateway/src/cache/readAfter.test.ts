import { expect, it } from 'vitest'
import type { RestMethod, Session } from '../rest/restClient.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { publicCache } from './publicCache.ts'
import { memoryStore } from './publicStore.ts'

it('what is read is asked for as the last change told has left it, public or a member’s own; what is written is not', async () => {
  const told = { telling: 'live' as const, readAfter: null as number | null }
  const rest = stubRest(new Proxy({}, { get: () => ok('fresh') }))
  const client = publicCache(
    rest,
    memoryStore(() => 0),
    told,
  )
  const ask = (path: string, session: Session | null = null, method: RestMethod = 'GET') =>
    client.send({ method, path, caller: { session, requestId: 'r', clientIp: '192.0.2.1', signal: new AbortController().signal } })
  const member: Session = { kind: 'cookie', value: 'member' }
  await ask('/api/goods/list?page=1')
  told.readAfter = 4_000
  await ask('/api/goods/list?page=2')
  await ask('/api/order', member)
  await ask('/api/order', member, 'POST')
  expect(rest.sent.map(({ readAfter }) => readAfter)).toEqual([undefined, 4_000, 4_000, undefined])
})
