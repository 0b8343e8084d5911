import type { IEnvironment } from 'relay-runtime'
import { alerts } from '../../../errors/alertStore.ts'
import { subjectOf } from '../cart-changes/cartChange.ts'
import { cartDesk } from '../cart-changes/cartDesk.ts'
import { forgetKept } from './forgetKept.ts'
import { CART_PAGE, keepPages, KEPT_PAGES } from './keepPages.ts'
import { takeChanges } from '../cart-changes/keptChanges.ts'
import { lostNote } from '../cart-changes/lostNote.ts'
import { liveNews } from '../live/liveNews.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { keptTime, shownSince } from '../../../worker/keptPages.ts'

/** The cart is kept again when it has been left alone for this long. */
const REST_MS = 5000

/** The code first, since no page is shown without it; whether everything is kept. */
export async function keepAll(shop: string): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data), { once: true })
    port1.start()
  })
  active?.postMessage('keep code', [port2])
  return (await answer) && (await keepPages(shop, KEPT_PAGES, true)) === KEPT_PAGES.length
}

/** Takes up what waited in documents that are gone, and keeps the pages of the shop fresh. */
export async function goOnKeeping(environment: IEnvironment, shop: string): Promise<void> {
  tellOfKept()
  const desk = cartDesk(environment)
  const { waiting, lost } = await takeChanges(shop)
  lostNote.write(lost.map(({ change }) => subjectOf(change)))
  tellLost()
  for (const { change, key } of waiting)
    desk.submit({
      change,
      delayMs: 0,
      send: async (sent, settle) => (await desk.mutations()).sendChange(environment, sent, settle, key),
      onError: () => {},
    })
  await keepPages(shop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepCart = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void keepPages(shop, [CART_PAGE], true), REST_MS)
  }
  desk.watch(keepCart)
  liveNews.subscribe((news) => (news === null || news.__typename === 'CartChanged') && keepCart())
}

/** The session has ended or is another shop's: nothing stays, and what had waited is told. */
export async function leaveKept(shown: string): Promise<void> {
  const { waiting, lost } = await takeChanges(shown)
  lostNote.write([...waiting, ...lost].map(({ change }) => subjectOf(change)))
  await forgetKept()
  tellLost()
}

function tellLost(): void {
  const note = lostNote.take()
  if (note !== null) alerts.show({ kind: 'alert', text: note })
}

/** A page that the worker had kept says so, until the network is back. */
function tellOfKept(): void {
  const at = shownSince()
  if (at === null) return
  const toast = toasts.show({ kind: 'info', text: `现在没有网络，显示的是 ${keptTime(at)} 保存的内容`, isLasting: true })
  window.addEventListener('online', () => toasts.dismiss(toast), { once: true })
}
