import { chromium } from 'playwright-core'
import { buildStorefront } from '../scripts/lib/build.ts'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { freePort } from '../scripts/lib/postgres.ts'
import { newVisitor, logIn } from '../tests/support/browser.ts'
import { startStack } from '../tests/support/stack.ts'
import { writeResult } from './result.ts'
import { measureInteractions } from './storefront/interactions.ts'
import { type Ask, type Audit, openLighthouse } from './storefront/lighthouse.ts'

const ROUNDS = 5
const LCP_LIMITS: Record<string, number> = { home: 1400, list: 1000, detail: 1000, cart: 1000 }
const DESKTOP_LCP = 350

type Row = Audit & { page: string; profile: Ask['profile']; limit: number }

function middle(audits: readonly Audit[]): Audit {
  const of = (key: keyof Audit): number => audits.map((audit) => audit[key]).toSorted((a, b) => a - b)[Math.floor(audits.length / 2)] ?? Number.NaN
  return { performance: of('performance'), accessibility: of('accessibility'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

function verdict(row: Row): string {
  const isGood = row.lcp <= row.limit && row.tbt <= 150 && row.cls <= 0.02 && row.performance >= 98 && row.accessibility === 100
  return isGood ? 'ok' : 'MISSED'
}

/** First paint and interaction on the production build: Lighthouse with applied throttling, median of five. */
export async function bench(): Promise<void> {
  const executablePath = await ensureChromium()
  if (!executablePath || !(await buildStorefront())) throw new Error('The benchmark needs Chromium and a storefront that builds.')
  const port = await freePort()
  const [audit, stack] = [await openLighthouse(), await startStack()]
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`] })
  try {
    const visit = await newVisitor(browser, stack.gateway)
    await logIn(visit.page, 'demo')
    await visit.page.getByRole('button', { name: /加入采购单/ }).locator('visible=true').first().click()
    await visit.page.waitForLoadState('networkidle')
    const detail = (await visit.page.locator('a[href^="/list/info/"]').first().getAttribute('href')) ?? ''
    const cookie = (await visit.context.cookies(stack.gateway)).map(({ name, value }) => `${name}=${value}`).join('; ')
    await visit.context.close()
    const pages = { home: '/', list: '/list', detail, cart: '/cart' }
    const rows: Row[] = []
    for (const [page, path] of Object.entries(pages)) {
      for (const profile of ['phone', 'desktop'] as const) {
        const audits: Audit[] = []
        for (let round = 0; round < ROUNDS; round++) audits.push(await audit({ url: stack.gateway + path, port, cookie, profile }))
        const row = { page, profile, limit: profile === 'phone' ? (LCP_LIMITS[page] ?? 0) : DESKTOP_LCP, ...middle(audits) }
        rows.push(row)
        console.log(`${page.padEnd(8)}${profile.padEnd(9)}LCP ${String(row.lcp).padStart(5)} of ${row.limit} ms   TBT ${String(row.tbt).padStart(4)} ms   CLS ${row.cls.toFixed(3)}   performance ${row.performance}   accessibility ${row.accessibility}   ${verdict(row)}`)
      }
    }
    const interactions = await measureInteractions(browser, stack.gateway, ROUNDS)
    for (const { name, ms, limit } of interactions) console.log(`${name.padEnd(48)}${String(ms).padStart(5)} of ${limit} ms   ${ms <= limit ? 'ok' : 'MISSED'}`)
    await writeResult('storefront', { rounds: ROUNDS, pages: rows, interactions })
  } finally {
    await browser.close()
    await stack.stop()
  }
}
