import { paths, type Path } from '../../../navigation/paths.ts'
import { keptShop } from '../../../lib/keptShop.ts'
import { KEPT_CACHE, keptHeaders, readKept } from '../../../worker/keptPages.ts'
import { forgetKept } from './forgetKept.ts'

type Page = { readonly path: Path; readonly title: string }

export const CART_PAGE: Page = { path: paths.cart(), title: '采购单' }
/** What a shop buys by: read again whenever a page of the shop is opened, at most every ten minutes. */
export const KEPT_PAGES: readonly Page[] = [
  CART_PAGE,
  { path: paths.quickOrder(), title: '常购清单' },
  { path: paths.plans(), title: '采购计划' },
  { path: paths.favorites(), title: '我的收藏' },
]
const FRESH_MS = 10 * 60_000

/** The first script of a page, by which its build is known, and the shop it was drawn for. */
const ENTRY = /<script type="module" src="(\/assets\/[\w.-]+\.js)"/

/** Plans on the first page of them; a shop that has more opens the others with a network. */
const PLANS_MAX = 10

/** Keeps pages as the gateway serves them to `shop`, with all that they show; gives how many. */
export async function keepPages(shop: string, pages: readonly Page[] = KEPT_PAGES, isForced = false): Promise<number> {
  const kept = await Promise.all(pages.map((page) => keepPage(shop, page, isForced).catch(() => false)))
  if (pages === KEPT_PAGES) await keepPlans(shop, isForced)
  // A log-out in another tab may have come between.
  if (keptShop.current() !== shop) await forgetKept()
  return kept.filter(Boolean).length
}

async function keepPage(shop: string, { path, title }: Page, isForced: boolean): Promise<boolean> {
  const cache = await caches.open(KEPT_CACHE)
  const before = await cache.match(path, { ignoreVary: true })
  const known = before === undefined ? null : readKept(before)
  const now = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const isFresh = known !== null && Date.now() - known.at < FRESH_MS && known.entry === now?.getAttribute('src')
  if (isFresh && !isForced) return true
  const at = Date.now()
  const response = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
  const html = await response.text()
  const entry = ENTRY.exec(html)?.[1]
  if (!response.ok || response.redirected || entry === undefined || !html.includes(`"shop":"${shop}"`)) return false
  const headers = new Headers(keptHeaders({ title, at, entry }))
  for (const name of ['content-type', 'content-security-policy']) headers.set(name, response.headers.get(name) ?? '')
  await cache.put(path, new Response(html, { headers }))
  await keepPictures(html)
  return true
}

/** The plans that the kept list names, each under its name. */
async function keepPlans(shop: string, isForced: boolean): Promise<void> {
  const cache = await caches.open(KEPT_CACHE)
  const html = (await (await cache.match(paths.plans(), { ignoreVary: true }))?.text()) ?? ''
  const links = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('h2 > a')].slice(0, PLANS_MAX)
  const plans = links.map((link) => ({ path: link.getAttribute('href') as Path, title: link.textContent }))
  await Promise.allSettled(plans.map((plan) => keepPage(shop, plan, isForced)))
}

/** Files of goods never change: once asked for, the browser has them by itself. */
async function keepPictures(html: string): Promise<void> {
  const addresses = new Set([...html.matchAll(/ src="(\/files\/goods\/[^"]+)"/g)].map(([, address]) => address ?? ''))
  await Promise.allSettled([...addresses].map((address) => fetch(address, { cache: 'force-cache' })))
}
