import { once } from 'node:events'
import { connect } from 'node:net'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHttpRestClient } from '../rest/httpRestClient.ts'
import type { RestClient } from '../rest/restClient.ts'
import { manualMachine } from '../testing/manualMachine.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'

const KEY = `${'k'.repeat(43)}.png`
const DONE = { code: 200, message: 'ok', data: { key: KEY, url: `/files/upload/${KEY}` } }

type Seen = { headers: IncomingMessage['headers']; body: Buffer }

/** A marketplace that takes what is sent and answers as the test says. */
let api: Server
let answer: (res: ServerResponse) => void
const seen: Seen[] = []
let broken = Promise.withResolvers<string>()
/** The gateway waits for the marketplace as long as a test lets it. */
const machine = manualMachine()
let rest: RestClient
let open: OpenServer
beforeAll(async () => {
  api = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('error', (error: Error) => broken.resolve(error.message))
    req.on('end', () => {
      seen.push({ headers: req.headers, body: Buffer.concat(chunks) })
      answer(res)
    })
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  rest = createHttpRestClient({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    timeoutMs: 2_000,
    gatewaySecret: 'the-secret-of-the-tests',
    machine,
  })
  open = await openServer(rest)
})
afterEach(() => {
  seen.length = 0
})
afterAll(async () => {
  await open.close()
  await rest.close()
  api.closeAllConnections()
  api.close()
})

