import { GatewayError } from '../errors/gatewayError.ts'
import type { CallSignal } from './restClient.ts'

/** Stops a call when its caller leaves, when its time is up or when `stop` is called, whichever comes first. */
export type Deadline = {
  readonly signal: AbortSignal
  readonly stop: (reason: GatewayError) => void
  /** Its time begins anew. */ readonly refresh: () => void
}

export async function withDeadline<T>(ms: number, caller: CallSignal, run: (deadline: Deadline) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = (reason: GatewayError): void => controller.abort(reason)
  const leave = (): void => stop(new GatewayError('SYSTEM_BUSY', { isMoot: true }))
  const timer = setTimeout(() => stop(new GatewayError('UPSTREAM_TIMEOUT', { cause: new Error(`no answer within ${ms} ms`) })), ms)
  const failure = (error: unknown): GatewayError => {
    if (error instanceof GatewayError) return error
    const { reason } = controller.signal
    return reason instanceof GatewayError ? reason : new GatewayError('SYSTEM_BUSY', { cause: error })
  }
  if (caller.aborted) leave()
  caller.addEventListener('abort', leave, { once: true })
  try {
    return await run({ signal: controller.signal, stop, refresh: () => void timer.refresh() })
  } catch (error) {
    throw failure(error)
  } finally {
    clearTimeout(timer)
    caller.removeEventListener('abort', leave)
  }
}
