import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'

let h: Harness
let port: number
beforeAll(async () => {
  h = await openHarness()
  await h.app.listen({ host: '127.0.0.1', port: 0 })
  const address = h.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => h.close())

/** What comes back for bytes written as they are; `hangUp` leaves before anything does. */
async function raw(bytes: string, { hangUp = false } = {}): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  if (hangUp) socket.resetAndDestroy()
  else socket.end()
  await once(socket, 'close')
  return answer
}

const isUp = async () => (await h.app.inject('/api/time')).statusCode

const LOGIN = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'

describe('a client that breaks the protocol', () => {
  it.each([
    ['speaks no HTTP', 'hello\r\n\r\n', 400],
    ['speaks another HTTP', 'GET / HTTP/9.9\r\n\r\n', 400],
    ['sends headers of 40 kB', `GET /api/time HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['sends an address of 40 kB', `GET /api/time?${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['gives two lengths', `${LOGIN}Content-Length: 3\r\nContent-Length: 4\r\n\r\na=b`, 400],
    ['gives a length and chunks', `${LOGIN}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['sends broken chunks', `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n`, 400],
    ['puts NUL into a header', 'GET /api/time HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', 400],
  ])(
    'a client that breaks the protocol and %s is answered in the envelope, without a word about the server',
    async (_name, bytes, status) => {
      const answer = await raw(bytes)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(head.toLowerCase()).toContain('connection: close')
      expect(JSON.parse(body)).toEqual({ code: status, message: '请求格式不正确', data: null })
      expect(await isUp()).toBe(200)
    },
  )

  it('a client that breaks the protocol and leaves in the middle of a form, of a header or of the answer harms nobody else', async () => {
    for (const bytes of [
      `${LOGIN}Content-Length: 5000\r\n\r\nusername=`,
      'POST /api/auth/login HTTP/1.1\r\nHost',
      'GET /api/goods/list HTTP/1.1\r\nHost: x\r\n\r\n',
      `${LOGIN}Transfer-Encoding: chunked\r\n\r\n5\r\nusern`,
    ]) {
      await Promise.all(Array.from({ length: 10 }, () => raw(bytes, { hangUp: true })))
      expect(await isUp()).toBe(200)
    }
    expect(h.logLines.filter((line) => line.includes('unexpected error'))).toEqual([])
  })

  it('a client that breaks the protocol and asks for a method that no call has finds nothing', async () => {
    for (const method of ['PATCH', 'PUT', 'OPTIONS', 'TRACE']) {
      const answer = await raw(`${method} /api/time HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer, method).toMatch(/^HTTP\/1\.1 404 /)
      expect(answer, method).toContain('"reason":"NOT_FOUND"')
    }
  })
})

describe('every answer', () => {
  it.each(['/api/time', '/api/nope', '/%zz', '/api/user/base', '/healthz', '/outbox'])(
    '%s carries the headers of a closed door and none that tells of the server',
    async (url) => {
      const { headers } = await h.app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringMatching(/no-store/),
        'referrer-policy': 'no-referrer',
      })
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      for (const name of ['server', 'x-powered-by', 'via']) expect(headers[name]).toBeUndefined()
    },
  )
})
