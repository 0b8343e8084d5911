import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { Known } from '../tests/support/addresses.ts'
import { closeVisits, newVisitor, openBrowser, quiet, settled } from '../tests/support/browser.ts'
import { everyPage, lookedAt, preparePages } from '../tests/support/everyPage.ts'
import { startStack } from '../tests/support/stack.ts'
import { buildStorefront } from './lib/build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { inRoot } from './lib/paths.ts'

/** The first screen of every page at four widths, one sheet a page: `npm run screens`, or with names of routes only those. */
const WIDTHS = [390, 768, 1280, 1920] as const
const FOLDER = inRoot('docs/screens')
const SHEET_HEIGHT = 340
const SHEET_BYTES = 40_000
/** A member is led away from these. */
const FOR_VISITORS = /^(?:login|register|forget)/

type Looker = { readonly width: number; readonly visitor: Page; readonly member: Page }

/** What comes by itself over a page of one who comes for the first time is no part of it. */
function putAdsAway(): void {
  sessionStorage.setItem('draw-asked', '1')
  localStorage.setItem('ad-closed', String(Date.now()))
}

async function enter(browser: Browser, gateway: string): Promise<Looker[]> {
  const preparing = await newVisitor(browser, gateway)
  await preparePages(preparing.page)
  const cookies = await preparing.context.cookies()
  await preparing.context.close()
  return Promise.all(
    WIDTHS.map(async (width) => {
      const [visitor, member] = await Promise.all([newVisitor(browser, gateway, width), newVisitor(browser, gateway, width)])
      await Promise.all([visitor, member].map(({ context }) => context.addInitScript(putAdsAway)))
      await member.context.addCookies(cookies)
      return { width, visitor: visitor.page, member: member.page }
    }),
  )
}

async function screenOf(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await settled(page)
  await quiet(page)
  // The last pictures are decoded in the frame after they have come.
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => 0))),
  )
  const picture = await page.screenshot({ type: 'png', animations: 'disabled' })
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** The four screens side by side at one height, as small a file as the sheets are allowed. */
async function sheetOf(page: Page, screens: readonly string[]): Promise<Buffer> {
  const images = screens.map((url) => `<img src="${url}" height="${SHEET_HEIGHT}">`).join('')
  await page.setContent(`<body style="margin:0"><div style="display:inline-flex;gap:6px;padding:6px;background:#667">${images}</div>`)
  const sheet = page.locator('div')
  for (let quality = 80; ; quality -= 6) {
    // oxlint-disable-next-line no-await-in-loop -- each is tried because the one before was too large
    const file = await sheet.screenshot({ type: 'jpeg', quality })
    if (file.length <= SHEET_BYTES || quality < 30) return file
  }
}

function writeTable(): void {
  const rows = everyPage
    .filter(({ name }) => existsSync(`${FOLDER}/${name}.jpg`))
    .map(({ name, title, patterns }) => `| ${title} | \`${patterns[0]}\` | ![${title}](${name}.jpg) |`)
  writeFileSync(
    `${FOLDER}/README.md`,
    `# Every page at four widths

The first screen at 390, 768, 1280 and 1920 px, as the demo's member (login, registration and the forgotten password as a visitor).
\`npm run screens\` takes them again, \`npm run screens -- cart orders\` only those of these routes.
The sheets are for looking: no test compares them.
Each page is looked at twice, the second time as by one who sees the shop for the first: what that mended is in
[0207](../decisions/0207-what-a-stranger-sees.md). Empty date fields are English because the browser that takes the sheets is.

| page | address | 390 · 768 · 1280 · 1920 |
|---|---|---|
${rows.join('\n')}
`,
  )
}

async function takeScreens(routes: readonly Known[], gateway: string): Promise<void> {
  const browser = await openBrowser('whole')
  const lookers = await enter(browser, gateway)
  const composing = await (await browser.newContext({ viewport: { width: 1800, height: SHEET_HEIGHT + 40 } })).newPage()
  for (const route of routes) {
    const look = (looker: Looker): Promise<string> =>
      screenOf(FOR_VISITORS.test(route.name) ? looker.visitor : looker.member, lookedAt(route))
    // oxlint-disable-next-line no-await-in-loop -- four pages at once are what a machine can draw
    const sheet = await sheetOf(composing, await Promise.all(lookers.map(look)))
    writeFileSync(`${FOLDER}/${route.name}.jpg`, sheet)
    console.log(`${route.name} ${Math.round(sheet.length / 1000)} kB`)
  }
  await closeVisits(browser)
  await browser.close()
}

const names = process.argv.slice(2)
const chosen = everyPage.filter(({ name }) => names.length === 0 || names.includes(name))
// The quote of the confirm page ends after a quarter of an hour.
const routes = chosen.toSorted((a, b) => Number(b.name === 'confirmOrder') - Number(a.name === 'confirmOrder'))
if (routes.length === 0) throw new Error(`No such page; there are ${everyPage.map(({ name }) => name).join(', ')}.`)
if ((await ensureChromium()) === undefined || !(await buildStorefront())) process.exit(1)
mkdirSync(FOLDER, { recursive: true })
const stack = await startStack({ embedded: true })
try {
  await takeScreens(routes, stack.gateway)
} finally {
  await stack.stop()
}
// A page that is gone takes its sheet along.
for (const file of readdirSync(FOLDER))
  if (file.endsWith('.jpg') && !everyPage.some(({ name }) => `${name}.jpg` === file)) rmSync(`${FOLDER}/${file}`)
writeTable()
const total = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0)
console.log(`${readdirSync(FOLDER).length - 1} sheets, ${(total / 1e6).toFixed(1)} MB`)
