import { KEPT_CACHE, KEPT_MS, readKept } from './keptPages.ts'
import { type KeptLink, shellAnswer } from './shellPage.ts'

/** Addresses of code hold its hash, so what was fetched once is right for ever. */
export async function codeAnswer(request: Request, cacheName: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  // A page asks for modules with other headers than the worker does.
  const known = await cache.match(request, { ignoreVary: true })
  if (known !== undefined) return known
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** The network's page; without one what is kept of it, else the shell. */
export async function pageAnswer(request: Request, online: Promise<Response>, cacheName: string, now: number): Promise<Response> {
  try {
    return await online
  } catch {
    const kept = await keptAnswer(request, cacheName, now)
    return kept ?? shellAnswer(await keptLinks(cacheName, now))
  }
}

async function keptAnswer(request: Request, cacheName: string, now: number): Promise<Response | null> {
  if (!(await caches.has(KEPT_CACHE))) return null
  const response = await (await caches.open(KEPT_CACHE)).match(request, { ignoreVary: true })
  return response !== undefined && (await isUsable(response, cacheName, now)) ? response : null
}

/** What is kept and can be shown, for the shell. */
async function keptLinks(cacheName: string, now: number): Promise<readonly KeptLink[]> {
  if (!(await caches.has(KEPT_CACHE))) return []
  const cache = await caches.open(KEPT_CACHE)
  const links: KeptLink[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true })
    const page = response === undefined ? null : readKept(response)
    if (response === undefined || page === null || !(await isUsable(response, cacheName, now))) continue
    const { pathname, search } = new URL(request.url)
    links.push({ path: `${pathname}${search}`, title: page.title, at: page.at })
  }
  return links
}

/** A page of another build would ask for code that is not there; one too old was kept for a session that is over. */
async function isUsable(response: Response, cacheName: string, now: number): Promise<boolean> {
  const page = readKept(response)
  if (page === null) return false
  if (now - page.at > KEPT_MS) {
    await caches.delete(KEPT_CACHE)
    return false
  }
  const code = await caches.open(cacheName)
  return (await code.match(page.entry, { ignoreVary: true })) !== undefined
}
