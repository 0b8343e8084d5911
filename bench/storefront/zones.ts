import { writeFile } from 'node:fs/promises'
import { chromium, type Cookie } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { knownRoutes } from '../../tests/support/addresses.ts'
import { askBefore } from './inUse.ts'
import { PHONE } from './lighthouse.ts'

const ROUNDS = 3
const LIMIT_MS = 1000
/** After the largest paint, and before anything that moves by itself. */
const WATCHED_MS = 3500

type Paint = { readonly ms: number; readonly shift: number }
type Row = { readonly path: string; readonly title: string; readonly lcp: number; readonly cls: number; readonly isMet: boolean }

/** In a browser just started, as a buyer opens the shop in the morning: fonts have still to be found. */
async function paintOf(address: string, cookies: readonly Cookie[]): Promise<Paint> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const { width, height, deviceScaleFactor } = PHONE.screenEmulation
    const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = PHONE.throttling
    const context = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width, height },
      deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
    })
    await context.addCookies([...cookies])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: downloadThroughputKbps * 128,
      uploadThroughput: uploadThroughputKbps * 128,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
    await askBefore(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForTimeout(WATCHED_MS)
    return await page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          let shift = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { readonly value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          new PerformanceObserver((list) => {
            const ms = list.getEntries().at(-1)?.startTime ?? Number.NaN
            setTimeout(() => resolve({ ms, shift }), 100)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await browser.close()
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The largest paint of every zone whose address needs no number, for a member on slow 4G with a slow processor. */
export async function measureZones(gateway: string, cookies: readonly Cookie[], database: string): Promise<void> {
  const zones = knownRoutes('client/src/app/routes/{zone,promotion}Routes.tsx').flatMap(({ patterns: [path = '{'], title }) => {
    const plain = path.replace(/\/\{\w+\?\}$/, '')
    return plain.includes('{') ? [] : [{ path: plain, title }]
  })
  const rows: Row[] = []
  for (const { path, title } of zones) {
    const paints = []
    for (let round = 0; round < ROUNDS; round++) paints.push(await paintOf(gateway + path, cookies))
    const lcp = Math.round(median(paints.map(({ ms }) => ms)))
    const cls = Math.round(median(paints.map(({ shift }) => shift)) * 1000) / 1000
    const row = { path, title, lcp, cls, isMet: lcp <= LIMIT_MS && cls <= 0.02 }
    rows.push(row)
    console.log(
      `${path.padEnd(18)}LCP ${String(lcp).padStart(5)} of ${LIMIT_MS} ms   CLS ${cls.toFixed(3)}   ${row.isMet ? 'ok' : 'MISSED'}`,
    )
  }
  await writeFile(inRoot('bench/results/zones.md'), report(rows, database))
}

function report(rows: readonly Row[], database: string): string {
  return [
    '# First paint of the zones',
    '',
    `Production build on ${database}, a member's pages at 390 px, 1.6 Mbit/s, 150 ms, processor 4 times slower, each time in a browser just started and after the page was asked for ten times, median of ${ROUNDS}: \`npm run bench -- storefront zones\`. Limits: ${LIMIT_MS} ms, CLS 0.02.`,
    '',
    '| zone | address | LCP ms | CLS | |',
    '|---|---|---:|---:|---|',
    ...rows.map(
      ({ path, title, lcp, cls, isMet }) => `| ${title} | ${path} | ${lcp} | ${cls.toFixed(3)} | ${isMet ? 'reached' : 'missed'} |`,
    ),
    '',
  ].join('\n')
}
