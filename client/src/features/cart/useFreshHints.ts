import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'

/** After the last change, when its answer is there: hints reckon with the whole cart. */
const REST_MS = 1500

/** Asks for the hints anew once the quantities have changed and rest. */
export function useFreshHints(quantities: ReadonlyMap<string, number>): void {
  const environment = useRelayEnvironment()
  const now = [...quantities].join()
  const known = useRef(now)
  useEffect(() => {
    if (known.current === now) return undefined
    const timer = setTimeout(() => {
      known.current = now
      // Without them the page is whole: a failure needs no words.
      import('./refetchHints.ts').then(({ refetchHints }) => refetchHints(environment)).catch(() => {})
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [environment, now])
}
