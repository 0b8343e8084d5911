import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.ts'
import budgets from '../budgets.json' with { type: 'json' }
import type { Known } from '../support/addresses.ts'
import { audit } from '../support/audit.ts'
import { closeVisits, newVisitor, openBrowser, settled, type Visit, WIDTHS } from '../support/browser.ts'
import { everyPage as routes, lookedAt, particulars, preparePages } from '../support/everyPage.ts'
import { asOldestBrowser } from '../support/oldestBrowser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

const TITLE = '康采医药批发'
const isFull = process.env['FULL'] === '1'
const widths = Object.entries(WIDTHS).filter(([name]) => isFull || name !== 'tablet')
/** More than twenty rows, and the cart with its own measure; all others have that of a list. */
const OWN_WEIGHT: Readonly<Record<string, { readonly html: number; readonly css: number }>> = {
  home: { html: budgets.html.rows100, css: budgets.inlineCss.page },
  priceSheet: { html: budgets.html.rows100, css: budgets.inlineCss.page },
  cart: { html: budgets.html.cart20, css: budgets.inlineCss.cart },
}
const OWN_STATUS: Readonly<Record<string, number>> = { notFound: 404, noActivity: 404 }

type Looker = { readonly who: string; readonly width: string; readonly isMember: boolean; readonly visit: Visit }

const documents: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, 'client/persisted.json'), 'utf8'))

let stack: Address
/** Pictures are the same for everybody: members see them, visitors do without. */
let browsers: Readonly<Record<'visitor' | 'member', Browser>>
let lookers: Looker[] = []
beforeAll(async () => {
  const [started, visitor, member] = await Promise.all([shareStack('plain'), openBrowser(), openBrowser('whole')])
  ;[stack, browsers] = [started, { visitor, member }]
  const { context, page } = await newVisitor(visitor, stack.gateway)
  await preparePages(page)
  const cookies = await context.cookies()
  await context.close()
  lookers = await Promise.all(
    widths.flatMap(([width, pixels]) =>
      [false, true].map(async (isMember) => {
        const who = isMember ? 'member' : 'visitor'
        const visit = await newVisitor(browsers[who], stack.gateway, pixels)
        if (isMember) await visit.context.addCookies(cookies)
        // Members come with the oldest browser that buys here, so that no page needs more.
        if (isMember) await visit.context.addInitScript(asOldestBrowser)
        // They have been asked about the draw and have put the ad away: neither belongs to the first load.
        await visit.context.addInitScript(() => {
          sessionStorage.setItem('draw-asked', '1')
          localStorage.setItem('ad-closed', String(Date.now()))
        })
        return { who, width, isMember, visit }
      }),
    ),
  )
})
afterAll(() => Promise.all(Object.values(browsers).map(closeVisits)))

const scripts = new Map<string, number>()

function scriptBytes(path: string): number {
  const bytes = scripts.get(path) ?? readFileSync(join(ROOT, 'client/dist/client', `${path}.br`)).length
  scripts.set(path, bytes)
  return bytes
}

/** What of a page is too heavy on the wire: its HTML, the styles in its head, the scripts it names there. */
async function tooHeavy(route: Known, response: Response | null): Promise<readonly string[]> {
  const html = (await response?.text()) ?? ''
  const head = html.split('</head>')[0] ?? ''
  const css = [...head.matchAll(/<style[^>]*>([^<]*)/g)].map(([, rules]) => rules).join('')
  const named = [...head.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => scriptBytes(path))
  const budget = OWN_WEIGHT[route.name] ?? { html: budgets.html.rows20, css: budgets.inlineCss.page }
  const weights = [
    ['html', (await response?.request().sizes())?.responseBodySize ?? Number.NaN, budget.html],
    ['css', brotliCompressSync(css).length, budget.css],
    ['javascript', named.reduce((total, bytes) => total + bytes, 0), budgets.javascript],
  ] as const
  return weights.filter(([, bytes, most]) => !(bytes > 0 && bytes <= most)).map(([what, bytes, most]) => `${what} ${bytes} B of ${most}`)
}

const knownFrames = new Set<string>()

/** Whether this looker has had a page with such a head audited; each width and each of the two has its own. */
async function isFrameKnown({ who, width, visit }: Looker): Promise<boolean> {
  const frame = `${who} ${width} ${await visit.page.evaluate(() => document.querySelector('header')?.className)}`
  if (knownFrames.has(frame) && !isFull) return true
  knownFrames.add(frame)
  return false
}

/** The name of the document that is asked for. */
function documentOf(request: Request): string {
  const asked: unknown = request.postDataJSON()
  const id = typeof asked === 'object' && asked !== null ? String(Reflect.get(asked, 'doc_id')) : ''
  return /^(?:query|mutation) (\w+)/m.exec(documents[id] ?? '')?.[1] ?? `an unknown document ${id}`
}

