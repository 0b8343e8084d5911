import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { run } from '../../scripts/lib/run.ts'
import { askBefore } from './inUse.ts'

const VERSION = '12.8.2'
/** The stream of changes stays open, so the network is never quiet; all that is measured is over by then. */
const MOST_MS = 15_000

export type Audit = { performance: number; accessibility: number; lcp: number; tbt: number; cls: number; element: string }
export type Ask = { url: string; cookie: string; profile: Profile }
export type Profile = keyof typeof PROFILES

type Item = { readonly items?: readonly Item[]; readonly node?: { readonly snippet?: string } }
type Report = {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string; readonly message: string }
    readonly categories: Record<string, { score: number | null }>
    readonly audits: Record<string, { numericValue?: number; details?: Item }>
  }
}
type Lighthouse = (url: string, flags: object, config: object) => Promise<Report | undefined>

/** Slow 4G and a processor four times slower, applied and not simulated: a simulation can't see what rendering on the server gains. */
export const PHONE = {
  formFactor: 'mobile',
  screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
  throttling: {
    rttMs: 150,
    throughputKbps: 1638.4,
    requestLatencyMs: 562.5,
    downloadThroughputKbps: 1474.56,
    uploadThroughputKbps: 675,
    cpuSlowdownMultiplier: 4,
  },
} as const

export const PROFILES = {
  phone: PHONE,
  desktop: {
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1280, height: 900, deviceScaleFactor: 1, disabled: false },
    throttling: {
      rttMs: 40,
      throughputKbps: 10_240,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
      cpuSlowdownMultiplier: 1,
    },
  },
} as const

/** Lighthouse weighs 185 MB, so only this benchmark brings it, into the cache. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = inRoot('node_modules/.cache/bench-lighthouse')
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    console.log(`Installing Lighthouse ${VERSION} …`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
    const done = await run('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: folder, quiet: true })
    if (done.code !== 0) throw new Error(`Lighthouse could not be installed: ${done.output.trim().split('\n').at(-1) ?? ''}`)
  }
  const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse')
  const loaded: { default: Lighthouse } = await import(pathToFileURL(entry).href)
  return loaded.default
}

/** The element Lighthouse names as the largest paint, by its tag and its first words. */
function elementOf(details: Item | undefined): string {
  const snippet = details?.items?.[0]?.items?.[0]?.node?.snippet ?? ''
  return snippet
    .replace(/="data:[^"]*"/, '="data:…"')
    .replaceAll(/\s+(?:class|id|decoding|loading)="[^"]*"/g, '')
    .slice(0, 90)
}

async function auditOnce(lighthouse: Lighthouse, { url, cookie, profile }: Ask): Promise<Audit> {
  const port = await freePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    await askBefore(url, cookie)
    const extraHeaders = cookie === '' ? {} : { Cookie: cookie }
    const settings = {
      ...PROFILES[profile],
      throttlingMethod: 'devtools',
      onlyCategories: ['performance', 'accessibility'],
      extraHeaders,
      disableStorageReset: true,
      maxWaitForLoad: MOST_MS,
    }
    const report = await lighthouse(url, { port, logLevel: 'silent', output: 'json' }, { extends: 'lighthouse:default', settings })
    if (report === undefined) throw new Error('no report')
    const { categories, audits, runtimeError } = report.lhr
    const score = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100)
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
    const audit = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      element: elementOf(audits['largest-contentful-paint-element']?.details),
    }
    if (Object.values(audit).some(Number.isNaN)) throw new Error(runtimeError?.message ?? 'figures are missing')
    return audit
  } finally {
    await browser.close()
  }
}

/** Each audit runs in a new Chromium. One that breaks down is repeated: now and then a trace has no beginning. */
export async function openLighthouse(): Promise<(ask: Ask) => Promise<Audit>> {
  const lighthouse = await loadLighthouse()
  const audit = async (ask: Ask, triesLeft = 3): Promise<Audit> => {
    try {
      return await auditOnce(lighthouse, ask)
    } catch (error) {
      if (triesLeft === 0) throw error
      console.log(`  ${ask.profile} ${ask.url} is measured again: ${error instanceof Error ? error.message : String(error)}`)
      return audit(ask, triesLeft - 1)
    }
  }
  return audit
}
