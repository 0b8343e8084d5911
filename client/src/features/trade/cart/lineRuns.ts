import { css } from '@emotion/css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { color, type } from '../../../ui/tokens.ts'

/** So many lines stand or go together. */
const RUN = 8
/** A list of no more lines is there as a whole. */
const WHOLE = 60
/** So many lines of a longer one are there before the browser has said what is in sight. */
const FIRST = 32
/** A buyer who scrolls, or goes from row to row, finds the rows this far ahead. */
const NEAR = '450px 0px'

/** How a run begins: in a list that is always there as a whole, or in a longer one near what is in sight at first, or far from it. */
export type Start = 'whole' | 'near' | 'far'

export type Run<TLine> = { readonly at: number; readonly lines: readonly TLine[]; readonly start: Start }

/** The lines in runs; `before` lines of the same list come first, which has so many `inAll`. */
export function runsOf<TLine>(lines: readonly TLine[], before: number, inAll: number): readonly Run<TLine>[] {
  return Array.from({ length: Math.ceil(lines.length / RUN) }, (_, run) => {
    const at = run * RUN
    return { at, lines: lines.slice(at, at + RUN), start: inAll <= WHOLE ? 'whole' : before + at < FIRST ? 'near' : 'far' }
  })
}

export function isSameRun<TLine>(before: readonly TLine[], after: readonly TLine[]): boolean {
  return before.length === after.length && before.every((line, at) => line === after[at])
}

/** Near what is in sight, with its rows, or far from it: then their place is so many pixels high, null when it was never measured. */
type Place = { readonly isNear: boolean; readonly height: number | null }

/** The room that a run's rows take while they are far from what is in sight. The names in it are for a search on the page and for readers. */
export const runRoom = css`
  display: block;
  overflow: hidden;
  content-visibility: auto;
  ${type.small}
  color: ${color.second};
  > * { height: 12.5%; padding-top: 12px; overflow: hidden; }
`

/** Of a long list only the runs near what is in sight have their rows; so has one that holds the focus, and paper gets them all. */
export function useRun<T extends Element>(start: Start): Place & { readonly ref: RefObject<T | null> } {
  const ref = useRef<T>(null)
  const [place, setPlace] = useState<Place>({ isNear: start !== 'far', height: null })
  useEffect(() => (ref.current === null || start === 'whole' ? undefined : followPlace(ref.current, setPlace)), [start])
  return { ...place, ref }
}

function followPlace(element: Element, setPlace: (change: (before: Place) => Place) => void): () => void {
  let far: Place | null = null
  const come = (): void => setPlace((before) => (before.isNear ? before : { ...before, isNear: true }))
  const leave = (): void => {
    const place = far
    if (place !== null && !element.contains(document.activeElement)) setPlace((before) => (before.isNear ? place : before))
  }
  if (typeof IntersectionObserver === 'undefined') {
    come()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (!last) return
      far = last.isIntersecting ? null : { isNear: false, height: last.boundingClientRect.height || null }
      if (last.isIntersecting) come()
      else leave()
    },
    { root: element.closest('[data-scroller]'), rootMargin: NEAR },
  )
  observer.observe(element)
  const events = new AbortController()
  // Where the focus goes is known only after the event.
  element.addEventListener('focusout', () => queueMicrotask(leave), events)
  window.addEventListener('beforeprint', () => flushSync(come), events)
  window.addEventListener('afterprint', leave, events)
  return () => {
    observer.disconnect()
    events.abort()
  }
}
