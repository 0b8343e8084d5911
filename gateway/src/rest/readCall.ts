import type { Dispatcher } from 'undici'
import { GatewayError } from '../errors/gatewayError.ts'
import type { CallSignal, RestAnswer } from './restClient.ts'
import { saysExpired } from './session.ts'

export type ReadAnswer = Pick<RestAnswer, 'status' | 'setCookie' | 'body' | 'isSessionExpired'>

export type ReadOptions = {
  readonly path: string
  readonly headers: Record<string, string>
  readonly timeoutMs: number
  readonly maxBodyBytes: number
  readonly caller: CallSignal
  /** Told when a connection broke before anything of the answer had come, and it is asked once more. */
  readonly onRepeated: () => void
}

const broken = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET'])

/** How Node and undici say that a connection was reset, refused or closed. */
export function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && broken.has(String(error.code))
}

/** One GET straight on undici's dispatcher: no streams, no abort controllers, one Buffer. Ends once, whatever comes first. */
export function readCall(dispatcher: Dispatcher, options: ReadOptions): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => new ReadCall(options, resolve, reject).start(dispatcher))
}

class ReadCall implements Dispatcher.DispatchHandler {
  readonly #options: ReadOptions
  readonly #resolve: (answer: ReadAnswer) => void
  readonly #reject: (error: GatewayError) => void
  readonly #chunks: Buffer[] = []
  readonly #timer: NodeJS.Timeout
  #size = 0
  #status = 0
  #setCookie: readonly string[] = []
  #controller: Dispatcher.DispatchController | null = null
  #isSessionExpired = false
  #isRepeated = false
  #dispatcher: Dispatcher | null = null
  #isOver = false

  constructor(options: ReadOptions, resolve: (answer: ReadAnswer) => void, reject: (error: GatewayError) => void) {
    this.#options = options
    this.#resolve = resolve
    this.#reject = reject
    const { timeoutMs } = options
    this.#timer = setTimeout(
      () => this.#stop(new GatewayError('UPSTREAM_TIMEOUT', { cause: new Error(`no answer within ${timeoutMs} ms`) })),
      timeoutMs,
    )
  }

  start(dispatcher: Dispatcher): void {
    const { caller } = this.#options
    if (caller.aborted) {
      this.#leave()
      return
    }
    caller.addEventListener('abort', this.#leave)
    this.#ask(dispatcher)
  }

  #ask(dispatcher: Dispatcher): void {
    const { path, headers } = this.#options
    this.#dispatcher = dispatcher
    try {
      dispatcher.dispatch({ method: 'GET', path, headers, headersTimeout: 0, bodyTimeout: 0 }, this)
    } catch (error) {
      this.#stop(new GatewayError('SYSTEM_BUSY', { cause: error }))
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#isOver) controller.abort(new Error('over'))
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    if (status < 200) return
    this.#status = status
    this.#setCookie = [headers['set-cookie'] ?? []].flat()
    this.#isSessionExpired = saysExpired(headers)
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#options.maxBodyBytes)
      this.#stop(new GatewayError('SYSTEM_BUSY', { cause: new Error('the body is larger than allowed') }))
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    if (!this.#finish()) return
    const [only] = this.#chunks
    const body = this.#chunks.length === 1 && only !== undefined ? only : Buffer.concat(this.#chunks, this.#size)
    this.#resolve({ status: this.#status, setCookie: this.#setCookie, body, ...(this.#isSessionExpired ? { isSessionExpired: true } : {}) })
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (!this.#mayRepeat(error)) {
      this.#stop(new GatewayError('SYSTEM_BUSY', { cause: error }))
      return
    }
    this.#isRepeated = true
    this.#options.onRepeated()
    if (this.#dispatcher !== null) this.#ask(this.#dispatcher)
  }

  /** Another connection may lead to a marketplace that lives; the time that is left stays the same. */
  #mayRepeat(error: Error): boolean {
    return !this.#isOver && !this.#isRepeated && this.#status === 0 && isBroken(error)
  }

  readonly #leave = (): void => this.#stop(new GatewayError('SYSTEM_BUSY', { isMoot: true }))

  #stop(reason: GatewayError): void {
    if (!this.#finish()) return
    this.#chunks.length = 0
    this.#controller?.abort(reason)
    this.#reject(reason)
  }

  #finish(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#options.caller.removeEventListener('abort', this.#leave)
    return true
  }
}
