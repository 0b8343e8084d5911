import { useEffect, useRef, type RefObject } from 'react'

const CHANGE = 'contentvisibilityautostatechange'

/** The rows of each line: one on the page, one in the panel. */
const rowsOf = new Map<string, Set<Element>>()
/** Rows the browser does not draw: they are far from what is in sight (their style is `content-visibility: auto`). */
const skipped = new WeakSet<Element>()
let isEverythingDue = true

/**
 * One promotion can change the amounts of five hundred lines by a cent each. What is in sight changes in the frame of the
 * edit; the rest, which nobody can see, is drawn when the buyer rests.
 */
export function isDueNow(lineID: string): boolean {
  const rows = rowsOf.get(lineID)
  // A line that is about to appear has no row yet.
  return isEverythingDue || rows === undefined || [...rows].some((row) => !skipped.has(row))
}

export function drawInSightOnly(isOnly: boolean): void {
  isEverythingDue = !isOnly
}

export function useInSight<T extends Element>(lineID: string): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const rows = rowsOf.get(lineID) ?? new Set()
    if (rowsOf.size === 0) document.addEventListener(CHANGE, note)
    rowsOf.set(lineID, rows.add(current))
    // A row that came with the page was judged before anybody listened.
    noteRow(current, current.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false)
    return () => {
      rows.delete(current)
      if (rows.size === 0) rowsOf.delete(lineID)
      if (rowsOf.size === 0) document.removeEventListener(CHANGE, note)
    }
  }, [lineID])
  return element
}

function note(event: Event): void {
  if (event.target instanceof Element && 'skipped' in event) noteRow(event.target, event.skipped === true)
}

function noteRow(row: Element, isSkipped: boolean): void {
  if (isSkipped) skipped.add(row)
  else skipped.delete(row)
}
