import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'

/** Neither laid out nor drawn until it is near; its height is the same at all widths, give or take a line, so what is below stays. */
const UNSEEN: CSSProperties = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 765px' }

const RESTS_MS = 2500
const EACH_MS = 150

/** Of a part far down a long page: it costs the first paint nothing, and is made ready one after the other once the page rests. */
export function useBelowTheFold(nth: number): { readonly ref: RefObject<HTMLElement | null>; readonly style: CSSProperties } {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => ref.current?.style.setProperty('content-visibility', 'visible'), RESTS_MS + nth * EACH_MS)
    return () => clearTimeout(timer)
  }, [nth])
  return { ref, style: UNSEEN }
}
