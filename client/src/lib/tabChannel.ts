/** Speaks with the other tabs of this browser until the signal ends it. Where there are no channels, what is stored tells them. */
export function openTabChannel<Said>(name: string, hear: (said: Said) => void, signal: AbortSignal): (said: Said) => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
    signal.addEventListener('abort', () => channel.close())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    return (said) => channel.postMessage(said)
  }
  const key = `tabs:${name}`
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) hear(JSON.parse(event.newValue) as Said)
  }
  window.addEventListener('storage', onStorage, { signal })
  return (said) => {
    try {
      localStorage.setItem(key, JSON.stringify(said))
      // The same words once more are news too.
      localStorage.removeItem(key)
    } catch {
      // Storage is refused: the other tabs learn it from their next answer.
    }
  }
}
