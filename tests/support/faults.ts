import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** What one broken answer does on the wire; whatever it leaves open ends with the proxy. */
type Play = (res: ServerResponse, req: IncomingMessage) => void

const GOOD = '{"code":200,"message":"ok","data":{}}'
const HTML = '<html><body><h1>Bad Gateway</h1><p>nginx at 10.0.0.7, SQLSTATE[42P01] in /srv/api/db.php:17</p></body></html>'
const LEAK = 'SQLSTATE[42P01] at /srv/api/db.php:17'

const answer =
  (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Play =>
  (res) =>
    void res.writeHead(status, { 'content-type': type, ...headers }).end(body)
const json = (body: string): Play => answer(200, 'application/json', body)
/** Straight onto the socket, past what node would let us say. */
const raw =
  (text: string | Buffer, then: (socket: NonNullable<ServerResponse['socket']>) => void = () => undefined): Play =>
  (res) => {
    const { socket } = res
    if (socket === null) return
    socket.write(text)
    then(socket)
  }
const close: Parameters<typeof raw>[1] = (socket) => void socket.end()
const reset: Parameters<typeof raw>[1] = (socket) => void setImmediate(() => socket.resetAndDestroy())
/** Sends a piece again and again, as fast as it is read or slowly, until the other side has had enough. */
const flood =
  (piece: string | Buffer, head: string, everyMs: number | null): Play =>
  (res) => {
    const { socket } = res
    if (socket === null) return
    socket.on('error', () => undefined)
    socket.write(head)
    const pump = (): void => {
      if (socket.destroyed) return
      if (everyMs !== null) return void socket.write(piece, () => setTimeout(pump, everyMs).unref())
      while (!socket.destroyed && socket.write(piece));
      socket.once('drain', pump)
    }
    pump()
  }
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
const later =
  (ms: number, play: Play): Play =>
  (res, req) =>
    void setTimeout(() => play(res, req), ms).unref()
const bomb = gzipSync(Buffer.alloc(100_000_000, 'x'))
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

/** Beside `refused`, which the proxy plays by not listening. */
export const FAULTS = {
  // While connecting.
  hang: (_res, req) => void req.resume(),
  reset: (_res, req) => void req.socket.resetAndDestroy(),
  closed: (_res, req) => void req.socket.end(),
  'late-reset': later(300, (_res, req) => void req.socket.resetAndDestroy()),
  // Within the head.
  'no-http': raw('hello\r\n\r\n', close),
  'other-protocol': raw('SSH-2.0-OpenSSH_9.2\r\n', close),
  'bad-status': raw('HTTP/1.1 abc OK\r\n\r\n', close),
  'status-zero': raw('HTTP/1.1 000 OK\r\ncontent-length: 0\r\n\r\n', close),
  'half-head': raw('HTTP/1.1 200 OK\r\ncontent-ty', close),
  'half-head-reset': raw('HTTP/1.1 200 OK\r\ncontent-ty', reset),
  'half-head-hang': raw('HTTP/1.1 200 OK\r\ncontent-ty'),
  'slow-head': flood('x', `${HEAD}x-slow: `, 100),
  'endless-headers': flood(`x-more: ${'y'.repeat(200)}\r\n`, HEAD, null),
  'huge-header': raw(`${HEAD}x-huge: ${'y'.repeat(1_000_000)}\r\ncontent-length: 2\r\n\r\n{}`, close),
  'bad-header': raw(`${HEAD}bad header\0: x\r\n\r\n`, close),
  'two-lengths': raw(`${HEAD}content-length: 5\r\ncontent-length: 7\r\n\r\n{}`, close),
  'length-and-chunks': raw(`${HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, close),
  'endless-continue': flood('HTTP/1.1 100 Continue\r\n\r\n', '', 20),
  upgrade: raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
  redirect: (res, req) => void res.writeHead(302, { location: req.url ?? '/' }).end(),
  'redirect-away': answer(307, 'text/plain', '', { location: 'http://10.0.0.7/private' }),
  'redirect-for-good': answer(308, 'text/plain', '', { location: '//evil.example/' }),
  'no-content': (res) => void res.writeHead(204).end(),
  'not-modified': (res) => void res.writeHead(304).end(),
  // Within the body.
  truncated: raw(`${HEAD}content-length: 4096\r\n\r\n{"code":200,"data":`, close),
  'truncated-reset': raw(`${HEAD}content-length: 4096\r\n\r\n{"code":200,"data":`, reset),
  'truncated-hang': raw(`${HEAD}content-length: 4096\r\n\r\n{"code":200,"data":`),
  'body-hang': raw(`${HEAD}content-length: 4096\r\n\r\n`),
  'slow-body': flood(' ', `${HEAD}content-length: 1000000\r\n\r\n`, 50),
  'broken-chunks': raw(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, close),
  'half-chunks': raw(`${HEAD}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`, close),
  'huge-chunk': raw(`${HEAD}transfer-encoding: chunked\r\n\r\nfffffffff\r\n{}\r\n`),
  endless: flood(Buffer.alloc(65_536, 'x'), `${HEAD}content-length: 300000000\r\n\r\n`, null),
  'endless-chunks': flood(`1000\r\n${'x'.repeat(0x1000)}\r\n`, `${HEAD}transfer-encoding: chunked\r\n\r\n`, null),
  'gzip-bomb': answer(200, 'application/json', bomb, { 'content-encoding': 'gzip' }),
  'no-gzip': answer(200, 'application/json', 'not gzip at all', { 'content-encoding': 'gzip' }),
  'unknown-encoding': answer(200, 'application/json', 'x', { 'content-encoding': 'br, secret' }),
  // What is said is not what was agreed.
  html: answer(502, 'text/html', HTML),
  'html-ok': answer(200, 'text/html', HTML),
  'html-missing': answer(404, 'text/html', HTML),
  'html-forbidden': answer(403, 'text/html', HTML),
  'html-as-json': json(HTML),
  internal: answer(500, 'application/json', `{"code":500,"message":"${LEAK}","data":null}`),
  'internal-ok': json(`{"code":500,"message":"${LEAK}","data":null}`),
  unavailable: answer(503, 'application/json', '{"code":503,"message":"maintenance","data":null}', { 'retry-after': '5' }),
  'gateway-timeout': answer(504, 'text/plain', 'upstream timed out at 10.0.0.7:9000'),
  'strange-status': answer(599, 'text/plain', LEAK),
  'wrong-type': answer(200, 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])),
  xml: answer(200, 'application/xml', '<?xml version="1.0"?><code>200</code>'),
  empty: json(''),
  blank: json('   \n'),
  rubbish: json('{"code":200,"data":{"nam'),
  'two-documents': json(`${GOOD}${GOOD}`),
  'no-utf8': answer(200, 'application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])),
  deep: json(`{"code":200,"message":"ok","data":${deep}}`),
  'wrong-shape': json('{"code":200,"message":"ok","data":{"data":"not a list"}}'),
  'data-null': json('{"code":200,"message":"ok","data":null}'),
  'data-list': json('{"code":200,"message":"ok","data":[1,"x",null]}'),
  'data-text': json('{"code":200,"message":"ok","data":"text"}'),
  'no-data': json('{"code":200}'),
  'no-code': json('{"data":{}}'),
  'code-text': json('{"code":"OK","data":{}}'),
  'code-huge': json('{"code":1e999,"data":{}}'),
  'json-null': json('null'),
  'json-number': json('42'),
  'json-list': json('[]'),
  prototype: json('{"__proto__":{"code":200},"constructor":{"prototype":{}},"data":{}}'),
} as const satisfies Record<string, Play>

/** Two are no faults of an answer: `twice` sends the call on two times, `lost` sends it on and keeps what came back. */
export type Fault = keyof typeof FAULTS | 'twice' | 'lost'
