import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { liveNews } from './liveNews.ts'
import type { Change } from './liveStream.ts'

/** The time is up, something was told or may have been missed, or the buyer comes back to this tab, from a cashier perhaps. */
export type Why = 'time' | 'news' | 'back'

type Wait = {
  readonly isWaiting: boolean
  /** How often is asked where there is no stream of changes. */
  readonly askMs: number
  /** From when on it is over without anybody telling, in ISO 8601. */
  readonly until?: string
  readonly isOfIt: (change: Change) => boolean
  readonly ask: (why: Why) => void
}

/**
 * Asks while somebody looks on and waits: when the one stream tells of it,
 * at intervals where there is none, and at once when the buyer comes back.
 */
export function useWaitFor({ isWaiting, askMs, until, isOfIt, ask }: Wait): void {
  const isOpen = useSyncExternalStore(liveNews.watch, liveNews.isOpen, () => false)
  const concerns = useEffectEvent(isOfIt)
  const tick = useEffectEvent((why: Why) => {
    if (document.visibilityState !== 'hidden') ask(why)
  })

  useEffect(() => {
    if (!isWaiting) return undefined
    // What happened before the stream was there is not told by it.
    if (isOpen) tick('news')
    const timer = isOpen ? undefined : setInterval(() => tick('time'), askMs)
    const end = isOpen && until !== undefined ? setTimeout(() => tick('news'), Math.max(0, Date.parse(until) - Date.now())) : undefined
    const leave = liveNews.subscribe((news) => (news === null || concerns(news)) && tick('news'))
    const back = (): void => tick('back')
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      leave()
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [isWaiting, isOpen, askMs, until])
}
