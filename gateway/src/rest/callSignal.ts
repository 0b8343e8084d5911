import type { CallSignal } from './restClient.ts'

/** Tells those who listen that nobody waits any more: a fraction of an AbortController's cost, for each request and each call. */
export class LeaveSignal implements CallSignal {
  aborted = false
  #listeners: Set<() => void> | null = null

  addEventListener(_: 'abort', listener: () => void): void {
    ;(this.#listeners ??= new Set()).add(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.#listeners?.delete(listener)
  }

  abort(): void {
    if (this.aborted) return
    this.aborted = true
    const listeners = [...(this.#listeners ?? [])]
    this.#listeners = null
    for (const listener of listeners) listener()
  }
}

/** For what the platform offers, which wants a signal of its own. */
export function abortSignalOf(signal: CallSignal): AbortSignal {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort())
  return controller.signal
}
