import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly signature: string
  readonly body: string
}

/** An ERP's end of a webhook; `answer` says with which status each message is answered, null: never. */
export class TestConsumer {
  readonly received: Received[] = []
  answer: (message: Received) => number | null | Promise<number> = () => 200
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => void this.#take(String(request.headers['webhook-signature']), body, response))
    })
  }

  static async start(): Promise<TestConsumer> {
    const consumer = new TestConsumer()
    await new Promise<void>((resolve) => consumer.#server.listen(0, '127.0.0.1', resolve))
    return consumer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hooks`
  }

  types(lane?: string): string[] {
    return this.received.filter(({ data }) => lane === undefined || data['id'] === lane).map(({ type }) => type)
  }

  async #take(signature: string, body: string, response: ServerResponse): Promise<void> {
    const message = { ...(JSON.parse(body) as Omit<Received, 'signature' | 'body'>), signature, body }
    this.received.push(message)
    const status = await this.answer(message)
    if (status !== null) response.writeHead(status, status === 302 ? { location: this.url } : {}).end()
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
