import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { startLive } from '../features/ground/live/startLive.ts'
import { applyNews } from './applyNews.ts'

/** Holds the stream of what changes while the document is there; one that the browser keeps for later lets it go. */
export function LiveUpdates() {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let controller = new AbortController()
    const start = (): void => startLive((news) => void applyNews(environment, news), controller.signal)
    const leave = (): void => controller.abort()
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      controller = new AbortController()
      start()
    }
    start()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      controller.abort()
    }
  }, [environment])
  return null
}