/** What somebody sees of a page. */
async function look(looker: Looker, route: Known, address: string, isAudited: boolean): Promise<unknown> {
  const { who, width, isMember } = looker
  const { page, complaints } = looker.visit
  complaints.length = 0
  if (!isMember && route.requiresLogin) {
    const { status, headers } = await fetch(stack.gateway + address, { redirect: 'manual', headers: { accept: 'text/html' } })
    return { status, path: headers.get('location')?.split('?')[0] }
  }
  const asked: string[] = []
  const note = (request: Request): void => {
    if (
      request.method() !== 'POST' ||
      request.headers()['accept'] === 'text/event-stream' ||
      new URL(request.url()).pathname !== '/graphql'
    )
      return
    const name = documentOf(request)
    // News of what has just happened, a band that comes seconds later, and that a recall was read are no part of the first load.
    if (!/^(?:applyNews|useLiveTradeQuery|RecallBandQuery|RecallListReadMutation)/.test(name)) asked.push(name)
  }
  page.on('request', note)
  const response = await page.goto(address, { waitUntil: 'load' })
  await settled(page)
  page.off('request', note)
  const ownStatus = (words: string): boolean => OWN_STATUS[route.name] !== undefined && words.includes('404')
  const seen = {
    status: response?.status(),
    title: await page.title(),
    'requests on first load': asked,
    'overflow to the right': await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    'main headings': await page.locator('h1').count(),
    'too heavy': await tooHeavy(route, response),
    accessibility: isAudited ? await audit(page, { isFrameKnown: await isFrameKnown(looker), areRowsAlike: !isFull }) : [],
    complaints: complaints.filter((words) => !ownStatus(words)),
  }
  await keepPicture(page, `page-${route.name}-${width}-${who}`)
  return seen
}

/** What every page is to be for everyone who looks at it. */
function wanted({ isMember }: Looker, route: Known): unknown {
  if (!isMember && route.requiresLogin) return { status: 302, path: '/login' }
  return {
    status: OWN_STATUS[route.name] ?? 200,
    title: `${particulars[route.name]?.title ?? route.title} - ${TITLE}`,
    'requests on first load': [],
    'overflow to the right': false,
    'main headings': 1,
    'too heavy': [],
    accessibility: [],
    complaints: [],
  }
}

/** One width each is enough for a page that both may see: the fuller one where room is scarce. A member's own pages take turns. */
const isTelling = ({ isMember, width }: Looker, route: Known): boolean => {
  if (!route.requiresLogin) return isMember === (width === 'phone')
  return isMember ? width === (routes.indexOf(route) % 2 === 0 ? 'desktop' : 'phone') : width === 'desktop'
}

const named = (asked: readonly Looker[], results: readonly unknown[]): unknown =>
  Object.fromEntries(results.map((result, at) => [`${asked[at]?.who}, ${asked[at]?.width}`, result]))

describe(`every page, as a visitor and as a member, at ${isFull ? 'each width' : 'one of two widths'}`, () => {
  it.each(routes.flatMap((route) => route.patterns.slice(0, 1).map((pattern) => [pattern, route] as const)))(
    'the page %s as a visitor and as a member',
    async (_pattern, route) => {
      const address = lookedAt(route)
      const asked = lookers.filter((looker) => isFull || isTelling(looker, route))
      const shown = asked.filter(({ isMember }) => isMember || !route.requiresLogin)
      // Once is telling, in one width or the other.
      const audited = isFull ? shown : [shown[routes.indexOf(route) % shown.length]]
      const seen = await Promise.all(asked.map((looker) => look(looker, route, address, audited.includes(looker))))
      expect(named(asked, seen)).toEqual(
        named(
          asked,
          asked.map((looker) => wanted(looker, route)),
        ),
      )
    },
  )
})

describe('addresses that lead elsewhere', () => {
  it.each([
    ['/no/such/page', '/404', `页面不存在 - ${TITLE}`],
    ['/activity/nobody/knows', '/noActivity', `活动不存在 - ${TITLE}`],
    ['/loading/activity', '/noActivity', `活动不存在 - ${TITLE}`],
    ['/activity/dongchu', '/list/other/100', `药品列表 - ${TITLE}`],
    ['/activity/nianhuo', '/loading/activity', `活动 - ${TITLE}`],
    ['/eleven_index', '/', `首页 - ${TITLE}`],
    ['/loading', '/loading', `加载中 - ${TITLE}`],
  ])('the address %s leads to %s', async (from, to, title) => {
    const page = lookers[0]?.visit.page
    if (!page) throw new Error('nobody looks')
    await page.goto(from)
    await page.waitForURL((url) => url.pathname === to)
    await page.waitForFunction((wantedTitle) => document.title === wantedTitle, title)
    // All others were audited above.
    if (to.startsWith('/loading')) expect(await audit(page)).toEqual([])
  })
})
