import { readEvents } from '../events/changes.ts'
import { cartBody, userBody } from './bodies.ts'
import { EventFeed } from './eventFeed.ts'
import { json, openServer, type OpenServer } from './openServer.ts'
import { ok, stubRest, type StubRest, type StubRoutes } from './stubRest.ts'

export type Watched = OpenServer & { readonly feed: EventFeed; readonly rest: StubRest }

/** A gateway whose marketplace has a cart that counts how often it was asked, and tells of what a test says. */
export async function openWatched(routes: StubRoutes = {}): Promise<Watched> {
  const feed = new EventFeed()
  let count = 0
  const cart = (): ReturnType<typeof ok> => ok(cartBody({ count: (count += 1) }))
  const rest = stubRest({ 'GET /api/user/base': ok(userBody()), 'GET /api/cart/list': cart, ...routes }, feed.answer)
  return { ...(await openServer(rest)), feed, rest }
}

export type Watch = { readonly next: () => Promise<unknown>; readonly response: Response; readonly leave: () => void }
/** A subscription by server-sent events, one after the other. */
export async function watch(url: string, query: string, headers: Record<string, string> = { cookie: 'sid=abc' }): Promise<Watch> {
  const controller = new AbortController()
  const response = await fetch(`${url}/graphql`, {
    ...json({ query }, { accept: 'text/event-stream', ...headers }),
    signal: controller.signal,
  })
  const events = readEvents(response.body ?? new Blob([]).stream())
  return {
    response,
    leave: () => controller.abort(),
    async next() {
      for (;;) {
        const { done, value } = await events.next()
        if (done === true || value.kind === 'complete') return 'over'
        if (value.kind !== 'comment') return JSON.parse(value.data) as unknown
      }
    },
  }
}
