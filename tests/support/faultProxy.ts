import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = 'hang' | 'reset' | 'html' | 'internal' | 'unavailable' | 'truncated' | 'rubbish' | 'wrong-shape' | 'redirect' | 'endless' | 'twice'

type Rule = { matches: (method: string, path: string) => boolean; fault: Fault; left: number }

const BAD_ANSWERS: Partial<Record<Fault, { status: number; type: string; body: string }>> = {
  html: { status: 502, type: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1><p>nginx at 10.0.0.7</p></body></html>' },
  internal: { status: 500, type: 'application/json', body: '{"code":500,"message":"SQLSTATE[42P01] at /srv/api/db.php:17","data":null}' },
  unavailable: { status: 503, type: 'application/json', body: '{"code":503,"message":"maintenance","data":null}' },
  rubbish: { status: 200, type: 'application/json', body: '{"code":200,"data":{"nam' },
  'wrong-shape': { status: 200, type: 'application/json', body: '{"code":200,"message":"ok","data":{"data":"not a list"}}' },
}

/** Stands between gateway and api and breaks the answers it is told to break. */
export class FaultProxy {
  readonly #upstream: URL
  readonly #server = createServer((req, res) => this.#answer(req, res))
  #rules: Rule[] = []
  readonly seen: string[] = []

  constructor(upstream: string) {
    this.#upstream = new URL(upstream)
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Breaks the next `times` calls whose method and path fit; all of them by default. */
  break(method: string, path: string | RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    const fits = (actual: string): boolean => (typeof path === 'string' ? actual.split('?')[0] === path : path.test(actual))
    this.#rules.push({ matches: (m, p) => m === method && fits(p), fault, left: times })
  }

  heal(): void {
    this.#rules = []
    this.seen.length = 0
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #answer(req: IncomingMessage, res: ServerResponse): void {
    const path = req.url ?? '/'
    const method = req.method ?? 'GET'
    this.seen.push(`${method} ${path}`)
    const rule = this.#rules.find((candidate) => candidate.left > 0 && candidate.matches(method, path))
    if (!rule) return this.#forward(req, res, false)
    rule.left -= 1
    const bad = BAD_ANSWERS[rule.fault]
    if (bad) return void res.writeHead(bad.status, { 'content-type': bad.type }).end(bad.body)
    switch (rule.fault) {
      case 'hang':
        return void req.resume()
      case 'reset':
        return void req.socket.resetAndDestroy()
      case 'truncated':
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' }).write('{"code":200,"data":')
        return void setImmediate(() => req.socket.destroy())
      case 'redirect':
        return void res.writeHead(302, { location: path }).end()
      case 'endless':
        return this.#flood(res)
      default:
        return this.#forward(req, res, rule.fault === 'twice')
    }
  }

  #flood(res: ServerResponse): void {
    res.writeHead(200, { 'content-type': 'application/json' })
    const block = Buffer.alloc(65_536, 'x')
    let left = 5_000
    const pump = (): void => {
      while (left > 0 && !res.destroyed) {
        left -= 1
        if (!res.write(block)) return void res.once('drain', pump)
      }
      res.end()
    }
    pump()
  }

  /** Passes the call on; `twice` sends it two times, as an impatient network would, and answers with the second. */
  #forward(req: IncomingMessage, res: ServerResponse, twice: boolean): void {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks)
      const send = (then: (answer: IncomingMessage) => void): void => {
        const out = request({ host: this.#upstream.hostname, port: this.#upstream.port, method: req.method, path: req.url, headers: req.headers }, then)
        out.on('error', () => res.destroy())
        out.end(body)
      }
      const relay = (answer: IncomingMessage): void => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      }
      if (!twice) return send(relay)
      send((first) => {
        first.resume()
        first.on('end', () => send(relay))
      })
    })
  }
}
