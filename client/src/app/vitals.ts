type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type Timed = PerformanceEntry & { readonly interactionId: number }
type Row = [page: string, metric: 'lcp' | 'inp' | 'cls', value: number]

/** Shifts that belong together: a second apart at most, five in all. */
const GAP_MS = 1000
const SPAN_MS = 5000

/**
 * What this visitor waits for, by page: told once, when the document is left or hidden. The first page's largest paint, each page's
 * slowest answer to a click or key, and its worst run of shifts.
 */
export function tellVitals(pageNow: () => string | null): void {
  const told = new Map<string, Row>()
  const first = pageNow()
  const note = (page: string | null, metric: Row[1], value: number, isWorst = true): void => {
    if (page === null) return
    const key = `${page} ${metric}`
    const before = told.get(key)?.[2]
    if (before === undefined || !isWorst || value > before) told.set(key, [page, metric, Math.round(value * 1000) / 1000])
  }
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void => {
    try {
      const options = { type, buffered: true, durationThreshold: 40 }
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options)
    } catch {
      // A browser that knows no such entries tells less.
    }
  }
  let [run, began, last] = [0, 0, 0]
  note(first, 'cls', 0)
  watch('largest-contentful-paint', (entry) => note(first, 'lcp', entry.startTime, false))
  watch('event', (entry) => (entry as Timed).interactionId > 0 && note(pageNow(), 'inp', entry.duration))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift
    if (hadRecentInput) return
    if (startTime - last > GAP_MS || startTime - began > SPAN_MS) [run, began] = [0, startTime]
    last = startTime
    note(pageNow(), 'cls', (run += value))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || told.size === 0) return
    const device = innerWidth < 768 ? 'phone' : 'desktop'
    navigator.sendBeacon('/vitals', JSON.stringify({ device, rows: [...told.values()].slice(0, 20) }))
    told.clear()
  })
}
