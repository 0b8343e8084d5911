import { openTabChannel } from '../../../lib/tabChannel.ts'

const NAME = 'session'

const doubters = new Set<() => void>()
let say: ((said: 'changed') => void) | null = null

/** All tabs of a browser share one session: who logs in or out, or goes on as another shop, tells the others. */
export const sessionTabs = {
  /** Hears that another tab has changed the session, or that this one has reason to doubt its own, until the signal ends. */
  hear(doubt: () => void, signal: AbortSignal): void {
    say = openTabChannel(NAME, doubt, signal)
    doubters.add(doubt)
    signal.addEventListener('abort', () => {
      doubters.delete(doubt)
      say = null
    })
  },
  tell(): void {
    if (say !== null) {
      say('changed')
      return
    }
    const once = new AbortController()
    openTabChannel(NAME, () => {}, once.signal)('changed')
    once.abort()
  },
  /** An answer says that the session is not what this page was drawn for. */
  doubt(): void {
    for (const doubt of doubters) doubt()
  },
}
