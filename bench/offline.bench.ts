import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { buildStorefront } from '../scripts/lib/build.ts'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { cartCount, cartCounts, goTo, logIn, newVisitor, openBrowser, quiet, WIDTHS } from '../tests/support/browser.ts'
import { startStack } from '../tests/support/stack.ts'
import { writeResult } from './result.ts'

const ROUNDS = 5
const SHELL_MS = 300
const AGREE_MS = 1_000

type Figure = { readonly name: string; readonly limit: number; readonly ms: number; readonly least: number; readonly most: number }

function figure(name: string, limit: number, values: readonly number[]): Figure {
  const sorted = values.map(Math.round).toSorted((a, b) => a - b)
  return { name, limit, ms: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}

/** From the beginning of the navigation to the first paint, without a network and four times slower, as a phone is. */
async function paintOf(page: Page, path: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(path)
  return page.evaluate(async () => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (painted) return painted.startTime
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') resolve(entry.startTime)
      }).observe({ type: 'paint', buffered: true })
    })
  })
}

async function measureShell(browser: Browser, gateway: string): Promise<Figure[]> {
  const { page, context } = await newVisitor(browser, gateway, WIDTHS.phone, 'reduce', 'allow')
  await logIn(page, 'demo')
  await goTo(page, '/basic')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.getByRole('switch', { name: '在本机保存' }).click()
  await page.getByText('已保存在本机').waitFor()
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const [shell, cart]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    shell.push(await paintOf(page, '/list'))
    cart.push(await paintOf(page, '/cart'))
  }
  await context.close()
  return [figure('the shell, without a network', SHELL_MS, shell), figure('the kept cart, without a network', SHELL_MS, cart)]
}

/** From the press in one browser to what another shows, both acting for one shop. */
async function measureAgreement(browser: Browser, gateway: string): Promise<Figure[]> {
  const [first, second] = [await newVisitor(browser, gateway), await newVisitor(browser, gateway)]
  for (const { page } of [first, second]) {
    await logIn(page, 'clinic')
    const stream = page.waitForRequest((request) => request.headers()['accept'] === 'text/event-stream')
    await goTo(page, '/list')
    await stream
    await quiet(page)
  }
  const [cart, hearts]: [number[], number[]] = [[], []]
  const adding = first.page.getByRole('button', { name: /加入采购单/ }).locator('visible=true')
  for (let round = 0; round < ROUNDS; round++) {
    const lines = await cartCount(second.page)
    const heart = first.page.getByRole('button', { name: /^收藏：/ }).nth(round)
    const name = (await heart.getAttribute('aria-label')) ?? ''
    let from = performance.now()
    await adding.nth(round).click()
    await cartCounts(second.page, lines + 1)
    cart.push(performance.now() - from)
    from = performance.now()
    await heart.click()
    await second.page.locator(`button[aria-label="${name}"][aria-pressed="true"]`).first().waitFor()
    hearts.push(performance.now() - from)
    await first.page.getByRole('button', { name: '继续选购' }).click()
  }
  return [
    figure('an addition, from the press to the other device', AGREE_MS, cart),
    figure('a favourite, from the press to the other device', AGREE_MS, hearts),
  ]
}

function report(figures: readonly Figure[], load: number): string {
  return [
    '# Without a net, and two devices',
    '',
    `\`npm run bench -- offline\`: median of ${ROUNDS}, the least and the most; on PGlite,`,
    `load ${load.toFixed(1)} on ${cpus().length} cores as it began.`,
    'The shell and the kept cart at 390 px with a processor 4 times slower, from the beginning of the navigation to the first paint. An',
    'addition waits 200 ms for others before it is sent, which is counted.',
    '',
    '| what | ms | least | most | limit | |',
    '|---|---:|---:|---:|---:|---|',
    ...figures.map(
      ({ name, ms, least, most, limit }) => `| ${name} | ${ms} | ${least} | ${most} | ${limit} | ${ms <= limit ? 'reached' : 'MISSED'} |`,
    ),
    '',
  ].join('\n')
}

export async function bench(): Promise<void> {
  if (!(await ensureChromium())) throw new Error('The benchmark needs Chromium.')
  if (!(await buildStorefront())) throw new Error('The benchmark needs a storefront that builds.')
  const [load = 0] = loadavg()
  const stack = await startStack()
  const browser = await openBrowser()
  try {
    const figures = [...(await measureShell(browser, stack.gateway)), ...(await measureAgreement(browser, stack.gateway))]
    for (const { name, ms, limit } of figures) console.log(`${name.padEnd(50)}${ms} of ${limit} ms`)
    await writeResult('offline', { rounds: ROUNDS, load, figures })
    await writeFile(inRoot('bench/results/offline.md'), report(figures, load))
  } finally {
    await browser.close()
    await stack.stop()
  }
}
