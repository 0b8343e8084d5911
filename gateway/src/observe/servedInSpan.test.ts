import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { servedInSpan } from './servedInSpan.ts'
import type { Spans } from './tracing.ts'

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

/** Serves a request and tells what its span says; `finish` ends the answer. */
function served(path: string, headers: Record<string, string> = {}) {
  const told: unknown[] = []
  const serve: Spans['serve'] = async (name, traceparent, attributes, work) => {
    told.push(name, traceparent, attributes)
    const answer = await work({ setAttribute: (key: string, value: unknown) => told.push({ [key]: value }) } as never)
    told.push('ended')
    return answer
  }
  const res = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: false, destroyed: false })
  const exchange = { req: { headers }, res, method: 'GET', path, incoming: { requestId: 'r1' } }
  const done = servedInSpan({ serve } as Spans, exchange as never, async ({ res: answer }: Exchange) => void (answer.statusCode = 404))
  return { told, done, finish: () => res.emit('close') }
}

it.each([
  ['/graphql', '/graphql'],
  ['/assets/app-1a2b.js', '/assets'],
  ['/assetsmore', '/page'],
  ['/api/goods/detail/7', '/api/goods/detail/{id}'],
  ['/files/upload/a.png', '/files'],
  ['/list/info/7', '/page'],
])('the span of a request for %s is at the place %s', (path, place) => {
  expect(served(path).told[0]).toBe(`GET ${place}`)
})

it('the span of a request ends with the last byte of its answer, and tells its status', async () => {
  const { told, done, finish } = served('/list', { traceparent: TRACEPARENT })
  await Promise.resolve()
  const begun = ['GET /page', TRACEPARENT, { 'http.request.method': 'GET', 'http.route': '/page', 'request.id': 'r1' }]
  expect(told).toEqual(begun)
  finish()
  await done
  expect(told).toEqual([...begun, { 'http.response.status_code': 404 }, 'ended'])
})
