import { type RefObject, useEffect, useState } from 'react'

const ACTS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const

/** Whether an element has come near the screen since the buyer's first act: what waits for it does not burden the first load. */
export function useNearby(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    const begin = (): void => {
      if (ref.current) observer.observe(ref.current)
    }
    for (const act of ACTS) window.addEventListener(act, begin, { once: true, passive: true, signal: ended.signal })
    return () => {
      ended.abort()
      observer.disconnect()
    }
  }, [ref])
  return isNear
}