const json =
  (status: number, body: unknown) =>
  (res: ServerResponse): void =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function form(size = 10): FormData {
  const data = new FormData()
  data.set('scene', 'receipt')
  data.set('file', new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' }), '回执.png')
  return data
}

const post = (body: FormData | string, headers: Record<string, string> = { 'x-csrf': '1' }): Promise<Response> =>
  fetch(`${open.url}/upload`, { method: 'POST', headers, body })

describe('an upload through the gateway', () => {
  it('an upload by a bearer token needs no other header, and one by a cookie does', async () => {
    answer = json(200, DONE)
    const sent = await post(form(1_000), { authorization: 'Bearer app-token' })
    expect([sent.status, await sent.json()]).toEqual([200, DONE.data])
    expect((await post(form(1_000), { cookie: 'sid=abc' })).status).toBe(403)
    expect((await post(form(1_000), { authorization: 'Basic abc', cookie: 'sid=abc' })).status).toBe(403)
  })

  it('an upload that is refused for its scene names that field', async () => {
    answer = json(422, { code: 422, message: '有误', data: { errors: { scene: ['请选择用途'] } } })
    const refused = await post(form(1_000), { authorization: 'Bearer app-token' })
    expect([refused.status, await refused.json()]).toMatchObject([422, { error: { field: 'scene', userMessage: '请选择用途' } }])
  })

  it("an upload reaches the marketplace as it was sent, with the caller's session and the gateway's word", async () => {
    answer = json(200, DONE)
    const response = await post(form(3_000_000), { 'x-csrf': '1', cookie: 'sid=abc; other=x', 'x-shop': '7' })
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([200, 'no-store', DONE.data])
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = seen
    expect(headers).toMatchObject({
      cookie: 'sid=abc',
      'x-shop': '7',
      'x-gateway-secret': 'the-secret-of-the-tests',
      'content-length': String(body.length),
    })
    const back = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
    expect([back.get('scene'), (back.get('file') as File).name, (back.get('file') as File).size]).toEqual([
      'receipt',
      '回执.png',
      3_000_000,
    ])
  })

  it("an upload is told the marketplace's own sentence, field and reason", async () => {
    answer = json(422, { code: 422, message: '仅支持 JPG、PNG、WebP 图片', data: { errors: { file: ['仅支持 JPG、PNG、WebP 图片'] } } })
    const response = await post(form())
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { error: { code: 'VALIDATION_FAILED', userMessage: '仅支持 JPG、PNG、WebP 图片', field: 'file' } },
    ])
    answer = json(422, { code: 422, message: '用途格式不正确', data: { errors: { scene: ['用途格式不正确'] } } })
    expect(await (await post(form())).json()).toMatchObject({ error: { field: 'scene' } })
    answer = json(429, { code: 429, message: '操作过于频繁，请60秒后再试', data: { reason: 'RATE_LIMITED' } })
    expect(await (await post(form())).json()).toMatchObject({
      error: { code: 'BUSINESS_REJECTED', reason: 'RATE_LIMITED', userMessage: '操作过于频繁，请60秒后再试' },
    })
    answer = json(401, { code: 401, message: '请先登录', data: null })
    expect((await post(form())).status).toBe(401)
  })

  it('an upload needs the header that no other site can send', async () => {
    answer = json(200, DONE)
    expect((await post(form(), {})).status).toBe(403)
    expect(seen).toEqual([])
  })

  it.each([9, 40])('an upload of %d MB ends with a sentence before it is passed on', async (size) => {
    answer = json(200, DONE)
    const response = await post(form(size * 1024 * 1024))
    expect([response.status, await response.json()]).toMatchObject([422, { error: { field: 'file', userMessage: '文件不能超过 5 MB' } }])
    expect(seen).toEqual([])
  })

  it('an upload without an announced length is counted while it flows', async () => {
    answer = json(200, DONE)
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)) })
    const response = await fetch(`${open.url}/upload`, {
      method: 'POST',
      headers: { 'x-csrf': '1', 'content-type': 'multipart/form-data; boundary=x' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect([response.status, await response.json()]).toMatchObject([422, { error: { userMessage: '文件不能超过 5 MB' } }])
  })

  it('an upload that is no form is refused, and other methods are not here', async () => {
    expect((await post('{}', { 'x-csrf': '1', 'content-type': 'application/json' })).status).toBe(422)
    expect((await fetch(`${open.url}/upload`, { method: 'PUT', headers: { 'x-csrf': '1' }, body: 'x' })).status).toBe(404)
  })

  it.each<[string, (res: ServerResponse) => void, number, string]>([
    ['fails', json(500, { code: 500, message: 'secret', data: null }), 502, 'SYSTEM_BUSY'],
    ['answers rubbish', (res) => void res.end('<html>secret'), 502, 'SYSTEM_BUSY'],
    ['tells no key', json(200, { code: 200, message: 'ok', data: {} }), 502, 'SYSTEM_BUSY'],
    ['breaks off', (res) => void res.socket?.resetAndDestroy(), 502, 'SYSTEM_BUSY'],
    ['hangs', () => machine.advance(2_000), 504, 'UPSTREAM_TIMEOUT'],
  ])('an upload says so when the marketplace %s', async (_, how, status, code) => {
    answer = how
    const response = await post(form())
    const text = await response.text()
    expect([response.status, JSON.parse(text)]).toMatchObject([status, { error: { code } }])
    expect(text).not.toContain('secret')
  })

  it('an upload that gets on has the time for an answer again with every piece', async () => {
    answer = json(200, DONE)
    const headers = { 'x-csrf': '1', 'content-type': 'multipart/form-data; boundary=x' }
    const sent = request({ port: open.port, host: '127.0.0.1', path: '/upload', method: 'POST', headers })
    sent.write('--x\r\n')
    const [passedOn] = (await once(api, 'request')) as [IncomingMessage]
    for (const piece of ['content-disposition: form-data; name="scene"\r\n\r\n', 'receipt\r\n', '--x--\r\n']) {
      sent.write(piece)
      await once(passedOn, 'data')
      machine.advance(1_500)
    }
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(200)
  })

  it('an upload whose sender leaves half-way ends at the marketplace too, and the gateway lives on', async () => {
    answer = json(200, DONE)
    broken = Promise.withResolvers()
    const socket = connect(open.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'POST /upload HTTP/1.1\r\nhost: localhost\r\nx-csrf: 1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\n',
    )
    await once(api, 'request')
    socket.destroy()
    expect(await broken.promise).toBe('aborted')
    expect((await post(form())).status).toBe(200)
    expect(open.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
