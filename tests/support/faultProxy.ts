import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, FAULTS } from './faults.ts'

type Rule = { matches: (method: string, path: string) => boolean; fault: Fault; left: number }

/** Stands between gateway and api and breaks the answers it is told to break. */
export class FaultProxy {
  readonly #upstream: URL
  readonly #server = createServer((req, res) => this.#answer(req, res))
  #rules: Rule[] = []
  readonly seen: string[] = []

  constructor(upstream: string) {
    this.#upstream = new URL(upstream)
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
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
    if (!rule) return this.#forward(req, res)
    rule.left -= 1
    if (rule.fault === 'twice' || rule.fault === 'lost') return this.#forward(req, res, rule.fault)
    FAULTS[rule.fault](res, req)
  }

  /** Passes the call on; `twice` sends it two times, as an impatient network would, and answers with the second; `lost` never answers. */
  #forward(req: IncomingMessage, res: ServerResponse, how: 'once' | 'twice' | 'lost' = 'once'): void {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks)
      const send = (then: (answer: IncomingMessage) => void): void => {
        const out = request(
          { host: this.#upstream.hostname, port: this.#upstream.port, method: req.method, path: req.url, headers: req.headers },
          then,
        )
        out.on('error', () => res.destroy())
        out.end(body)
      }
      const relay = (answer: IncomingMessage): void => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      }
      if (how === 'once') return send(relay)
      if (how === 'lost') {
        return send((answer) => {
          answer.resume()
          answer.on('end', () => res.destroy())
        })
      }
      send((first) => {
        first.resume()
        first.on('end', () => send(relay))
      })
    })
  }
}
