import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { Caller, RestAnswer, RestClient } from '../rest/restClient.ts'
import { observedClient } from './observedClient.ts'
import type { Spans } from './tracing.ts'

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const caller: Caller = { session: null, requestId: 'r', clientIp: '10.0.0.1', signal: new AbortController().signal }

/** A marketplace that remembers whose part it was asked for, and the spans of what it was asked. */
function observed(traceparent: string | undefined) {
  const asked: [way: string, path: string, traceparent: string | undefined][] = []
  const spans: string[] = []
  const tell = (way: string, path: string, who: Caller): RestAnswer => {
    asked.push([way, path, who.traceparent])
    return { status: 201, setCookie: [], body: Buffer.from('') }
  }
  const market: RestClient = {
    send: async ({ path, caller: told }) => tell('send', path, told),
    openFile: async ({ path, caller: told }) => ({ ...tell('openFile', path, told), headers: {}, body: Readable.from([]) }),
    sendFile: async ({ path, caller: told }) => tell('sendFile', path, told),
    close: async () => void asked.push(['close', '', undefined]),
  }
  const span = { setAttribute: (key: string, value: unknown) => spans.push(`${key} ${String(value)}`) }
  const run: Spans['run'] = (name, _kind, attributes, work) => {
    spans.push(`${name} ${JSON.stringify(attributes)}`)
    return work(span as never)
  }
  const told = { run, traceparent: () => traceparent } as Spans
  return { client: observedClient(market, { metrics: null, spans: told, now: () => 0 }), asked, spans }
}

async function askAll(client: RestClient): Promise<void> {
  await client.send({ method: 'GET', path: '/api/order/7?x=1', caller })
  await client.openFile({ path: '/files/a.png', headers: {}, caller })
  await client.sendFile({ path: '/api/upload', contentType: 'image/png', contentLength: null, body: Readable.from([]), caller })
  await client.close()
}

it('every way to the marketplace tells whose part a call is', async () => {
  const { client, asked } = observed(TRACEPARENT)
  await askAll(client)
  expect(asked).toEqual([
    ['send', '/api/order/7?x=1', TRACEPARENT],
    ['openFile', '/files/a.png', TRACEPARENT],
    ['sendFile', '/api/upload', TRACEPARENT],
    ['close', '', undefined],
  ])
})

it('a call outside every span is asked as it is', async () => {
  const { client, asked } = observed(undefined)
  await askAll(client)
  expect(asked.map(([way, , traceparent]) => [way, traceparent])).toEqual([
    ['send', undefined],
    ['openFile', undefined],
    ['sendFile', undefined],
    ['close', undefined],
  ])
})

it('the span of a call has its method, its route without numbers, and the status of the answer', async () => {
  const { client, spans } = observed(TRACEPARENT)
  await client.send({ method: 'GET', path: '/api/order/7?x=1', caller })
  expect(spans).toEqual([
    'GET /api/order/{id} {"http.request.method":"GET","http.route":"/api/order/{id}"}',
    'http.response.status_code 201',
  ])
})
