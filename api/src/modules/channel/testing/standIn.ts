import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ChannelIo } from '../channelIo.ts'

export const NOW = new Date('2026-11-21T10:05:02+08:00')
export const NONCE = 'c5ac7061fccab6bf3e254dcf98995b8c'

export interface SeenRequest {
  readonly method: string
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** hang: never answers; half: sends a head and a piece of body, then nothing; reset: hangs up. */
export type Behaviour = Reply | 'hang' | 'half' | 'reset'

/** A provider on this machine that does what the test says, and lets time run out when it is silent. */
export class StandIn {
  readonly seen: SeenRequest[] = []
  answer: (request: SeenRequest) => Behaviour = () => ({ status: 404 })
  #timeIsUp = new AbortController()
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      const seen = { method: request.method ?? '', target: request.url ?? '', headers: request.headers, body }
      this.seen.push(seen)
      this.#reply(response, this.answer(seen))
    })
  })

  async open(): Promise<URL> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
    return new URL(`http://127.0.0.1:${address.port}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => {
      this.#server.close(resolve)
    })
  }

  /** No seconds pass in a test: the limit is reached as soon as the stand-in has decided to say nothing. */
  io(): ChannelIo {
    return {
      fetch: (url, init) => fetch(url, init),
      now: () => NOW,
      nonce: () => NONCE,
      timeLimit: () => {
        this.#timeIsUp = new AbortController()
        return this.#timeIsUp.signal
      },
    }
  }

  #reply(response: ServerResponse, behaviour: Behaviour): void {
    if (behaviour === 'hang') this.#timeIsUp.abort()
    else if (behaviour === 'reset') response.destroy()
    else if (behaviour === 'half') {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"code":', () => {
        this.#timeIsUp.abort()
      })
    } else
      response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json', ...behaviour.headers }).end(behaviour.body ?? '')
  }
}
