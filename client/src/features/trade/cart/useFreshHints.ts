import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useCartDesk } from '../../ground/cart-changes/cartDesk.ts'

/** After the last change, when its answer is there: hints reckon with the whole cart. */
const REST_MS = 1500

/** Fetches the hints again once the buyer pauses. */
export function useFreshHints(): void {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unwatch = desk.watch(() => {
      clearTimeout(timer)
      // Without them the page is whole: a failure needs no words.
      timer = setTimeout(
        () => void import('./refetchHints.ts').then(({ refetchHints }) => refetchHints(environment)).catch(() => {}),
        REST_MS,
      )
    })
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [environment, desk])
}
