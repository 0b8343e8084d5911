import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The data of a parcel as its bytes came, with the house's own signature of them. */
export interface Pushed {
  readonly id: string
  readonly bytes: Buffer
  readonly signature: string
}

const TOLERANCE_SECONDS = 300

/** Whether one of the header's signatures is made by the secret, over a time of now and these very bytes. */
export function isTheirs(header: string, bytes: Buffer, secret: string, now: number): boolean {
  const [, at, list = ''] = /^t=(\d+),(.+)$/.exec(header) ?? []
  if (at === undefined || Math.abs(now - Number(at)) > TOLERANCE_SECONDS) return false
  const mine = Buffer.from(`v1=${createHmac('sha256', secret).update(`${at}.`).update(bytes).digest('hex')}`)
  return list.split(',').some((given) => given.length === mine.length && timingSafeEqual(Buffer.from(given), mine))
}

/** Where a pharmacy's program listens. What it takes in it answers for: only then is it 2xx. */
export class PushListener {
  secret = ''
  readonly answers: number[] = []
  readonly #server: Server
  readonly #waiting = new Map<string, () => void>()
  readonly #known = new Set<string>()

  private constructor(takeIn: (pushed: Pushed) => void | Promise<void>) {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const header = (name: string): string => String(request.headers[name] ?? '')
        const pushed = { id: header('webhook-id'), bytes: Buffer.concat(parts), signature: header('delivery-signature') }
        const theirs = isTheirs(header('webhook-signature'), pushed.bytes, this.secret, Date.now() / 1000)
        void (theirs ? this.#judge(pushed, takeIn) : Promise.resolve(401)).then((status) => {
          this.answers.push(status)
          response.writeHead(status).end()
        })
      })
    })
  }

  static async open(takeIn: (pushed: Pushed) => void | Promise<void>): Promise<PushListener> {
    const listener = new PushListener(takeIn)
    await new Promise<void>((resolve) => listener.#server.listen(0, '127.0.0.1', resolve))
    return listener
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/deliveries`
  }

  /** When the parcel of this number has been taken in. */
  async taken(id: string): Promise<void> {
    if (!this.#known.has(id)) await new Promise<void>((resolve) => this.#waiting.set(id, resolve))
  }

  async #judge(pushed: Pushed, takeIn: (pushed: Pushed) => void | Promise<void>): Promise<number> {
    const { schema } = JSON.parse(pushed.bytes.toString()) as { schema?: string }
    if (schema === 'test-1') return 204
    if (schema !== 'delivery-1') return 422
    try {
      await takeIn(pushed)
    } catch {
      return 500
    }
    this.#known.add(pushed.id)
    this.#waiting.get(pushed.id)?.()
    return 204
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
