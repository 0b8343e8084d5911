import { codeAnswer, pageAnswer } from './answers.ts'
import { KEPT_CACHE } from './keptPages.ts'
import { wayOf } from './routing.ts'

/** Both by the build (tools/buildWorker.ts): which it is, and the code that kept pages need. */
declare const BUILD: string
declare const KEPT_CODE: readonly string[]

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Told = Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] }
/** The parts of a worker's scope that are used; the types of pages know none of them. */
type Scope = {
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void
  addEventListener(type: 'message', act: (event: Told) => void): void
  skipWaiting(): Promise<void>
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
}

/** What the types of pages take for a window. */
declare const self: Scope
const CODE_CACHE = `code-${BUILD}`

async function keepCode(): Promise<void> {
  const cache = await caches.open(CODE_CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(KEPT_CODE.filter((path) => !known.has(path)))
}

/** Code of other builds goes; a kept page that needs it is not shown any more (answers.ts) and is kept anew by the next page. */
async function forgetOtherBuilds(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('code-') && name !== CODE_CACHE) await caches.delete(name)
}

async function fromNetwork({ preloadResponse, request }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

self.addEventListener('install', (event) => {
  const ready = async (): Promise<void> => {
    if (await caches.has(KEPT_CACHE)) await keepCode()
    await self.skipWaiting()
  }
  event.waitUntil(ready())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOtherBuilds(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})
self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin)
  if (way === 'code') event.respondWith(codeAnswer(event.request, CODE_CACHE))
  if (way === 'page') event.respondWith(pageAnswer(event.request, fromNetwork(event), CODE_CACHE, Date.now()))
})
self.addEventListener('message', (event) => {
  if (event.data !== 'keep code') return
  const [port] = event.ports
  event.waitUntil(
    keepCode().then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  )
})
