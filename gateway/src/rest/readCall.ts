import type { Dispatcher } from 'undici'
import { GatewayError } from '../errors/gatewayError.ts'
import type { CallSignal } from './restClient.ts'

export type ReadAnswer = { readonly status: number; readonly setCookie: readonly string[]; readonly body: Buffer }

export type ReadOptions = {
  readonly path: string
  readonly headers: Record<string, string>
  readonly timeoutMs: number
  readonly maxBodyBytes: number
  readonly caller: CallSignal
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
  #isOver = false

  constructor(options: ReadOptions, resolve: (answer: ReadAnswer) => void, reject: (error: GatewayError) => void) {
    this.#options = options
    this.#resolve = resolve
    this.#reject = reject
    const { timeoutMs } = options
    this.#timer = setTimeout(() => this.#stop(new GatewayError('UPSTREAM_TIMEOUT', { cause: new Error(`no answer within ${timeoutMs} ms`) })), timeoutMs)
  }

  start(dispatcher: Dispatcher): void {
    const { path, headers, caller } = this.#options
    if (caller.aborted) {
      this.#leave()
      return
    }
    caller.addEventListener('abort', this.#leave)
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

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Readonly<Record<string, string | string[] | undefined>>): void {
    if (status < 200) return
    this.#status = status
    this.#setCookie = [headers['set-cookie'] ?? []].flat()
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#options.maxBodyBytes) this.#stop(new GatewayError('SYSTEM_BUSY', { cause: new Error('the body is larger than allowed') }))
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    if (!this.#finish()) return
    const [only] = this.#chunks
    const body = this.#chunks.length === 1 && only !== undefined ? only : Buffer.concat(this.#chunks, this.#size)
    this.#resolve({ status: this.#status, setCookie: this.#setCookie, body })
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#stop(new GatewayError('SYSTEM_BUSY', { cause: error }))
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
