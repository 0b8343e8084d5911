import { afterEach, expect, it, vi } from 'vitest'
import { codeAhead } from './codeAhead.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const announced = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => new URL(href).pathname)

/** What the script does in a page that came after so many milliseconds: at once, and when the browser has painted twice. */
function run(cameAfterMs: number): { atOnce: string[]; afterPaint: string[] } {
  let painted = (): void => {}
  let isWatched = false
  class Observer {
    readonly tell: (entries: unknown, observer: Observer) => void
    constructor(tell: Observer['tell']) {
      this.tell = tell
    }
    observe({ type }: { type: string }): void {
      isWatched = type === 'paint'
      painted = () => isWatched && this.tell([], this)
    }
    disconnect(): void {
      isWatched = false
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(performance, 'now').mockReturnValue(cameAfterMs)
  const script = document.createElement('script')
  script.textContent = codeAhead(['/assets/vendor-1.js', '/assets/APage-1.js'])
  document.body.append(script)
  const atOnce = announced()
  painted()
  painted()
  return { atOnce, afterPaint: announced() }
}

it.each([
  ['after the first paint where the page came quickly', 60, []],
  ['at once where it was long on its way', 620, ['/assets/vendor-1.js', '/assets/APage-1.js']],
])('a page fetches the code %s, once', (_when, cameAfterMs, atOnce) => {
  expect(run(cameAfterMs)).toEqual({ atOnce, afterPaint: ['/assets/vendor-1.js', '/assets/APage-1.js'] })
})
