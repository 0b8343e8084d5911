import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useNavigationType } from 'react-router-dom'

const KEY = 'storefront:scroll'
const KEPT_MAX = 100

/** Scroll positions by history entry. Survives a reload where storage is allowed, is merely forgotten where it is not. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>(readStored())

  note(entry: string, y: number): void {
    this.#positions.delete(entry)
    this.#positions.set(entry, y)
    const [oldest] = this.#positions.keys()
    if (this.#positions.size > KEPT_MAX && oldest !== undefined) this.#positions.delete(oldest)
  }

  positionOf(entry: string): number | undefined {
    return this.#positions.get(entry)
  }

  store(): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify([...this.#positions]))
    } catch {
      // Refused or full: the positions live until the document goes.
    }
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    const isPosition = (saved: unknown): saved is [string, number] =>
      Array.isArray(saved) && typeof saved[0] === 'string' && typeof saved[1] === 'number'
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

const isServer = typeof window === 'undefined'
const useBrowserLayoutEffect = isServer ? useEffect : useLayoutEffect
const memory = isServer ? null : new ScrollMemory()
let hasPlaced = false

/** Back and forward return to where one was, on routes that do not refuse it; a page starts at its top else. */
export function useScrollMemory(location: Location, restores: boolean): void {
  const direction = useNavigationType()
  const { hash, pathname, search } = location
  // The first entry of every document bears the router's one name for it.
  const key = location.key === 'default' ? `${pathname}${search}` : location.key

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const leave = (): void => {
      // The browser itself restores a reload best: it knows when the document is long enough.
      window.history.scrollRestoration = 'auto'
      memory?.store()
    }
    const come = (): void => void (window.history.scrollRestoration = 'manual')
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', come)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', come)
    }
  }, [])

  // A layout effect: the scrolling that placing the next page causes must not be noted for the last one.
  useBrowserLayoutEffect(() => {
    const note = (): void => memory?.note(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])

  const lastPath = useRef(pathname)
  useBrowserLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname
    lastPath.current = pathname
    const isFirst = !hasPlaced
    hasPlaced = true
    if (direction === NavigationType.Pop) {
      // An unknown first position is the browser's to place.
      const known = memory?.positionOf(key)
      if (known !== undefined || !isFirst) window.scrollTo(0, restores ? (known ?? 0) : 0)
      return
    }
    if (hash !== '') document.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`)?.scrollIntoView()
    // The same page under another address, such as a new quote, stays where it is.
    else if (direction === NavigationType.Push || isOtherPage) window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- once per history entry
  }, [key, pathname])
}
