import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { logIn, newVisitor, settled } from '../../tests/support/browser.ts'

export type Interaction = { name: string; ms: number; limit: number }

/** Runs an act in the page and times it up to the frame that shows its effect. */
async function timed(page: Page, button: string, shows: string): Promise<number> {
  return page.evaluate(async ([selector, condition]) => {
    const target = [...document.querySelectorAll<HTMLElement>(selector ?? '')].find((one) => one.offsetParent !== null)
    if (!target) throw new Error(`nothing to press: ${selector}`)
    const before = document.querySelector(condition ?? '')?.getAttribute('aria-label') ?? (document.querySelector<HTMLInputElement>(condition ?? '')?.value ?? location.pathname)
    const state = (): string => document.querySelector(condition ?? '')?.getAttribute('aria-label') ?? (document.querySelector<HTMLInputElement>(condition ?? '')?.value ?? location.pathname)
    const start = performance.now()
    target.click()
    while (state() === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (performance.now() - start > 5000) throw new Error(`no effect of ${selector}`)
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, [button, shows])
}

async function network(session: CDPSession, latency: number): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })
}

async function preparedChange(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/list')
  await settled(page)
  await network(await context.newCDPSession(page), 300)
  await page.locator('main table a[href^="/list/info/"]:not([tabindex="-1"])').first().hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const ms = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('main table a[href^="/list/info/"]:not([tabindex="-1"])')
    const start = performance.now()
    link?.click()
    while (!location.pathname.startsWith('/list/info/') || document.querySelector('main h1') === null) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
  await page.close()
  return ms
}

async function slowAddition(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/list')
  await settled(page)
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  const ms = await timed(page, 'main button[aria-label^="加入采购单："]', '[aria-label^="采购单"]')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return ms
}

async function stepperEdit(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/list')
  await settled(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const ms = await timed(page, 'main button[aria-label^="增加"]', 'main input[aria-label="数量"]')
  await page.close()
  return ms
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function measureInteractions(browser: Browser, gateway: string, rounds: number): Promise<Interaction[]> {
  const acts = [
    { name: 'prepared route change, 300 ms round trip', limit: 100, act: preparedChange },
    { name: 'addition painted while the answer takes 2 s', limit: 50, act: slowAddition },
    { name: 'stepper edit, processor 4 × slower', limit: 100, act: stepperEdit },
  ]
  const { context, page } = await newVisitor(browser, gateway)
  await logIn(page, 'clinic')
  const results: Interaction[] = []
  for (const { name, limit, act } of acts) {
    const measured: number[] = []
    for (let round = 0; round < rounds; round++) measured.push(await act(context))
    results.push({ name, limit, ms: Math.round(median(measured)) })
  }
  await context.close()
  return results
}
