import { GatewayError } from '../errors/gatewayError.ts'
import type { Machine } from '../machine.ts'

export type Bounds = { readonly ms: number; readonly bytes: number; readonly machine: Pick<Machine, 'timer'> }

/** Stops a call when its caller leaves, when its time is up or when it brings too much, whichever comes first. */
export class Deadline {
  readonly #bounds: Bounds
  readonly #timer: ReturnType<Machine['timer']>
  #bytes = 0
  #reason: GatewayError | null = null
  #onStop: ((reason: GatewayError) => void)[] = []
  /** Whether anything of an answer has come. */
  hasBegun = false

  constructor(bounds: Bounds) {
    this.#bounds = bounds
    // The error is made where it is needed: its stack costs more than a call.
    const late = (): Error => new Error(`no answer within ${bounds.ms} ms`)
    this.#timer = bounds.machine.timer(bounds.ms, () => this.stop(new GatewayError('UPSTREAM_TIMEOUT', { cause: late() })))
  }

  /** Told at once where it has stopped already. */
  whenStopped(listener: (reason: GatewayError) => void): void {
    if (this.#reason === null) this.#onStop.push(listener)
    else listener(this.#reason)
  }

  /** For clients that want the platform's own. */
  signal(): AbortSignal {
    const controller = new AbortController()
    this.whenStopped((reason) => controller.abort(reason))
    return controller.signal
  }

  receive(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > this.#bounds.bytes)
      this.stop(new GatewayError('SYSTEM_BUSY', { cause: new Error('the body is larger than allowed') }))
  }

  /** Its time begins again. */
  refresh(): void {
    this.#timer.refresh()
  }

  stop(reason: GatewayError): void {
    if (this.#reason !== null) return
    this.#reason = reason
    this.#timer.close()
    const listeners = this.#onStop
    this.#onStop = []
    for (const listener of listeners) listener(reason)
  }

  /** The call is over; nothing stops it any more. */
  end(): void {
    this.#timer.close()
    this.#onStop = []
  }
}

/** What `run` brings, or why it was stopped; whatever else goes wrong is the marketplace's failure. */
export function withDeadline<T>(bounds: Bounds, caller: AbortSignal, run: (deadline: Deadline) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = new Deadline(bounds)
    const leave = (): void => deadline.stop(new GatewayError('SYSTEM_BUSY', { isMoot: true }))
    const end = (): void => {
      deadline.end()
      caller.removeEventListener('abort', leave)
    }
    deadline.whenStopped((reason) => {
      end()
      reject(reason)
    })
    if (caller.aborted) return leave()
    caller.addEventListener('abort', leave)
    run(deadline).then(
      (result) => {
        end()
        resolve(result)
      },
      (error: unknown) => {
        end()
        reject(error instanceof GatewayError ? error : new GatewayError('SYSTEM_BUSY', { cause: error }))
      },
    )
  })
}
