/** Where a member's pages are kept, and what stands beside each. Read by the page that keeps them and by the worker that shows them. */
export const KEPT_CACHE = 'kept'

/** A session ends after seven days: what is older was kept for one that is over. */
export const KEPT_MS = 7 * 24 * 3600 * 1000

export type KeptPage = {
  readonly title: string
  /** When the page was read, in milliseconds. */
  readonly at: number
  /** The script it begins with: of which build it is. */
  readonly entry: string
}

const HEADER = 'x-kept'

export function keptHeaders(page: KeptPage): Readonly<Record<string, string>> {
  return {
    [HEADER]: encodeURIComponent(JSON.stringify(page)),
    // How the page itself learns that it is a kept one.
    'server-timing': `kept;dur=${page.at}`,
  }
}

export function readKept(response: Response): KeptPage | null {
  const header = response.headers.get(HEADER)
  return header === null ? null : (JSON.parse(decodeURIComponent(header)) as KeptPage)
}

/** When the document on show was kept; null where it came over the network. */
export function shownSince(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming.find(({ name }) => name === 'kept')?.duration ?? null
}

/** In Beijing's time, as the storefront writes it. */
export function keptTime(at: number): string {
  return new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)
}
