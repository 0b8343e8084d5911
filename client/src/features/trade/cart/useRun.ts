import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepRun, noteSight, type SeenRun } from './linesInSight.ts'

/** So many lines stand or go together. */
const RUN = 8
/** A list of no more lines is there as a whole. */
const WHOLE = 60
/** So many lines of a longer one are there before the browser has said what is in sight. */
const FIRST = 32
/** Whoever scrolls, or goes from row to row, finds the rows this far ahead. */
const NEAR = '450px 0px'
const SEEN = '100px 0px'

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

/**
 * Of a long list only the runs near what is in sight have their rows. One that holds the focus keeps them, so that what is
 * being typed stays, and paper gets them all.
 */
export function useRun<T extends Element>(
  lines: readonly { readonly id: string }[],
  start: Start,
): Place & { readonly ref: RefObject<T | null> } {
  const ref = useRef<T>(null)
  const [place, setPlace] = useState<Place>({ isNear: start !== 'far', height: null })
  const ids = lines.map(({ id }) => id).join()
  const { isNear } = place
  useEffect(() => {
    const { current } = ref
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined
    const own = ids.split(',')
    const seen: SeenRun = { isSeen: isNear }
    const forget = keepRun(seen, own)
    const unwatch = isNear ? watch(current, SEEN, ({ isIntersecting }) => noteSight(seen, own, isIntersecting)) : null
    return () => {
      unwatch?.()
      forget()
    }
  }, [ids, isNear])
  useEffect(() => (ref.current === null || start === 'whole' ? undefined : followPlace(ref.current, setPlace)), [start])
  return { ...place, ref }
}

function watch(element: Element, rootMargin: string, tell: (entry: IntersectionObserverEntry) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) tell(last)
    },
    { root: element.closest('[data-scroller]'), rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
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
  const unwatch = watch(element, NEAR, ({ isIntersecting, boundingClientRect }) => {
    far = isIntersecting ? null : { isNear: false, height: boundingClientRect.height || null }
    if (isIntersecting) come()
    else leave()
  })
  const events = new AbortController()
  // Where the focus goes is known only after the event.
  element.addEventListener('focusout', () => queueMicrotask(leave), events)
  window.addEventListener('beforeprint', () => flushSync(come), events)
  window.addEventListener('afterprint', leave, events)
  return () => {
    unwatch()
    events.abort()
  }
}
