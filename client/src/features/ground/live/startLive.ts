import { GatewayError } from '../../../errors/gatewayError.ts'
import { openTabChannel } from '../../../lib/tabChannel.ts'
import { pageShop } from '../../../relay/pageShop.ts'
import { sessionTabs } from '../session/sessionTabs.ts'
import { liveNews, type News } from './liveNews.ts'
import { changes } from './liveStream.ts'

/** Tabs of one shop share a stream; of another shop's none is told. */
const nameOf = (shop: string | null): string => (shop === null ? 'live' : `live:${shop}`)
/** TRADE §8: without a stream one asks every 30 seconds. */
const ASK_MS = 30_000
/** A burst is one piece of news; with the way of an event, 250 ms at most, and an answer all tabs and devices agree within a second. */
const SETTLE_MS = 250
/** A tab that has just come may have been read that long ago. */
const RECENT_MS = 10_000

/** Between tabs: what has changed, whether there is a stream, and the question of a tab that has just come. */
type Said = News | { readonly isOpen: boolean } | 'isOpen?'

/**
 * Keeps cart and orders fresh in all tabs of this browser over one stream: whichever tab holds the lock reads it and
 * tells the others, and each has its own shown. A tab in the background catches up when it is looked at. Ends with the signal.
 */
export function startLive(
  show: (news: News) => void,
  signal: AbortSignal,
  send: typeof fetch = (...request) => window.fetch(...request),
): void {
  const name = nameOf(pageShop.current())
  const waiting = new Map<string, News>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const apply = (): void => {
    timer = undefined
    if (document.visibilityState === 'hidden') return
    const all = waiting.has('all') ? [null] : [...waiting.values()]
    waiting.clear()
    for (const news of all) show(news)
  }
  const note = (news: News): void => {
    waiting.set(topicOf(news), news)
    timer ??= setTimeout(apply, SETTLE_MS)
  }
  let isLeading = false
  const say = openTabChannel<Said>(name, (said) => hear(said), signal)
  const open = (isOpen: boolean): void => {
    isLeading = true
    liveNews.setOpen(isOpen)
    say({ isOpen })
  }
  let recent: readonly { readonly news: News; readonly at: number }[] = []
  const tell = (news: News): void => {
    recent = [...recent.filter(({ at }) => at > Date.now() - RECENT_MS), { news, at: Date.now() }]
    say(news)
    note(news)
  }
  const hear = (data: Said): void => {
    if (data === 'isOpen?') {
      if (!isLeading) return
      say({ isOpen: liveNews.isOpen() })
      for (const { news, at } of recent) if (at > Date.now() - RECENT_MS) say(news)
    } else if (data === null || !('isOpen' in data)) note(data)
    else if (!isLeading) liveNews.setOpen(data.isOpen)
  }
  say('isOpen?')
  document.addEventListener('visibilitychange', () => waiting.size > 0 && apply(), { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    liveNews.setOpen(false)
  })
  // Only a page from a secure origin may hold a lock; elsewhere each tab opens its stream.
  const leading =
    'locks' in navigator
      ? navigator.locks.request(name, { signal }, () => lead(send, { tell, open }, signal))
      : lead(send, { tell, open }, signal)
  // Ended by the signal while it waited for the lock.
  leading.catch(() => {})
}

/** Later news of the same thing takes the place of what waits. */
function topicOf(news: News): string {
  if (news === null) return 'all'
  if (news.__typename === 'OrderChanged') return news.orderID
  if (news.__typename === 'FavoriteChanged') return `favorite ${news.goodsID}`
  return news.__typename === 'RechargeChanged' ? `recharge ${news.rechargeID}` : news.__typename
}

type Told = { readonly tell: (news: News) => void; readonly open: (isOpen: boolean) => void }

async function lead(send: typeof fetch, { tell, open }: Told, signal: AbortSignal): Promise<void> {
  let since = pageReadAt()
  while (!signal.aborted) {
    try {
      for await (const change of changes(send, signal, () => open(true), since)) {
        if (change.__typename !== 'StreamBegan') tell(change.__typename === 'AnythingChanged' ? null : change)
      }
    } catch (error) {
      // There is none, or it broke off. Where the session has ended, or is another shop's, this page does not go on.
      if (error instanceof GatewayError && (error.code === 'LOGIN_REQUIRED' || error.reason === 'SHOP_CHANGED')) sessionTabs.doubt()
    }
    if (!signal.aborted) open(false)
    since = null
    await pause(signal)
    if (!signal.aborted) tell(null)
  }
}

/** When the server read what the page came with (server/document.ts). */
function pageReadAt(): string | null {
  const at = document.querySelector<HTMLElement>('[data-at]')?.dataset['at']
  return at === undefined ? null : new Date(Number(at) * 1000).toISOString().replace('.000', '')
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    setTimeout(resolve, ASK_MS)
    // With the network comes the stream.
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
