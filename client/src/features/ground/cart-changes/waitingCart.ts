import type { IEnvironment } from 'relay-runtime'
import { alerts } from '../../../errors/alertStore.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { keptShop } from '../../../lib/keptShop.ts'
import { pageShop } from '../../../relay/pageShop.ts'
import { registerUnsentWork } from '../../../relay/unsentWork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { lostNote } from './lostNote.ts'
import { subjectOf } from './cartChange.ts'
import { type KnownCart, readKnownCart } from './knownCart.ts'
import { refetchCart } from './refetchCart.ts'
import { shownCart } from './storeRecords.ts'
import { type Ended, type Told, type Waiting, WaitingChanges } from './waitingChanges.ts'

/** Says what waits and how it ended, and keeps it where the buyer has chosen so. */
class WaitingTeller implements Told {
  readonly #environment: IEnvironment
  #before: KnownCart | null = null
  #expected: KnownCart = new Map()
  #toast: number | null = null
  #isAsking = false

  constructor(environment: IEnvironment) {
    this.#environment = environment
  }

  waiting(entries: readonly Waiting[]): void {
    this.#before ??= this.#known()
    this.#show(entries)
    this.#keep(entries)
  }

  sending(): void {
    // A line that an answer has taken out meanwhile is missed nonetheless.
    this.#expected = new Map([...this.#expected, ...this.#known()])
  }

  ended(entries: readonly Ended[]): void {
    const [before, expected] = [this.#before, this.#expected]
    this.#forget()
    // A single change that went through at the second try, unseen, is no news.
    if (before !== null) void this.#tellEnded(entries, before, expected)
  }

  isEnd(error: unknown): boolean {
    return error instanceof GatewayError && (error.code === 'LOGIN_REQUIRED' || error.reason === 'SHOP_CHANGED')
  }

  lost(entries: readonly Waiting[]): void {
    this.#forget()
    lostNote.write(entries.map(({ change }) => subjectOf(change)))
  }

  async #tellEnded(ended: readonly Ended[], before: KnownCart, expected: KnownCart): Promise<void> {
    try {
      const [{ toldChanges }] = await Promise.all([import('./toldChanges.ts'), refetchCart(this.#environment)])
      const told = toldChanges({ before, expected, after: this.#known(), ended })
      if (told.length > 0) alerts.show({ kind: 'alert', text: `联网后已提交 ${ended.length} 处更改，期间有变化：${told.join('；')}。` })
      else toasts.show({ kind: 'ok', text: `网络已恢复，${ended.length} 处更改已同步` })
    } catch {
      toasts.show({ kind: 'warning', text: '网络已恢复，更改已提交，请核对采购单' })
    }
  }

  #known(): KnownCart {
    return readKnownCart(shownCart(this.#environment))
  }

  #show(entries: readonly Waiting[]): void {
    const [first] = entries
    if (first === undefined) return
    if (this.#toast !== null) toasts.dismiss(this.#toast)
    const subject = subjectOf(first.change)
    const text = entries.length === 1 ? `${subject}的更改` : `${subject}等 ${entries.length} 处更改`
    this.#toast = toasts.show({ kind: 'info', text: `现在没有网络，${text}待同步`, isLasting: true })
  }

  #keep(entries: readonly Waiting[]): void {
    const shop = keptShop.current()
    if (shop !== null && shop === pageShop.current())
      void import('./keptChanges.ts').then(({ keepChanges }) => keepChanges(shop, entries)).catch(() => this.#askBeforeLeaving())
    else this.#askBeforeLeaving()
  }

  /** What is not kept is lost with the document: the browser asks first. */
  #askBeforeLeaving(): void {
    if (this.#isAsking) return
    this.#isAsking = true
    window.addEventListener('beforeunload', askFirst)
  }

  #forget(): void {
    this.#before = null
    this.#expected = new Map()
    if (this.#toast !== null) toasts.dismiss(this.#toast)
    this.#toast = null
    this.#isAsking = false
    window.removeEventListener('beforeunload', askFirst)
    this.#keepNothing()
  }

  #keepNothing(): void {
    const shop = keptShop.current()
    if (shop !== null) void import('./keptChanges.ts').then(({ keepChanges }) => keepChanges(shop, [])).catch(() => {})
  }
}

const askFirst = (event: Event): void => event.preventDefault()

const queues = new WeakMap<IEnvironment, WaitingChanges>()

/** What waits for the network in an environment. */
export function waitingCart(environment: IEnvironment): WaitingChanges {
  const known = queues.get(environment)
  if (known !== undefined) return known
  const queue = new WaitingChanges(new WaitingTeller(environment))
  queues.set(environment, queue)
  registerUnsentWork(environment, () => queue.sendAll())
  window.addEventListener('online', () => void queue.sendAll())
  return queue
}
