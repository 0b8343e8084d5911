import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly signature: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An ERP's end of a webhook, or a pharmacy's; `answer` says with which status each message is answered, null: never. */
export class TestConsumer {
  readonly received: Received[] = []
  answer: (message: Received) => number | null | Promise<number> = () => 200
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      // A letter may lie across two parts.
      request.on('end', () => void this.#take(request.headers, Buffer.concat(parts).toString(), response))
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

  async #take(headers: IncomingHttpHeaders, body: string, response: ServerResponse): Promise<void> {
    const told = JSON.parse(body) as Pick<Received, 'id' | 'type' | 'data'>
    const message = { ...told, signature: String(headers['webhook-signature']), headers, body }
    this.received.push(message)
    const status = await this.answer(message)
    if (status !== null) response.writeHead(status, status === 302 ? { location: this.url } : {}).end()
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
