import { chromium, type Cookie, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { askBefore } from './inUse.ts'
import { PROFILES, type Profile } from './lighthouse.ts'

const LIMIT_MS = 450
/** The pointer is on its way from one link to the next. */
const REST_MS = 1500
const WATCHED_MS = 3000
/** As many as a buyer compares. */
const TABS = 5

type TabRow = {
  readonly profile: Profile
  readonly way: 'after the pointer rested' | 'at once'
  readonly lcp: number
  readonly worst: number
  readonly ahead: number
}

/** Slows every tab before it has begun: the page that Playwright tells of is on its way already. */
async function slowTabs(port: number, profile: Profile): Promise<() => void> {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(version.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let last = 0
  const send = (method: string, params: object, sessionId?: string): void =>
    socket.send(JSON.stringify({ id: (last += 1), method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier, rttMs, throughputKbps } =
    PROFILES[profile].throttling
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as { method?: string; params?: { sessionId: string } }
    if (method !== 'Target.attachedToTarget' || params === undefined) return
    send('Network.enable', {}, params.sessionId)
    send(
      'Network.emulateNetworkConditions',
      {
        offline: false,
        latency: requestLatencyMs || rttMs,
        downloadThroughput: (downloadThroughputKbps || throughputKbps) * 128,
        uploadThroughput: (uploadThroughputKbps || throughputKbps) * 128,
      },
      params.sessionId,
    )
    send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier }, params.sessionId)
    send('Runtime.runIfWaitingForDebugger', {}, params.sessionId)
  })
  send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  return () => socket.close()
}

type Paint = { readonly ms: number; readonly isAhead: boolean }
const paintOf = (tab: Page): Promise<Paint> =>
  tab.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation')
        const isAhead = navigation !== undefined && Reflect.get(navigation, 'deliveryType') === 'navigational-prefetch'
        new PerformanceObserver((list) => resolve({ ms: list.getEntries().at(-1)?.startTime ?? Number.NaN, isAhead })).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

/** A buyer opens goods after goods of a list by the middle button, and looks at each. */
async function tabsOf(gateway: string, cookies: readonly Cookie[], profile: Profile, restMs: number): Promise<Paint[]> {
  const port = await freePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const stop = await slowTabs(port, profile)
  try {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } })
    await context.addCookies([...cookies])
    const page = await context.newPage()
    await page.goto(`${gateway}/list/table`)
    await page.waitForTimeout(WATCHED_MS)
    const paints: Paint[] = []
    const links = page.locator('main table a[href^="/list/info/"]:not([tabindex="-1"])')
    for (let row = 0; row < TABS; row++) {
      const link = links.nth(row)
      await askBefore(gateway + ((await link.getAttribute('href')) ?? ''), cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
      await page.mouse.move(2, 2)
      if (restMs > 0) {
        await link.hover()
        await page.waitForTimeout(restMs)
      }
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })])
      await tab.waitForTimeout(WATCHED_MS)
      paints.push(await paintOf(tab))
      await tab.close()
    }
    return paints
  } finally {
    stop()
    await browser.close()
  }
}

export async function measureTabs(gateway: string, cookies: readonly Cookie[]): Promise<TabRow[]> {
  const rows: TabRow[] = []
  for (const profile of ['phone', 'desktop'] as const) {
    for (const [way, restMs] of [['after the pointer rested', REST_MS] as const, ['at once', 0] as const]) {
      const paints = await tabsOf(gateway, cookies, profile, restMs)
      const sorted = paints.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b)
      const row: TabRow = {
        profile,
        way,
        lcp: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
        worst: sorted.at(-1) ?? Number.NaN,
        ahead: paints.filter(({ isAhead }) => isAhead).length,
      }
      rows.push(row)
      console.log(
        `second tab ${way.padEnd(26)}${profile.padEnd(9)}LCP ${row.lcp} of ${LIMIT_MS} ms (worst ${row.worst}), ${row.ahead} of ${TABS} fetched ahead`,
      )
    }
  }
  return rows
}
