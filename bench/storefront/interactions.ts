import type { Browser, BrowserContext, CDPSession } from 'playwright-core'
import { cartCounts, comeToPage, goTo, logIn, newVisitor, quiet, settled, WIDTHS } from '../../tests/support/browser.ts'
import { toFrame } from './frames.ts'

/** As a table, as buyers who know what they want see the list. */
const TABLE = '/list/table'

export type Interaction = { name: string; ms: number; limit: number }

async function network(session: CDPSession, latency: number): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })
}

const MORE = 'main button[aria-label^="增加"]'
const QUANTITY = 'main input[aria-label="数量"]'
const DETAIL = 'main table a[href^="/list/info/"]:not([tabindex="-1"])'

async function preparedChange(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto(TABLE)
  await settled(page)
  await network(await context.newCDPSession(page), 300)
  await page.locator(DETAIL).first().hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const ms = await toFrame(page, { control: DETAIL, shows: DETAIL, there: 'main h1' })
  await page.close()
  return ms
}

/** A click that no pointer has announced, in a browser that has the code of an earlier visit, or has kept nothing. */
const coldChange = (control: string, there: string, keeps: 'code' | 'nothing') => async (context: BrowserContext, round: number) => {
  const page = await context.newPage()
  await page.goto(`${TABLE}?page=${round * 2 + 1}`)
  await settled(page)
  await page.waitForTimeout(1000)
  const session = await context.newCDPSession(page)
  await network(session, 150)
  await session.send('Network.setCacheDisabled', { cacheDisabled: keeps === 'nothing' })
  await session.send('Network.setBypassServiceWorker', { bypass: keeps === 'nothing' })
  const ms = await toFrame(page, { control, shows: DETAIL, there })
  await page.close()
  return ms
}

async function slowAddition(context: BrowserContext, round: number): Promise<number> {
  const page = await context.newPage()
  await page.goto(TABLE)
  await settled(page)
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  const ms = await toFrame(page, {
    control: 'main button[aria-label^="加入采购单："]',
    nth: round,
    shows: '[aria-label^="采购单，"], main tbody tr',
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return ms
}

async function stepperEdit(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto(TABLE)
  await settled(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const ms = await toFrame(page, { control: MORE, shows: QUANTITY })
  await page.close()
  return ms
}

/** What the press of a stepper among a hundred rows costs in script, until React is done. */
async function editOfHundred(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${TABLE}?size=100`)
  await settled(page)
  const ms = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button[aria-label^="增加"]:not(:disabled)')]
    const rows = document.querySelectorAll('main tbody tr').length
    if (rows < 100) throw new Error(`only ${rows} rows`)
    const times: number[] = []
    for (const target of buttons.slice(30, 41)) {
      const field = target.parentElement?.querySelector('input')
      const before = field?.value
      const start = performance.now()
      target.click()
      // React renders in an earlier microtask.
      for (let turn = 0; turn < 3; turn++) await Promise.resolve()
      times.push(performance.now() - start)
      if (field?.value === before) throw new Error('no effect')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return times.toSorted((a, b) => a - b)[5] ?? Number.NaN
  })
  await page.close()
  return ms
}

const LINES = 20

/** A quantity in a cart of twenty lines, up to the frame that shows it. */
async function cartEdit(context: BrowserContext, round: number): Promise<number> {
  const page = await context.newPage()
  if (round === 0) {
    await page.goto(`${TABLE}?size=50`)
    await settled(page)
    await comeToPage(page)
    const add = 'main button[aria-label^="加入采购单："]:not(:disabled)'
    await page
      .locator(add)
      .nth(LINES - 1)
      .waitFor()
    await page.evaluate(
      ({ selector, lines }) => {
        for (const button of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, lines)) button.click()
      },
      { selector: add, lines: LINES },
    )
    await cartCounts(page, LINES)
    await quiet(page)
  }
  await page.goto('/cart')
  await settled(page)
  await page.locator(MORE).nth(round).hover()
  await quiet(page)
  const ms = await toFrame(page, { control: MORE, nth: round, shows: QUANTITY })
  await quiet(page)
  await page.close()
  return ms
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function measureInteractions(browser: Browser, gateway: string, rounds: number): Promise<Interaction[]> {
  const acts = [
    { name: 'prepared route change, 300 ms round trip', limit: 50, act: preparedChange },
    { name: 'to goods unannounced, 150 ms round trip', limit: 300, act: coldChange(DETAIL, 'main h1', 'code') },
    { name: 'the same where no code is kept', limit: 300, act: coldChange(DETAIL, 'main h1', 'nothing') },
    { name: 'to the next page, 150 ms round trip', limit: 300, act: coldChange('main a[rel="next"]', DETAIL, 'nothing') },
    { name: 'quantity in a cart of 20 lines', limit: 16, act: cartEdit },
    { name: 'addition painted while the answer takes 2 s', limit: 50, act: slowAddition },
    { name: 'stepper edit, processor 4 × slower', limit: 100, act: stepperEdit },
    { name: 'edit of one of 100 rows, its script', limit: 5, act: editOfHundred },
  ]
  const { context, page } = await newVisitor(browser, gateway, WIDTHS.desktop, 'no-preference')
  await logIn(page, 'clinic')
  await goTo(page, '/list')
  const results: Interaction[] = []
  for (const { name, limit, act } of acts) {
    const measured: number[] = []
    for (let round = 0; round < rounds; round++) measured.push(await act(context, round))
    results.push({ name, limit, ms: Math.round(median(measured)) })
  }
  await context.close()
  return results
}
