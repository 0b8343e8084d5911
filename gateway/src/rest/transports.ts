import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Readable } from 'node:stream'
import got from 'got'
import { Pool, type Dispatcher } from 'undici'
import type { Deadline } from './deadline.ts'
import type { FileAnswer, RestMethod } from './restClient.ts'

export type Sent = {
  readonly method: RestMethod
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string | Readable
}

export type Answered = Omit<FileAnswer, 'body'> & { readonly body: Buffer }

/** Carries one request and brings its answer; who asks, for how long and how often is the client's affair. */
export type Transport = (sent: Sent, deadline: Deadline) => Promise<Answered>

export type Transports = {
  readonly undici: Transport
  readonly got: Transport
  /** By undici too: the answer as soon as its head is there, its body as it comes. */
  readonly open: (sent: Sent, signal: AbortSignal, bodyTimeoutMs: number) => Promise<FileAnswer>
  readonly close: () => Promise<void>
}

export function openTransports(apiUrl: string, connectMs: number): Transports {
  // Deadlines are ours; the pool is unbounded, so that hanging calls keep nobody else waiting.
  const pool = new Pool(apiUrl, { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectMs } })
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }
  return {
    undici: ({ method, path, headers, body }, deadline) =>
      new Promise((resolve, reject) => {
        const asked = { method, path, headers, body: body ?? null, headersTimeout: 0, bodyTimeout: 0 }
        pool.dispatch(asked, new OneAnswer(deadline, resolve, reject))
      }),
    got: gotTransport(apiUrl, agents),
    async open({ method, path, headers }, signal, bodyTimeout) {
      const { statusCode, headers: received, body } = await pool.request({ method, path, headers, signal, bodyTimeout })
      return { status: statusCode, headers: received, body }
    },
    async close() {
      agents.http.destroy()
      agents.https.destroy()
      await pool.close()
    },
  }
}

function gotTransport(apiUrl: string, agent: { http: HttpAgent; https: HttpsAgent }): Transport {
  const client = got.extend({
    agent,
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    decompress: false,
    responseType: 'buffer',
  })
  return async ({ method, path, headers, body }, deadline) => {
    const answer = client(apiUrl + path, { method, headers, signal: deadline.signal(), ...(body === undefined ? {} : { body }) })
    let received = 0
    void answer.on('downloadProgress', ({ transferred }) => {
      deadline.receive(transferred - received)
      received = transferred
    })
    const { statusCode, headers: answered, rawBody } = await answer
    return { status: statusCode, headers: answered, body: Buffer.from(rawBody) }
  }
}

/** Straight on undici's dispatcher: no streams, no abort controllers, one Buffer. */
class OneAnswer implements Dispatcher.DispatchHandler {
  readonly #deadline: Deadline
  readonly #resolve: (answer: Answered) => void
  readonly #reject: (error: unknown) => void
  readonly #chunks: Buffer[] = []
  #head: Omit<Answered, 'body'> = { status: 0, headers: {} }

  constructor(deadline: Deadline, resolve: (answer: Answered) => void, reject: (error: unknown) => void) {
    this.#deadline = deadline
    this.#resolve = resolve
    this.#reject = reject
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#deadline.whenStopped((reason) => controller.abort(reason))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Answered['headers']): void {
    if (status < 200) return
    this.#deadline.hasBegun = true
    this.#head = { status, headers }
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#deadline.receive(chunk.length)
  }

  onResponseEnd(): void {
    const [only] = this.#chunks
    this.#resolve({ ...this.#head, body: this.#chunks.length === 1 && only !== undefined ? only : Buffer.concat(this.#chunks) })
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error)
  }
}

const broken = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET'])

/** How Node and undici say that a connection was reset, refused or closed. */
export function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && broken.has(String(error.code))
}
