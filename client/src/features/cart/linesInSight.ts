import { useEffect, useRef, type RefObject } from 'react'

/** How far beyond the edge a line counts as in sight. */
const MARGIN = '200px'

/** Rows by their line, and those of them that are in sight: a line may have one on the page and one in the panel. */
const rows = new Map<Element, string>()
const rowsInSight = new Map<Element, string>()
let inSight: ReadonlySet<string> = new Set()
let observer: IntersectionObserver | null = null
let isEverythingDue = true

/**
 * One promotion can change the amounts of five hundred lines by a cent each. What is in sight changes in the frame of the
 * edit; the rest, which nobody can see, is drawn when the buyer rests.
 */
export function isDueNow(lineID: string): boolean {
  return isEverythingDue || inSight.size === 0 || inSight.has(lineID)
}

export function drawInSightOnly(isOnly: boolean): void {
  isEverythingDue = !isOnly
}

export function useInSight<T extends Element>(lineID: string): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    const { current } = element
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined
    observer ??= new IntersectionObserver(note, { rootMargin: MARGIN })
    rows.set(current, lineID)
    observer.observe(current)
    return () => {
      observer?.unobserve(current)
      rows.delete(current)
      rowsInSight.delete(current)
    }
  }, [lineID])
  return element
}

function note(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const lineID = rows.get(target)
    if (isIntersecting && lineID !== undefined) rowsInSight.set(target, lineID)
    else rowsInSight.delete(target)
  }
  inSight = new Set(rowsInSight.values())
}
