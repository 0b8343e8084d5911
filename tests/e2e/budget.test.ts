import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeSizes } from '../../client/tools/routeSizes.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, quiet, settled } from '../support/browser.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

let stack: Address
let browser: Browser
let context: BrowserContext
let page: Page
let detail = ''

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('plain'), openBrowser()])
  const visit = await newVisitor(browser, stack.gateway)
  context = visit.context
  page = visit.page
  await logIn(page, 'chain')
  await goTo(page, '/list')
  for (const button of await page
    .getByRole('button', { name: /加入采购单/ })
    .locator('visible=true')
    .all())
    await button.click()
  await cartCounts(page, 20)
  detail = (await page.locator('a[href^="/list/info/"]').first().getAttribute('href')) ?? ''
})
afterAll(() => closeVisits(browser))

/** Routes of areas come two seconds after the page; on a slow machine that is in the middle of it. Its own area's stands in its head. */
const AREA = /\/\w+Routes-/

type Wire = { scripts: Map<string, number>; asked: string[] }

/** The scripts of a first visit, as bytes on the wire, and whatever the page asked for beyond its own files. */
async function wireOf(path: string): Promise<Wire> {
  const fresh = await context.newPage()
  const session = await context.newCDPSession(fresh)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, { url: string; type: string }>()
  const wire: Wire = { scripts: new Map(), asked: [] }
  session.on('Network.responseReceived', ({ requestId, response, type }) => kinds.set(requestId, { url: response.url, type }))
  const bodies = new Map<string, number>()
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  )
  session.on('Network.loadingFinished', ({ requestId }) => {
    const kind = kinds.get(requestId)
    if (kind?.type === 'Script') wire.scripts.set(new URL(kind.url).pathname, bodies.get(requestId) ?? 0)
    else if (kind?.type === 'Fetch' || kind?.type === 'XHR') wire.asked.push(kind.url)
  })
  const response = await fresh.goto(path)
  const [head = ''] = ((await response?.text()) ?? '').split('</head>')
  await settled(fresh)
  await quiet(fresh)
  await fresh.close()
  for (const script of wire.scripts.keys()) if (AREA.test(script) && !head.includes(script)) wire.scripts.delete(script)
  return wire
}

type Document = { bytes: number; css: number }

/** The page as the gateway sends it to this buyer: its compressed size, and that of the styles in its head. */
async function documentOf(path: string): Promise<Document> {
  const cookie = (await context.cookies(stack.gateway)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(`${stack.gateway}${path}`, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' } }, (response) => {
      expect(response.headers['content-encoding']).toBe('br')
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
        .on('error', reject)
    }).on('error', reject)
  })
  const head = brotliDecompressSync(body).toString().split('</head>')[0] ?? ''
  const css = [...head.matchAll(/<style[^>]*>([^<]*)/g)].map(([, rules]) => rules).join('')
  return { bytes: body.length, css: brotliCompressSync(css).length }
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

describe('the weight of a first visit', () => {
  it.each([
    ['home', '/', budgets.html.rows100, budgets.inlineCss.page],
    ['the list', '/list', budgets.html.rows20, budgets.inlineCss.page],
    ['a product', 'detail', budgets.html.rows20, budgets.inlineCss.page],
    ['the cart', '/cart', budgets.html.cart20, budgets.inlineCss.cart],
    ['the login page', '/login', budgets.html.rows20, budgets.inlineCss.page],
  ] as const)('the weight of a first visit: %s', async (name, path, htmlBudget, cssBudget) => {
    const address = path === 'detail' ? detail : path
    const wire = await wireOf(address)
    const { bytes, css } = await documentOf(address)
    const javascript = sum(wire.scripts.values())
    process.stdout.write(`${name}: html ${bytes} B, javascript ${javascript} B in ${wire.scripts.size} files, css ${css} B\n`)
    for (const measured of [javascript, bytes, css]) expect(measured).toBeGreaterThan(1000)
    expect(javascript).toBeLessThanOrEqual(budgets.javascript)
    expect(bytes).toBeLessThanOrEqual(htmlBudget)
    expect(css).toBeLessThanOrEqual(cssBudget)
    expect(wire.asked).toEqual([])
  })
})

it('no page begins with more code than the one budget, whichever it is', () => {
  const pages = routeSizes(join(ROOT, 'client/dist/client')).filter(({ page: source }) => source.startsWith('src/pages/'))
  expect(pages.length).toBeGreaterThan(80)
  expect(pages.filter(({ total }) => total > budgets.javascript)).toEqual([])
})

it('nothing that is fetched later is heavy', () => {
  const assets = join(ROOT, 'client/dist/client/assets')
  const sizes = readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !/^(?:vendor|app)-/.test(file))
    .map((file) => brotliCompressSync(readFileSync(join(assets, file))).length)
  expect(sizes.length).toBeGreaterThan(100)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(budgets.lazyChunk)
})

describe('the weight of a page of 100 goods', () => {
  it.each([
    ['cards', '/list?size=100'],
    ['rows', '/list/table?size=100'],
    ['rows without pictures', '/list/no_image?size=100'],
  ] as const)('the weight of a page of 100 goods: %s', async (name, path) => {
    const { bytes } = await documentOf(path)
    process.stdout.write(`100 ${name}: html ${bytes} B\n`)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(budgets.html.rows100)
  })
})
