/** Aborted as soon as one of them is: `AbortSignal.any`, without which iOS before 17.4 could ask nothing. */
export function firstAborted(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason)
    else signal.addEventListener('abort', () => first.abort(signal.reason), { once: true })
  }
  return first.signal
}
