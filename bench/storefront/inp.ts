import { writeFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { inRoot } from '../../scripts/lib/paths.ts'
import { goTo, logIn, newVisitor, quiet, WIDTHS } from '../../tests/support/browser.ts'
import { PHONE } from './lighthouse.ts'

const LIMIT_MS = 80
const PRESSES = 8
const SLOWER = PHONE.throttling.cpuSlowdownMultiplier
/** What takes less the browser does not report. */
const LEAST_MS = 16

type Act = {
  readonly name: string
  readonly path: string
  /** What is pressed the nth time. */
  readonly target: (page: Page, nth: number) => Locator
  /** The press itself, where it is none of a thumb. */
  readonly press?: (page: Page, nth: number) => Promise<void>
  /** Puts back what the press changed. */
  readonly after?: (page: Page) => Promise<void>
}
type Spread = { readonly p75: number; readonly worst: number }
type Row = { readonly name: string; readonly asItIs: Spread; readonly slowed: Spread }

const main = (page: Page, selector: string): Locator => page.locator(`main ${selector}`).locator('visible=true')

const BARE = `data:text/html,<meta name=viewport content="width=device-width"><main>${'<button onclick="this.textContent+=1">+</button>'.repeat(PRESSES)}`

/** The first is what this browser takes by itself. The cart is filled by the third. */
const acts: readonly Act[] = [
  { name: 'a bare button on an empty page', path: BARE, target: (page, nth) => main(page, 'button').nth(nth) },
  { name: 'stepper + in the list', path: '/list', target: (page, nth) => main(page, 'button[aria-label^="增加"]:enabled').nth(nth) },
  { name: '加入采购单 in the list', path: '/list', target: (page, nth) => main(page, 'button[aria-label^="加入采购单："]').nth(nth) },
  {
    name: 'filter sheet opens',
    path: '/list',
    target: (page) => page.getByRole('button', { name: '筛选' }),
    after: async (page) => {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'a letter in the search field',
    path: '/list',
    target: (page) => page.locator('header input[role=combobox]'),
    press: (page, nth) => page.keyboard.press('amxlbqgl'[nth] ?? 'a'),
  },
  { name: 'a tick in the cart', path: '/cart', target: (page, nth) => main(page, 'tbody input[type=checkbox]').nth(nth) },
  { name: 'stepper + in the cart', path: '/cart', target: (page, nth) => main(page, 'button[aria-label^="增加"]:enabled').nth(nth) },
  {
    name: 'a tab of the orders',
    path: '/order',
    target: (page, nth) => main(page, `a:text-matches("^${nth % 2 === 0 ? '待付款' : '全部订单'}")`).first(),
    after: (page) => quiet(page),
  },
]

/** Keeps the longest event of each interaction, as the browser times it: from the touch to the frame that shows it. */
function watchInteractions(least: number): void {
  const longest = new Map<number, number>()
  Object.assign(globalThis, { longest })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit)
}

/** What has been reported since it was last asked; a frame and the report of it come after the press. */
async function longestSince(page: Page): Promise<number> {
  return page.evaluate(async (least) => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => setTimeout(done, 300))
    const longest: unknown = Reflect.get(globalThis, 'longest')
    if (!(longest instanceof Map)) throw new Error('nobody watches the interactions')
    const durations = [...longest.values()].map(Number)
    longest.clear()
    return Math.max(least, ...durations)
  }, LEAST_MS)
}

/** A touch and nothing else: a locator's own tap asks within the press what lies under the finger, 4 to 10 ms of a slowed processor. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('what is to be pressed is not in sight')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function measure(page: Page, act: Act, rate: number): Promise<Spread> {
  const session = await page.context().newCDPSession(page)
  if (act.path === BARE) await page.goto(BARE)
  else {
    await goTo(page, act.path)
    await quiet(page)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const times: number[] = []
  if (act.press) await act.target(page, 0).tap()
  for (let nth = 0; nth < PRESSES; nth++) {
    const target = act.target(page, nth)
    await target.scrollIntoViewIfNeeded()
    if (!act.press) await target.tap({ trial: true })
    await longestSince(page)
    await (act.press ? act.press(page, nth) : touch(page, target))
    times.push(await longestSince(page))
    await act.after?.(page)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (act.path !== BARE) await quiet(page)
  const sorted = times.toSorted((a, b) => a - b)
  return { p75: sorted[Math.ceil(PRESSES * 0.75) - 1] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN }
}

/** How long everyday presses on a phone take until they are seen, by the browser's event timing (what INP is made of). */
export async function measurePresses(browser: Browser, gateway: string, database: string): Promise<void> {
  const { context, page } = await newVisitor(browser, gateway, WIDTHS.phone, 'no-preference')
  await context.addInitScript(() => sessionStorage.setItem('draw-asked', '1'))
  await context.addInitScript(watchInteractions, LEAST_MS)
  await logIn(page, 'demo')
  const rows: Row[] = []
  for (const act of acts) {
    const row = { name: act.name, asItIs: await measure(page, act, 1), slowed: await measure(page, act, SLOWER) }
    rows.push(row)
    console.log(`${row.name.padEnd(32)}${told(row.asItIs)}${told(row.slowed)}`)
  }
  await context.close()
  await writeFile(inRoot('bench/results/inp.md'), report(rows, database))
}

const verdict = ({ p75 }: Spread): string => (p75 <= LIMIT_MS ? 'reached' : 'missed')
const told = (spread: Spread): string =>
  `p75 ${String(spread.p75).padStart(4)}   worst ${String(spread.worst).padStart(4)} ms   ${verdict(spread).padEnd(12)}`

function report(rows: readonly Row[], database: string): string {
  return [
    '# Everyday presses on a phone',
    '',
    `Production build on ${database}, a member's pages at 390 px, ${PRESSES} presses each, as fast as the machine is and ${SLOWER} times slower:`,
    `\`npm run bench -- storefront inp\`. From the touch to the frame that shows it, by the browser's event timing, in steps of 8 ms;`,
    `less than ${LEAST_MS} ms it does not report. Limit of the third quarter: ${LIMIT_MS} ms. The browser draws without a graphics card.`,
    '',
    `| press | p75 ms | worst ms | | p75 ms, ${SLOWER} × slower | worst ms | |`,
    '|---|---:|---:|---|---:|---:|---|',
    ...rows.map(({ name, asItIs, slowed }) => `| ${[name, ...cells(asItIs), ...cells(slowed)].join(' | ')} |`),
    '',
  ].join('\n')
}

const cells = (spread: Spread): readonly (string | number)[] => [spread.p75, spread.worst, verdict(spread)]
