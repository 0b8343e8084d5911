import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { arePicturesKept } from './pictures.ts'

/** The last list of a line counts: Playwright's own, and what makes the address bar of a window nobody sees a page beside each page. */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

export const WIDTHS = { desktop: 1280, tablet: 768, phone: 390 } as const

/** Drawing the pictures of goods is a third of what a page costs here: a test that is not about what is seen does without. */
type Kind = 'whole' | 'without pictures'
const opened = new Map<Kind, Promise<Browser>>()

function launch(kind: Kind): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium was not found: install it or set CHROMIUM to its program.')
  return chromium.launch({ executablePath, args: kind === 'whole' ? FLAGS : [...FLAGS, '--blink-settings=imagesEnabled=false'] })
}

/** One browser for all the files that a worker takes; each closes its own visits. One that is gone is opened again. */
export function openBrowser(kind: Kind = arePicturesKept ? 'whole' : 'without pictures'): Promise<Browser> {
  const browser = opened.get(kind)?.then((running) => (running.isConnected() ? running : launch(kind))) ?? launch(kind)
  opened.set(kind, browser)
  return browser
}

/** What is open in all of them. */
export async function openPages(): Promise<Page[]> {
  return (await Promise.all(opened.values())).flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())
}

export async function closeVisits(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** What a browser says in which workers are not let in. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/

/** What a browser without pictures says of those that a page announces, and of goods' some seconds later. */
const PICTURES_LEFT_OUT =
  /is not used because image loading is disabled\.$|^The resource \S+\/files\/\S+ was preloaded using link preload but not used/

export type Visit = { context: BrowserContext; page: Page; complaints: string[] }

/** A new visitor; whatever the console or the network complains of is kept in `complaints`. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  width: number = WIDTHS.desktop,
  // The notice that scrolls by costs an eighth of a processor for as long as its page is open.
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
  // What a worker answers no test could route; offline.test.ts is about it.
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: width < 600,
    reducedMotion,
    serviceWorkers,
  })
  const hasNoPictures = (await opened.get('without pictures')) === browser
  context.on('page', watchRequests)
  const page = await context.newPage()
  // The machine may be busy.
  page.setDefaultTimeout(120_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if ((hasNoPictures && PICTURES_LEFT_OUT.test(message.text())) || WORKER_BLOCKED.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
  // React's own message of what it got over does not say what that was.
  await page.addInitScript(() =>
    window.addEventListener('error', ({ error }: { readonly error: unknown }) => {
      // oxlint-disable-next-line no-console -- the console is what is listened to
      if (error instanceof Error && error.cause instanceof Error) console.error(`at ${location.href}, because of: ${error.cause.stack}`)
    }),
  )
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`network: ${request.url()} ${request.failure()?.errorText}`)
  })
  return { context, page, complaints }
}

const underWay = new WeakMap<Page, Set<Request>>()

function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  // A stream of events never ends: where it opens early, Playwright's own `networkidle` never comes.
  page.on('request', (request) => request.headers()['accept'] === 'text/event-stream' || requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until all that a page of a visitor has asked for is there, and what the last act asks for in its next frame. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const isQuiet = (): boolean => (underWay.get(page)?.size ?? 0) === 0
  while (!isQuiet()) await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')])
}

/** Somebody comes to the page, and has what sends changes of a cart, which is fetched at the first sign of them (cartDesk.ts). */
export async function comeToPage(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/cartMutations-')))
  await quiet(page)
}

/** Waits until the page answers to clicks: React has taken over what the server sent. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main a, main button, main input, header a')]
    // What reacts to a press comes a moment later (GoodsCards.tsx), and on a busy machine the page itself.
    if (document.querySelector('main [data-line]:empty, main [aria-busy=true]') !== null) return false
    return controls.length > 0 && controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')))
  })
}

/** Opens a page and waits until it answers to clicks. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** How many lines the cart's badge counts. */
export async function cartCount(page: Page): Promise<number> {
  const name = await page
    .locator('[aria-label^="采购单，"]')
    .first()
    .getAttribute('aria-label', { timeout: 500 })
    .catch(() => null)
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}

/** Waits until the badge counts that many, and what sends the change has come: until then the browser would ask before it leaves. */
export async function cartCounts(page: Page, lines: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const name = document.querySelector('[aria-label^="采购单，"]')?.getAttribute('aria-label') ?? '0'
    return Number(/\d+/.exec(name)?.[0] ?? 0) === wanted
  }, lines)
  await quiet(page)
}

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { company } } }'

/** Logs in; an account with several shops enters the one used last. The form is tried in errors.test.ts and sessions.test.ts. */
export async function logIn(page: Page, username: string, password = 'Demo-2026'): Promise<void> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-csrf': '1' },
    data: { query: LOGIN, variables: { input: { username, password } } },
  })
  const { errors } = (await answer.json()) as { errors?: readonly { readonly message: string }[] }
  if (errors?.[0]) throw new Error(`${username} cannot log in: ${errors[0].message}`)
}
