import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellVitals } from './vitals.ts'

type Entry = Readonly<Record<string, number | boolean>>

/** What the browser measured: handed to whoever watches that type of entries. */
const watchers = new Map<string, (list: { readonly getEntries: () => readonly Entry[] }) => void>()
const asked: unknown[] = []
class Observer {
  readonly #tell: (list: { readonly getEntries: () => readonly Entry[] }) => void
  constructor(tell: (list: { readonly getEntries: () => readonly Entry[] }) => void) {
    this.#tell = tell
  }
  observe(options: { readonly type: string }): void {
    if (options.type === unknownType) throw new TypeError('no such entries')
    asked.push(options)
    watchers.set(options.type, this.#tell)
  }
}
let unknownType: string | null = null
const measured = (type: string, ...entries: readonly Entry[]): void => watchers.get(type)?.({ getEntries: () => entries })
const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({ startTime, value, hadRecentInput })
const press = (duration: number, interactionId = 1): Entry => ({ duration, interactionId })

let page: string | null
const beacon = vi.fn<(url: string, body: string) => boolean>()
const listened: (() => void)[] = []
beforeEach(() => {
  page = 'home'
  unknownType = null
  watchers.clear()
  asked.length = 0
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.spyOn(document, 'addEventListener').mockImplementation((_type, listener) => {
    listened.push(() => (listener as EventListener)(new Event('visibilitychange')))
  })
})
afterEach(() => {
  listened.length = 0
  beacon.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The tab is left; what was told by it. */
function left(visibility: 'hidden' | 'visible' = 'hidden'): unknown[] {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  beacon.mockClear()
  for (const listener of listened) listener()
  return beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)])
}
const rows = (): unknown => (left()[0] as [string, { rows: unknown }] | undefined)?.[1].rows

it('a visitor’s page tells its last largest paint, to a thousandth, and a still page tells a shift of nothing', () => {
  tellVitals(() => page)
  measured('largest-contentful-paint', { startTime: 900.12345 }, { startTime: 1810.98765 })
  expect(left()).toEqual([
    [
      '/vitals',
      {
        device: 'desktop',
        rows: [
          ['home', 'cls', 0],
          ['home', 'lcp', 1810.988],
        ],
      },
    ],
  ])
})

it('the slowest answer to a press is told for the page it was on; what no visitor did is not', () => {
  tellVitals(() => page)
  measured('event', press(48), press(320), press(96), press(900, 0))
  page = 'cart'
  measured('event', press(72))
  expect(rows()).toEqual([
    ['home', 'cls', 0],
    ['home', 'inp', 320],
    ['cart', 'inp', 72],
  ])
})

it('shifts within a second of one another are one run, and a page tells its worst run', () => {
  tellVitals(() => page)
  measured('layout-shift', shift(100, 0.05), shift(900, 0.05), shift(5000, 0.08))
  expect(rows()).toEqual([['home', 'cls', 0.1]])
})

it('a run of shifts ends after five seconds, although each follows the last within one', () => {
  tellVitals(() => page)
  measured('layout-shift', ...[0, 1, 2, 3, 4, 5, 6].map((second) => shift(second * 900 + 1, 0.01)))
  expect(rows()).toEqual([['home', 'cls', 0.06]])
})

it('a shift that a press caused counts for nothing', () => {
  tellVitals(() => page)
  measured('layout-shift', shift(100, 0.5, true))
  expect(rows()).toEqual([['home', 'cls', 0]])
})

it('vitals are told once, when the page is hidden, and again only after something new', () => {
  tellVitals(() => page)
  expect(left('visible')).toEqual([])
  expect(left()).toHaveLength(1)
  expect(left()).toEqual([])
  measured('event', press(64))
  expect(rows()).toEqual([['home', 'inp', 64]])
})

it('a page without a name of its route tells nothing', () => {
  page = null
  tellVitals(() => page)
  measured('largest-contentful-paint', { startTime: 900 })
  measured('event', press(64))
  expect(left()).toEqual([])
})

it('a browser that knows no events of presses still tells the rest, and a narrow one is a phone', () => {
  unknownType = 'event'
  vi.stubGlobal('innerWidth', 390)
  tellVitals(() => page)
  measured('largest-contentful-paint', { startTime: 700 })
  expect(left()).toEqual([
    [
      '/vitals',
      {
        device: 'phone',
        rows: [
          ['home', 'cls', 0],
          ['home', 'lcp', 700],
        ],
      },
    ],
  ])
  expect(asked).toContainEqual({ type: 'layout-shift', buffered: true, durationThreshold: 40 })
})
