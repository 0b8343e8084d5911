import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { cartCounts, logIn, newVisitor, openBrowser, settled } from '../support/browser.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let context: BrowserContext
let page: Page
let detail = ''

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  const visit = await newVisitor(browser, stack.gateway)
  context = visit.context
  page = visit.page
  await logIn(page, 'demo')
  for (const button of await page.getByRole('button', { name: /加入采购单/ }).locator('visible=true').all()) await button.click()
  await cartCounts(page, 20)
  detail = (await page.locator('a[href^="/list/info/"]').first().getAttribute('href')) ?? ''
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

type Wire = { document: number; scripts: Map<string, number>; asked: string[]; css: number }

/** What really travels for a first visit of an address: body bytes on the wire, as Chromium counts them. */
async function wireOf(path: string): Promise<Wire> {
  const fresh = await context.newPage()
  const session = await context.newCDPSession(fresh)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, { url: string; type: string }>()
  const wire: Wire = { document: 0, scripts: new Map(), asked: [], css: 0 }
  session.on('Network.responseReceived', ({ requestId, response, type }) => kinds.set(requestId, { url: response.url, type }))
  const bodies = new Map<string, number>()
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength))
  session.on('Network.loadingFinished', ({ requestId }) => {
    const kind = kinds.get(requestId)
    const bytes = bodies.get(requestId) ?? 0
    if (kind?.type === 'Document') wire.document = bytes
    else if (kind?.type === 'Script') wire.scripts.set(new URL(kind.url).pathname, bytes)
    else if (kind?.type === 'Fetch' || kind?.type === 'XHR') wire.asked.push(kind.url)
  })
  await fresh.goto(path, { waitUntil: 'networkidle' })
  await settled(fresh)
  const css = await fresh.evaluate(() => [...document.querySelectorAll('head style')].map((style) => style.textContent).join(''))
  wire.css = brotliCompressSync(css).length
  await fresh.close()
  return wire
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

describe('the weight of a first visit', () => {
  it.each([['the list', '/list'], ['a product', 'detail'], ['the cart', '/cart'], ['the login page', '/login']] as const)('%s', async (name, path) => {
    const wire = await wireOf(path === 'detail' ? detail : path)
    process.stdout.write(`${name}: html ${wire.document} B, javascript ${sum(wire.scripts.values())} B in ${wire.scripts.size} files, css ${wire.css} B\n`)
    expect(sum(wire.scripts.values())).toBeLessThanOrEqual(budgets.javascript)
    expect(wire.document).toBeLessThanOrEqual(budgets.html.rows20)
    expect(wire.css).toBeLessThanOrEqual(budgets.inlineCss)
    expect(wire.asked).toEqual([])
  })
})
